import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { Database } from '../../platform/database/database.js';
import { placeOf, type FoundEvening } from '../found-seasons.js';
import { decideSeason, ofVersion, writeSeason, type SeasonWrite } from './write-season.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/**
 * Closes a season: its table is final. Later corrections are shown beside it.
 *
 * @throws Problem `season-not-found`, `version-stale`, `club-archived`, `season-closed` for a closed
 *   one; `season-refused` up to its last day, and while an evening of it is open
 */
export function closeSeason(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: SeasonWrite,
): Promise<StoredAnswer> {
  const { season, version, ...request } = write;
  return writeWithFreshRead(
    writer,
    request,
    () => readOpenEvenings(database, write.clubId),
    ({ head, evenings }) => ({
      books: true,
      rows: { season: [season], seasonEvening: [season] },
      decide(snapshot, now) {
        // An evening may have been opened, closed or moved meanwhile.
        if (head !== snapshot.club.headSeq) throw new StaleRead();
        const asked = ofVersion(season, version, () => ({ kind: 'season-closed', season }));
        return decideSeason(snapshot, now, asked, () => evenings);
      },
    }),
  );
}

/** Opens a closed season again. Throws as `closeSeason`, and `season-refused` for one that is open. */
export function reopenSeason(
  writer: ClubWriter,
  write: SeasonWrite,
  why: string,
): Promise<StoredAnswer> {
  return writeSeason(writer, write, ({ id: season }) => {
    return { kind: 'season-reopened', season, why: why.trim() };
  });
}

interface OpenEveningRow {
  readonly head: number;
  readonly timeZone: string;
  readonly id: string | null;
  readonly openedAt: Date;
  readonly day: string | null;
  readonly book: string;
  readonly ownBook: string | null;
  readonly tableName: string | null;
}

/** The evenings of a club that are open, with the head of its log as of which they are. */
async function readOpenEvenings(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
): Promise<{ readonly head: number; readonly evenings: readonly FoundEvening[] }> {
  const { rows } = await pool.query<OpenEveningRow>({
    name: 'open-evenings',
    text: `SELECT c.head_seq AS head, ${selectColumns('Club', 'c', 'timeZone')},
        ${selectColumns('Session', 's', 'id', 'openedAt', 'day', 'book', 'ownBook', 'tableName')}
      FROM club c LEFT JOIN session s ON s.club_id = c.id AND s.status = 'open'
      WHERE c.id = $1 ORDER BY s.opened_at, s.id`,
    values: [clubId],
  });
  const evenings = rows.flatMap(({ id, openedAt, timeZone, ...evening }) => {
    if (id === null) return [];
    return [placeOf({ id, openedAt: openedAt.toISOString(), ...evening }, timeZone)];
  });
  return { head: rows[0]?.head ?? 0, evenings };
}
