import { createHash, randomUUID } from 'node:crypto';
import { ClubWriter } from '../../../src/ledger/write/club-writer.js';
import { NOBODY } from '../../../src/people/actor.js';
import { createWritePool } from '../../../src/platform/database/pools.js';
import { createLogger } from '../../../src/platform/logging.js';
import type { ClubBookWritten } from '../../../src/sessions/own-books/own-book.view.js';
import {
  adoptBook,
  changeBook,
  draftBook,
  retireBook,
  takeAdoptionBack,
} from '../../../src/sessions/own-books/write-books.js';
import type { TestDatabase } from './database.js';
import { OLDER_CLUB } from './older-club.js';

/** The older club writes a book of its own, in two versions of which one is adopted, and retires it. */
export async function writeBooksOfOlderClub({ connection }: TestDatabase): Promise<void> {
  const pool = createWritePool(connection, createLogger('silent'));
  try {
    const writer = new ClubWriter(pool);
    const write = () => {
      const key = randomUUID();
      const requestHash = createHash('sha256').update(key).digest('hex');
      return { clubId: OLDER_CLUB, key, requestHash, actor: NOBODY };
    };
    const said = {
      name: 'Klubbens bog',
      description: 'Som vi spiller.',
      changes: { tariff: { kingUltimo: 30 } },
      citations: { 'tariff.kingUltimo': '2019, pkt. 4' },
      rate: 10,
      why: 'Efter forsamlingen.',
    };
    const drafted = await draftBook(writer, write(), { ...said, parent: 'brix-1996' });
    const { book } = JSON.parse(drafted.body) as ClubBookWritten;
    await changeBook(writer, write(), book, {
      ...said,
      changes: { countFactor: 2 },
      citations: {},
    });
    await adoptBook(writer, write(), { book, version: 1 }, '2126-12-01');
    await adoptBook(writer, write(), { book, version: 1 }, '2126-11-01');
    await adoptBook(writer, write(), { book, version: 2 }, '2126-12-01');
    await takeAdoptionBack(writer, { pool }, write(), { book, version: 2 }, 'Ved en fejl.');
    await retireBook(writer, write(), book, 'Vi spiller efter Brix igen.');
  } finally {
    await pool.end();
  }
}
