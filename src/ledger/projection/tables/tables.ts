import { LANGUAGES } from '../../../people/languages.js';
import { ROLES } from '../../../people/roles.js';
import { CASH_BOOK_TABLES } from './cash-book-tables.js';
import { ACCOUNT_KINDS, UNITS } from '../../log/posting.js';
import {
  BOOL,
  INT2,
  INT4,
  INT8,
  JSONB,
  kept,
  LONG_TEXT,
  oneOf,
  orNull,
  SEQ,
  someOf,
  TEXT,
  TIME,
  UUID,
  UUIDS,
  type RowOf,
} from './column.js';
import { FINE_TABLES } from './fine-tables.js';
import { OWN_BOOK_TABLES } from './own-book-tables.js';
import { PLANNED_TABLES } from './planned-tables.js';
import { SEASON_TABLES, STATISTIC_TABLES } from './season-tables.js';
import { table, type Scope, type ProjectedTable } from './table.js';

/** All of them, in the order in which their rows can be written. */
export const TABLES = {
  club: table('club', {
    scope: 'club',
    columns: {
      name: TEXT,
      currency: TEXT,
      language: oneOf(...LANGUAGES),
      createdAt: TIME,
      archivedAt: orNull(TIME),
      headSeq: kept(INT8),
      headHash: kept(TEXT),
      accountsMade: kept(INT8),
      clearingAccountId: INT8,
      timeZone: TEXT,
      yearStarts: JSONB,
      pursesShown: BOOL,
      booksFrom: orNull(TEXT),
      receiptYears: INT4,
      statisticsShown: BOOL,
      waysToPay: JSONB,
    },
    key: [],
    changing: [
      'name',
      'language',
      'archivedAt',
      'timeZone',
      'yearStarts',
      'pursesShown',
      'booksFrom',
      'receiptYears',
      'statisticsShown',
      'waysToPay',
    ],
  }),
  ruleBook: table('rule_book_version', {
    scope: 'book',
    columns: { book: TEXT, version: TEXT, content: JSONB },
    key: ['book', 'version'],
    changing: [],
    again: 'left',
  }),
  account: table('account', {
    scope: 'session',
    columns: {
      id: INT8,
      kind: oneOf(...ACCOUNT_KINDS),
      sessionId: orNull(UUID),
      memberId: orNull(UUID),
      unit: oneOf(...UNITS),
      balance: kept(INT8),
    },
    key: ['id'],
    changing: [],
    session: 'sessionId',
  }),
  member: table('member', {
    scope: 'club',
    columns: {
      id: UUID,
      name: TEXT,
      accountId: INT8,
      createdAt: TIME,
      archivedAt: orNull(TIME),
      guest: BOOL,
      mergedInto: orNull(UUID),
      initials: orNull(TEXT),
    },
    key: ['id'],
    changing: ['name', 'archivedAt', 'guest', 'mergedInto', 'initials'],
  }),
  membership: table('membership', {
    scope: 'club',
    columns: {
      userId: UUID,
      name: TEXT,
      roles: someOf(...ROLES),
      memberId: orNull(UUID),
      changedAt: TIME,
      initials: orNull(TEXT),
    },
    key: ['userId'],
    changing: ['name', 'roles', 'memberId', 'changedAt', 'initials'],
    again: 'replaced',
  }),
  device: table('device', {
    scope: 'club',
    columns: { id: UUID, name: TEXT, addedAt: TIME, revokedAt: orNull(TIME) },
    key: ['id'],
    changing: ['revokedAt'],
  }),
  session: table('session', {
    scope: 'session',
    columns: {
      id: UUID,
      game: TEXT,
      book: TEXT,
      bookVersion: TEXT,
      rules: JSONB,
      rate: INT4,
      status: oneOf('open', 'closed'),
      version: INT4,
      state: JSONB,
      openedAt: TIME,
      closedAt: orNull(TIME),
      tableName: orNull(TEXT),
      plannedSeries: orNull(UUID),
      plannedDay: orNull(TEXT),
      day: orNull(TEXT),
      settledThen: BOOL,
      ownBook: orNull(UUID),
      ownVersion: orNull(INT4),
      ownName: orNull(TEXT),
    },
    key: ['id'],
    changing: ['status', 'version', 'state', 'closedAt'],
    session: 'id',
  }),
  seat: table('seat', {
    scope: 'session',
    columns: {
      sessionId: UUID,
      memberId: UUID,
      position: orNull(INT2),
      accountId: INT8,
      joinedVersion: INT4,
      leftVersion: orNull(INT4),
    },
    key: ['sessionId', 'memberId'],
    changing: ['position', 'joinedVersion', 'leftVersion'],
    again: 'replaced',
    session: 'sessionId',
  }),
  pot: table('pot', {
    scope: 'session',
    columns: { sessionId: UUID, kind: oneOf('king', 'pagat'), accountId: INT8 },
    key: ['sessionId', 'kind'],
    changing: [],
    session: 'sessionId',
  }),
  event: table('club_event', {
    scope: 'log',
    columns: {
      seq: SEQ,
      kind: TEXT,
      sessionId: orNull(UUID),
      actor: TEXT,
      time: TIME,
      payload: LONG_TEXT,
      prevHash: TEXT,
      hash: TEXT,
      takenOut: orNull(INT8),
    },
    key: ['seq'],
    changing: [],
    event: 'seq',
  }),
  posting: table('posting', {
    scope: 'event',
    columns: {
      eventSeq: SEQ,
      line: INT4,
      fromAccount: INT8,
      toAccount: INT8,
      amount: INT8,
      reason: TEXT,
      source: TEXT,
      sessionId: orNull(UUID),
      handNumber: orNull(INT4),
      fineId: orNull(UUID),
      stage: TEXT,
    },
    key: ['eventSeq', 'line'],
    changing: [],
    event: 'eventSeq',
  }),
  subject: table('event_subject', {
    scope: 'event',
    columns: { seq: SEQ, subjects: UUIDS },
    key: ['seq'],
    changing: [],
    event: 'seq',
  }),
  ...CASH_BOOK_TABLES,
  ...SEASON_TABLES,
  ...PLANNED_TABLES,
  ...OWN_BOOK_TABLES,
  hand: table('hand', {
    scope: 'session',
    columns: {
      sessionId: UUID,
      number: INT4,
      revision: INT2,
      eventSeq: SEQ,
      kind: TEXT,
      dealer: UUID,
      record: orNull(JSONB),
      recordedAt: TIME,
    },
    key: ['sessionId', 'number', 'revision'],
    changing: [],
    session: 'sessionId',
  }),
  melding: table('melding', {
    scope: 'session',
    columns: {
      sessionId: UUID,
      handNumber: INT4,
      revision: INT2,
      position: INT2,
      memberId: UUID,
      kind: TEXT,
      count: orNull(INT2),
      withPagat: orNull(BOOL),
      suit: orNull(TEXT),
      grade: orNull(TEXT),
      missing: orNull(TEXT),
    },
    key: ['sessionId', 'handNumber', 'revision', 'position'],
    changing: [],
    session: 'sessionId',
  }),
  ...FINE_TABLES,
  ...STATISTIC_TABLES,
} as const satisfies Record<string, ProjectedTable>;

export type TableName = keyof typeof TABLES;

/** A row of a table, as it is there; the club is not among its fields. */
export type Row<T extends TableName> = RowOf<(typeof TABLES)[T]['columns']>;

/** The tables of a scope. */
export type TableOf<S extends Scope> = {
  [T in TableName]: (typeof TABLES)[T]['scope'] extends S ? T : never;
}[TableName];

/** The names of the tables of a scope. */
export function tablesOf<S extends Scope>(scope: S): TableOf<S>[] {
  const names = Object.keys(TABLES) as TableName[];
  return names.filter((name): name is TableOf<S> => TABLES[name].scope === scope);
}

/** The payees of a fine: both pots, every other player at the table, or the club's kitty. */
export type FineGoesTo = Row<'fine'>['paidTo'];

/** Whether a fine counts, and what its dispute came to. */
export type FineState = Row<'fine'>['state'];
