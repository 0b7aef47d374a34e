import { useQuery } from '@tanstack/react-query';
import { BOOK_IDS } from '../../../src/rules/rule-book.js';
import { clubBooksQuery } from '../../api/evenings/club-books.js';
import { useTranslation } from '../../words/use-translation.js';

/** A book by which evenings are chosen. */
interface BookToChoose {
  /** The id of a printed book, or of one of the club's own, which is meant in all its versions. */
  readonly value: string;
  readonly label: string;
}

/** The books by which evenings of a club are chosen: its own, then the printed ones. */
export function useBooksToChoose(club: string): readonly BookToChoose[] {
  const { t } = useTranslation('members');
  const { data } = useQuery(clubBooksQuery(club));
  return [
    ...(data?.books ?? []).map(({ id: value, name: label }) => ({ value, label })),
    ...BOOK_IDS.map((value) => ({ value, label: t(`books.${value}`) })),
  ];
}
