import { db } from '../database.js';
import { hasDrafts } from '../drafts.js';

/**
 * Data that stays on this device when somebody goes on at another address: the browser keeps them
 * apart.
 */
export interface LeftBehind {
  /** How many steps are not sent. */
  readonly notSent: number;
  readonly isHalfTyped: boolean;
}

export async function leftBehind(): Promise<LeftBehind> {
  return { notSent: await db.outbox.count(), isHalfTyped: hasDrafts() };
}
