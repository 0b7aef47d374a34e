import { db } from '../database.js';
import type { Queue } from './sender.js';
import type { Waiting } from '../waiting.js';

/** The outbox in this device's database. */
export const queue: Queue = {
  async heads() {
    const first = new Map<string, Waiting>();
    for (const waiting of await db.outbox.orderBy('id').toArray()) {
      if (!first.has(waiting.session)) first.set(waiting.session, waiting);
    }
    return [...first.values()];
  },

  goesOut(id) {
    return db.transaction('rw', db.outbox, async () => {
      const waiting = await db.outbox.get(id);
      if (waiting?.state.is !== 'waiting') return null;
      const out = { ...waiting, tries: waiting.tries + 1 };
      await db.outbox.put(out);
      return out;
    });
  },

  async acknowledge({ id, session, step }, answer) {
    // The rules are fetched by who sends, not by everybody who opens the app.
    const { keepTaken } = await import('../../evening/kept-evening.js');
    // Together, or the hand would be counted twice or not at all for a moment.
    await db.transaction('rw', db.outbox, db.evenings, async () => {
      await db.outbox.delete(id);
      const evening = await db.evenings.get(session);
      if (evening !== undefined) await db.evenings.put(keepTaken(evening, step, answer));
    });
  },

  async setState(id, state) {
    await db.outbox.update(id, { state });
  },
};
