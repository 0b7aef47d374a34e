import {
  news,
  type AuditContext,
  type EventKind,
  type Logged,
  type TransferNews,
} from '../kind.js';
import {
  isDay,
  isId,
  isObject,
  isText,
  isYesNo,
  listOf,
  meaning,
  oneOf,
  optional,
  orNull,
} from '../payload.js';
import { WAYS, type Way } from '../../money/settling-up/plan.js';
import {
  accountParam,
  isAmount,
  isPurse,
  moneyParam,
  ON_VOUCHER,
  voucherParams,
  type AccountParam,
  type OnVoucher,
} from './parts.js';

/** A balance that a plan brings to zero. */
export type PlannedBalance = {
  readonly member: string;
  /** Minor units, as of the plan's day: above 0 the club owes them, below they owe. */
  readonly balance: number;
  /** The part of it that transfers of earlier plans still move. */
  readonly planned: number;
};

/** One line of a plan, with payer and recipient. Either is a member, or the purse of the plan. */
export type PlannedTransfer = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Minor units. */
  readonly amount: number;
  /** By which the payment is found again. */
  readonly reference: string;
  /** The open amounts of both before it, above 0 for what they are owed. */
  readonly fromBefore: number;
  readonly toBefore: number;
};

/** It is agreed who pays whom so that balances become zero. It moves nothing, and never changes. */
export interface PlanAgreed {
  readonly kind: 'plan-agreed';
  readonly plan: string;
  readonly way: Way;
  /** The purse that takes part; null for none. */
  readonly purse: string | null;
  /** The day as of which the balances are, `YYYY-MM-DD`. */
  readonly on: string;
  /** The one evening whose open items it settles; absent where it settles whole balances. */
  readonly evening?: string;
  /** Whether no plan of this way has fewer transfers. */
  readonly least: boolean;
  readonly balances: readonly PlannedBalance[];
  readonly transfers: readonly PlannedTransfer[];
}

/** A line of a plan, named with what it says. */
interface OfTransfer {
  readonly plan: string;
  readonly transfer: string;
  readonly from: string;
  readonly to: string;
  /** Minor units. */
  readonly amount: number;
}

/** The money of a transfer has come where it was to go. */
export interface TransferDone extends OnVoucher, OfTransfer {
  readonly kind: 'transfer-done';
}

/** A transfer is cancelled: the debt that it would have settled is open again. */
export interface TransferDropped extends OfTransfer {
  readonly kind: 'transfer-dropped';
  readonly why: string;
}

export type PlanEvent = PlanAgreed | TransferDone | TransferDropped;

const isPlan = meaning(isId, 'The plan.');
const OF_TRANSFER = {
  plan: isPlan,
  transfer: meaning(isId, 'The transfer.'),
  from: meaning(isId, 'The payer: a member, or the purse of the plan.'),
  to: meaning(isId, 'The recipient: a member, or the purse of the plan.'),
  amount: isAmount,
} as const;

/** The payer or payee, as a parameter of a sentence. */
interface PartyParam {
  /** Null for a purse. */
  readonly member: string | null;
  readonly account: AccountParam | null;
}

function partyParam(id: string, context: AuditContext): PartyParam {
  return context.cashAccounts.has(id)
    ? { member: null, account: accountParam(id, context) }
    : { member: id, account: null };
}

function transferParams({ from, to, amount }: OfTransfer, context: AuditContext) {
  return {
    from: partyParam(from, context),
    to: partyParam(to, context),
    money: moneyParam(amount, context),
  };
}

/** A transfer as news for who pays or gets it; null for everybody else. */
function transferNews(
  plan: string,
  { id, from, to, amount, why }: Pick<TransferNews, 'id' | 'amount' | 'why'> & Sides,
  ids: ReadonlySet<string>,
  { cashAccounts, currency }: AuditContext,
): TransferNews | null {
  const pays = ids.has(from);
  if (pays === ids.has(to)) return null;
  const side = pays ? to : from;
  const other = cashAccounts.has(side) ? null : side;
  return { id, plan, pays, other, amount, currency, why };
}

type Sides = Readonly<Record<'from' | 'to', string>>;

const planAgreed = {
  group: 'money',
  live: 'read-money',
  payload: {
    plan: isPlan,
    way: meaning(oneOf(WAYS), 'Through a purse, or among the members.'),
    purse: orNull(isPurse),
    on: meaning(isDay, 'The day as of which the balances are.'),
    evening: meaning(optional(isId), 'The one evening that it settles; else whole balances.'),
    least: meaning(isYesNo, 'Whether no plan of this way has fewer transfers.'),
    balances: meaning(listOf(isObject), 'The balances that it brings to zero.'),
    transfers: meaning(listOf(isObject), 'The transfers, with amounts and references.'),
  },
  subjects: ({ plan, purse, evening, balances }: PlanAgreed) => [
    plan,
    ...(evening === undefined ? [] : [evening]),
    ...(purse === null ? [] : [purse]),
    ...balances.map(({ member }) => member),
  ],
  params: ({ event: { on, way, evening, balances, transfers } }: Logged<PlanAgreed>) => ({
    on,
    way,
    isOfEvening: evening !== undefined,
    members: balances.length,
    transfers: transfers.length,
  }),
  changes: () => [],
  news: ({ event: { plan, transfers } }, ids, context) =>
    transfers.flatMap((one) => {
      const transfer = transferNews(plan, { ...one, why: null }, ids, context);
      return transfer === null ? [] : [news('plan-agreed', { transfer })];
    }),
} satisfies EventKind<PlanAgreed, unknown>;

const transferDone = {
  group: 'money',
  live: 'read-money',
  payload: { ...ON_VOUCHER, ...OF_TRANSFER },
  subjects: ({ plan, from, to }: TransferDone) => [plan, from, to],
  params: (logged: Logged<TransferDone>, context: AuditContext) => ({
    ...voucherParams(logged),
    ...transferParams(logged.event, context),
  }),
  changes: () => [],
} satisfies EventKind<TransferDone, unknown>;

const transferDropped = {
  group: 'money',
  live: 'read-money',
  payload: { ...OF_TRANSFER, why: meaning(isText, 'Why.') },
  subjects: ({ plan, from, to }: TransferDropped) => [plan, from, to],
  why: ({ why }: TransferDropped) => why,
  params: ({ event }: Logged<TransferDropped>, context: AuditContext) => ({
    ...transferParams(event, context),
    why: event.why,
  }),
  changes: () => [],
  news: ({ event: { plan, transfer: id, ...dropped } }, ids, context) => {
    const transfer = transferNews(plan, { id, ...dropped }, ids, context);
    return transfer === null ? [] : [news('transfer-dropped', { transfer })];
  },
} satisfies EventKind<TransferDropped, unknown>;

export const PLAN_KINDS = {
  'plan-agreed': planAgreed,
  'transfer-done': transferDone,
  'transfer-dropped': transferDropped,
} as const;
