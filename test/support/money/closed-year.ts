import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { closeYear, setBudget } from '../../../src/cash-book/years/change-year.js';
import { examineYear } from '../../../src/cash-book/examinations/examine-year.js';
import { ClubWriter } from '../../../src/ledger/write/club-writer.js';
import type { Database } from '../../../src/platform/database/database.js';

/** A year of a club in which nothing was written, with a budget, closed and examined. */
export async function closeAndExamine(pool: pg.Pool, clubId: string, firstDay: string) {
  const writer = new ClubWriter(pool);
  const database = { pool } as Database;
  const write = () => {
    const key = randomUUID();
    return { clubId, key, requestHash: createHash('sha256').update(key).digest('hex') };
  };
  const { rows: accounts } = await pool.query<{ id: string }>(
    `SELECT id FROM cash_account WHERE club_id = $1 AND code = 'kitty'`,
    [clubId],
  );
  const lines = accounts.map(({ id: account }) => ({ account, amount: 100 }));
  await setBudget(writer, write(), firstDay, { lines });
  await closeYear(writer, database, { ...write(), firstDay, version: 1 });
  const { rows } = await pool.query<{ seq: number; hash: string }>(
    'SELECT head_seq AS seq, head_hash AS hash FROM club WHERE id = $1',
    [clubId],
  );
  const [head] = rows;
  if (head === undefined) throw new Error('there is no such club');
  const actor = { user: randomUUID(), device: null, member: null };
  const asked = { ...write(), firstDay, version: 2, actor };
  await examineYear(writer, database, asked, {
    ticked: ['proof-verified'],
    conclusion: 'approved',
    head,
  });
}
