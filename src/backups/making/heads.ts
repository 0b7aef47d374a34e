import type { Pool } from 'pg';

/** How far the log of a club had been written at a moment. */
export interface ClubHead {
  readonly id: string;
  readonly name: string;
  /** Number of the last event. */
  readonly seq: number;
  /** Its hash: 64 hexadecimal digits. */
  readonly hash: string;
}

/** The heads of all clubs, as one statement sees them. A database without tables has no club. */
export async function readHeads(pool: Pool): Promise<ClubHead[]> {
  if (!(await hasClubs(pool))) return [];
  const { rows } = await pool.query<ClubHead>(
    'SELECT id, name, head_seq AS seq, head_hash AS hash FROM club ORDER BY created_at, id',
  );
  return rows;
}

/** The hash of an event of a club; null where its log does not reach so far. */
export async function readHash(pool: Pool, id: string, seq: number): Promise<string | null> {
  const { rows } = await pool.query<{ hash: string }>(
    'SELECT hash FROM club_event WHERE club_id = $1 AND seq = $2',
    [id, seq],
  );
  return rows[0]?.hash ?? null;
}

async function hasClubs(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    "SELECT to_regclass('club') IS NOT NULL AS found",
  );
  return rows[0]?.found === true;
}
