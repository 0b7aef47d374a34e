import { kept } from './database.js';
import type { Queue } from './sender.js';
import type { Waiting } from './waiting.js';

/** The outbox in this device's database. */
export const queue: Queue = {
  async heads() {
    const first = new Map<string, Waiting>();
    for (const waiting of await kept.outbox.orderBy('id').toArray()) {
      if (!first.has(waiting.session)) first.set(waiting.session, waiting);
    }
    return [...first.values()];
  },

  goesOut(id) {
    return kept.transaction('rw', kept.outbox, async () => {
      const waiting = await kept.outbox.get(id);
      if (waiting?.state.is !== 'waiting') return null;
      const out = { ...waiting, tries: waiting.tries + 1 };
      await kept.outbox.put(out);
      return out;
    });
  },

  async acknowledge({ id, session, step }, answer) {
    // The rules are fetched by who sends, not by everybody who opens the app.
    const { keepTaken } = await import('../evening/kept-evening.js');
    // Together, or the hand would be counted twice or not at all for a moment.
    await kept.transaction('rw', kept.outbox, kept.evenings, async () => {
      await kept.outbox.delete(id);
      const evening = await kept.evenings.get(session);
      if (evening !== undefined) await kept.evenings.put(keepTaken(evening, step, answer));
    });
  },

  async setState(id, state) {
    await kept.outbox.update(id, { state });
  },
};
