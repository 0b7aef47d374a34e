import type { FineRule } from '../../../src/rules/fine-record.js';
import { gameOf, type Rules } from '../../../src/rules/game.js';
import { plainPoints } from '../../parts/figures/points.js';
import { useTranslation } from '../../words/use-translation.js';

/**
 * The price of a fine in short words: how much, to which cups (in a game without cups to the others or
 * to the kitty), and from which time on. Words: `fine-entry`.
 *
 * @returns of one amount or of those of all degrees, in points; empty where the table agrees on it
 */
export function useFinePrice(rules: Rules) {
  const { t } = useTranslation('fine-entry');
  const hasCups = gameOf(rules).keepers.some((keeper) => keeper !== 'kitty');
  return (
    amount: number | readonly number[],
    { cup, from = 1 }: Pick<FineRule, 'cup' | 'from'>,
  ): readonly string[] => {
    const amounts = new Set([amount].flat());
    if (amounts.size === 0) return [];
    if (amounts.size === 1 && amounts.has(0)) return [t('free')];
    const points = [...amounts].map(plainPoints).join(' / ');
    const both = t(hasCups ? 'each' : 'eachOther', { points });
    const price = cup === undefined ? both : t(`inCup.${cup}`, { points });
    return from > 1 ? [price, t('fromTime', { time: from })] : [price];
  };
}
