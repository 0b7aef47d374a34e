import type { Evening } from '../../evening/evening.js';
import { useMoney } from '../../parts/figures/money.js';
import { plainPoints } from '../../parts/figures/points.js';
import { useTranslation } from '../../words/use-translation.js';

/** Writes points with the money that they are this evening: '45 (11,25 kr.)'; without, when there is none. */
export function usePointsAsMoney({
  club,
  at: { rate },
}: Pick<Evening, 'club' | 'at'>): (points: number) => string {
  const { t } = useTranslation('rules');
  const money = useMoney(club.currency);
  return (points) =>
    rate > 0 && points > 0
      ? t('money', { points: plainPoints(points), money: money(points * rate) })
      : plainPoints(points);
}
