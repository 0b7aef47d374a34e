import type { Names } from '../../clubs/actor-names.js';
import type { ClubEvent } from '../../clubs/rows-of-event.js';
import type { SessionEvent } from '../../evening/event.js';

/** What can happen in a club. */
export type EventKind = ClubEvent['kind'] | SessionEvent['kind'];

/** An event as the log has it. */
export interface Logged {
  readonly seq: number;
  readonly time: string;
  readonly actor: string;
  readonly session: string | null;
  readonly event: SessionEvent | ClubEvent;
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
  /** What members, users and devices are called now, by id. */
  readonly names: Names;
  readonly fines: ReadonlyMap<string, FineFacts>;
  readonly disputes: readonly DisputeFacts[];
  /** What the event before it said of the same member, user or club, by the event's number. */
  readonly before: ReadonlyMap<number, ClubEvent>;
}

export function isOfClub(event: SessionEvent | ClubEvent): event is ClubEvent {
  return /^(club|member|access|device)-/.test(event.kind);
}
