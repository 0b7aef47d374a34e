import type { NewAccount, NewPosting } from './posting.js';
import type { LoggedEvent, ReplayedEvent, Replayer } from './replayer.js';
import type { VerifiedBalances } from './verify-balances.js';
import type { LoggedPosting } from './verify-pages.js';

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

/** Folds the event anew and compares its payments, one by one, with those of the ledger. */
export function compareReplay(
  replayer: Replayer,
  event: LoggedEvent,
  stored: readonly LoggedPosting[],
  balances: VerifiedBalances,
): Finding | null {
  const wrong = (detail: string): Finding => ({ seq: event.seq, check: 'replay', detail });
  let replayed: ReplayedEvent;
  try {
    replayed = replayer.apply(event);
  } catch (error) {
    return wrong(
      `it cannot be replayed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  for (const account of replayed.newAccounts) {
    const detail = accountDifference(account, balances);
    if (detail !== null) return wrong(detail);
  }
  const { postings } = replayed;
  for (let i = 0; i < Math.max(postings.length, stored.length); i++) {
    const should = postings[i];
    const is = stored[i];
    if (should === undefined) return wrong(`payment ${i + 1} is not what it comes to`);
    if (is === undefined) return wrong(`payment ${i + 1} is missing`);
    for (const field of COMPARED) {
      if (is[field] !== should[field]) {
        const values = `${String(is[field])}, not ${String(should[field])}`;
        return wrong(`payment ${i + 1} has ${field} ${values}`);
      }
    }
  }
  return null;
}

function accountDifference(should: NewAccount, balances: VerifiedBalances): string | null {
  const is = balances.account(should.id);
  if (is === undefined) return `account ${should.id} is missing`;
  const same =
    is.kind === should.kind && is.sessionId === should.sessionId && is.memberId === should.memberId;
  return same ? null : `account ${should.id} is not the ${should.kind} account it opened`;
}
