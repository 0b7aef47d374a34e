import { hashSecret, newSecret } from '../../../access/tokens/secret.js';
import { writtenAt } from '../../../platform/chance/chance.js';
import type { Database } from '../../../platform/database/database.js';
import { selectColumns } from '../../../platform/database/select-columns.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import { readBooks } from '../read-books.js';
import type { BookLinkView, PublicBookVersionView, PublicBookView } from './book-link.view.js';

/** A book of a club's own. */
export interface BookOf {
  readonly clubId: string;
  readonly book: string;
}

/**
 * When the public address of a book was made.
 * @throws Problem `club-book-not-found`
 */
export async function readBookLink(
  { prisma }: Pick<Database, 'prisma'>,
  { clubId, book }: BookOf,
): Promise<BookLinkView> {
  const found = await prisma.clubBook.findUnique({
    where: { clubId_id: { clubId, id: book } },
    select: { id: true },
  });
  if (found === null) throw new Problem('no-such-club-book', {});
  const link = await prisma.bookLink.findUnique({
    where: { clubId_bookId: { clubId, bookId: book } },
    select: { madeAt: true },
  });
  return { madeAt: link?.madeAt.toISOString() ?? null };
}

/**
 * Makes a new secret of the public address of a book; the one before it is of no more use.
 * @throws Problem `club-book-not-found`
 */
export async function makeBookLink(
  { pool }: Pick<Database, 'pool'>,
  { clubId, book }: BookOf,
): Promise<string> {
  const secret = newSecret('book');
  const { rowCount } = await pool.query(
    `INSERT INTO book_link (club_id, book_id, hash, made_at)
      SELECT club_id, id, $3, $4 FROM club_book WHERE club_id = $1 AND id = $2
      ON CONFLICT (club_id, book_id) DO UPDATE SET hash = excluded.hash, made_at = excluded.made_at`,
    [clubId, book, hashSecret(secret), writtenAt()],
  );
  if (rowCount === 0) throw new Problem('no-such-club-book', {});
  return secret;
}

/** Ends the public address of a book; where there is none, nothing changes. */
export async function endBookLink(
  { pool }: Pick<Database, 'pool'>,
  { clubId, book }: BookOf,
): Promise<void> {
  await pool.query('DELETE FROM book_link WHERE club_id = $1 AND book_id = $2', [clubId, book]);
}

/**
 * The rules at a public address: names of people can be in what a club writes beside its rules, so none
 * of it is here.
 * @throws Problem `not-found` for a secret that is of no use
 */
export async function readPublicBook(database: Database, secret: string): Promise<PublicBookView> {
  const { rows } = await database.pool.query<{ readonly clubId: string; readonly bookId: string }>({
    name: 'book-of-secret',
    text: `SELECT ${selectColumns('BookLink', 'l', 'clubId', 'bookId')} FROM book_link l WHERE l.hash = $1`,
    values: [hashSecret(secret)],
  });
  const [row] = rows;
  const club = row === undefined ? null : await readBooks(database, row.clubId);
  const found = club?.books.find(({ id }) => id === row?.bookId);
  if (club === null || found === undefined) throw new Problem('no-such-address', {});
  const { name, parent, retired, inForce, versions } = found;
  const adopted = versions.flatMap((one): readonly PublicBookVersionView[] => {
    const { version, periods, changes, content } = one;
    return periods.length === 0 ? [] : [{ version, periods, changes, content }];
  });
  return { name, parent, retired, inForce, today: club.today, versions: adopted };
}
