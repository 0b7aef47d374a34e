import { queryOptions } from '@tanstack/react-query';
import type { Book } from '../../../src/rules/game.js';
import type { BookChanges } from '../../../src/rules/own-book/changes.js';
import type { BookId } from '../../../src/rules/rule-book.js';
import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';
import { isProblem } from '../problem.js';

export type ClubBook = Omit<Bodies['ClubBookView'], 'parent' | 'versions'> & {
  readonly parent: BookId;
  readonly versions: readonly ClubBookVersion[];
};
export type ClubBookVersion = Omit<Bodies['ClubBookVersionView'], 'changes' | 'content'> & {
  readonly changes: BookChanges;
  readonly content: Book;
};
type Period = ClubBookVersion['periods'][number];
type Written = Bodies['ClubBookWritten'];

/** The books of a club's own, and the day that it is there. */
export interface ClubBooks {
  readonly today: string;
  readonly books: readonly ClubBook[];
}

/** The club's own books. They change seldom, and are read again where one is written. */
export const clubBooksQuery = (club: string) =>
  queryOptions({
    queryKey: ['club-books', club],
    queryFn: async (): Promise<ClubBooks> => {
      const asked = { params: { path: { clubId: club } } };
      // Changes and content are what the rules made of them, whatever the API calls them.
      return (await take(api.GET('/v1/clubs/{clubId}/rule-books', asked))) as unknown as ClubBooks;
    },
  });

const header = (key: string) => ({ 'Idempotency-Key': key });

export function draftBook(club: string, body: object, key: string): Promise<Written> {
  const params = { path: { clubId: club }, header: header(key) };
  return take(api.POST('/v1/clubs/{clubId}/rule-books', { params, body: body as never }));
}

export function changeBook(
  club: string,
  bookId: string,
  body: object,
  key: string,
): Promise<Written> {
  const params = { path: { clubId: club, bookId }, header: header(key) };
  return take(
    api.POST('/v1/clubs/{clubId}/rule-books/{bookId}/versions', { params, body: body as never }),
  );
}

export function adoptBook(
  club: string,
  { bookId, version }: { readonly bookId: string; readonly version: number },
  from: string,
  key: string,
): Promise<Written> {
  const params = { path: { clubId: club, bookId, version }, header: header(key) };
  return take(
    api.POST('/v1/clubs/{clubId}/rule-books/{bookId}/versions/{version}/adopt', {
      params,
      body: { from },
    }),
  );
}

export function takeAdoptionBack(
  club: string,
  { bookId, version }: { readonly bookId: string; readonly version: number },
  why: string,
  key: string,
): Promise<Written> {
  const params = { path: { clubId: club, bookId, version }, header: header(key) };
  return take(
    api.POST('/v1/clubs/{clubId}/rule-books/{bookId}/versions/{version}/take-back', {
      params,
      body: { why },
    }),
  );
}

export function retireBook(
  club: string,
  bookId: string,
  why: string,
  key: string,
): Promise<Written> {
  const params = { path: { clubId: club, bookId }, header: header(key) };
  return take(api.POST('/v1/clubs/{clubId}/rule-books/{bookId}/retire', { params, body: { why } }));
}

/** The version of a book that was in force on a day from before; undefined for none. */
export function versionOn({ versions }: ClubBook, day: string): ClubBookVersion | undefined {
  const holds = ({ from, until }: Period) => from <= day && (until === null || day <= until);
  const found = versions.filter(({ periods }) => periods.some(holds));
  // Of two from one day the one that is in force after it.
  return (
    found.find(({ periods }) => periods.some((one) => holds(one) && one.until !== day)) ?? found[0]
  );
}

/** The version of a book that is in force today; undefined for none. */
export function versionInForce({ inForce, versions }: ClubBook): ClubBookVersion | undefined {
  return versions.find(({ version }) => version === inForce);
}

/** When the public address of a book was made; only its owner reads it. */
export const bookLinkQuery = (clubId: string, bookId: string) =>
  queryOptions({
    queryKey: ['book-link', clubId, bookId],
    queryFn: () =>
      take(api.GET('/v1/clubs/{clubId}/rule-books/{bookId}/link', ofBook(clubId, bookId))),
  });

const ofBook = (clubId: string, bookId: string) => ({ params: { path: { clubId, bookId } } });

/** Makes a new public address; the answer is the only one that holds it. */
export function makeBookLink(clubId: string, bookId: string): Promise<Bodies['BookLinkMadeView']> {
  return take(api.POST('/v1/clubs/{clubId}/rule-books/{bookId}/link', ofBook(clubId, bookId)));
}

export function endBookLink(clubId: string, bookId: string): Promise<Bodies['BookLinkView']> {
  return take(api.POST('/v1/clubs/{clubId}/rule-books/{bookId}/link/end', ofBook(clubId, bookId)));
}

/** The rules of a club's own book, as anybody reads them at its public address. */
export type PublicBook = Omit<Bodies['PublicBookView'], 'parent' | 'versions'> & {
  readonly parent: BookId;
  readonly versions: readonly (Omit<Bodies['PublicBookVersionView'], 'changes' | 'content'> &
    Pick<ClubBookVersion, 'changes' | 'content'>)[];
};

/** The rules at a public address; null for an address that has ended, or never was. */
export const publicBookQuery = (link: string) =>
  queryOptions({
    queryKey: ['public-book', link],
    queryFn: async (): Promise<PublicBook | null> => {
      if (link === '') return null;
      try {
        const answer = await take(
          api.GET('/v1/public-books/{link}', { params: { path: { link } } }),
        );
        return answer as unknown as PublicBook;
      } catch (error) {
        if (isProblem(error, 'not-found')) return null;
        throw error;
      }
    },
  });
