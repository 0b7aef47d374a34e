import type { Period, Reading } from '../table.js';

/** Where a period lies in the log. */
export interface PartOfLog {
  readonly first: number;
  readonly last: number;
}

const PART_OF_LOG = `
  SELECT min(seq)::int8 AS first, max(seq)::int8 AS last FROM club_event
  WHERE club_id = $1 AND seq <= $2
    AND ($3::date IS NULL OR (time AT TIME ZONE $5)::date >= $3::date)
    AND ($4::date IS NULL OR (time AT TIME ZONE $5)::date <= $4::date)`;

/** The part of the log in which a period lies; null where nothing happened in it. */
export async function partOfLog({
  database: { pool },
  turns,
  about: { clubId, head, timeZone },
  query: { from, to },
}: Reading<Period>): Promise<PartOfLog | null> {
  const { rows } = await turns(() =>
    pool.query<{ first: number | null; last: number | null }>({
      name: 'part-of-log',
      text: PART_OF_LOG,
      values: [clubId, head.seq, from, to, timeZone],
    }),
  );
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last };
}
