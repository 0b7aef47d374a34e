import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClubExport } from '../../../src/ledger/export/export-club.js';
import { openClub, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { built } from '../../support/api/lent.js';

/** A client that does not read an export keeps no place, and nobody's reading keeps a snapshot. */

let served: ServedApp;
let club: string;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  ({ club } = await openClub(served.base, 6));
});
afterAll(() => served.close());

const PATIENCE_MS = 400;

async function begin(): Promise<ReturnType<ClubExport['stream']>> {
  const exported = await ClubExport.begin(served.pool, club);
  return exported.stream(PATIENCE_MS);
}

/** Transactions that are open at the database and wait for who began them. */
async function idle(): Promise<number> {
  const { Database } = await built('platform/database/database');
  const { rows } = await served.app.get(Database).writePool.query<{ n: number }>(
    `SELECT count(*) AS n FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'idle in transaction'`,
  );
  return rows[0]?.n ?? NaN;
}

test.each([
  ['nothing of it', 0],
  ['its beginning', 1],
])('an export is ended when its reader has read %s and no more', async (_, pieces) => {
  const stream = await begin();
  expect(await idle()).toBe(0);
  const ended = once(stream, 'error');
  for (let n = 0; n < pieces; n++) {
    await once(stream, 'readable');
    stream.read(1);
  }
  const began = Date.now();
  expect(await ended).toMatchObject([{ message: 'nobody reads it' }]);
  expect(Date.now() - began).toBeLessThan(5 * PATIENCE_MS);
  expect(stream.destroyed).toBe(true);
});

test('an export is not ended while its reader goes on, however slowly', async () => {
  const stream = await begin();
  const began = Date.now();
  let text = '';
  for await (const piece of stream) {
    text += String(piece);
    await sleep(PATIENCE_MS / 2);
  }
  expect(text.trimEnd().split('\n').at(-1)).toContain('"type":"end"');
  expect(Date.now() - began).toBeGreaterThan(PATIENCE_MS / 2);
});
