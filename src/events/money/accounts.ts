import { CASH_ACCOUNT_TYPES, type CashAccountType } from '../../money/cash-accounts.js';
import { namedChanges } from '../club/club.js';
import { change, type EventKind } from '../kind.js';
import {
  isId,
  isObject,
  isOrdinal,
  isText,
  isYesNo,
  listOf,
  meaning,
  oneOf,
  orNull,
} from '../payload.js';
import { accountParam, moneyParam, ON_VOUCHER, voucherParams, type OnVoucher } from './parts.js';

/** The club opens an account of its own, e.g. another purse. */
export interface AccountAdded {
  readonly kind: 'account-added';
  readonly id: string;
  /** Its number in the ledger. */
  readonly account: number;
  readonly type: CashAccountType;
  readonly name: string;
}

/** An account is renamed, put away or taken up again: all of it is said. */
export interface AccountChanged {
  readonly kind: 'account-changed';
  readonly id: string;
  /** Null for a built-in account that goes by its own name. */
  readonly name: string | null;
  readonly archived: boolean;
}

/** The opening balance of an account or a member, signed as people say it. */
export type OpeningLine = {
  /** Minor units: of a purse what it holds; of a member what the club owes them, below 0 what they owe. */
  readonly amount: number;
} & ({ readonly member: string } | { readonly account: string });

/** The balances of a club when it began with its books, or moved them here. */
export interface OpeningBalancesRecorded extends OnVoucher {
  readonly kind: 'opening-balances-recorded';
  readonly lines: readonly OpeningLine[];
}

export type AccountEvent = AccountAdded | AccountChanged | OpeningBalancesRecorded;

const accountAdded = {
  group: 'money',
  live: 'read-account',
  payload: {
    id: isId,
    account: isOrdinal,
    type: oneOf(CASH_ACCOUNT_TYPES),
    name: isText,
  },
  subjects: ({ id }) => [id],
  about: ({ event: { name: subject } }) => ({ subject }),
  params: ({ event: { name, type } }) => ({ name, type }),
  changes: ({ event: { name } }) => [change('name', null, name)],
} satisfies EventKind<AccountAdded, unknown>;

const accountChanged = {
  group: 'money',
  live: 'read-account',
  payload: { id: isId, name: orNull(isText), archived: isYesNo },
  subjects: ({ id }) => [id],
  about: ({ event: { name: subject } }) => ({ subject }),
  params: ({ seq, event: { id, name, archived } }, context) => ({
    account: { ...accountParam(id, context), name },
    was: context.before.get(seq)?.name ?? null,
    archived,
    wasArchived: context.before.get(seq)?.archived ?? false,
  }),
  changes: namedChanges,
} satisfies EventKind<AccountChanged, unknown>;

const openingBalancesRecorded = {
  group: 'money',
  live: 'read-account',
  payload: {
    ...ON_VOUCHER,
    lines: meaning(listOf(isObject), 'The content of each purse, and the balance of each member.'),
  },
  subjects: ({ lines }) => lines.map((line) => ('member' in line ? line.member : line.account)),
  params: (logged, context) => ({
    ...voucherParams(logged),
    lines: logged.event.lines.map((line) => ({
      member: 'member' in line ? line.member : null,
      account: 'member' in line ? null : accountParam(line.account, context),
      isBelow: line.amount < 0,
      money: moneyParam(Math.abs(line.amount), context),
    })),
  }),
  changes: () => [],
} satisfies EventKind<OpeningBalancesRecorded, unknown>;

export const ACCOUNT_KINDS = {
  'account-added': accountAdded,
  'account-changed': accountChanged,
  'opening-balances-recorded': openingBalancesRecorded,
} as const;
