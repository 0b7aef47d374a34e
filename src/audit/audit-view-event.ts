import type { EventKind } from '../ledger/event.js';
import type { SessionEvent } from '../sessions/event.js';

/** What the log says of the club itself or a member. */
export interface ClubLogged {
  readonly kind: Exclude<EventKind, SessionEvent['kind']>;
  readonly name: string;
  /** Of the events that rename, archive and restore. */
  readonly archived?: boolean;
  /** Of the events of a member. */
  readonly member?: string;
}

/** An event as the log has it. */
export interface Logged {
  readonly seq: number;
  readonly time: string;
  readonly actor: string;
  readonly session: string | null;
  readonly event: SessionEvent | ClubLogged;
}

/** A fine as its row has it. */
export interface FineFacts {
  readonly id: string;
  readonly code: string;
  readonly player: string;
  readonly amount: number;
}

/** A dispute as its row has it. */
export interface DisputeFacts {
  readonly id: string;
  readonly hand: number | null;
  readonly fine: string | null;
  readonly raisedSeq: number;
  /** Null while it is open. */
  readonly endedSeq: number | null;
  readonly state: 'open' | 'upheld' | 'overturned' | 'withdrawn';
}

/** What must be known beside the events of a page to tell them. */
export interface Around {
  /** Names of members as they are now, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly fines: ReadonlyMap<string, FineFacts>;
  readonly disputes: readonly DisputeFacts[];
  /** What the event before it said of the same member or of the club, by the event's number. */
  readonly before: ReadonlyMap<number, ClubLogged>;
}

export function isOfClub(event: SessionEvent | ClubLogged): event is ClubLogged {
  return event.kind.startsWith('club-') || event.kind.startsWith('member-');
}
