import type { ReadPool } from '../../platform/database/pools.js';
import type { GameId } from '../../rules/game.js';
import type { PlayerId } from '../../rules/payment.js';
import type { EveningFilter } from '../statistics/read/read-statistics.js';
import type { ReadAt } from '../statistics/read/read-head.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** The points of somebody on an evening that was carried in, with all that is known of it. */
export interface CarriedLine {
  readonly session: string;
  readonly day: string;
  readonly game: GameId;
  readonly book: string | null;
  readonly tableName: string | null;
  /** Minor units a point; null where it is not known. */
  readonly worth: number | null;
  readonly member: PlayerId;
  readonly points: number;
  /** The money of the points, in minor units; null where it is not known. */
  readonly money: number | null;
}

const RESULTS = `SELECT e.id AS session, ${selectColumns('CarriedEvening', 'e', 'day', 'game', 'book', 'tableName', 'worth')},
    r.member_id AS member, r.points, r.points * e.worth AS money
  FROM carried_evening e
    JOIN carried_result r ON r.club_id = e.club_id AND r.evening_id = e.id AND r.from_seq = e.from_seq
  WHERE e.club_id = $1 AND e.from_seq <= $2 AND (e.until_seq IS NULL OR e.until_seq > $2)
    AND ($3::text IS NULL OR e.day >= $3)
    AND ($4::text IS NULL OR e.day <= $4)
    AND ($5::text[] IS NULL OR e.book = ANY ($5))
    AND ($6::text[] IS NULL OR e.table_name = ANY ($6))
    AND ($7::uuid[] IS NULL OR e.id = ANY ($7))
    AND ($8::uuid[] IS NULL OR r.member_id = ANY ($8))
  ORDER BY e.day, e.from_seq, r.member_id`;

/** The results of evenings that were carried in, as a head of the log has them, by day, then event. */
export async function readResults(
  { pool }: ReadPool,
  { clubId, head }: Pick<ReadAt, 'clubId' | 'head'>,
  filter: EveningFilter,
): Promise<CarriedLine[]> {
  const { from = null, to = null, books = null, tables = null } = filter;
  const { sessions = null, members = null } = filter;
  const { rows } = await pool.query<CarriedLine>({
    text: RESULTS,
    values: [clubId, head, from, to, books, tables, sessions, members],
  });
  return rows;
}
