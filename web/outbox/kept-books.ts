import type { QueryKey } from '@tanstack/react-query';
import type { ClubBook, ClubBooks } from '../api/evenings/club-books.js';
import { db, type KeptBook } from './database.js';

/** Keeps the own books of a club when any screen read them, so that hands are tried by them without a network. */
export async function followBooks([what, club]: QueryKey, data: unknown): Promise<void> {
  const list = data as ClubBooks | undefined;
  if (what !== 'club-books' || typeof club !== 'string' || list === undefined) return;
  await db.books.put({ club, books: list.books.flatMap(booksToTry) });
}

/** The versions of a book that a hand is tried by: the one in force, and a newer one; none of a retired book. */
function booksToTry(book: ClubBook): readonly KeptBook[] {
  const { name, parent, retired, inForce, versions } = book;
  if (retired) return [];
  const newest = Math.max(...versions.map(({ version }) => version));
  return versions
    .filter(({ version }) => version === inForce || version === newest)
    .map(({ version, changes }) => ({ name, version, book: parent, changes }));
}
