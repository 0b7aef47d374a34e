import { Dexie, type EntityTable } from 'dexie';
import type { KeptEvening } from '../evening/known.js';
import type { Waiting } from './waiting.js';

/** The members of a club, in the order of the API. */
export interface KeptMembers {
  readonly club: string;
  readonly members: readonly (readonly [id: string, name: string])[];
}

/** What is half typed. */
export interface DraftRow {
  /** `session/what`. */
  readonly id: string;
  readonly value: unknown;
  /** The tab that typed it. */
  readonly tab: string;
  /** The step in the outbox that it takes the place of; null for a new one. */
  readonly replaces: number | null;
}

/** What this device keeps: what is not sent, what is half typed, and the evenings it has seen. */
class KeptHere extends Dexie {
  declare outbox: EntityTable<Waiting, 'id'>;
  declare drafts: EntityTable<DraftRow, 'id'>;
  declare evenings: EntityTable<KeptEvening, 'id'>;
  declare members: EntityTable<KeptMembers, 'club'>;

  constructor() {
    super('kopperne');
    this.version(1).stores({
      outbox: '++id, session',
      drafts: 'id',
      evenings: 'id',
      members: 'club',
    });
  }
}

export const kept = new KeptHere();

/** The kind of the query that asks only whether an evening is kept here. */
export const OPENING = 'opening';

/** What waits of a session, in order. */
export function waitingOf(session: string): Promise<Waiting[]> {
  return kept.outbox.where('session').equals(session).sortBy('id');
}
