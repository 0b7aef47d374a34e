import { EVERY, type Every } from '../../money/recurring/due-days.js';
import type { AuditContext, EventKind, Logged } from '../kind.js';
import { isDay, isId, isText, meaning, oneOf, optional, orNull } from '../payload.js';
import { accountParam, isAmount, isPurse, moneyParam } from './parts.js';

/** An expense that comes again: the rent of the room, a subscription. Nothing is booked by it. */
interface RecurringExpense {
  readonly recurring: string;
  /** The purpose, and the text of its vouchers. */
  readonly text: string;
  /** Minor units: the proposed amount. */
  readonly amount: number;
  /** The expense account. */
  readonly account: string;
  /** The purse that it is paid out of. */
  readonly purse: string;
  /** The first day on which it is due, `YYYY-MM-DD`, where the club is. */
  readonly firstDay: string;
  readonly every: Every;
  /** The last day on which it can be due; null for no end. */
  readonly lastDay: string | null;
}

/** The club begins to be reminded of an expense. */
export interface RecurringAdded extends RecurringExpense {
  readonly kind: 'recurring-expense-added';
}

/** A recurring expense is as this says from now on, or ends. */
export interface RecurringChanged extends RecurringExpense {
  readonly kind: 'recurring-expense-changed';
}

/** The expense of one due day is not booked. */
export interface RecurringSkipped {
  readonly kind: 'recurring-expense-skipped';
  readonly recurring: string;
  /** The purpose of the recurring expense. */
  readonly text: string;
  readonly dueDay: string;
  readonly why: string;
}

/** A due day that was skipped is proposed again. */
export interface RecurringDueAgain {
  readonly kind: 'recurring-expense-due-again';
  readonly recurring: string;
  /** The purpose of the recurring expense. */
  readonly text: string;
  readonly dueDay: string;
}

export type RecurringEvent =
  | RecurringAdded
  | RecurringChanged
  | RecurringSkipped
  | RecurringDueAgain;

/** The due day of a recurring expense that an expense is; absent for any other expense. */
export interface OfRecurring {
  readonly recurring?: string;
  readonly dueDay?: string;
}

const isRecurring = meaning(isId, 'The recurring expense.');
const isDueDay = meaning(isDay, 'The due day, where the club is.');

/** The same in a payload. */
export const OF_RECURRING = {
  recurring: optional(meaning(isId, 'The recurring expense that it is.')),
  dueDay: optional(meaning(isDay, 'The due day of the recurring expense that it is.')),
} as const;

const PAYLOAD = {
  recurring: isRecurring,
  text: meaning(isText, 'The purpose, and the text of its vouchers.'),
  amount: isAmount,
  account: meaning(isId, 'The expense account.'),
  purse: isPurse,
  firstDay: meaning(isDay, 'The first due day, where the club is.'),
  every: meaning(oneOf(EVERY), 'How often it is due.'),
  lastDay: meaning(orNull(isDay), 'The last day on which it can be due; null for no end.'),
} as const;

/** All that an addition and a change have in common. */
const SAID = {
  group: 'money',
  live: 'read-money',
  payload: PAYLOAD,
  subjects: ({ recurring, account, purse }: RecurringExpense) => [recurring, account, purse],
  about: ({ event: { text: subject } }: Logged<RecurringExpense>) => ({ subject }),
  params,
  changes: () => [],
} as const;

function params({ event }: Logged<RecurringExpense>, context: AuditContext) {
  const { text, amount, account, purse, firstDay, every, lastDay } = event;
  return {
    text,
    money: moneyParam(amount, context),
    account: accountParam(account, context),
    purse: accountParam(purse, context),
    firstDay,
    every,
    lastDay,
  };
}

const recurringAdded = SAID satisfies EventKind<RecurringAdded, unknown>;
const recurringChanged = SAID satisfies EventKind<RecurringChanged, unknown>;

const recurringSkipped = {
  group: 'money',
  live: 'read-money',
  payload: {
    recurring: isRecurring,
    text: meaning(isText, 'The purpose.'),
    dueDay: isDueDay,
    why: meaning(isText, 'Why.'),
  },
  subjects: ({ recurring }) => [recurring],
  about: ({ event: { text: subject } }) => ({ subject }),
  why: ({ why }) => why,
  params: ({ event: { text, dueDay } }) => ({ text, dueDay }),
  changes: () => [],
} satisfies EventKind<RecurringSkipped, unknown>;

const recurringDueAgain = {
  group: 'money',
  live: 'read-money',
  payload: {
    recurring: isRecurring,
    text: meaning(isText, 'The purpose.'),
    dueDay: isDueDay,
  },
  subjects: ({ recurring }) => [recurring],
  about: ({ event: { text: subject } }) => ({ subject }),
  params: ({ event: { text, dueDay } }) => ({ text, dueDay }),
  changes: () => [],
} satisfies EventKind<RecurringDueAgain, unknown>;

export const RECURRING_KINDS = {
  'recurring-expense-added': recurringAdded,
  'recurring-expense-changed': recurringChanged,
  'recurring-expense-skipped': recurringSkipped,
  'recurring-expense-due-again': recurringDueAgain,
} as const;
