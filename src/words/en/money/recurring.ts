import type { RecurringEvent } from '../../../events/money/recurring.js';
import type { ParamsOfKind } from '../../../events/registry.js';
import type { RECURRING_REASONS } from '../../../money/reasons/recurring-reasons.js';
import type { Every } from '../../../money/recurring/due-days.js';
import type { LogWords, Say, SentencesOf } from '../../language.js';

const EVERY: Readonly<Record<Every, string>> = {
  month: 'every month',
  quarter: 'every quarter',
  year: 'every year',
};

/** Recurring expenses, in the log. */
export const recurringLog = {
  'recurring-expense-added': (recurring, say) =>
    `A recurring expense was added: ${terms(recurring, say)}.`,
  'recurring-expense-changed': (recurring, say) =>
    `A recurring expense was changed: ${terms(recurring, say)}.`,
  'recurring-expense-skipped': ({ text, dueDay }, say) =>
    `The recurring expense ${text}, due on ${say.day(dueDay)}, was skipped.`,
  'recurring-expense-due-again': ({ text, dueDay }, say) =>
    `The recurring expense ${text}, due on ${say.day(dueDay)}, was proposed again.`,
} satisfies Pick<LogWords['sentences'], RecurringEvent['kind']>;

function terms(recurring: ParamsOfKind['recurring-expense-added'], say: Say): string {
  const { text, money, every, firstDay, lastDay, account, purse } = recurring;
  const end = lastDay === null ? '' : `, for the last time by ${say.day(lastDay)}`;
  return `${text}, ${say.money(money)} ${EVERY[every]} from ${say.day(firstDay)}, ${say.account(account)}, paid out of ${say.account(purse)}${end}`;
}

/** Why a recurring expense is refused. */
export const recurringReasons = {
  'no-such-recurring': () => 'There is no such recurring expense.',
  'last-day-before-first': () => 'The last day is before the first one.',
  'due-day-is-missing': () => 'Name the recurring expense and the due day.',
  'not-due-then': ({ day }, say) => `The recurring expense is not due on ${say.day(day)}.`,
  'due-day-is-booked': ({ day }, say) =>
    `The expense that was due on ${say.day(day)} is booked already. Look at its voucher before you book it again.`,
  'due-day-is-skipped': ({ day }, say) =>
    `The expense due on ${say.day(day)} was skipped. Propose it again if it is paid after all.`,
  'due-day-not-skipped': ({ day }, say) => `The expense due on ${say.day(day)} was not skipped.`,
  'recurring-has-begun': () =>
    'A due day is already booked or skipped: end this recurring expense, and add a new one.',
} satisfies SentencesOf<typeof RECURRING_REASONS>;
