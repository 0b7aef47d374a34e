import type { RecurringEvent } from '../../../events/money/recurring.js';
import type { ParamsOfKind } from '../../../events/registry.js';
import type { RECURRING_REASONS } from '../../../money/reasons/recurring-reasons.js';
import type { Every } from '../../../money/recurring/due-days.js';
import type { LogWords, Say, SentencesOf } from '../../language.js';

const EVERY: Readonly<Record<Every, string>> = {
  month: 'varje månad',
  quarter: 'varje kvartal',
  year: 'varje år',
};

/** Recurring expenses, in the log. */
export const recurringLog = {
  'recurring-expense-added': (recurring, say) =>
    `En återkommande utgift lades upp: ${terms(recurring, say)}.`,
  'recurring-expense-changed': (recurring, say) =>
    `En återkommande utgift ändrades: ${terms(recurring, say)}.`,
  'recurring-expense-skipped': ({ text, dueDay }, say) =>
    `Den återkommande utgiften ${text}, som förföll ${say.day(dueDay)}, hoppades över.`,
  'recurring-expense-due-again': ({ text, dueDay }, say) =>
    `Den återkommande utgiften ${text}, förfallen ${say.day(dueDay)}, föreslogs igen.`,
} satisfies Pick<LogWords['sentences'], RecurringEvent['kind']>;

function terms(recurring: ParamsOfKind['recurring-expense-added'], say: Say): string {
  const { text, money, every, firstDay, lastDay, account, purse } = recurring;
  const end = lastDay === null ? '' : `, sista gången senast ${say.day(lastDay)}`;
  return `${text}, ${say.money(money)} ${EVERY[every]} från ${say.day(firstDay)}, ${say.account(account)}, betalas från ${say.account(purse)}${end}`;
}

/** Why a recurring expense is refused. */
export const recurringReasons = {
  'no-such-recurring': () => 'Den återkommande utgiften finns inte.',
  'last-day-before-first': () => 'Sista dagen ligger före den första.',
  'due-day-is-missing': () => 'Ange både den återkommande utgiften och förfallodagen.',
  'not-due-then': ({ day }, say) => `Den återkommande utgiften förfaller inte ${say.day(day)}.`,
  'due-day-is-booked': ({ day }, say) =>
    `Utgiften som förföll ${say.day(day)} är redan bokförd. Se verifikationen innan du bokför igen.`,
  'due-day-is-skipped': ({ day }, say) =>
    `Utgiften med förfallodag ${say.day(day)} är överhoppad. Ska den ändå betalas, föreslå den igen.`,
  'due-day-not-skipped': ({ day }, say) =>
    `Utgiften med förfallodag ${say.day(day)} är inte överhoppad.`,
  'recurring-has-begun': () =>
    'Något är redan bokfört eller överhoppat: avsluta den återkommande utgiften och lägg upp en ny.',
} satisfies SentencesOf<typeof RECURRING_REASONS>;
