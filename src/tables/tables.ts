import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { AuditQuery } from '../audit/log/query.js';
import { FineRegisterQuery } from '../audit/fine-register/query.js';
import { DuesQuery } from '../cash-book/dues/dues.dto.js';
import { OpenItemsQuery } from '../cash-book/open-items/open-items.dto.js';
import { OnDayQuery } from '../cash-book/money/money.dto.js';
import { PaymentQuery } from '../cash-book/payments/payment.dto.js';
import { requireReference } from '../cash-book/payments/report-payment.js';
import { VoucherQuery } from '../cash-book/vouchers/voucher.dto.js';
import type { Caller } from '../people/caller.js';
import { whoseRecords } from '../clubs/whose-records.js';
import { QueryNumber, type DtoClass } from '../platform/validation/validation.js';
import { StatementQuery } from '../reports/ledger-report.js';
import { HeadQuery } from '../seasons/seasons/season.dto.js';
import { FilterQuery, HeadToHeadQuery, StatisticsQuery } from '../seasons/statistics/filter.dto.js';
import { DisputesQuery } from '../sessions/disputes/dispute.dto.js';
import { MeldingerQuery } from '../sessions/meldinger/melding.dto.js';
import type { SeenBy } from '../seasons/who-sees.js';
import { arrears } from './lists/money/arrears.js';
import { balances } from './lists/money/balances.js';
import { audit } from './lists/evenings/audit.js';
import { disputes } from './lists/evenings/disputes.js';
import { evenings } from './lists/evenings/evenings.js';
import { fines } from './lists/evenings/fines.js';
import { clubHands, sessionHands } from './lists/evenings/hands.js';
import { clubMeldinger, sessionMeldinger } from './lists/evenings/meldinger.js';
import { cards } from './lists/money/cards.js';
import { dues } from './lists/money/dues.js';
import { openItems } from './lists/money/open-items.js';
import { payments } from './lists/money/payments.js';
import { plans } from './lists/money/plans.js';
import { records } from './lists/seasons/records.js';
import { journal } from './lists/money/journal.js';
import { clubLedger, sessionLedger, statement } from './lists/money/ledger.js';
import { standings } from './lists/seasons/standings.js';
import { statistics } from './lists/seasons/statistics.js';
import { vouchers } from './lists/money/vouchers.js';
import { paid } from './lists/seasons/who-paid-whom.js';
import { PeriodQuery, periodOf, TableQuery } from './table.dto.js';
import type { TableIds, NeededFor, ListTable } from './table.js';

/** A table at its address, whatever its rows and what narrows them are: both go together. */
export interface Placed {
  /** Behind the address of the club; the list that it is made of has the same. */
  readonly at: string;
  readonly needs: NeededFor;
  readonly dto: DtoClass<TableQuery>;
  /** The limits of the list for this caller: for example, that they see their own rows only. */
  readonly narrowed: (asked: object, by: Caller, of: TableIds) => object;
  readonly table: ListTable<unknown, object>;
}

function placed<Row, Query extends object, Dto extends TableQuery>(place: {
  readonly at: string;
  readonly needs: NeededFor;
  readonly dto: DtoClass<Dto>;
  readonly narrowed: (asked: Omit<Dto, keyof TableQuery>, by: Caller, of: TableIds) => Query;
  readonly table: ListTable<Row, Query>;
}): Placed {
  return place as unknown as Placed;
}

const PAGE = ['cursor', 'limit'] as const;
class FinesTable extends IntersectionType(TableQuery, OmitType(FineRegisterQuery, PAGE)) {}
class VouchersTable extends IntersectionType(TableQuery, OmitType(VoucherQuery, PAGE)) {}
class StatementTable extends IntersectionType(PeriodQuery, OmitType(StatementQuery, PAGE)) {}
class DuesTable extends IntersectionType(TableQuery, OmitType(DuesQuery, PAGE)) {}
class OpenItemsTable extends IntersectionType(TableQuery, OpenItemsQuery) {}
class PaymentsTable extends IntersectionType(TableQuery, OmitType(PaymentQuery, PAGE)) {}
class DisputesTable extends IntersectionType(TableQuery, OmitType(DisputesQuery, PAGE)) {}
class AuditTable extends IntersectionType(TableQuery, OmitType(AuditQuery, PAGE)) {}
class MeldingerTable extends IntersectionType(
  TableQuery,
  OmitType(MeldingerQuery, ['after', 'limit']),
) {}
class StandingsTable extends IntersectionType(TableQuery, HeadQuery) {}
class StatisticsTable extends IntersectionType(TableQuery, StatisticsQuery) {}
class PaidTable extends IntersectionType(TableQuery, PartialType(HeadToHeadQuery)) {}
class FilteredTable extends IntersectionType(TableQuery, FilterQuery) {}
class BalancesTable extends IntersectionType(TableQuery, OnDayQuery) {}

// An intersection keeps what its classes check, but not that a number comes as text.
for (const { prototype } of [StandingsTable, StatisticsTable, PaidTable, FilteredTable]) {
  QueryNumber()(prototype, 'head');
}
QueryNumber()(AuditTable.prototype, 'hand');

