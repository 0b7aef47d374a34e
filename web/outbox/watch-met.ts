import { liveQuery } from 'dexie';
import { contact } from '../api/live/contact.js';
import { queryClient } from '../api/query-client.js';
import { db } from './database.js';
import { isBehind } from './waiting.js';

/** A session with a step that met a later table than the one it was made for. */
interface Met {
  readonly club: string;
  readonly session: string;
  /** Whether the session must be read first. */
  readonly mustRead: boolean;
}

/**
 * Looks after steps that met a later table: reads that table, whatever screen is open, and lets the
 * steps go on that are the same steps on it.
 *
 * @returns stops it
 */
export function watchMet(): () => void {
  let all: readonly Met[] = [];
  const look = () => {
    // Without a network, once it is back.
    for (const met of all) void lookAfter(met).catch(() => undefined);
  };
  const watching = liveQuery(readMet).subscribe((met) => {
    all = met;
    look();
  });
  const contacts = contact.watch(() => {
    if (contact.now()) look();
  });
  return () => {
    watching.unsubscribe();
    contacts();
  };
}

async function readMet(): Promise<readonly Met[]> {
  const conflicts = await db.outbox.filter(({ state }) => state.is === 'conflict').toArray();
  const kept = await db.evenings.bulkGet(conflicts.map(({ session }) => session));
  return conflicts.map((waiting, n) => {
    const { club, session } = waiting;
    const here = kept[n];
    const mustRead =
      here === undefined ||
      isBehind(waiting, { version: here.steps.length, lastEvent: here.lastEvent });
    return { club, session, mustRead };
  });
}

async function lookAfter({ club, session, mustRead }: Met): Promise<void> {
  // The rules are fetched by who needs them, not by everybody who opens the app.
  if (!mustRead) {
    const { settleSession } = await import('./sending/settle-session.js');
    await settleSession(session);
    return;
  }
  const { readingQuery } = await import('../evening/read-evening.js');
  await queryClient.query({ ...readingQuery(club, session), staleTime: 0 });
}
