import { MOST_AMOUNT } from './posting.js';
import type { LoggedEvent } from './replayer.js';
import type { LoggedPosting, StoredAccount } from './verify-pages.js';
import type { Finding } from './verify-replay.js';

/** What the postings of an account come to. */
interface Moved {
  balance: number;
  /** The last event that moved it. */
  lastSeq: number;
}

/** Adds postings up and compares them with the balances of the accounts. */
export class VerifiedBalances {
  readonly #accounts: ReadonlyMap<number, StoredAccount>;
  readonly #moved = new Map<number, Moved>();

  constructor(accounts: ReadonlyMap<number, StoredAccount>) {
    this.#accounts = accounts;
  }

  account(id: number): StoredAccount | undefined {
    return this.#accounts.get(id);
  }

  /** Adds the postings of an event; says what is wrong with the first that cannot be. */
  add(event: LoggedEvent, postings: readonly LoggedPosting[]): Finding | null {
    for (let i = 0; i < postings.length; i++) {
      const posting = postings[i];
      if (posting === undefined) break;
      const detail = this.#wrong(event, posting, i + 1);
      if (detail !== null) return { seq: event.seq, check: 'postings', detail };
      this.#move(posting.from, -posting.amount, event.seq);
      this.#move(posting.to, posting.amount, event.seq);
    }
    return null;
  }

  #wrong(event: LoggedEvent, posting: LoggedPosting, line: number): string | null {
    const { amount, sessionId } = posting;
    if (posting.line !== line) return `line ${line} is missing: the next one is ${posting.line}`;
    if (!(amount > 0 && amount <= MOST_AMOUNT)) return `line ${line} moves ${amount}`;
    if (posting.from === posting.to) return `line ${line} pays to the account that pays`;
    if (sessionId !== event.sessionId) return `line ${line} belongs to another session`;
    const from = this.#accounts.get(posting.from);
    const to = this.#accounts.get(posting.to);
    if (from === undefined)
      return `line ${line} is paid by account ${posting.from}, which is missing`;
    if (to === undefined) return `line ${line} is paid to account ${posting.to}, which is missing`;
    if (from.unit !== to.unit || from.sessionId !== to.sessionId) {
      return `line ${line} goes between different units or sessions`;
    }
    if (from.unit === 'points' && from.sessionId !== sessionId) {
      return `line ${line} moves the points of another session`;
    }
    return null;
  }

  #move(account: number, change: number, seq: number): void {
    const moved = this.#moved.get(account);
    if (moved === undefined) {
      this.#moved.set(account, { balance: change, lastSeq: seq });
    } else {
      moved.balance += change;
      moved.lastSeq = seq;
    }
  }

  /**
   * Compares all balances with the postings, and their sums with zero.
   * @param headSeq the event to name for an account that no event has moved
   * @returns the finding whose event comes first
   */
  finding(headSeq: number): Finding | null {
    let first: Finding | null = null;
    const sums = new Map<string, number>();
    for (const { id, balance, sessionId, kind } of this.#accounts.values()) {
      const { balance: should, lastSeq: seq } = this.#moved.get(id) ?? {
        balance: 0,
        lastSeq: headSeq,
      };
      const owner = sessionId ?? 'money';
      sums.set(owner, (sums.get(owner) ?? 0) + balance);
      if (balance !== should && (first === null || seq < first.seq)) {
        const detail = `account ${id} (${kind}) stands at ${balance}, its postings come to ${should}`;
        first = { seq, check: 'balances', detail };
      }
    }
    if (first !== null) return first;
    for (const [owner, sum] of sums) {
      if (sum !== 0) return { seq: headSeq, check: 'balances', detail: sumDetail(owner, sum) };
    }
    return null;
  }
}

function sumDetail(owner: string, sum: number): string {
  const whose = owner === 'money' ? 'the money accounts' : `the accounts of session ${owner}`;
  return `${whose} sum to ${sum}, not to zero`;
}
