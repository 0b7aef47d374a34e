import { db } from '../outbox/database.js';
import type { KeptEvening } from './kept-evening.js';

/** An open session that this device can show without a network. */
export interface RunningHere {
  readonly id: string;
  readonly club: string;
  readonly tableName: string | null;
  /** Null in evenings that an earlier version kept. */
  readonly openedAt: string | null;
}

/**
 * The open sessions that this device keeps, the one that was opened last first.
 *
 * @param club only its sessions; undefined for those of all clubs
 */
export async function runningHere(club?: string): Promise<readonly RunningHere[]> {
  const [evenings, closing] = await db.transaction('r', db.evenings, db.outbox, () =>
    Promise.all([
      db.evenings.toArray(),
      db.outbox.filter(({ step }) => step.kind === 'close').toArray(),
    ]),
  );
  const closed = new Set(closing.map(({ session }) => session));
  return evenings
    .filter((evening) => club === undefined || evening.club === club)
    .filter((evening) => isOpen(evening) && !closed.has(evening.id))
    .map(asRunning)
    .toSorted((one, other) => (other.openedAt ?? '').localeCompare(one.openedAt ?? ''));
}

function isOpen({ steps }: KeptEvening): boolean {
  return !steps.some(({ kind }) => kind === 'session-closed');
}

function asRunning({ id, club, steps: [opening], openedAt }: KeptEvening): RunningHere {
  const tableName = opening?.kind === 'session-opened' ? (opening.tableName ?? null) : null;
  return { id, club, tableName, openedAt: openedAt ?? null };
}
