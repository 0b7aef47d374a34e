import { checkInUse } from '../../clubs/in-use.js';
import { newMember } from '../../clubs/members/change-member.js';
import { viewMember } from '../../clubs/view.js';
import type { CarriedContent, CarriedResult } from '../../events/season/carried.js';
import type { MemberRow, Snapshot } from '../../ledger/log/event.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import { newId } from '../../platform/chance/chance.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { resolveRules, ruleBook } from '../../rules/rule-book.js';
import { foundSeasons } from '../found-seasons.js';
import { rowsOfSeasonEvent } from '../rows-of-event.js';
import type { CarriedContentDto, CarriedPersonDto, CarryInDto } from './carried.dto.js';
import type { CarriedEveningView, CarriedIn } from './carried.view.js';
import { readKnown, type Known } from './read-known.js';

/**
 * Carries evenings from before in, all or none: an event for each day and table, after those of the
 * people who are added with them, under one key.
 *
 * @throws Problem `club-archived`, `member-not-found`, `member-archived` for who left for good,
 *   `guest-refused` for who was merged, `season-closed`, `carried-evening-refused`, `day-refused`;
 *   `confirmation-needed` for a second evening of a day and table
 */
export function carryIn(
  writer: ClubWriter,
  { pool }: Pick<Database, 'pool'>,
  write: ClubWrite,
  { people, evenings }: CarryInDto,
): Promise<StoredAnswer> {
  const days = [...new Set(evenings.map(({ day }) => day))];
  return writeWithFreshRead(
    writer,
    write,
    () => readKnown(pool, write.clubId, days),
    (known) => ({
      memberIds: evenings.flatMap(membersIn),
      books: true,
      rows: { season: known.closed },
      decide: (snapshot, now) => {
        checkInUse(snapshot.club);
        requireFresh(snapshot, known);
        const added = addPeople(snapshot, people ?? [], now);
        requireNotKnown(evenings, known);
        const contents = evenings.map((asked, at) =>
          atField(`evenings[${at}]`, () =>
            contentOf(asked, newId(), { snapshot, people: added.map(({ member }) => member.id) }),
          ),
        );
        const found = foundSeasons(snapshot, now, () => []);
        const events = contents.map((content, at) =>
          atField(`evenings[${at}]`, () =>
            rowsOfSeasonEvent({ kind: 'evening-carried-in', ...content }, found),
          ),
        );
        const members = added.map(({ member }) => viewMember(member));
        return {
          events: [...added.map(({ event }) => event), ...events],
          response: {
            status: 201,
            body: ({ seq }: { readonly seq: number }): CarriedIn => ({
              people: members,
              evenings: contents.map((content, at) =>
                viewCarried(content, seq - contents.length + 1 + at),
              ),
            }),
          },
        };
      },
    }),
  );
}

/** @throws StaleRead where a season or an evening may be another since it was read */
export function requireFresh({ club }: Snapshot, { headSeq }: Known): void {
  if (club.headSeq !== headSeq) throw new StaleRead();
}

/** The members whom an evening names. */
export function membersIn({ results }: CarriedContentDto): string[] {
  return results.flatMap(({ member }) => member?.toLowerCase() ?? []);
}

function addPeople({ club }: Snapshot, people: readonly CarriedPersonDto[], now: Date) {
  return people.map(({ name, guest }, n) => {
    const kind = guest === true ? 'guest-added' : 'member-added';
    return newMember(club, { name, kind, now }, n);
  });
}

/**
 * A second evening of a day and table can be one, and a list that was pasted twice looks the same.
 *
 * @param except the evening that is corrected
 * @throws Problem `confirmation-needed`
 */
export function requireNotKnown(
  asked: readonly CarriedContentDto[],
  { evenings }: Known,
  except: string | null = null,
): void {
  const keyOf = (day: string, table: string | null) => `${day} ${table ?? ''}`;
  const others = evenings.filter(({ id }) => id !== except);
  const seen = new Set(others.map(({ day, table }) => keyOf(day, table)));
  for (const [at, { day, table, again }] of asked.entries()) {
    const key = keyOf(day, nameOf(table));
    if (seen.has(key) && again !== true) {
      const field = except === null ? `evenings[${at}].again` : 'again';
      throw new Problem('carried-day-known', { day, table: nameOf(table) ?? '' }, { field });
    }
    seen.add(key);
  }
}

function nameOf(table: string | null | undefined): string | null {
  return table?.trim() ?? null;
}

interface KnownPeople {
  readonly snapshot: Pick<Snapshot, 'members'>;
  /** The ids of those who are added in the same write. */
  readonly people: readonly string[];
}

/** The content of an evening, as an event says it. Throws as `carryIn`. */
export function contentOf(
  asked: CarriedContentDto,
  evening: string,
  known: KnownPeople,
): CarriedContent {
  const { day, game, book = null, table, worth = null, others = null } = asked;
  if (book !== null && refusalAsProblem(() => resolveRules(ruleBook(book))).game !== game) {
    throw new Problem('carried-book-of-other-game', {}, { field: 'book' });
  }
  const results = asked.results.map((result, at): CarriedResult => {
    return { member: personOf(result, known, `results[${at}]`), points: result.points };
  });
  return { evening, day, game, book, table: nameOf(table), worth, results, others };
}

function personOf(
  { member, person }: CarriedContentDto['results'][number],
  { snapshot, people }: KnownPeople,
  field: string,
): string {
  const isKnown = member != null;
  if (isKnown === (person != null)) throw new Problem('carried-person-or-new', {}, { field });
  if (!isKnown) {
    const added = people[person ?? -1];
    if (added === undefined) throw new Problem('carried-person-or-new', {}, { field });
    return added;
  }
  const row = snapshot.members.get(member.toLowerCase());
  if (row === undefined) throw new Problem('member-not-found', {}, { field });
  requirePerson(row, field);
  return row.id;
}

/** @throws Problem `member-archived` for who left for good, `guest-refused` for who was merged */
function requirePerson(row: MemberRow, field: string): void {
  if (row.initials !== null) throw new Problem('member-forgotten', {}, { field });
  if (row.mergedInto !== null) {
    throw new Problem('guest-is-merged', { guest: row.name }, { field });
  }
}

/** A refusal of one evening names its place in the request. */
function atField<T>(place: string, make: () => T): T {
  try {
    return refusalAsProblem(make);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { field } = error.extra;
    throw error.at(field === undefined ? place : `${place}.${field}`);
  }
}

/** An evening that was carried in, in the API. @param since the event */
export function viewCarried(content: CarriedContent, since: number): CarriedEveningView {
  const { evening: id, day, game, book, table, worth, others } = content;
  const results = [...content.results].sort((one, other) => (one.member < other.member ? -1 : 1));
  return { id, since, day, game, book, table, worth, results, others };
}
