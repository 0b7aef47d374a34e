import { useSuspenseQuery } from '@tanstack/react-query';
import type { Book } from '../../../src/rules/game.js';
import { BOOK_IDS, ruleBook, type BookId } from '../../../src/rules/rule-book.js';
import { clubBooksQuery } from '../../api/evenings/club-books.js';
import { useTranslation } from '../../words/use-translation.js';

/** A book to choose: one of the sources, or a version of the club's own. */
export interface BookChoice {
  /** In addresses: the id of a book of the sources, or `<id>.<version>`. */
  readonly value: string;
  readonly label: string;
  /** The book of the sources; of the club's own one its parent. */
  readonly parent: BookId;
  readonly own?: { readonly book: string; readonly version: number };
  readonly content: Book;
}

export interface BookChoices {
  readonly own: readonly BookChoice[];
  readonly printed: readonly BookChoice[];
  /** The chosen one, else the one in force of the club's own, else the first. */
  readonly find: (value: string | undefined) => BookChoice;
}

/** All books that a club can choose from, its own first, the newest version of each first. */
export function useBookChoices(club: string): BookChoices {
  const { t } = useTranslation(['own-books', 'members']);
  const { data } = useSuspenseQuery(clubBooksQuery(club));
  const own = data.books.flatMap(({ id: book, name, parent, versions }) =>
    versions.map(({ version, content, periods }): BookChoice => {
      const called = `${name}, ${t('version', { version })}`;
      const label = periods.length === 0 ? `${called} · ${t('state.draft')}` : called;
      return { value: `${book}.${version}`, label, parent, own: { book, version }, content };
    }),
  );
  const printed = BOOK_IDS.map((id): BookChoice => {
    return { value: id, label: t(`members:books.${id}`), parent: id, content: ruleBook(id) };
  });
  const all = [...own, ...printed];
  const inForce = new Set(data.books.map(({ id, inForce: now }) => `${id}.${now}`));
  const first = own.find(({ value }) => inForce.has(value)) ?? all[0];
  return {
    own,
    printed,
    find: (value) => {
      const found = all.find((one) => one.value === value) ?? first;
      if (found === undefined) throw new RangeError('There is no book.');
      return found;
    },
  };
}
