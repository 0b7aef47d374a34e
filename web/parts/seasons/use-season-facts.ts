import type { Season } from '../../api/seasons/seasons.js';
import { useTranslation } from '../../words/use-translation.js';
import { useBooksToChoose } from '../evening/use-books-to-choose.js';
import { useDays } from '../figures/days.js';

/** A season in a line: its days, and its books and tables where they are not all. */
export function useSeasonFacts(club: string): (season: Season) => string {
  const { t } = useTranslation('seasons');
  const known = useBooksToChoose(club);
  const days = useDays();
  return ({ firstDay, lastDay, books, tables }) =>
    [
      `${days.short(firstDay)} – ${days.short(lastDay)}`,
      ...books.map((book) => known.find(({ value }) => value === book)?.label ?? '…'),
      ...(tables.length === 0 ? [] : [t('tables', { names: tables.join(', ') })]),
    ].join(' · ');
}
