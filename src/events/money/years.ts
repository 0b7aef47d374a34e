import { CHECKED, CONCLUSIONS, type Checked, type Conclusion } from '../../money/years/examined.js';
import type { ClubPermission } from '../../people/roles.js';
import { news, type AuditContext, type EventKind, type Logged, type News } from '../kind.js';
import {
  isDay,
  isObject,
  isOrdinal,
  isText,
  isYesNo,
  listOf,
  meaning,
  oneOf,
  optional,
  orNull,
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
  /** A remark about it, in older logs; else empty. */
  readonly remark: string;
}

/** An auditor examined a closed year. */
export interface YearExamined {
  readonly kind: 'year-examined';
  readonly year: string;
  readonly ticked: readonly Checked[];
  /** A remark, in older logs; else empty. */
  readonly remarks: string;
  /** More remarks, in older logs. */
  readonly noted?: readonly string[];
  /** The vouchers that the auditor looked at; left out in older logs, whose auditors were not asked. */
  readonly looked?: readonly LookedAt[];
  /** None in an examination of before there were conclusions. */
  readonly conclusion?: Conclusion;
  /** The reservation, or why the accounts are not approved; absent where remarks say it, or in older logs. */
  readonly reservation?: string;
  /** The end of the log as the auditor saw it. */
  readonly head: { readonly seq: number; readonly hash: string };
}

/** An auditor wrote a remark about a year, or about a voucher of it. */
export interface RemarkPut {
  readonly kind: 'remark-put';
  readonly year: string;
  /** The voucher that it is about, by its event; null for the year as a whole. */
  readonly voucher: number | null;
  readonly text: string;
  /** Whether those who keep the money are asked to answer it. */
  readonly needsAnswer: boolean;
}

/** A remark of a year. */
interface OfRemark {
  readonly year: string;
  /**
   * In older logs the event of the examination that holds the remark: `remark` is then its place in that
   * event, where the text of the event is the first and the noted ones follow.
   */
  readonly examination?: number;
  /** The number of the remark in its year, from 1. */
  readonly remark: number;
}

/** Those who keep the money answered a remark; a later answer replaces it. */
export interface RemarkAnswered extends OfRemark {
  readonly kind: 'remark-answered';
  readonly answer: string;
}

