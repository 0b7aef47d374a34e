import { checkInUse } from '../../clubs/in-use.js';
import type { Snapshot } from '../../ledger/log/event.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { etagOf } from '../../platform/http/write/version.js';
import { foundSeasons, type FoundSeasons } from '../found-seasons.js';
import { rowsOfSeasonEvent } from '../rows-of-event.js';
import { carriedNow, type CarriedRow } from './carried-rows.js';
import { contentOf, membersIn, requireFresh, requireNotKnown, viewCarried } from './carry-in.js';
import type { CorrectCarriedDto } from './carried.dto.js';
import type { CarriedTakenBack } from './carried.view.js';
import { readKnown } from './read-known.js';

/** A write to an evening that was carried in, for the version that it was made for. */
export interface CarriedWrite extends ClubWrite {
  readonly evening: string;
  /** The event since which it was so. */
  readonly version: number;
}

/**
 * Puts a whole new content in the place of an evening that was carried in.
 * @throws Problem `carried-evening-not-found`, `version-stale`, and what `carryIn` throws
 */
export function correctCarried(
  writer: ClubWriter,
  { pool }: Pick<Database, 'pool'>,
  { evening, version, ...write }: CarriedWrite,
  asked: CorrectCarriedDto,
): Promise<StoredAnswer> {
  return writeWithFreshRead(
    writer,
    write,
    () => readKnown(pool, write.clubId, [asked.day]),
    (known) => ({
      memberIds: membersIn(asked),
      books: true,
      rows: { season: known.closed, carriedEvening: [evening] },
      decide: (snapshot, now) => {
        checkInUse(snapshot.club);
        requireFresh(snapshot, known);
        const found = foundSeasons(snapshot, now, () => []);
        requireVersion(found, evening, version);
        requireNotKnown([asked], known, evening);
        const content = contentOf(asked, evening, { snapshot, people: [] });
        const why = asked.why.trim();
        const written = refusalAsProblem(() =>
          rowsOfSeasonEvent({ kind: 'evening-carried-in-corrected', ...content, why }, found),
        );
        return {
          events: [written],
          response: {
            status: 200,
            etag: etagAfter(snapshot),
            body: ({ seq }: { readonly seq: number }) => viewCarried(content, seq),
          },
        };
      },
    }),
  );
}

/** Takes an evening that was carried in back. Throws as `correctCarried`. */
export function takeBackCarried(
  writer: ClubWriter,
  { pool }: Pick<Database, 'pool'>,
  { evening, version, ...write }: CarriedWrite,
  why: string,
): Promise<StoredAnswer> {
  return writeWithFreshRead(
    writer,
    write,
    () => readKnown(pool, write.clubId, []),
    (known) => ({
      books: true,
      rows: { season: known.closed, carriedEvening: [evening] },
      decide: (snapshot, now) => {
        checkInUse(snapshot.club);
        requireFresh(snapshot, known);
        const found = foundSeasons(snapshot, now, () => []);
        const { day } = requireVersion(found, evening, version);
        const kind = 'evening-carried-in-taken-back' as const;
        const event = { kind, evening, day, why: why.trim() };
        return {
          events: [refusalAsProblem(() => rowsOfSeasonEvent(event, found))],
          response: {
            status: 200,
            etag: etagAfter(snapshot),
            body: ({ seq }: { readonly seq: number }): CarriedTakenBack => ({
              event: seq,
              evening,
            }),
          },
        };
      },
    }),
  );
}

/** The version that the one event of a write makes. */
function etagAfter({ club }: Snapshot): string {
  return etagOf(club.headSeq + 1);
}

function requireVersion(found: FoundSeasons, evening: string, version: number): CarriedRow {
  const row = refusalAsProblem(() => carriedNow(found, evening));
  const { fromSeq: current } = row;
  if (current === version) return row;
  throw new Problem('carried-moved-on', { current, version }, { currentVersion: current });
}
