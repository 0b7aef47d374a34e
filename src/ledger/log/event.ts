import type { RowChange } from '../projection/row-change.js';
import type { ASKED_TABLES, BOOKS_TABLES } from '../projection/tables/cash-book-tables.js';
import type { FirstDays } from '../../money/first-day.js';
import type { Day } from '../../values/day.js';
import type { Row } from '../projection/tables/tables.js';
import type { JsonObject } from './canonical.js';
import type { HashedEvent } from './chain.js';
import type { Naming, PersonName } from './person-name.js';
import type { NewPosting } from './posting.js';
import type { TakenOut, TakingOut } from './taking-out.js';

/** An event as the log keeps it. */
export interface LoggedEvent extends HashedEvent {
  /** The session it belongs to; null for an event of the club. */
  readonly sessionId: string | null;
  readonly hash: string;
  /** The name that is kept beside the log for the digest in its payload; absent where none is. */
  readonly named?: PersonName;
  /** The last event by which texts were taken out of its payload; absent where none were. */
  readonly takenOut?: number;
}

/** One thing that happened, with all it writes. */
export interface NewEvent {
  readonly kind: string;
  /** The session it belongs to; null for an event of the club. */
  readonly sessionId: string | null;
  readonly payload: JsonObject;
  readonly postings: readonly NewPosting[];
  /** Accounts it opens, and what it makes of other rows, in the order in which they come about. */
  readonly rows: readonly RowChange[];
  /** The ids of its subjects. The acting member is added to them. */
  readonly subjects: readonly string[];
  /** The person whom it names or forgets; absent for all other events. */
  readonly naming?: Naming;
  /** The events out of whose payloads it takes texts; absent for all other events. */
  readonly takesOut?: readonly TakenOut[];
}

/** The club as a decision finds it. */
export type ClubRow = Row<'club'> & { readonly id: string };

/** A session as a decision finds it. */
export type SessionRow = Row<'session'> & {
  /** Its accounts in points: those of players by member id, the others by their kind. */
  readonly accounts: Readonly<Record<string, number>>;
  /**
   * The money accounts of its players, by member id, that of a merged guest being the member's; null
   * where the request did not ask for money.
   */
  readonly moneyAccounts: Readonly<Record<string, number>> | null;
  /** Its rows of statistics that count; null where the request did not ask for them. */
  readonly statistics: readonly Row<'statistic'>[] | null;
};

export type MemberRow = Row<'member'>;
export type MembershipRow = Row<'membership'>;
export type DeviceRow = Row<'device'>;

/** The tables of the books that a decision finds rows of. */
export type BooksTable = (typeof BOOKS_TABLES | typeof ASKED_TABLES)[number];

/** The rows of the books by their keys: all accounts and fiscal years, of the others what was asked for. */
export type BooksRows = {
  readonly [T in BooksTable]: ReadonlyMap<string, Row<T>>;
} & {
  /**
   * The balances of the clearing account and of the club's own accounts, by their numbers, in minor
   * units.
   */
  readonly balances: ReadonlyMap<number, number>;
  /** The days that the books can begin with; null in a replay. */
  readonly firstDays: FirstDays | null;
  /**
   * The day up to which each purse agrees with its bank, by the number of its account; null in a replay.
   */
  readonly reconciledTo: ReadonlyMap<number, Day> | null;
};

/**
 * The state that a decision knows: the club, the sessions and members its request asked for, and all
 * its memberships and devices if it asked for access.
 */
export interface Snapshot {
  readonly club: ClubRow;
  /**
   * The pinned rules of a session are the same object every time, so that work on them can be kept by
   * identity.
   */
  readonly sessions: ReadonlyMap<string, SessionRow>;
  readonly members: ReadonlyMap<string, MemberRow>;
  readonly memberships: ReadonlyMap<string, MembershipRow>;
  readonly devices: ReadonlyMap<string, DeviceRow>;
  /** Null where the request did not ask for them. */
  readonly books: BooksRows | null;
}

/** The state of a decision whose request asked for the books. */
export interface BooksSnapshot extends Snapshot {
  readonly books: BooksRows;
}

/** The result of a request: its events, and the answer that its key will always get. */
export interface Decision {
  readonly events: readonly NewEvent[];
  /** Answers given before that hold one of these texts are erased. */
  readonly erases?: readonly string[];
  /** The changes by taking texts out of earlier events; its events say so. */
  readonly takingOut?: TakingOut;
  readonly response: {
    readonly status: number;
    readonly etag?: string;
    /** A value of JSON; a function gets the head of the log after the events. */
    readonly body: unknown;
  };
}