/** Every list that can be had as a table. To add one: its file in `lists/`, an entry here, and its words. */
export const TABLES = {
  hands: placed({
    at: 'sessions/:sessionId/hands',
    needs: 'read-sessions',
    dto: TableQuery,
    narrowed: () => ({}),
    table: sessionHands,
  }),
  'club-hands': placed({
    at: 'hands',
    needs: 'read-sessions',
    dto: PeriodQuery,
    narrowed: periodOf,
    table: clubHands,
  }),
  meldinger: placed({
    at: 'sessions/:sessionId/meldinger',
    needs: 'read-sessions',
    dto: MeldingerTable,
    narrowed: ({ revisions }) => ({ everyRevision: revisions === 'all' }),
    table: sessionMeldinger,
  }),
  'club-meldinger': placed({
    at: 'meldinger',
    needs: 'read-sessions',
    dto: PeriodQuery,
    narrowed: periodOf,
    table: clubMeldinger,
  }),
  sessions: placed({
    at: 'sessions',
    needs: 'read-sessions',
    dto: PeriodQuery,
    narrowed: periodOf,
    table: evenings,
  }),
  'session-ledger': placed({
    at: 'sessions/:sessionId/ledger',
    needs: 'read-sessions',
    dto: TableQuery,
    narrowed: () => ({}),
    table: sessionLedger,
  }),
  ledger: placed({
    at: 'ledger',
    needs: 'read-all',
    dto: PeriodQuery,
    narrowed: periodOf,
    table: clubLedger,
  }),
  statement: placed({
    at: 'members/:memberId/statement',
    needs: 'read-account',
    dto: StatementTable,
    narrowed: ({ order = 'asc', ...period }, by, { memberId = '' }) => {
      whoseRecords(by, memberId);
      return { order, ...periodOf(period) };
    },
    table: statement,
  }),
  fines: placed({
    at: 'fines',
    needs: 'read-account',
    dto: FinesTable,
    narrowed: (query, by) => {
      const member = whoseRecords(by, query.member ?? null);
      return member === null ? query : { ...query, member };
    },
    table: fines,
  }),
  disputes: placed({
    at: 'disputes',
    needs: 'read-account',
    dto: DisputesTable,
    narrowed: ({ state = null, session = null, member = null }, by) => {
      return { state, session, member: whoseRecords(by, member) };
    },
    table: disputes,
  }),
  audit: placed({
    at: 'audit',
    needs: 'read-all',
    dto: AuditTable,
    narrowed: (query) => query,
    table: audit,
  }),
  vouchers: placed({
    at: 'vouchers',
    needs: 'read-account',
    dto: VouchersTable,
    narrowed: (asked, by) => {
      const { year = null, member = null, account = null, kind = null } = asked;
      const { receipts = null, looked = null, q = null, order = null } = asked;
      const narrowed = { year, account, kind, receipts, looked, q, order };
      return { ...narrowed, member: whoseRecords(by, member) };
    },
    table: vouchers,
  }),
  'account-card': placed({
    at: 'account-cards/:ownerId/vouchers',
    needs: 'read-account',
    dto: PeriodQuery,
    narrowed: (period, by, { ownerId = '' }) => {
      whoseRecords(by, ownerId);
      return periodOf(period);
    },
    table: cards,
  }),
  balances: placed({
    at: 'money/members',
    needs: 'read-money',
    dto: BalancesTable,
    narrowed: ({ on = null }) => ({ on }),
    table: balances,
  }),
  arrears: placed({
    at: 'arrears',
    needs: 'read-money',
    dto: TableQuery,
    narrowed: () => ({}),
    table: arrears,
  }),
  dues: placed({
    at: 'dues',
    needs: 'read-account',
    dto: DuesTable,
    narrowed: ({ member = null }, by) => ({ member: whoseRecords(by, member) }),
    table: dues,
  }),
  'open-items': placed({
    at: 'open-items',
    needs: 'read-account',
    dto: OpenItemsTable,
    narrowed: ({ member = null, on = null }, by) => ({ on, member: whoseRecords(by, member) }),
    table: openItems,
  }),
  payments: placed({
    at: 'payments',
    needs: 'read-account',
    dto: PaymentsTable,
    narrowed: ({ member = null, state = null, reference = null }, by) => ({
      member: whoseRecords(by, member),
      state,
      reference: reference === null ? null : requireReference(reference),
    }),
    table: payments,
  }),
  plans: placed({
    at: 'plans',
    needs: 'read-account',
    dto: TableQuery,
    narrowed: (_, by) => ({ member: whoseRecords(by, null) }),
    table: plans,
  }),
  journal: placed({
    at: 'journal',
    needs: 'read-money',
    dto: PeriodQuery,
    narrowed: periodOf,
    table: journal,
  }),
  standings: placed({
    at: 'seasons/:seasonId/standings',
    needs: 'read-sessions',
    dto: StandingsTable,
    narrowed: ({ head }, by) => ({ head, by: seenBy(by) }),
    table: standings,
  }),
  statistics: placed({
    at: 'statistics',
    needs: 'read-sessions',
    dto: StatisticsTable,
    narrowed: (query, by) => ({ ...query, by: seenBy(by) }),
    table: statistics,
  }),
  'who-paid-whom': placed({
    at: 'who-paid-whom',
    needs: 'read-sessions',
    dto: PaidTable,
    narrowed: (query, by) => ({ ...query, by: seenBy(by) }),
    table: paid,
  }),
  records: placed({
    at: 'records',
    needs: 'read-sessions',
    dto: StatisticsTable,
    narrowed: (query) => query,
    table: records,
  }),
} as const;

/** The parts of the caller that the second thread needs: they decide what is seen. */
function seenBy({ roles, member }: Caller): SeenBy {
  return { roles, member };
}

export type TableId = keyof typeof TABLES;
export const TABLE_IDS = Object.keys(TABLES) as readonly TableId[];
