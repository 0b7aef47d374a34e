import type { CardLine } from '../../api/money/cards.js';

type Balance = Pick<CardLine, 'day' | 'balance'>;

/**
 * The balance at the end of each day that lines are of: that after the last line of the day.
 *
 * @param lines by day
 */
export function balanceByDay(lines: readonly Balance[]): readonly Balance[] {
  return [...new Map(lines.map(({ day, balance }) => [day, { day, balance }])).values()];
}
