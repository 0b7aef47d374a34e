import { reads } from '../platform/http/reference/operation.js';
import { MEMBER_ID } from '../clubs/members/member-id.js';
import { OWNER_ID } from '../cash-book/path-parts.js';
import { SEASON_ID } from '../seasons/season-id.js';
import { SESSION_ID } from '../sessions/to-session.js';
import type { PathPart } from '../platform/http/path-part.js';
import { namedSchema } from '../platform/http/reference/schema-parts.js';
import type { ProblemCode } from '../problems/kinds.js';
import { TABLES, type TableId } from './tables.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';

const TABLE = namedSchema('Table', {
  type: 'string',
  format: 'binary',
  description: 'CSV (RFC 4180) or XLSX; docs/tables.md lists the columns.',
});

const JOURNAL = namedSchema('HledgerJournal', {
  type: 'string',
  description: 'A journal as hledger reads it; docs/tables.md says what is where.',
});

/** The entries of all tables in the reference. */
const SAID: Readonly<Record<TableId, readonly [id: string, summary: string, what: string]>> = {
  hands: [
    'tableOfHands',
    'The hands of a session as a table',
    'A hand a row, with what each player won.',
  ],
  'club-hands': [
    'tableOfClubHands',
    'The hands of the club as a table',
    'The hands of all evenings, or of those that were opened in a period.',
  ],
  meldinger: ['tableOfMeldinger', 'The meldinger of a session as a table', 'A melding a row.'],
  'club-meldinger': [
    'tableOfClubMeldinger',
    'The meldinger of the club as a table',
    'Those of all evenings, or of those that were opened in a period: as they count now.',
  ],
  sessions: [
    'tableOfSessions',
    'The sessions of a club as a table',
    'An evening a row, the latest first; or those that were opened in a period.',
  ],
  'session-ledger': ['tableOfLedger', 'The ledger of a session as a table', 'A payment a row.'],
  ledger: [
    'tableOfClubLedger',
    'The ledger of the club as a table',
    'Every payment of the club, in points and in money, a row each; or those of a period.',
  ],
  statement: [
    'tableOfStatement',
    'A statement as a table',
    'A payment a row, with what it changed for the member; or those that were recorded in a period.',
  ],
  fines: ['tableOfFines', 'The register of fines as a table', 'A fine a row, the newest first.'],
  disputes: [
    'tableOfDisputes',
    'The disputes as a table',
    'A dispute a row with how it ended, the latest first.',
  ],
  audit: ['tableOfAudit', 'The log of a club as a table', 'An event a row, in words.'],
  vouchers: [
    'tableOfVouchers',
    'The vouchers as a table',
    'A line of a voucher a row, the newest first.',
  ],
  'account-card': [
    'tableOfAccountCard',
    'The card of an account as a table',
    'A voucher a row, by day, with in, out and the balance after it; or those of a period.',
  ],
  balances: ['tableOfBalances', 'Debts as a table', 'A member a row.'],
  arrears: ['tableOfArrears', 'Arrears as a table', 'An open item of a member a row.'],
  dues: ['tableOfDues', 'Dues as a table', 'The charge of a member a row, the newest first.'],
  'open-items': [
    'tableOfOpenItems',
    'Open items as a table',
    'An open amount a row, with its origin and its day. Members have their own.',
  ],
  payments: [
    'tableOfPayments',
    'Payments as a table',
    'A reported payment a row, with its answer, the newest first.',
  ],
  plans: [
    'tableOfPlans',
    'Plans as a table',
    'A transfer a row, those of the newest plan first. A member has those that they make or get.',
  ],
  journal: [
    'tableOfJournal',
    'A journal for bookkeeping',
    'The club’s money as Danish bookkeeping programs take it in: date, voucher, text, account (debited), ' +
      'contra account (credited), amount.',
  ],
  standings: [
    'tableOfStandings',
    'The standings of a season as a table',
    'A member a row. Money of others that the caller may not see is empty.',
  ],
  statistics: [
    'tableOfStatistics',
    'Statistics as a table',
    'A number a row, of a member or of the club. Figures of others that the caller may not see are left out.',
  ],
  records: [
    'tableOfRecords',
    'The records of a member or of the club as a table',
    'A record a row.',
  ],
  'who-paid-whom': [
    'tableOfWhoPaidWhom',
    'Payments between members as a table',
    'The payments of one member to another, a row each way; hidden fines are among the other payments. With ' +
      '`members` what these two paid each other, as their head to head has it.',
  ],
};

/** The problems of a table beside those that every table has. */
const REFUSALS: Readonly<Partial<Record<TableId, readonly ProblemCode[]>>> = {
  'club-hands': ['day-refused'],
  'club-meldinger': ['day-refused'],
  sessions: ['day-refused'],
  statement: ['day-refused'],
  fines: ['session-not-found', 'member-not-found', 'member-not-claimed'],
  disputes: ['member-not-claimed'],
  audit: [
    'session-not-found',
    'member-not-found',
    'dispute-not-found',
    'fine-not-found',
    'hand-not-found',
  ],
  dues: ['member-not-claimed'],
  'open-items': ['member-not-claimed'],
  payments: ['member-not-claimed'],
  plans: ['member-not-claimed'],
  records: ['season-not-found', 'member-not-found'],
  vouchers: ['member-not-claimed'],
  'account-card': ['member-not-claimed', 'day-refused'],
  ledger: ['day-refused'],
  journal: ['day-refused'],
  standings: ['season-not-found'],
  statistics: ['member-not-found', 'season-not-found'],
  'who-paid-whom': ['member-not-found', 'season-not-found'],
};

const FORMAT: PathPart = {
  name: 'format',
  description: '`csv` or `xlsx`.',
  schema: { type: 'string' },
  unknown: 'not-found',
};

/** The parts of addresses of tables, beside the club. */
const PARTS: readonly PathPart[] = [MEMBER_ID, SESSION_ID, SEASON_ID, OWNER_ID];

/** The API reference of a table. */
export function tableApi(table: TableId): MethodDecorator {
  const [id, summary, what] = SAID[table];
  const ids = [...TABLES[table].at.matchAll(/:(\w+)/g)].flatMap(
    ([, name]) => PARTS.find((part) => part.name === name) ?? [],
  );
  return reads({
    id,
    summary,
    description:
      `${what} The whole list and not a page of it, as it was when the request came; also given for ` +
      '`Accept: text/csv` or that of XLSX at the address without the ending. A few tables at a time; ' +
      'more are refused for a moment.',
    of: [CLUB_ID, ...ids, FORMAT],
    refusals: ['validation-failed', ...(REFUSALS[table] ?? [])],
    answer: {
      description: 'The file, streamed.',
      mediaType: 'text/csv',
      headers: ['Content-Disposition'],
      type: TABLE,
    },
  });
}

export const journalApi = reads({
  id: 'hledgerJournal',
  summary: 'The ledger as a journal of hledger',
  description:
    'Points and money of the club, or of a period with its opening balances, as a journal that ' +
    '`hledger check --strict` accepts: docs/tables.md.',
  of: [CLUB_ID],
  refusals: ['validation-failed', 'day-refused'],
  answer: {
    description: 'The file, streamed.',
    mediaType: 'text/plain',
    headers: ['Content-Disposition'],
    type: JOURNAL,
  },
});
