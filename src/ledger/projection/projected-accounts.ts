import { MOST_AMOUNT, type NewPosting } from '../log/posting.js';
import type { ProjectedRow } from './projected-row.js';
import type { Row } from './tables/tables.js';

/** An account as its events leave it; its row says the balance at any time. */
interface Account extends ProjectedRow {
  readonly row: { -readonly [C in keyof Row<'account'>]: Row<'account'>[C] };
}

/** A posting, as far as it can be wrong by itself. */
export type Movement = Pick<NewPosting, 'from' | 'to' | 'amount'>;

/** Adds up the postings of a log. */
export class ProjectedAccounts {
  readonly #accounts = new Map<number, Account>();
  #made = 0;

  /** Accounts that were opened so far. */
  get made(): number {
    return this.#made;
  }

  /**
   * Opens an account, with nothing on it.
   * @param seq the event that does
   * @throws Error unless it has the next number
   */
  open(given: Omit<Row<'account'>, 'balance'>, seq: number): ProjectedRow {
    if (given.id !== this.#made + 1) {
      throw new Error(`account ${given.id} is opened where ${this.#made + 1} is next`);
    }
    this.#made = given.id;
    const account = { row: { ...given, balance: 0 }, madeBy: seq, changedBy: seq, keptBy: seq };
    this.#accounts.set(given.id, account);
    return account;
  }

  /** Lets go of an account that nothing moves any more. */
  close(id: number): void {
    this.#accounts.delete(id);
  }

  /** The fault of a posting of an event of this session, or null. */
  wrong(movement: Movement, sessionId: string | null): string | null {
    const { from, to } = movement;
    return wrongBetween(movement, this.#accounts.get(from), this.#accounts.get(to), sessionId);
  }

  /**
   * Moves the balances.
   * @throws Error for a posting that cannot be, or a pot that it leaves below zero
   */
  move(postings: readonly NewPosting[], sessionId: string | null, seq: number): void {
    let low: Account[] | null = null;
    for (let i = 0; i < postings.length; i++) {
      const posting = postings[i];
      if (posting === undefined) break;
      const from = this.#accounts.get(posting.from);
      const to = this.#accounts.get(posting.to);
      const wrong = wrongBetween(posting, from, to, sessionId);
      if (wrong !== null || from === undefined || to === undefined) {
        throw new Error(`payment ${i + 1} ${wrong ?? ''}`);
      }
      from.row.balance -= posting.amount;
      from.keptBy = seq;
      to.row.balance += posting.amount;
      to.keptBy = seq;
      if (from.row.balance < 0 && isPot(from)) (low ??= []).push(from);
    }
    // Within an event a pot may be paid out of before it is paid into.
    const pot = low?.find(({ row }) => row.balance < 0)?.row;
    if (pot !== undefined) throw new Error(`the ${pot.kind} (account ${pot.id}) falls below zero`);
  }
}

function wrongBetween(
  { from, to, amount }: Movement,
  paying: Account | undefined,
  paid: Account | undefined,
  sessionId: string | null,
): string | null {
  if (!(amount > 0 && amount <= MOST_AMOUNT)) return `moves ${amount}`;
  if (from === to) return 'pays to the account that pays';
  if (paying === undefined) return `is paid by account ${from}, which is not there`;
  if (paid === undefined) return `is paid to account ${to}, which is not there`;
  const payer = paying.row;
  const payee = paid.row;
  if (payer.unit !== payee.unit || payer.sessionId !== payee.sessionId) {
    return 'goes between different units or sessions';
  }
  if (payer.unit === 'points' && payer.sessionId !== sessionId) {
    return 'moves the points of another session';
  }
  return null;
}

function isPot({ row }: Account): boolean {
  return row.sessionId !== null && row.memberId === null;
}
