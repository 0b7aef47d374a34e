import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { booksOf } from '../../ledger/books/books.js';
import { newBooks } from '../../ledger/books/open-accounts.js';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { NOBODY } from '../../people/actor.js';
import { rowsOfMoneyEvent } from '../rows-of-event.js';

/**
 * The same key everywhere: the first write opens the books of a club, and all others get its answer.
 */
const KEY = 'books-opened';
const REQUEST_HASH = createHash('sha256').update(KEY).digest('hex');

/**
 * Opens the books of clubs that are older than books: they get the accounts that every club has, and what
 * lies on their clearing account becomes income. Safe to run again, and by several instances at once.
 *
 * @param clubId one club; all of them when left out
 * @returns how many clubs had none before
 */
export async function openOlderBooks(
  pool: Pool,
  writer = new ClubWriter(pool),
  clubId: string | null = null,
): Promise<number> {
  const { rows } = await pool.query<{ readonly id: string }>(
    `SELECT c.id FROM club c WHERE ($1::uuid IS NULL OR c.id = $1)
      AND NOT EXISTS (SELECT FROM cash_account a WHERE a.club_id = c.id)`,
    [clubId],
  );
  for (const { id } of rows) await openBooks(writer, id);
  return rows.length;
}

function openBooks(writer: ClubWriter, clubId: string) {
  return writer.write({
    clubId,
    key: KEY,
    requestHash: REQUEST_HASH,
    actor: { ...NOBODY, service: true },
    books: true,
    decide(snapshot, now) {
      const books = booksOf(snapshot);
      const event = { kind: 'books-opened', ...newBooks(snapshot.club) } as const;
      const isOpen = books.cashAccount.size > 0;
      return {
        events: isOpen ? [] : [rowsOfMoneyEvent(event, books, now.toISOString())],
        response: { status: 201, body: null },
      };
    },
  });
}
