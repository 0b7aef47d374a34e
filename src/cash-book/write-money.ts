import { checkInUse } from '../clubs/in-use.js';
import type { MoneyEvent } from '../events/money/kinds.js';
import { booksOf, type ReadForBooks } from '../ledger/books/books.js';
import type { LogHead } from '../ledger/log/chain.js';
import type { Decision, NewEvent, BooksSnapshot } from '../ledger/log/event.js';
import type { ClubWriter, WriteRequest } from '../ledger/write/club-writer.js';
import type { StoredAnswer } from '../platform/http/write/stored-answer.js';
import { Problem } from '../platform/http/problem/problem.js';
import { refusalAsProblem } from '../platform/http/problem/refusal-as-problem.js';
import type { ClubWrite } from '../ledger/requests/club-write.js';
import { dayOf } from '../values/time-zone.js';
import type { Doubt } from '../money/reasons/doubts.js';
import { MOST_AMOUNT } from '../ledger/log/posting.js';
import { amountField, requireSure } from './doubts.js';
import { requireBookable } from './vouchers/bookable-day.js';
import { rowsOfMoneyEvent } from './rows-of-event.js';

/** The reads that a write of money needs, and its decision. */
export interface MoneyWrite {
  /** The members that it names. */
  readonly memberIds?: readonly string[];
  /** Rows of the books that it needs beside accounts and years. */
  readonly rows?: WriteRequest['rows'];
  /** Whether it needs to know who may what in the club. */
  readonly access?: boolean;
  /** The movements that were read before, for reversals and counts. */
  readonly moved?: Partial<ReadForBooks>;
  /**
   * The reasons that somebody confirmed. Where they are given, none among them too, what looks like a slip
   * is asked about; a program that does not ask anybody leaves them out.
   */
  readonly despite?: readonly Doubt[] | null | undefined;
  /** The event; null if there is nothing to write. May throw a Problem or a Refusal. */
  readonly event: (snapshot: BooksSnapshot) => MoneyEvent | null;
  /** The answer; `written` is null where nothing happened. */
  readonly answer: (written: NewEvent | null, snapshot: BooksSnapshot, now: Date) => Answer;
}

interface Answer {
  readonly status: number;
  readonly etag?: string;
  readonly body: (head: LogHead) => unknown;
}

/**
 * Writes one event of money. A decision holds one at most: the next voucher is numbered by what the one
 * before left.
 *
 * @throws Problem `club-archived`, what the event refuses, and what its rows refuse
 */
export function writeMoney(
  writer: ClubWriter,
  write: ClubWrite,
  asked: MoneyWrite,
): Promise<StoredAnswer> {
  const { memberIds = [], rows = {}, access = false } = asked;
  let decided: string | undefined;
  return writer
    .write({
      ...write,
      memberIds,
      rows,
      access,
      books: true,
      decide: (snapshot, now) => {
        const decision = decideMoney(snapshot, now, asked);
        decided = decision.events[0]?.kind;
        return decision;
      },
    })
    .catch((error: unknown) => {
      throw atAmount(error, decided);
    });
}

/** The database adds the amount to both balances, and refuses what grows too large: that is said at the amount. */
function atAmount(error: unknown, kind: string | undefined): unknown {
  if (!(error instanceof Problem) || error.reason !== 'balance-too-large') return error;
  return new Problem('balance-too-large', { most: MOST_AMOUNT }, { field: amountField(kind) });
}

/** The same, decided: for those who read something before. */
export function decideMoney(snapshot: BooksSnapshot, now: Date, asked: MoneyWrite): Decision {
  checkInUse(snapshot.club);
  const written = refusalAsProblem(() => {
    const event = asked.event(snapshot);
    const books = booksOf(snapshot, asked.moved);
    if (event === null) return null;
    if ('day' in event) requireBookable(event, books, now);
    const rows = rowsOfMoneyEvent(event, books, now.toISOString());
    const { despite } = asked;
    const { club } = snapshot;
    const today = dayOf(now, books.settings.timeZone);
    if (despite != null) requireSure({ event, written: rows, books, club, despite, today });
    return rows;
  });
  const response = asked.answer(written, snapshot, now);
  return { events: written === null ? [] : [written], response };
}

/** A member whose money can be moved: guests who were merged have none of their own. */
export function requirePayer({ members }: BooksSnapshot, id: string, field: string): string {
  const member = members.get(id);
  if (member === undefined) throw new Problem('member-not-found', {}, { field });
  if (member.mergedInto === null) return id;
  throw new Problem('guest-is-merged', { guest: member.name }, { field });
}
