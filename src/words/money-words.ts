import type { AccountParam, MoneyParam } from '../events/money/parts.js';
import { moneyIn } from '../money/amount.js';
import type { AccountCode } from '../money/cash-accounts.js';

/** What built-in accounts are called. */
export type AccountNames = Readonly<Record<AccountCode, string>>;

/** How a language speaks of money. */
export interface MoneyWords {
  /** An account by its own name, or by that of the language. */
  readonly account: (account: AccountParam) => string;
  /** '340 kr.' */
  readonly money: (money: MoneyParam) => string;
  /** A day in full: '22 November 2026'. */
  readonly day: (day: string) => string;
  /** A day of any year, given as `MM-DD`: '1 July'. */
  readonly dayOfYear: (day: string) => string;
}

/**
 * The words of money in a language.
 * @param locale its tag
 * @param unnamed what an account is called that is not known
 */
export function moneyWords(locale: string, names: AccountNames, unnamed: string): MoneyWords {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const daysOfYear = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return {
    account: ({ name, code }) =>
      name ?? (code !== null && Object.hasOwn(names, code) ? names[code as AccountCode] : unnamed),
    money: ({ amount, currency }) => moneyIn(locale, currency)(amount),
    dayOfYear: (day) => daysOfYear.format(new Date(`2000-${day}T00:00:00Z`)),
    day: (day) => {
      const instant = new Date(`${day}T00:00:00Z`);
      // What is no day stands for itself.
      return Number.isNaN(instant.getTime()) ? day : days.format(instant);
    },
  };
}