/** An auditor is not satisfied with the answer: the remark waits for another one. */
export interface RemarkKeptOpen extends OfRemark {
  readonly kind: 'remark-kept-open';
  readonly why: string;
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
  | RemarkPut
  | RemarkAnswered
  | RemarkKeptOpen
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

/** A note to the accounts of a year. */
export interface AccountsNote {
  /** The account that it is about; null for the accounts as a whole. */
  readonly account: string | null;
  readonly text: string;
}

/** The notes to the accounts of a year, in their order: they replace those before. */
export interface AccountsNoted {
  readonly kind: 'accounts-noted';
  readonly year: string;
  readonly notes: readonly AccountsNote[];
}

export type YearEvent = YearClosed | ExaminationEvent | BudgetSet | AccountsNoted;

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

/** News about a year for those who have a permission. */
function newsOfYear<E extends YearEvent>(newsFor: ClubPermission, what: News['what']) {
  return {
    newsFor,
    news: ({ event }: Logged<E>, _ids: ReadonlySet<string>, { years }: AuditContext) => {
      const { year: firstDay } = event;
      return [news(what, { year: { firstDay, label: years.get(firstDay) ?? firstDay } })];
    },
  };
}

const yearClosed = {
  ...OF_A_YEAR,
  payload: { year },
  subjects: () => [],
  params: yearParams,
  ...newsOfYear<YearClosed>('examine', 'year-closed'),
} satisfies EventKind<YearClosed, unknown>;

const yearReopened = {
  ...OF_A_YEAR,
  payload: { year, why: meaning(isText, 'Why.') },
  subjects: () => [],
  why: ({ why }) => why,
  params: (logged, context) => ({ ...yearParams(logged, context), why: logged.event.why }),
  ...newsOfYear<YearReopened>('examine', 'year-reopened'),
} satisfies EventKind<YearReopened, unknown>;

const yearExamined = {
  ...OF_A_YEAR,
  payload: {
    year,
    ticked: meaning(listOf(oneOf(CHECKED)), 'The checks that were made.'),
    remarks: meaning(isText, 'A remark of the auditor, in older logs; else empty.'),
    noted: meaning(optional(listOf(isText)), 'More remarks, in older logs.'),
    looked: meaning(
      optional(listOf(isObject)),
      'The vouchers that were looked at, in older logs some with a remark; left out in the oldest.',
    ),
    conclusion: meaning(
      optional(oneOf(CONCLUSIONS)),
      'The conclusion that was signed; left out in older logs.',
    ),
    reservation: meaning(
      optional(isText),
      'The reservation, or why the accounts are not approved; left out where remarks say it.',
    ),
    head: meaning(isObject, 'The end of the log as the auditor saw it.'),
  },
  subjects: () => [],
  params: (logged, context) => {
    const { ticked, remarks, noted = [], looked = [], conclusion = null } = logged.event;
    const { reservation = '' } = logged.event;
    const said = [remarks, ...noted, reservation].filter((text) => text !== '').join(' ');
    const checked = ticked.length;
    const vouchers = looked.length;
    return { ...yearParams(logged, context), checked, vouchers, conclusion, remarks: said };
  },
  ...newsOfYear<YearExamined>('keep-money', 'year-examined'),
} satisfies EventKind<YearExamined, unknown>;

const remarkPut = {
  ...OF_A_YEAR,
  payload: {
    year,
    voucher: meaning(
      orNull(isOrdinal),
      'The voucher that it is about, by its event; null for the year as a whole.',
    ),
    text: meaning(isText, 'The remark.'),
    needsAnswer: meaning(isYesNo, 'Whether those who keep the money are asked to answer it.'),
  },
  subjects: () => [],
  params: (logged, context) => {
    const { voucher, text } = logged.event;
    const label = voucher === null ? null : (context.vouchers.get(voucher) ?? String(voucher));
    return { ...yearParams(logged, context), voucher: label, text };
  },
  ...newsOfYear<RemarkPut>('keep-money', 'remark-put'),
} satisfies EventKind<RemarkPut, unknown>;

const EXAMINATION = meaning(isOrdinal, 'The event of the examination.');

const OF_REMARK = {
  year,
  examination: meaning(
    optional(isOrdinal),
    'In older logs the event of the examination that holds the remark; `remark` is then its place in it.',
  ),
  remark: meaning(isOrdinal, 'The number of the remark in its year, from 1.'),
} as const;

const remarkAnswered = {
  ...OF_A_YEAR,
  payload: { ...OF_REMARK, answer: meaning(isText, 'The answer.') },
  subjects: () => [],
  params: (logged, context) => {
    const { remark, answer } = logged.event;
    return { ...yearParams(logged, context), remark, answer };
  },
  ...newsOfYear<RemarkAnswered>('examine', 'remark-answered'),
} satisfies EventKind<RemarkAnswered, unknown>;

const remarkKeptOpen = {
  ...OF_A_YEAR,
  payload: { ...OF_REMARK, why: meaning(isText, 'The part that is still missing.') },
  subjects: () => [],
  why: ({ why }) => why,
  params: (logged, context) => {
    return { ...yearParams(logged, context), remark: logged.event.remark };
  },
  ...newsOfYear<RemarkKeptOpen>('keep-money', 'remark-kept-open'),
} satisfies EventKind<RemarkKeptOpen, unknown>;

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
  payload: { year, examination: EXAMINATION, why: meaning(isText, 'Why.') },
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

const accountsNoted = {
  ...OF_A_YEAR,
  payload: {
    year,
    notes: meaning(
      listOf(isObject),
      'The notes, each about an account or the accounts as a whole.',
    ),
  },
  subjects: ({ notes }) => notes.flatMap(({ account }) => account ?? []),
  params: (logged, context) => ({
    ...yearParams(logged, context),
    notes: logged.event.notes.map(({ account, text }) => ({
      account: account === null ? null : accountParam(account, context),
      text,
    })),
  }),
} satisfies EventKind<AccountsNoted, unknown>;

export const YEAR_KINDS = {
  'year-closed': yearClosed,
  'year-reopened': yearReopened,
  'year-examined': yearExamined,
  'remark-put': remarkPut,
  'remark-answered': remarkAnswered,
  'remark-kept-open': remarkKeptOpen,
  'remark-settled': remarkSettled,
  'examination-withdrawn': examinationWithdrawn,
  'budget-set': budgetSet,
  'accounts-noted': accountsNoted,
} as const;
