import { USUAL_LANGUAGE } from '../../people/languages.js';
import { keyOf, resolveRow, type EventPlace, type Values } from '../projection/row-change.js';
import { checkSession } from '../projection/rows-of-event.js';
import { ASKED_TABLES, BOOKS_TABLES } from '../projection/tables/cash-book-tables.js';
import { TABLES, type Row, type TableName } from '../projection/tables/tables.js';
import { USUAL_BOOKS } from '../../money/books.js';
import { MONEY } from '../books/under-voucher.js';
import { unitOf, type NewPosting } from '../log/posting.js';
import { GENESIS_HASH } from '../log/chain.js';
import type {
  BooksRows,
  BooksSnapshot,
  BooksTable,
  ClubRow,
  DeviceRow,
  MemberRow,
  MembershipRow,
  NewEvent,
  SessionRow,
  Snapshot,
} from '../log/event.js';

/** The state of a club before its first event, which writes its row. */
export function worldBeforeOpening(id: string): Snapshot {
  const head = { headSeq: 0, headHash: GENESIS_HASH, accountsMade: 0 };
  const nothing = {
    name: '',
    currency: '',
    language: USUAL_LANGUAGE,
    createdAt: '',
    archivedAt: null,
    clearingAccountId: 0,
    ...USUAL_BOOKS,
    statisticsShown: false,
    waysToPay: [],
  };
  return {
    club: { id, ...nothing, ...head },
    sessions: new Map(),
    members: new Map(),
    memberships: new Map(),
    devices: new Map(),
    books: { ...noBooks(), balances: new Map(), firstDays: null, reconciledTo: null },
  };
}

/** The rows that decisions are made on. */
const ALWAYS_KNOWN = ['session', 'member', 'membership', 'device'] as const;
const KNOWN_OF_BOOKS = [...BOOKS_TABLES, ...ASKED_TABLES] as const;
type KnownTable = (typeof ALWAYS_KNOWN)[number] | BooksTable;

/** The tables of the books without a row. */
export function noBooks(): Record<BooksTable, Map<string, never>> {
  const tables = KNOWN_OF_BOOKS.map((table) => [table, new Map()] as const);
  return Object.fromEntries(tables) as Record<BooksTable, Map<string, never>>;
}

const KNOWN: ReadonlySet<string> = new Set<string>([...ALWAYS_KNOWN, ...KNOWN_OF_BOOKS]);
/** Tables of which something is kept, though not the rows themselves. */
const FOLLOWED: ReadonlySet<string> = new Set(['club', 'account', 'statistic']);

/** The parts of an evening that only some decisions ask for, before anything of them is known. */
const NOT_ASKED = { accounts: {}, moneyAccounts: null, statistics: null } as const;
/** The same in a world that has every row. */
const NOTHING_YET = { accounts: {}, moneyAccounts: {}, statistics: [] } as const;

/** Takes down the rows that events write. */
export interface RowsTaken {
  put(table: TableName, row: Values): void;
  /** @param before the row before the change, as far as the world knows it */
  change(table: TableName, of: Values, change: Values, before: Values | undefined): void;
}

/**
 * A club before an event: over what the requests of a batch asked for, or, where a log is followed from
 * its first event on, over all of it. Each event is put into it by `apply`.
 */
export class World implements Snapshot {
  club: ClubRow;
  readonly #ofNewEvening: typeof NOT_ASKED | typeof NOTHING_YET;
  /** Accounts that were opened before the row of their evening. */
  readonly #early: Row<'account'>[] = [];
  readonly #known: Readonly<Record<KnownTable, Map<string, Values>>>;
  /** Null where nobody asked for the books. */
  readonly #balances: Map<number, number> | null;
  readonly #firstDays: BooksRows['firstDays'];
  readonly #reconciledTo: BooksRows['reconciledTo'];

