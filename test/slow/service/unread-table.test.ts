import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { setUpOwner, type BenchOwner } from '../../../bench/bench-owner.js';
import { FilledClub } from '../../../bench/filled-club.js';
import { createLogger } from '../../../src/platform/logging.js';
import { createWritePool } from '../../../src/platform/database/pools.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import { spawnService, type ServiceProcess } from '../../support/database/service.js';

/**
 * A client that asks for a long table, stays connected and reads nothing is cut off, and keeps neither
 * a place nor the worker busy. It takes the half minute that the service waits for a reader.
 */

/** Far more than what waits between worker, service and reader. */
const LINES = 60_000;
/** A service waits this long for a reader (src/platform/worker/patient-stream.ts). */
const PATIENCE_MS = 30_000;

let database: TestDatabase;
let owner: BenchOwner;
let club: string;
let pool: pg.Pool;
let service: ServiceProcess;
let base: string;
let linesBefore: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const url = databaseUrl(database);
  const writing = createWritePool({ ...database.connection }, createLogger('silent'));
  owner = await setUpOwner(url);
  const filled = await FilledClub.open(writing, owner);
  await filled.fill(LINES);
  club = filled.clubId;
  await writing.end();
  pool = poolOf(database, 1);
  linesBefore = await linesRead();
  service = spawnService({ DATABASE_URL: url });
  base = await service.ready();
}, 120_000);

afterAll(async () => {
  service.child.kill('SIGKILL');
  await service.ended();
  await pool.end();
  await database.drop();
}, 60_000);

const headers = () => ({ authorization: `Bearer ${owner.tokens[0] ?? ''}` });
const ask = (what: string) => fetch(`${base}/v1/clubs/${club}/${what}`, { headers: headers() });

/** Asks for a file over a connection of its own, sees that it begins, and reads no more of it. */
async function askAndStop(what: string): Promise<Socket> {
  const { hostname, port, host } = new URL(base);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const { authorization } = headers();
  const lines = [`GET /v1/clubs/${club}/${what} HTTP/1.1`, `host: ${host}`];
  socket.write([...lines, `authorization: ${authorization}`, '', ''].join('\r\n'));
  const [head] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  expect(head.toString('latin1')).toMatch(/^HTTP\/1\.1 200 /);
  return socket;
}

/** The rest of what was sent, once somebody reads again. */
async function restOf(socket: Socket): Promise<string> {
  let last = '';
  socket.on('data', (part: Buffer) => (last = (last + part.toString('latin1')).slice(-100)));
  const closed = once(socket, 'close');
  socket.on('error', () => undefined).resume();
  await closed;
  return last;
}

/** Lines of the ledger that were looked up so far: PostgreSQL reports them when a connection has ended. */
async function linesRead(): Promise<number> {
  for (;;) {
    const { rows } = await pool.query<{ others: number; lines: number }>(
      `SELECT (SELECT count(*)::int4 FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()
            AND backend_type = 'client backend') AS others,
        (SELECT idx_tup_fetch::int4 FROM pg_stat_user_tables WHERE relname = 'posting') AS lines`,
    );
    const [row] = rows;
    if (row?.others === 0) return row.lines;
    await sleep(20);
  }
}

test('a client that reads nothing of a table is cut off, and the worker reads no further', async () => {
  const began = Date.now();
  const socket = await askAndStop('ledger.csv');
  // The only place of this user is taken, until nobody reads for so long.
  const refused = await ask('arrears.csv');
  expect([refused.status, await refused.json()]).toEqual([
    429,
    expect.objectContaining({ reason: 'share-used-up' }),
  ]);
  for (;;) {
    const answer = await ask('arrears.csv');
    await answer.arrayBuffer();
    if (answer.status === 200) break;
    expect(answer.status).toBe(429);
  }
  expect(Date.now() - began).toBeGreaterThan(PATIENCE_MS / 2);
  // The answer is broken off: its last piece would be an empty one.
  expect(await restOf(socket)).not.toMatch(/0\r\n\r\n$/);
  service.child.kill('SIGTERM');
  expect(await service.ended()).toBe(0);
  expect(service.output()).toContain('nobody reads it');
  expect((await linesRead()) - linesBefore).toBeLessThan(LINES / 2);
}, 90_000);
