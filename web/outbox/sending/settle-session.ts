import { courseOf, rulesOf } from '../../evening/kept-evening.js';
import { settleWaiting } from '../../evening/settle-waiting.js';
import { db, waitingOf } from '../database.js';

/** Settles the waiting steps of a session that need nobody's decision (`settle-waiting.ts`). */
export async function settleSession(session: string): Promise<void> {
  await db.transaction('rw', db.outbox, db.evenings, async () => {
    const kept = await db.evenings.get(session);
    if (kept === undefined) return;
    const { id, disputes, lastEvent } = kept;
    const folded = { id, rules: rulesOf(kept), course: courseOf(kept), disputes, lastEvent };
    await db.outbox.bulkPut([...settleWaiting(folded, await waitingOf(session))]);
  });
}
