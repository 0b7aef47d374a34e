import type { PlannedEvening } from '../../api/evenings/planned.js';
import { useBookName } from '../../parts/evening/use-book-name.js';
import { useDates } from '../../parts/figures/dates.js';
import { useDays } from '../../parts/figures/days.js';
import { useTranslation } from '../../words/use-translation.js';

type When = Pick<PlannedEvening, 'day' | 'time'>;

/** When and where a planned evening is, in words: its day and time are those of the club. */
export function useEveningWords() {
  const { t } = useTranslation('planned');
  const bookName = useBookName();
  const days = useDays();
  const dates = useDates();
  const clock = (time: string) => dates.clock(`2000-01-01T${time}:00`);
  return {
    /** 'tors. 3. dec. kl. 19.00'. */
    when: ({ day, time }: When) => t('at', { day: days.short(day), time: clock(time) }),
    /** As a heading: 'Torsdag den 3. december 2026 kl. 19.00'. */
    whenLong: ({ day, time }: When) => {
      const words = t('at', { day: days.long(day), time: clock(time) });
      return words.charAt(0).toLocaleUpperCase() + words.slice(1);
    },
    day: days.short,
    /** Place, and book where it is chosen; `at` the tables of it, where they are known. */
    whereAndWhat: (
      { place, book, played }: PlannedEvening,
      at: readonly { readonly book: string; readonly ownBook: string | null }[] = [],
    ) => {
      // At a table the book is chosen: an evening that is played has those of its tables.
      const planned = played === null && book !== null ? [{ book, ownBook: null }] : [];
      const books = new Set([...planned, ...at].map(bookName));
      const open = played === null && book === null ? [t('bookOpen')] : [];
      return [...(place === null ? [] : [place]), ...books, ...open].join(' · ');
    },
  };
}
