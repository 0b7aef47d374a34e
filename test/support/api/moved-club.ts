import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { asOwner, setUp } from '../access/access.js';
import { call, expectVerified, read } from './api.js';
import { createInstance, setupSecret } from './app.js';
import { createTestDatabase, poolOf } from '../database/database.js';
import { ownImported } from './imported-club.js';
import { built } from './lent.js';
import type { LetteredEvening } from '../evening/lettered-evening.js';

/** A club that leaves as a file and goes on in another database. */

/** The file of a club. */
export async function exportOf(base: string, club: string): Promise<string> {
  const answer = await fetch(`${base}/v1/clubs/${club}/export`, { headers: asOwner(base) });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The service over a database of its own that has the club as its file has it, with the test's owner. */
interface Elsewhere {
  readonly there: string;
}

/** Brings the file of a club into a database of its own, and goes on there. */
export async function goOnElsewhere(
  text: string,
  club: string,
  then: (elsewhere: Elsewhere) => Promise<void>,
  asImported: (pool: Pool) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { importClub } = await built('ledger/export/import-club');
  const { ClubReplayer } = await built('replay/club-replayer');
  const other = await createTestDatabase();
  const pool = poolOf(other, 2);
  // The database is dropped at the end, whether the pool has let go of it or not.
  pool.on('error', () => undefined);
  try {
    const imported = await importClub(pool, Readable.from([Buffer.from(text)]), {
      replayer: new ClubReplayer(),
    });
    expect(imported).toMatchObject({ ok: true });
    await asImported(pool);
    const app = await createInstance(other);
    try {
      await app.listen(0, '127.0.0.1');
      const there = await app.getUrl();
      await setUp(there, (await setupSecret(app)) ?? '');
      await ownImported(app, there, club);
      await then({ there });
    } finally {
      await app.close();
    }
  } finally {
    await pool.end();
    await other.drop();
  }
}

/** Brings the club into a database of its own and goes on there. */
export async function expectMoves(evening: LetteredEvening): Promise<void> {
  const { club, path } = evening.table;
  const text = await exportOf(evening.base, club);
  const { head } = (await evening.verification()) as { head: { seq: number; hash: string } };
  const { ClubExport } = await built('ledger/export/export-club');
  const isTheSame = async (pool: Pool) => {
    expect(await readText((await ClubExport.begin(pool, club)).stream())).toBe(text);
    const { rows } = await pool.query<{ hash: string }>(
      'SELECT head_hash AS hash FROM club WHERE id = $1',
      [club],
    );
    expect(rows).toMatchObject([{ hash: head.hash }]);
  };
  const goesOn = async ({ there }: Elsewhere) => {
    await expectVerified(there, club);
    for (const what of ['', '/hands?limit=200', '/ledger?limit=500', '/corrections']) {
      expect(await read(there, path + what)).toEqual(await evening.get(path + what));
    }
    const { version, status } = await evening.session();
    const undone = await call(there, 'POST', `${path}/undo`, { body: {}, version });
    expect([undone.status, status]).toEqual([201, status]);
    await expectVerified(there, club);
  };
  await goOnElsewhere(text, club, goesOn, isTheSame);
}
