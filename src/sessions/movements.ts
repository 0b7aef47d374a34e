import type { ReadPool } from '../platform/database/pools.js';
import { movementsOf } from '../standings/figures/figures-of.js';
import type { Movement } from '../standings/figures/movement.js';
import { findHistory } from './history.js';

/**
 * The movements of an evening as the log had it at a head, step by step; empty for an evening that did
 * not exist yet.
 */
export async function readMovements(
  database: ReadPool,
  clubId: string,
  sessionId: string,
  head: number,
): Promise<readonly Movement[]> {
  const history = await findHistory(database, clubId, sessionId, head);
  return history === null ? [] : movementsOf(history.rules, history.course);
}
