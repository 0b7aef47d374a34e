import type { Day } from '../../values/day.js';
import type { BooksSettings, YearsBegin } from '../../money/books.js';
import type { BooksRows, BooksSnapshot, ClubRow } from '../log/event.js';
import type { NewPosting } from '../log/posting.js';
import type { Row } from '../projection/tables/tables.js';

/**
 * The state that an event of money meets. A decision takes it from its snapshot, a replay from the log
 * so far (`FollowedWorld`): the rows of an event are the same in both.
 */
export interface Books extends BooksRows {
  readonly settings: BooksSettings;
  /** The account between evenings and members. */
  readonly clearing: number;
  /** Accounts that the club has made so far. */
  readonly accountsMade: number;
  /** The money account of a member, which for a merged guest is the member's; undefined for nobody. */
  readonly moneyAccountOf: (member: string) => number | undefined;
  /** The movements of an event in money. */
  readonly movedBy: (seq: number) => MovedBy;
  /** The change of an account of the club by vouchers of later days than this one, in minor units. */
  readonly movedAfter: (account: number, day: Day) => number;
}

/**
 * The movements of an event in money, between the accounts of their present owners, and the subjects of
 * the event.
 */
export interface MovedBy {
  readonly moved: readonly Moved[];
  readonly subjects: readonly string[];
}

/** The parts of the books that only some decisions need, and read before. */
export type ReadForBooks = Pick<Books, 'movedBy' | 'movedAfter'>;

/** Money between two accounts. */
export type Moved = Pick<NewPosting, 'from' | 'to' | 'amount'>;

/** The books as a decision finds them. */
export function booksOf(snapshot: BooksSnapshot, read: Partial<ReadForBooks> = {}): Books {
  const { movedBy = notRead, movedAfter = notRead } = read;
  const { club, books, members } = snapshot;
  return {
    ...books,
    settings: settingsOf(club),
    clearing: club.clearingAccountId,
    accountsMade: club.accountsMade,
    movedBy,
    movedAfter,
    moneyAccountOf: (id) => {
      const member = members.get(id);
      return members.get(member?.mergedInto ?? id)?.accountId ?? member?.accountId;
    },
  };
}

function notRead(): never {
  throw new RangeError('A decision on what was moved that did not read it.');
}

/** How a club keeps its books, out of its row. */
export function settingsOf(
  club: Pick<ClubRow, 'timeZone' | 'yearStarts' | 'pursesShown' | 'booksFrom' | 'receiptYears'>,
): BooksSettings {
  // The value of the column was written by this service, through the same type.
  const yearStarts = club.yearStarts as readonly YearsBegin[];
  const { timeZone, pursesShown, booksFrom, receiptYears } = club;
  return { timeZone, yearStarts, pursesShown, booksFrom, receiptYears };
}

/** A built-in account; undefined before the books are opened. */
export function builtIn({ cashAccount }: Books, code: string): Row<'cashAccount'> | undefined {
  for (const account of cashAccount.values()) if (account.code === code) return account;
  return undefined;
}
