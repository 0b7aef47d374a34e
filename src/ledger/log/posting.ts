import { CASH_ACCOUNT_TYPES } from '../../money/cash-accounts.js';

/** Amounts and balances are exact up to here, in JavaScript as in the database: 2^53-1. */
export const MOST_AMOUNT = Number.MAX_SAFE_INTEGER;

const POINTS = ['player', 'king-pot', 'pagat-pot', 'kitty'] as const;

/** The kinds of account: four in points, the others in money. */
export const ACCOUNT_KINDS = [...POINTS, 'member', 'clearing', ...CASH_ACCOUNT_TYPES] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** The unit of an account: points, or the minor units of the club's money. */
export const UNITS = ['points', 'money'] as const;
export type Unit = (typeof UNITS)[number];

/** The unit of an account follows from its kind. */
export function unitOf(kind: AccountKind): Unit {
  return (POINTS as readonly string[]).includes(kind) ? 'points' : 'money';
}

/** One payment, before it has its event and line. It belongs to the session of its event. */
export interface NewPosting {
  /** The account that pays. */
  readonly from: number;
  /** The account that is paid. */
  readonly to: number;
  /** Points, or minor units between money accounts; 1 … 2^53-1. */
  readonly amount: number;
  readonly reason: string;
  /** The place in the rule book. */
  readonly source: string;
  readonly stage: string;
  readonly handNumber: number | null;
  readonly fineId: string | null;
}

/** The number of a club's clearing account: the first account that the club opens. */
export const CLEARING_ACCOUNT = 1;

/** The id of the `n`-th account (from 0) that a decision opens: ids go up by one in log order. */
export function nextAccountId(club: { readonly accountsMade: number }, n = 0): number {
  return club.accountsMade + 1 + n;
}
