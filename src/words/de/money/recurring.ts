import type { RecurringEvent } from '../../../events/money/recurring.js';
import type { ParamsOfKind } from '../../../events/registry.js';
import type { RECURRING_REASONS } from '../../../money/reasons/recurring-reasons.js';
import type { Every } from '../../../money/recurring/due-days.js';
import type { LogWords, Say, SentencesOf } from '../../language.js';

const EVERY: Readonly<Record<Every, string>> = {
  month: 'jeden Monat',
  quarter: 'jedes Quartal',
  year: 'jedes Jahr',
};

/** Recurring expenses, in the log. */
export const recurringLog = {
  'recurring-expense-added': (recurring, say) =>
    `Eine wiederkehrende Ausgabe wurde angelegt: ${terms(recurring, say)}.`,
  'recurring-expense-changed': (recurring, say) =>
    `Eine wiederkehrende Ausgabe wurde geändert: ${terms(recurring, say)}.`,
  'recurring-expense-skipped': ({ text, dueDay }, say) =>
    `Die wiederkehrende Ausgabe ${text}, fällig am ${say.day(dueDay)}, wurde ausgelassen.`,
  'recurring-expense-due-again': ({ text, dueDay }, say) =>
    `Die wiederkehrende Ausgabe ${text}, fällig am ${say.day(dueDay)}, wurde wieder vorgeschlagen.`,
} satisfies Pick<LogWords['sentences'], RecurringEvent['kind']>;

function terms(recurring: ParamsOfKind['recurring-expense-added'], say: Say): string {
  const { text, money, every, firstDay, lastDay, account, purse } = recurring;
  const end = lastDay === null ? '' : `, letztmals spätestens am ${say.day(lastDay)}`;
  return `${text}, ${say.money(money)} ${EVERY[every]} ab ${say.day(firstDay)}, ${say.account(account)}, bezahlt aus ${say.account(purse)}${end}`;
}

/** Why a recurring expense is refused. */
export const recurringReasons = {
  'no-such-recurring': () => 'Diese wiederkehrende Ausgabe gibt es nicht.',
  'last-day-before-first': () => 'Der letzte Tag liegt vor dem ersten.',
  'due-day-is-missing': () => 'Nennen Sie die wiederkehrende Ausgabe und den Tag der Fälligkeit.',
  'not-due-then': ({ day }, say) =>
    `Die wiederkehrende Ausgabe ist am ${say.day(day)} nicht fällig.`,
  'due-day-is-booked': ({ day }, say) =>
    `Die am ${say.day(day)} fällige Ausgabe ist schon gebucht. Sehen Sie den Beleg an, bevor Sie noch einmal buchen.`,
  'due-day-is-skipped': ({ day }, say) =>
    `Die Ausgabe mit Fälligkeit ${say.day(day)} ist übersprungen. Soll sie doch bezahlt werden, bitte wieder vorschlagen.`,
  'due-day-not-skipped': ({ day }, say) =>
    `Die Ausgabe mit Fälligkeit ${say.day(day)} ist nicht übersprungen.`,
  'recurring-has-begun': () =>
    'Es wurde schon gebucht oder ausgelassen: Beenden Sie die wiederkehrende Ausgabe, und legen Sie eine neue an.',
} satisfies SentencesOf<typeof RECURRING_REASONS>;
