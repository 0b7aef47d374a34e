import { useQueries } from '@tanstack/react-query';
import { useSuspendingLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { clubBooksQuery, type ClubBooks } from '../../api/evenings/club-books.js';
import { useMaybeMe, type MyClub } from '../../api/people/me.js';
import { db, type KeptBook } from '../../outbox/database.js';
import { followBooks } from '../../outbox/kept-books.js';
import { useTranslation } from '../../words/use-translation.js';
import { isSameBook, type BookHere } from './tried.js';

/** A version of a club's own book, with the club that has it. */
export interface OwnBook extends KeptBook {
  readonly club: string;
}

const NO_CLUBS: readonly MyClub[] = [];

/**
 * The own books of the reader's clubs; where there is no network, as this device read them last. Nobody who
 * is not signed in has one. Suspends for a moment.
 */
export function useOwnBooks(): readonly OwnBook[] {
  const clubs = useMaybeMe()?.clubs ?? NO_CLUBS;
  const read = useQueries({ queries: clubs.map(({ id }) => clubBooksQuery(id)), combine: dataOf });
  useEffect(() => {
    // Nothing else keeps them on a page that anybody may open.
    for (const [index, { id }] of clubs.entries()) {
      void followBooks(clubBooksQuery(id).queryKey, read[index]);
    }
  }, [clubs, read]);
  const kept = useSuspendingLiveQuery(() => db.books.toArray(), ['own books']);
  return clubs.flatMap(({ id, name }) => {
    const books = kept.find(({ club }) => club === id)?.books ?? [];
    return books.map((book) => ({ ...book, club: name }));
  });
}

/** One and the same list as long as nothing else was read. */
function dataOf(
  results: readonly { readonly data?: ClubBooks | undefined }[],
): readonly (ClubBooks | undefined)[] {
  return results.map(({ data }) => data);
}

/** A book in words: a club's own by the name that the reader's club gave it. */
export function useBookName(own: readonly OwnBook[]): (book: BookHere) => string {
  const { t } = useTranslation(['try-hand', 'own-books', 'members']);
  const isOfSeveral = new Set(own.map(({ club }) => club)).size > 1;
  return (book) => {
    const printed = t(`members:books.${book.book}`);
    if (book.changes === undefined) return printed;
    const known = own.find((one) => one === book) ?? own.find((one) => isSameBook(one, book));
    if (known === undefined) return t('ownBook', { book: printed });
    const { name, version, club } = known;
    const said = `${name}, ${t('own-books:version', { version })}`;
    return isOfSeveral ? `${club}: ${said}` : said;
  };
}
