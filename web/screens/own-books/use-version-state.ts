import type { ClubBook, ClubBookVersion } from '../../api/evenings/club-books.js';
import { useDays } from '../../parts/figures/days.js';
import { useTranslation } from '../../words/use-translation.js';

/**
 * Whether a version is a draft, was in force, is or will be, in words, with the days.
 * @param today where the club is
 */
export function useVersionState(today: string) {
  const { t } = useTranslation('own-books');
  const days = useDays();
  return (
    { inForce }: Pick<ClubBook, 'inForce'>,
    { version, periods }: Pick<ClubBookVersion, 'version' | 'periods'>,
  ): string => {
    if (periods.length === 0) return t('state.draft');
    const said = periods.map(({ from, until }) => {
      const day = { from: days.date(from), until: until === null ? '' : days.date(until) };
      const isNow = version === inForce && from <= today && (until === null || until >= today);
      if (isNow) return until === null ? t('state.now') : t('state.nowUntil', day);
      if (from > today) return t('state.from', { day: day.from });
      return from === until ? t('state.on', { day: day.from }) : t('state.was', day);
    });
    return said.join(', ');
  };
}
