import { MOST_AMOUNT, type NewAccount } from '../log/posting.js';
import type { LoggedEvent } from './replayer.js';
import type { LoggedPosting, StoredAccount } from './pages.js';
import type { Finding } from './replay.js';

/** An account, with what the postings so far come to. */
interface Entry {
  readonly account: StoredAccount;
  readonly isPot: boolean;
  balance: number;
  /** The last event that moved it; 0 for none. */
  lastSeq: number;
  opened: boolean;
}

/** Adds postings up and compares them with the balances of the accounts. */
export class VerifiedBalances {
  readonly #entries = new Map<number, Entry>();
  #opened = 0;

  /** @param accounts as they are said to stand after the last event */
  constructor(accounts: Iterable<StoredAccount> = []) {
    for (const account of accounts) {
      const isPot = account.sessionId !== null && account.memberId === null;
      this.#entries.set(account.id, { account, isPot, balance: 0, lastSeq: 0, opened: false });
    }
  }

  /** Takes down that an event opens an account; says what is wrong if that is not how it is kept. */
  open(should: NewAccount): string | null {
    const entry = this.#entries.get(should.id);
    if (entry === undefined) return `account ${should.id} is missing`;
    if (entry.opened) return `account ${should.id} was opened before`;
    entry.opened = true;
    this.#opened += 1;
    const { kind, sessionId, memberId } = entry.account;
    const same =
      kind === should.kind && sessionId === should.sessionId && memberId === should.memberId;
    return same ? null : `account ${should.id} is not the ${should.kind} account it opened`;
  }

  /** Adds the postings of an event; says what is wrong with the first that cannot be. */
  add(event: LoggedEvent, postings: readonly LoggedPosting[]): Finding | null {
    let low: Entry[] | null = null;
    for (let i = 0; i < postings.length; i++) {
      const posting = postings[i];
      if (posting === undefined) break;
      const from = this.#entries.get(posting.from);
      const to = this.#entries.get(posting.to);
      const detail = wrongPosting(event, posting, i + 1, from?.account, to?.account);
      if (detail !== null || from === undefined || to === undefined) {
        return { seq: event.seq, check: 'postings', detail: detail ?? '' };
      }
      from.balance -= posting.amount;
      from.lastSeq = event.seq;
      to.balance += posting.amount;
      to.lastSeq = event.seq;
      if (from.isPot && from.balance < 0) (low ??= []).push(from);
    }
    return low === null ? null : lowPot(event, low);
  }

  /**
   * Compares all balances with the postings, and their sums with zero.
   * @param headSeq the event to name for an account that no event has moved
   * @param replayed whether the events were asked which accounts they open
   * @returns the finding whose event comes first
   */
  finding(headSeq: number, replayed: boolean): Finding | null {
    let first: Finding | null = null;
    // Each balance is exact as a number, but a sum of them need not be.
    const sums = new Map<string, bigint>();
    for (const { account, balance: should, lastSeq, opened } of this.#entries.values()) {
      const { id, balance, sessionId, kind } = account;
      const seq = lastSeq === 0 ? headSeq : lastSeq;
      const owner = sessionId ?? 'money';
      sums.set(owner, (sums.get(owner) ?? 0n) + BigInt(balance));
      const detail =
        balance !== should
          ? `account ${id} (${kind}) stands at ${balance}, its postings come to ${should}`
          : replayed && !opened
            ? `account ${id} (${kind}) was opened by no event`
            : null;
      if (detail !== null && (first === null || seq < first.seq)) {
        first = { seq, check: 'balances', detail };
      }
    }
    if (first !== null) return first;
    for (const [owner, sum] of sums) {
      if (sum !== 0n) return { seq: headSeq, check: 'balances', detail: sumDetail(owner, sum) };
    }
    return null;
  }

  /** Accounts that the events so far have opened. */
  get opened(): number {
    return this.#opened;
  }
}

function wrongPosting(
  event: LoggedEvent,
  posting: LoggedPosting,
  line: number,
  from: StoredAccount | undefined,
  to: StoredAccount | undefined,
): string | null {
  const { amount, sessionId } = posting;
  if (posting.line !== line) return `line ${line} is missing: the next one is ${posting.line}`;
  if (!(amount > 0 && amount <= MOST_AMOUNT)) return `line ${line} moves ${amount}`;
  if (posting.from === posting.to) return `line ${line} pays to the account that pays`;
  if (sessionId !== event.sessionId) return `line ${line} belongs to another session`;
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

/** Within an event a pot may be paid out of before it is paid into; after it, it holds what it holds. */
function lowPot({ seq }: LoggedEvent, pots: readonly Entry[]): Finding | null {
  const pot = pots.find(({ balance }) => balance < 0);
  if (pot === undefined) return null;
  const { id, kind } = pot.account;
  return { seq, check: 'postings', detail: `it leaves the ${kind} (account ${id}) below zero` };
}

function sumDetail(owner: string, sum: bigint): string {
  const whose = owner === 'money' ? 'the money accounts' : `the accounts of session ${owner}`;
  return `${whose} sum to ${sum}, not to zero`;
}
