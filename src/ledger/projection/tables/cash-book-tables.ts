import { PAID_BY } from '../../../money/pay/how-to-pay.js';
import { CASH_ACCOUNT_TYPES } from '../../../money/cash-accounts.js';
import { EVERY } from '../../../money/recurring/due-days.js';
import { PAYMENT_STATES } from '../../../money/payment-states.js';
import { WAYS } from '../../../money/settling-up/plan.js';
import { RECEIPT_TYPES } from '../../../money/receipts/receipt-file.js';
import { BOOL, INT4, INT8, JSONB, oneOf, orNull, SEQ, TEXT, TIME, UUID } from './column.js';
import type { OWN_BOOK_TABLES } from './own-book-tables.js';
import type { PLANNED_TABLES } from './planned-tables.js';
import type { SEASON_TABLES } from './season-tables.js';
import { table } from './table.js';

/**
 * The tables of the cash book: accounts, fiscal years and vouchers with their receipts, dues, recurring
 * expenses, plans to settle up, reported payments, reconciliations with banks.
 */
export const CASH_BOOK_TABLES = {
  cashAccount: table('cash_account', {
    scope: 'club',
    columns: {
      id: UUID,
      accountId: INT8,
      type: oneOf(...CASH_ACCOUNT_TYPES),
      code: orNull(TEXT),
      name: orNull(TEXT),
      archivedAt: orNull(TIME),
    },
    key: ['id'],
    changing: ['name', 'archivedAt'],
  }),
  fiscalYear: table('fiscal_year', {
    scope: 'club',
    columns: {
      firstDay: TEXT,
      lastDay: TEXT,
      vouchers: INT4,
      status: oneOf('open', 'closed'),
      version: INT4,
    },
    key: ['firstDay'],
    changing: ['lastDay', 'vouchers', 'status', 'version'],
  }),
  voucher: table('voucher', {
    scope: 'club',
    columns: {
      eventSeq: SEQ,
      day: TEXT,
      year: TEXT,
      number: INT4,
      kind: TEXT,
      text: TEXT,
      receipt: orNull(TEXT),
      sessionId: orNull(UUID),
      reverses: orNull(SEQ),
      reversedBy: orNull(SEQ),
    },
    key: ['eventSeq'],
    changing: ['reversedBy'],
  }),
  receipt: table('receipt', {
    scope: 'club',
    columns: {
      voucherSeq: SEQ,
      eventSeq: SEQ,
      digest: TEXT,
      held: orNull(TEXT),
      mediaType: oneOf(...RECEIPT_TYPES),
      bytes: INT4,
      name: orNull(TEXT),
      removedSeq: orNull(SEQ),
    },
    key: ['voucherSeq', 'eventSeq'],
    changing: ['held', 'removedSeq'],
  }),
  dues: table('dues', {
    scope: 'club',
    columns: {
      id: UUID,
      name: TEXT,
      incomeId: UUID,
      dueDay: TEXT,
      chargedSeq: SEQ,
      reversedSeq: orNull(SEQ),
    },
    key: ['id'],
    changing: ['reversedSeq'],
  }),
  duesLine: table('dues_line', {
    scope: 'club',
    columns: {
      duesId: UUID,
      memberId: UUID,
      line: INT4,
      class: TEXT,
      amount: INT8,
      rate: orNull(INT8),
      months: orNull(INT4),
      ofMonths: orNull(INT4),
      waivedSeq: orNull(SEQ),
    },
    key: ['duesId', 'memberId'],
    changing: ['waivedSeq'],
  }),
  recurringExpense: table('recurring_expense', {
    scope: 'club',
    columns: {
      id: UUID,
      addedSeq: SEQ,
      text: TEXT,
      amount: INT8,
      expenseId: UUID,
      purseId: UUID,
      firstDay: TEXT,
      every: oneOf(...EVERY),
      lastDay: orNull(TEXT),
    },
    key: ['id'],
    changing: ['text', 'amount', 'expenseId', 'purseId', 'firstDay', 'every', 'lastDay'],
  }),
  recurringDay: table('recurring_expense_day', {
    scope: 'club',
    columns: {
      recurringId: UUID,
      dueDay: TEXT,
      bookedSeq: orNull(SEQ),
      reversedSeq: orNull(SEQ),
      skippedSeq: orNull(SEQ),
    },
    key: ['recurringId', 'dueDay'],
    changing: ['bookedSeq', 'reversedSeq', 'skippedSeq'],
  }),
  plan: table('plan', {
    scope: 'club',
    columns: {
      id: UUID,
      eventSeq: SEQ,
      way: oneOf(...WAYS),
      purseId: orNull(UUID),
      onDay: TEXT,
      least: BOOL,
      balances: JSONB,
    },
    key: ['id'],
    changing: [],
  }),
  planTransfer: table('plan_transfer', {
    scope: 'club',
    columns: {
      planId: UUID,
      id: UUID,
      position: INT4,
      fromId: UUID,
      toId: UUID,
      amount: INT8,
      reference: TEXT,
      fromBefore: INT8,
      toBefore: INT8,
      status: oneOf('open', 'done', 'dropped'),
      version: INT4,
      doneSeq: orNull(SEQ),
      day: orNull(TEXT),
      why: orNull(TEXT),
      paid: INT8,
    },
    key: ['planId', 'id'],
    changing: ['status', 'version', 'doneSeq', 'day', 'why', 'paid'],
  }),
  payment: table('payment', {
    scope: 'club',
    columns: {
      id: UUID,
      memberId: UUID,
      amount: INT8,
      day: TEXT,
      purse: orNull(UUID),
      way: orNull(oneOf(...PAID_BY)),
      reference: TEXT,
      text: TEXT,
      state: oneOf(...PAYMENT_STATES),
      version: INT4,
      reportedBy: UUID,
      reportedSeq: SEQ,
      reportedAt: TIME,
      pays: JSONB,
      endedSeq: orNull(SEQ),
      endedAt: orNull(TIME),
      why: orNull(TEXT),
      reversedSeq: orNull(SEQ),
      planId: orNull(UUID),
      transferId: orNull(UUID),
    },
    key: ['id'],
    changing: [
      'purse',
      'state',
      'version',
      'endedSeq',
      'endedAt',
      'why',
      'reversedSeq',
      'planId',
      'transferId',
    ],
  }),
  reconciliation: table('reconciliation', {
    scope: 'club',
    columns: {
      purseId: UUID,
      number: INT4,
      eventSeq: SEQ,
      until: TEXT,
      balance: INT8,
      vouchers: JSONB,
      withdrawnSeq: orNull(SEQ),
    },
    key: ['purseId', 'number'],
    changing: ['withdrawnSeq'],
  }),
  examination: table('examination', {
    scope: 'club',
    columns: {
      eventSeq: SEQ,
      year: TEXT,
      yearVersion: INT4,
      ticked: JSONB,
      remarks: TEXT,
      headSeq: INT8,
      headHash: TEXT,
    },
    key: ['eventSeq'],
    changing: [],
  }),
  budget: table('budget', {
    scope: 'club',
    columns: { year: TEXT, lines: JSONB },
    key: ['year'],
    changing: ['lines'],
    again: 'replaced',
  }),
} as const;

/** The rows that a decision on money finds: all that the club has, or those that it asks for. */
export const BOOKS_TABLES = [
  'cashAccount',
  'fiscalYear',
] as const satisfies readonly (keyof typeof CASH_BOOK_TABLES)[];
export const ASKED_TABLES = [
  'voucher',
  'receipt',
  'dues',
  'duesLine',
  'recurringExpense',
  'recurringDay',
  'plan',
  'planTransfer',
  'payment',
  'reconciliation',
  'season',
  'seasonEvening',
  'carriedEvening',
  'eveningSeries',
  'plannedEvening',
  'clubBook',
  'clubBookVersion',
  'clubBookAdoption',
] as const satisfies readonly (
  | keyof typeof CASH_BOOK_TABLES
  | keyof typeof SEASON_TABLES
  | keyof typeof PLANNED_TABLES
  | keyof typeof OWN_BOOK_TABLES
)[];
