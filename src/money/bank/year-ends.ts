import type { Day } from '../../values/day.js';
import { closingOf, type BankLine } from './statement.js';

/** The balance of a statement at the end of one of its days. */
export interface BalanceOnDay {
  readonly day: Day;
  /** Minor units. */
  readonly balance: number;
}

/** A statement as it is reconciled; balances are in minor units. */
export interface StatementSpan {
  /** The day and the balance that it begins after; the day is null before the first reconciliation. */
  readonly before: { readonly until: Day | null; readonly balance: number };
  /** Its last day, with the balance on it. */
  readonly closing: BalanceOnDay;
  /** The lines between the two, from the oldest to the newest; none where nobody chose a file. */
  readonly lines: readonly BankLine[];
}

/**
 * The balances of a statement on the last days of fiscal years within it, as its lines say them. A day
 * is left out where lines can be missing: the lines make the balance neither from the beginning nor, where
 * one is of that day or earlier, at the end.
 */
export function balancesAtYearEnds(
  { before, closing, lines }: StatementSpan,
  lastDays: readonly Day[],
): readonly BalanceOnDay[] {
  const sum = (some: readonly BankLine[]) => some.reduce((all, { amount }) => all + amount, 0);
  const isWhole = before.until !== null && before.balance + sum(lines) === closing.balance;
  const agrees = closingOf(lines)?.balance === closing.balance;
  return lastDays.flatMap((day) => {
    const isWithin = (before.until === null || day > before.until) && day < closing.day;
    const isKnown = isWhole || (agrees && lines.some((line) => line.day <= day));
    if (!isWithin || !isKnown) return [];
    return [{ day, balance: closing.balance - sum(lines.filter((line) => line.day > day)) }];
  });
}
