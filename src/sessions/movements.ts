import type { ReadPool } from '../platform/database/pools.js';
import { movementsOf } from '../standings/figures/figures-of.js';
import type { Movement } from '../standings/figures/movement.js';
import { findHistory } from './history.js';

/** What moved in an evening as the log had it at a head, step by step; nothing where there was none yet. */
export async function readMovements(
  database: ReadPool,
  clubId: string,
  sessionId: string,
  head: number,
): Promise<readonly Movement[]> {
  const history = await findHistory(database, clubId, sessionId, head);
  return history === null ? [] : movementsOf(history.rules, history.course);
}
