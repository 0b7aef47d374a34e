import type { NewPosting } from '../log/posting.js';
import type { LoggedEvent, ReplayedEvent, Replayer } from './replayer.js';
import type { VerifiedBalances } from './balances.js';
import type { LoggedPosting } from './pages.js';

/** What is wrong with an event. */
export interface Finding {
  readonly seq: number;
  readonly check: 'chain' | 'postings' | 'balances' | 'replay' | 'state';
  /** In words. */
  readonly detail: string;
}

const COMPARED = [
  'from',
  'to',
  'amount',
  'reason',
  'source',
  'stage',
  'handNumber',
  'fineId',
] as const satisfies readonly (keyof NewPosting)[];

/**
 * Folds the event anew, and compares the accounts it opens with those that are kept.
 *
 * @returns what it comes to, or the finding that it cannot have happened
 */
export function replayEvent(
  replayer: Replayer,
  event: LoggedEvent,
  balances: VerifiedBalances,
): ReplayedEvent | Finding {
  const wrong = (detail: string): Finding => ({ seq: event.seq, check: 'replay', detail });
  try {
    const replayed = replayer.apply(event);
    for (const account of replayed.newAccounts) {
      const detail = balances.open(account);
      if (detail !== null) return wrong(detail);
    }
    return replayed;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return wrong(`it cannot be replayed: ${said}`);
  }
}

/** Compares the payments that an event comes to, one by one, with those of the ledger. */
export function comparePostings(
  { seq }: LoggedEvent,
  should: readonly NewPosting[],
  stored: readonly LoggedPosting[],
): Finding | null {
  const wrong = (detail: string): Finding => ({ seq, check: 'replay', detail });
  for (let i = 0; i < Math.max(should.length, stored.length); i++) {
    const expected = should[i];
    const is = stored[i];
    if (expected === undefined) return wrong(`payment ${i + 1} is not what it comes to`);
    if (is === undefined) return wrong(`payment ${i + 1} is missing`);
    for (const field of COMPARED) {
      if (is[field] !== expected[field]) {
        const values = `${String(is[field])}, not ${String(expected[field])}`;
        return wrong(`payment ${i + 1} has ${field} ${values}`);
      }
    }
  }
  return null;
}
