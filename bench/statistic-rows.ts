import type { Pool } from 'pg';
import { readHead } from '../src/seasons/statistics/read/read-head.js';
import {
  readStatistics,
  type EveningFilter,
} from '../src/seasons/statistics/read/read-statistics.js';
import { median } from './bench-database.js';
import type { FilledClub } from './filled-club.js';

/**
 * The cost of reading the rows of statistics: a season in a club that has played nothing else, the same
 * in one of a million postings, and everything that the latter has ever played, now and as of a head of
 * long ago.
 */

/** The evenings of a season. */
export const SEASON = 40;
const ROUNDS = 15;

interface Read {
  readonly what: string;
  readonly club: FilledClub;
  readonly filter: EveningFilter;
  readonly head?: number;
}

/** @param season a club with that many evenings and no others */
export async function timeStatistics(
  pool: Pool,
  old: FilledClub,
  season: FilledClub,
): Promise<void> {
  const { head } = await readHead({ pool }, old.clubId);
  const latest = { sessions: await latestSessions(pool, old.clubId) };
  const [member = ''] = old.members;
  const reads: readonly Read[] = [
    { what: `${SEASON} evenings, all there are`, club: season, filter: {} },
    { what: `${SEASON} evenings of a million postings`, club: old, filter: latest },
    { what: 'one member, a million postings', club: old, filter: { members: [member] } },
    { what: 'all, a million postings', club: old, filter: {} },
    { what: 'all, as of half of them', club: old, filter: {}, head: Math.floor(head / 2) },
  ];
  console.log(`Rows of statistics, medians of ${ROUNDS}`);
  console.log('what | evenings | rows | ms');
  for (const read of reads) console.log((await timed(pool, read)).join(' | '));
}

async function timed(pool: Pool, { what, club, filter, head }: Read): Promise<(string | number)[]> {
  const times: number[] = [];
  let counts = [0, 0];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = performance.now();
    const at = await readHead({ pool }, club.clubId, head ?? null);
    const evenings = await readStatistics({ pool }, at, filter);
    // The first round warms up.
    if (round > 0) times.push(performance.now() - start);
    counts = [evenings.length, evenings.flatMap(({ rows }) => rows ?? []).length];
  }
  return [what, ...counts, median(times).toFixed(1)];
}

async function latestSessions(pool: Pool, clubId: string): Promise<string[]> {
  const { rows } = await pool.query<{ readonly id: string }>(
    `SELECT id FROM session WHERE club_id = $1 AND status = 'closed'
      ORDER BY opened_at DESC, id DESC LIMIT ${SEASON}`,
    [clubId],
  );
  return rows.map(({ id }) => id);
}
