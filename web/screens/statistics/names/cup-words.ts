import { plainPoints } from '../../../parts/figures/points.js';
import { useTranslation } from '../../../words/use-translation.js';

/** Points that moved one way and the other: received, and paid or put in. */
export interface Moved {
  readonly received: number;
  readonly paid: number;
}

/** The points won out of a cup and put into it, in words. */
export function useCupWords(): (moved: Moved) => string {
  const { t } = useTranslation('statistics');
  return ({ received, paid }) =>
    [
      t('cups.got', { points: plainPoints(received) }),
      t('cups.filled', { points: plainPoints(paid) }),
    ].join(' · ');
}
