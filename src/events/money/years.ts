import { CHECKED, type Checked } from '../../money/years/examined.js';
import type { AuditContext, EventKind, Logged } from '../kind.js';
import { isDay, isObject, isText, listOf, meaning, oneOf } from '../payload.js';
import { accountParam, moneyParam } from './parts.js';

/** Nothing dated in a fiscal year is added any more. */
export interface YearClosed {
  readonly kind: 'year-closed';
  /** Its first day. */
  readonly year: string;
}

/** It is, after all. */
export interface YearReopened {
  readonly kind: 'year-reopened';
  readonly year: string;
  readonly why: string;
}

/** An auditor examined a closed year. */
export interface YearExamined {
  readonly kind: 'year-examined';
  readonly year: string;
  readonly ticked: readonly Checked[];
  /** May be empty. */
  readonly remarks: string;
  /** The end of the log as the auditor saw it. */
  readonly head: { readonly seq: number; readonly hash: string };
}

/** The amount that the club expects on an account in a year. */
export interface BudgetLine {
  readonly account: string;
  /** Minor units: income or spending. */
  readonly amount: number;
}

/** The budget of a year as a whole: it replaces the one before. */
export interface BudgetSet {
  readonly kind: 'budget-set';
  readonly year: string;
  readonly lines: readonly BudgetLine[];
}

export type YearEvent = YearClosed | YearReopened | YearExamined | BudgetSet;

const year = meaning(isDay, 'The first day of the fiscal year.');

/** The parameter of all of them: the name of the year. */
function yearParams({ event }: Logged<YearEvent>, { years }: AuditContext) {
  return { year: years.get(event.year) ?? event.year };
}

const OF_A_YEAR = {
  group: 'money',
  live: 'read-money',
  changes: () => [],
} as const;

const yearClosed = {
  ...OF_A_YEAR,
  payload: { year },
  subjects: () => [],
  params: yearParams,
} satisfies EventKind<YearClosed, unknown>;

const yearReopened = {
  ...OF_A_YEAR,
  payload: { year, why: meaning(isText, 'Why.') },
  subjects: () => [],
  why: ({ why }) => why,
  params: (logged, context) => ({ ...yearParams(logged, context), why: logged.event.why }),
} satisfies EventKind<YearReopened, unknown>;

const yearExamined = {
  ...OF_A_YEAR,
  payload: {
    year,
    ticked: meaning(listOf(oneOf(CHECKED)), 'The checks that were made.'),
    remarks: meaning(isText, 'The remarks of the auditor; may be empty.'),
    head: meaning(isObject, 'The end of the log as the auditor saw it.'),
  },
  subjects: () => [],
  params: (logged, context) => {
    const { ticked, remarks } = logged.event;
    return { ...yearParams(logged, context), checked: ticked.length, remarks };
  },
} satisfies EventKind<YearExamined, unknown>;

const budgetSet = {
  ...OF_A_YEAR,
  payload: {
    year,
    lines: meaning(listOf(isObject), 'The expected income and spending, by account.'),
  },
  subjects: ({ lines }) => lines.map(({ account }) => account),
  params: (logged, context) => ({
    ...yearParams(logged, context),
    lines: logged.event.lines.map(({ account, amount }) => ({
      account: accountParam(account, context),
      money: moneyParam(amount, context),
    })),
  }),
} satisfies EventKind<BudgetSet, unknown>;

export const YEAR_KINDS = {
  'year-closed': yearClosed,
  'year-reopened': yearReopened,
  'year-examined': yearExamined,
  'budget-set': budgetSet,
} as const;
