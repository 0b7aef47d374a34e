import { CHECKED, CONCLUSIONS, type Checked, type Conclusion } from '../../money/years/examined.js';
import type { AuditContext, EventKind, Logged } from '../kind.js';
import {
  isDay,
  isObject,
  isOrdinal,
  isText,
  listOf,
  meaning,
  oneOf,
  optional,
} from '../payload.js';
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

/** A voucher that an auditor looked at. */
export interface LookedAt {
  /** The number of its event. */
  readonly voucher: number;
  /** May be empty. */
  readonly remark: string;
}

/** An auditor examined a closed year. */
export interface YearExamined {
  readonly kind: 'year-examined';
  readonly year: string;
  readonly ticked: readonly Checked[];
  /** A text of no single remark; may be empty. */
  readonly remarks: string;
  /** The remarks, each of which is answered and settled. */
  readonly noted?: readonly string[];
  /** The vouchers that the auditor looked at; left out in older logs, whose auditors were not asked. */
  readonly looked?: readonly LookedAt[];
  /** None in an examination of before there were conclusions. */
  readonly conclusion?: Conclusion;
  /** The end of the log as the auditor saw it. */
  readonly head: { readonly seq: number; readonly hash: string };
}

/** A remark of an examination: the text of its event is the first, the noted ones follow. */
interface OfRemark {
  readonly year: string;
  /** The number of the event of the examination. */
  readonly examination: number;
  /** From 1, in the order of the examination. */
  readonly remark: number;
}

/** Those who keep the money answered a remark; a later answer replaces it. */
export interface RemarkAnswered extends OfRemark {
  readonly kind: 'remark-answered';
  readonly answer: string;
}

/** A remark has ended. */
export interface RemarkSettled extends OfRemark {
  readonly kind: 'remark-settled';
}

/** The author of an examination withdrew their signature. */
export interface ExaminationWithdrawn {
  readonly kind: 'examination-withdrawn';
  readonly year: string;
  readonly examination: number;
  readonly why: string;
}

/** An event that an examination consists of. */
export type ExaminationEvent =
  | YearReopened
  | YearExamined
  | RemarkAnswered
  | RemarkSettled
  | ExaminationWithdrawn;

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

export type YearEvent = YearClosed | ExaminationEvent | BudgetSet;

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
    noted: meaning(
      optional(listOf(isText)),
      'The remarks, each of which can be answered and settled; left out in older logs.',
    ),
    looked: meaning(
      optional(listOf(isObject)),
      'The vouchers that were looked at, each with a remark that may be empty; left out in older logs.',
    ),
    conclusion: meaning(
      optional(oneOf(CONCLUSIONS)),
      'The conclusion that was signed; left out in older logs.',
    ),
    head: meaning(isObject, 'The end of the log as the auditor saw it.'),
  },
  subjects: () => [],
  params: (logged, context) => {
    const { ticked, remarks, noted = [], looked = [], conclusion = null } = logged.event;
    const said = [...(remarks === '' ? [] : [remarks]), ...noted].join(' ');
    const checked = ticked.length;
    const vouchers = looked.length;
    return { ...yearParams(logged, context), checked, vouchers, conclusion, remarks: said };
  },
} satisfies EventKind<YearExamined, unknown>;

const OF_REMARK = {
  year,
  examination: meaning(isOrdinal, 'The event of the examination.'),
  remark: meaning(isOrdinal, 'The number of the remark, from 1.'),
} as const;

const remarkAnswered = {
  ...OF_A_YEAR,
  payload: { ...OF_REMARK, answer: meaning(isText, 'The answer.') },
  subjects: () => [],
  params: (logged, context) => {
    const { remark, answer } = logged.event;
    return { ...yearParams(logged, context), remark, answer };
  },
} satisfies EventKind<RemarkAnswered, unknown>;

const remarkSettled = {
  ...OF_A_YEAR,
  payload: OF_REMARK,
  subjects: () => [],
  params: (logged, context) => {
    return { ...yearParams(logged, context), remark: logged.event.remark };
  },
} satisfies EventKind<RemarkSettled, unknown>;

const examinationWithdrawn = {
  ...OF_A_YEAR,
  payload: { year, examination: OF_REMARK.examination, why: meaning(isText, 'Why.') },
  subjects: () => [],
  why: ({ why }) => why,
  params: yearParams,
} satisfies EventKind<ExaminationWithdrawn, unknown>;

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
  'remark-answered': remarkAnswered,
  'remark-settled': remarkSettled,
  'examination-withdrawn': examinationWithdrawn,
  'budget-set': budgetSet,
} as const;
