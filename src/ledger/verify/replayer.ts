import type { LoggedEvent } from '../log/event.js';
import type { EventWriting } from '../projection/projected-rows.js';

/**
 * Folds the log of one club again. The ledger knows no rules of any game: the replayer has them, and
 * verification compares its rows with the stored ones.
 */
export interface Replayer {
  /**
   * Folds the next event; they come in order, from the first on.
   * @throws when the event cannot have happened; verification then names it
   */
  apply(event: LoggedEvent): EventWriting;
  /** The session has had its last event in the log: let go of it. */
  finish(sessionId: string): void;
}

/** Makes one for a log that is to be followed from its first event on. */
export type NewReplayer = () => Replayer;
