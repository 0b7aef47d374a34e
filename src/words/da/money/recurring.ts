import type { RecurringEvent } from '../../../events/money/recurring.js';
import type { ParamsOfKind } from '../../../events/registry.js';
import type { RECURRING_REASONS } from '../../../money/reasons/recurring-reasons.js';
import type { Every } from '../../../money/recurring/due-days.js';
import type { LogWords, Say, SentencesOf } from '../../language.js';

const EVERY: Readonly<Record<Every, string>> = {
  month: 'hver måned',
  quarter: 'hvert kvartal',
  year: 'hvert år',
};

/** Recurring expenses, in the log. */
export const recurringLog = {
  'recurring-expense-added': (recurring, say) =>
    `En fast udgift blev oprettet: ${terms(recurring, say)}.`,
  'recurring-expense-changed': (recurring, say) =>
    `En fast udgift blev ændret: ${terms(recurring, say)}.`,
  'recurring-expense-skipped': ({ text, dueDay }, say) =>
    `Den faste udgift ${text}, forfalden ${say.day(dueDay)}, blev sprunget over.`,
  'recurring-expense-due-again': ({ text, dueDay }, say) =>
    `Den faste udgift ${text}, forfalden ${say.day(dueDay)}, blev foreslået igen.`,
} satisfies Pick<LogWords['sentences'], RecurringEvent['kind']>;

function terms(recurring: ParamsOfKind['recurring-expense-added'], say: Say): string {
  const { text, money, every, firstDay, lastDay, account, purse } = recurring;
  const end = lastDay === null ? '' : `, sidste gang senest ${say.day(lastDay)}`;
  return `${text}, ${say.money(money)} ${EVERY[every]} fra ${say.day(firstDay)}, ${say.account(account)}, betales fra ${say.account(purse)}${end}`;
}

/** Why a recurring expense is refused. */
export const recurringReasons = {
  'no-such-recurring': () => 'Den faste udgift findes ikke.',
  'last-day-before-first': () => 'Sidste dag ligger før den første.',
  'due-day-is-missing': () => 'Sig både, hvilken fast udgift det er, og hvilket forfald.',
  'not-due-then': ({ day }, say) => `Den faste udgift forfalder ikke ${say.day(day)}.`,
  'due-day-is-booked': ({ day }, say) =>
    `Udgiften med forfald ${say.day(day)} er allerede bogført. Se bilaget, før der bogføres igen.`,
  'due-day-is-skipped': ({ day }, say) =>
    `Udgiften med forfald ${say.day(day)} er sprunget over. Skal den betales alligevel, så foreslå den igen.`,
  'due-day-not-skipped': ({ day }, say) =>
    `Udgiften med forfald ${say.day(day)} er ikke sprunget over.`,
  'recurring-has-begun': () =>
    'Der er allerede bogført eller sprunget over: afslut den faste udgift, og opret en ny.',
} satisfies SentencesOf<typeof RECURRING_REASONS>;
