import { useQuery } from '@tanstack/react-query';
import { findSeatChange } from '../../../src/evening/lookup.js';
import { sessionFinesQuery } from '../../api/club-queries.js';
import type { Evening } from '../../evening/evening.js';
import { useFineWords } from '../../parts/fine-words.js';
import { useNames } from '../../parts/use-evening-here.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Target } from './use-changes.js';

/** `Hånd 3`, whose fine it is and what for, or who sat down or left. */
export function useTargetWords(evening: Evening): (target: Target) => string {
  const { t } = useTranslation('corrections');
  const nameOf = useNames(evening);
  const words = useFineWords();
  const { data: fines } = useQuery(sessionFinesQuery(evening.club.id, evening.session.id));
  return (target) => {
    if ('hand' in target) return t('hand', { number: target.hand });
    if ('step' in target) {
      const seat = findSeatChange(evening.course, target.step);
      return seat === undefined
        ? t('seat')
        : t(`seats.${seat.seat}`, { name: nameOf(seat.player) });
    }
    const fine = fines?.find(({ id }) => id === target.fine);
    if (fine === undefined) return t('fine');
    return t('fineOf', { name: nameOf(fine.player), code: words.code(fine) });
  };
}
