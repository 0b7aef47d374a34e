import type { Season } from '../../api/seasons/seasons.js';
import { useTranslation } from '../../words/use-translation.js';
import { useDays } from '../figures/days.js';

/** A season in a line: its days, and its books and tables where they are not all. */
export function useSeasonFacts(): (season: Season) => string {
  const { t, all } = useTranslation(['seasons', 'members']);
  const days = useDays();
  const names: Readonly<Partial<Record<string, string>>> = all('members:books');
  return ({ firstDay, lastDay, books, tables }) =>
    [
      `${days.short(firstDay)} – ${days.short(lastDay)}`,
      ...books.map((book) => names[book] ?? book),
      ...(tables.length === 0 ? [] : [t('tables', { names: tables.join(', ') })]),
    ].join(' · ');
}
