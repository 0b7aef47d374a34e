import { useMyClub } from '../../api/me.js';
import { useKeptEvening } from '../../evening/use-evening.js';
import { useMoney } from '../../parts/money.js';
import { plainPoints } from '../../parts/points.js';
import { usePath } from '../../parts/use-path.js';
import { useTranslation } from '../../words/use-translation.js';

/** Writes points with the money that they are this evening: '45 (11,25 kr.)'; without, when there is none. */
export function usePointsAsMoney(): (points: number) => string {
  const { t } = useTranslation('rules');
  const { club, session } = usePath('club', 'session');
  const money = useMoney(useMyClub(club)?.currency ?? 'DKK');
  const rate = useKeptEvening(club, session)?.at.rate ?? 0;
  return (points) =>
    rate > 0 && points > 0
      ? t('money', { points: plainPoints(points), money: money(points * rate) })
      : plainPoints(points);
}
