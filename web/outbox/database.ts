import { Dexie, type EntityTable } from 'dexie';
import { lastMe, whoIs } from '../api/people/me.js';
import type { KeptEvening } from '../evening/kept-evening.js';
import type { BookChanges } from '../../src/rules/own-book/changes.js';
import type { BookId } from '../../src/rules/rule-book.js';
import type { Waiting } from './waiting.js';

/** The members of a club, in the order of the API. */
export interface KeptMembers {
  readonly club: string;
  readonly members: readonly (readonly [id: string, name: string])[];
  /**
   * Those who can no longer sit down: archived, or a guest merged into a member. Older entries have
   * none.
   */
  readonly away?: readonly string[];
  /** Their places for their faces (parts/people/faces.ts). Older entries have none. */
  readonly places?: readonly (readonly [id: string, place: number])[];
}

/** A version of a club's own book, as far as a hand is tried by it. */
export interface KeptBook {
  readonly name: string;
  readonly version: number;
  readonly book: BookId;
  readonly changes: BookChanges;
}

/** The own books of a club that the device read last. */
interface KeptBooks {
  readonly club: string;
  readonly books: readonly KeptBook[];
}

/** The last draft under a name that the outbox took. */
interface TakenDraft {
  readonly id: string;
  readonly key: string;
}

/** The device's database: the steps that are not sent, and the evenings it has seen. */
class DeviceDatabase extends Dexie {
  declare outbox: EntityTable<Waiting, 'id'>;
  declare taken: EntityTable<TakenDraft, 'id'>;
  declare evenings: EntityTable<KeptEvening, 'id'>;
  declare members: EntityTable<KeptMembers, 'club'>;
  declare books: EntityTable<KeptBooks, 'club'>;

  constructor() {
    // On the disk before it is said to be there: a draft goes when its step is in the outbox.
    super('kopperne', { chromeTransactionDurability: 'strict' });
    this.version(2).stores({
      outbox: '++id, session',
      drafts: null,
      taken: 'id',
      evenings: 'id',
      members: 'club',
    });
    // Evenings are kept by their steps: those in an older form are read again. Waiting steps stay.
    this.version(3).upgrade(async (here) => {
      await here.table('evenings').clear();
      await here.table<Waiting>('outbox').toCollection().modify(madeOnOpenTable);
    });
    this.version(4).upgrade(async (here) => {
      const me = lastMe();
      const by = me === null ? { id: '', name: '' } : whoIs(me);
      await here.table<Waiting>('outbox').toCollection().modify({ by });
    });
    this.version(5).stores({ books: 'club' });
  }
}

/** Nothing could be tapped at a closed table, and whether it was closed had another name. */
function madeOnOpenTable(waiting: { madeOn: Waiting['madeOn'] }): void {
  waiting.madeOn = { ...waiting.madeOn, closed: false };
}

export const db = new DeviceDatabase();

/** The waiting steps of a session, in order. */
export function waitingOf(session: string): Promise<Waiting[]> {
  return db.outbox.where('session').equals(session).sortBy('id');
}