  /** @param isWhole whether it has every row of the club */
  constructor(
    { club, sessions, members, memberships, devices, books }: Snapshot,
    { isWhole = false } = {},
  ) {
    this.club = club;
    this.#ofNewEvening = isWhole ? NOTHING_YET : NOT_ASKED;
    this.#known = {
      session: new Map<string, Values>(sessions),
      member: new Map<string, Values>(members),
      membership: new Map<string, Values>(memberships),
      device: new Map<string, Values>(devices),
      ...copyOf(books ?? noBooks()),
    };
    this.#balances = books === null ? null : new Map(books.balances);
    this.#firstDays = books?.firstDays ?? null;
    this.#reconciledTo = books?.reconciledTo ?? null;
  }

  // The rows of a table have its columns: the types of rows in events hold that.

  get sessions(): ReadonlyMap<string, SessionRow> {
    return this.#of('session') as ReadonlyMap<string, SessionRow>;
  }

  get members(): ReadonlyMap<string, MemberRow> {
    return this.#of('member') as ReadonlyMap<string, MemberRow>;
  }

  get memberships(): ReadonlyMap<string, MembershipRow> {
    return this.#of('membership') as ReadonlyMap<string, MembershipRow>;
  }

  get devices(): ReadonlyMap<string, DeviceRow> {
    return this.#of('device') as ReadonlyMap<string, DeviceRow>;
  }

  get books(): BooksRows | null {
    const { session: _s, member: _m, membership: _r, device: _d, ...books } = this.#known;
    if (this.#balances === null) return null;
    const more = {
      balances: this.#balances,
      firstDays: this.#firstDays,
      reconciledTo: this.#reconciledTo,
    };
    return { ...books, ...more } as unknown as BooksRows;
  }

  /** This world, whose books were asked for. */
  withBooks(): BooksSnapshot {
    if (this.#balances === null) throw new RangeError('A world without books.');
    // Whether there are books never changes.
    return this as BooksSnapshot;
  }

  #of(table: KnownTable): ReadonlyMap<string, Values> {
    return this.#known[table];
  }

  /**
   * Puts an event into the world: it is then as the next event finds it.
   * @throws Error for a row of another session, or an account with another number than the next
   */
  apply(
    { sessionId, rows, postings }: Pick<NewEvent, 'sessionId' | 'rows' | 'postings'>,
    place: EventPlace,
    taken?: RowsTaken,
  ): void {
    for (const given of rows) {
      const { table } = given;
      checkSession(given, sessionId);
      if (taken === undefined && !isKnown(table) && !FOLLOWED.has(table)) continue;
      if ('put' in given) {
        const row = resolveRow(given.put, place);
        this.put(table, row);
        taken?.put(table, row);
        continue;
      }
      const before = this.find(table, given.of);
      const change = resolveRow(given.change, place);
      this.change(table, given.of, change);
      taken?.change(table, given.of, change, before);
    }
    for (const posting of postings) this.move(posting);
  }

  /** Lets go of an evening without further events, but for when and where it was. */
  release(sessionId: string): void {
    const session = this.sessions.get(sessionId);
    if (session === undefined) return;
    this.#known.session.set(sessionId, { ...session, ...NOT_ASKED, rules: {}, state: {} });
  }

  /** A row as it was read, or as the batch has left it. Undefined for one that was not asked for. */
  find(table: string, of: Values): Values | undefined {
    if (table === 'club') return { ...this.club };
    return isKnown(table) ? this.#known[table].get(keyOf(TABLES[table].key, of)) : undefined;
  }

  put(table: string, row: Values): void {
    if (table === 'club') this.club = { ...this.club, ...row };
    if (table === 'account') this.#open(row as Row<'account'>);
    if (table === 'statistic') this.#count(row as Row<'statistic'>);
    if (!isKnown(table)) return;
    const opened = table === 'session' ? this.#ofNewEvening : {};
    this.#known[table].set(keyOf(TABLES[table].key, row), { ...opened, ...row });
    if (table === 'session') for (const one of this.#early.splice(0)) this.#openAtTable(one);
  }

  change(table: string, of: Values, change: Values): void {
    const before = this.find(table, of);
    if (before !== undefined) this.put(table, { ...before, ...change });
    if (table === 'statistic')
      this.#uncount(of as Pick<Row<'statistic'>, 'sessionId' | 'memberId' | 'fromSeq'>);
    if (table === 'member' && typeof change['mergedInto'] === 'string') {
      this.#merge(String(of['id']), change['mergedInto']);
    }
  }

  /** The next decision of the batch must find what this one moves. */
  move({ from, to, amount, stage }: NewPosting): void {
    if (this.#balances === null || stage !== MONEY) return;
    for (const [account, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const before = this.#balances.get(account);
      if (before !== undefined) this.#balances.set(account, before + change);
    }
  }

  /** The next decision of the batch must pay the member what it would have paid the guest. */
  #merge(guest: string, into: string): void {
    const account = this.members.get(into)?.accountId;
    for (const session of this.sessions.values()) {
      if (account === undefined || session.moneyAccounts?.[guest] === undefined) continue;
      const moneyAccounts = { ...session.moneyAccounts, [guest]: account };
      this.#known.session.set(session.id, { ...session, moneyAccounts });
    }
  }

  /** The next decision of the batch must find the rows of statistics that count after this one. */
  #count(row: Row<'statistic'>): void {
    this.#countOf(row.sessionId, (rows) => [...rows, row]);
  }

  #uncount({
    sessionId,
    memberId,
    fromSeq,
  }: Pick<Row<'statistic'>, 'sessionId' | 'memberId' | 'fromSeq'>): void {
    this.#countOf(sessionId, (rows) =>
      rows.filter((row) => row.memberId !== memberId || row.fromSeq !== fromSeq),
    );
  }

  #countOf(
    id: string,
    change: (rows: readonly Row<'statistic'>[]) => readonly Row<'statistic'>[],
  ): void {
    const session = this.sessions.get(id);
    if (session?.statistics == null) return;
    this.#known.session.set(id, { ...session, statistics: change(session.statistics) });
  }

  /** The next decision of the batch must find the accounts that this one opened. */
  #open(account: Row<'account'>): void {
    const { id, kind, sessionId, memberId } = account;
    const { accountsMade } = this.club;
    if (id !== accountsMade + 1) {
      throw new Error(`account ${id} is opened where ${accountsMade + 1} is next`);
    }
    this.club = { ...this.club, accountsMade: id };
    if (unitOf(kind) === 'money' && memberId === null) this.#balances?.set(id, 0);
    if (sessionId === null) return;
    if (this.sessions.has(sessionId)) this.#openAtTable(account);
    else this.#early.push(account);
  }

  #openAtTable({ id, kind, sessionId, memberId }: Row<'account'>): void {
    const session = this.sessions.get(sessionId ?? '');
    if (session === undefined) return;
    const accounts = { ...session.accounts, [memberId ?? kind]: id };
    const member = this.members.get(memberId ?? '');
    const moneyAccounts =
      session.moneyAccounts && member
        ? { ...session.moneyAccounts, [member.id]: member.accountId }
        : session.moneyAccounts;
    this.#known.session.set(session.id, { ...session, accounts, moneyAccounts });
  }
}

function isKnown(table: string): table is KnownTable {
  return KNOWN.has(table);
}

/** Rows that may be changed without those that were read. */
function copyOf(books: Pick<BooksRows, BooksTable>): Record<BooksTable, Map<string, Values>> {
  const copies = KNOWN_OF_BOOKS.map((table) => [table, new Map<string, Values>(books[table])]);
  return Object.fromEntries(copies) as Record<BooksTable, Map<string, Values>>;
}
