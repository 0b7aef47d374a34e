import { wordsOfFine } from '../../../src/rules/own-book/words-of-fine.js';
import { clubBooksQuery, type ClubBook } from '../../api/evenings/club-books.js';
import { queryClient } from '../../api/query-client.js';

/**
 * The fines that a club added to its books, by their short names, in the words of the newest version.
 *
 * @param books with their newest versions first
 */
export function addedFines(
  books: readonly ClubBook[],
  language: string,
): ReadonlyMap<string, string> {
  const versions = books.flatMap((book) => book.versions);
  const fines = versions.flatMap(({ changes }) => changes.added ?? []);
  // Of several with one name the last one in the list is kept.
  return new Map(fines.toReversed().map((one) => [one.code, wordsOfFine(one, language)]));
}

/** Those of a club, as its books have them. */
export async function readAddedFines(
  club: string,
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const { books } = await queryClient.query({ ...clubBooksQuery(club), staleTime: 0 });
  return addedFines(books, language);
}
