import type { HashedEvent } from '../log/chain.js';
import type { NewEvent } from '../log/event.js';

/** An event as the log keeps it. */
export interface LoggedEvent extends HashedEvent {
  /** The session it belongs to; null for an event of the club. */
  readonly sessionId: string | null;
  readonly hash: string;
}

/** What an event must have written, as far as verification compares it. */
export type ReplayedEvent = Pick<
  NewEvent,
  | 'postings'
  | 'newAccounts'
  | 'session'
  | 'member'
  | 'membership'
  | 'device'
  | 'fines'
  | 'fineStates'
  | 'disputeRaised'
  | 'disputeEnded'
>;

/** A session as its events leave it. */
export interface ReplayedSession {
  readonly status: 'open' | 'closed';
  readonly version: number;
  readonly state: object;
}

/**
 * Folds the log of one club anew. The ledger knows no rules of any game: whoever has them gives it
 * a replayer, and verification compares what it says with what is stored.
 */
export interface Replayer {
  /**
   * Folds the next event; they come in order, from the first on.
   * @throws when the event cannot have happened; verification then names it
   */
  apply(event: LoggedEvent): ReplayedEvent;
  /** The session after its last event in the log. It will not be asked for again: let go of it. */
  finish(sessionId: string): ReplayedSession;
}
