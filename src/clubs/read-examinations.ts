import type { Pool } from 'pg';
import { EXAMINATION_KINDS, examinedIn, type Examined } from '../events/money/examinations.js';
import { readEventsOf } from './read-events.js';

/** Examinations and remarks of a club as its log has them, and the end of the log that they were read at. */
export async function readExaminations(
  pool: Pool,
  clubId: string,
): Promise<Examined & { readonly headSeq: number }> {
  const { headSeq, log } = await readEventsOf(pool, clubId, EXAMINATION_KINDS);
  return { headSeq, ...examinedIn(log) };
}
