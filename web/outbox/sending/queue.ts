import { db, type KeptMembers } from '../database.js';
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

  async acknowledge({ id, club, session, step }, answer) {
    // The rules are fetched by who sends, not by everybody who opens the app.
    const { keepTaken } = await import('../../evening/kept-evening.js');
    // Together, or the hand would be counted twice or not at all for a moment.
    await db.transaction('rw', db.outbox, db.evenings, db.members, async () => {
      await db.outbox.delete(id);
      if (step.kind === 'join' && step.guest !== undefined) {
        await keepGuest(club, [step.player, step.guest.name]);
      }
      const evening = await db.evenings.get(session);
      if (evening !== undefined) await db.evenings.put(keepTaken(evening, step, answer));
    });
  },

  async setState(id, state) {
    await db.outbox.update(id, { state });
  },
};

/** Until the members are read again, the guest who has just become known to the club has a name. */
async function keepGuest(club: string, guest: readonly [id: string, name: string]): Promise<void> {
  await db.members
    .where('club')
    .equals(club)
    .modify((kept: { members: KeptMembers['members'] }) => {
      if (kept.members.every(([id]) => id !== guest[0])) kept.members = [...kept.members, guest];
    });
}
