import { createHash, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { giveMoney } from '../../../src/cash-book/money/move-money.js';
import { ClubWriter } from '../../../src/ledger/write/club-writer.js';
import { createWritePool } from '../../../src/platform/database/pools.js';
import { createLogger } from '../../../src/platform/logging.js';
import { someone } from '../../support/access/access-club.js';
import { asOwner, bearer } from '../../support/access/access.js';
import { openClub } from '../../support/api/api.js';
import { playClub } from '../../support/api/played-club.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { letOwnerIn, spawnService, type ServiceProcess } from '../../support/database/service.js';

/** Proofs, papers and exports of one club, beside those that others ask for again and again. */

const OTHERS = 5;
const ASKERS = 30;
/** The drawing of this number of lines takes seconds. */
const VOUCHERS = 1000;
const TRIES = 7;

let database: TestDatabase;
let service: ServiceProcess;
let base: string;
let pool: pg.Pool;
let mine: { readonly club: string; readonly closed: string };
/** The other clubs, each with the token of a user of its own. */
const others: { readonly club: string; readonly token: string }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createWritePool(database.connection, createLogger('silent'));
  service = spawnService({ DATABASE_URL: databaseUrl(database) });
  base = await letOwnerIn(service);
  mine = await playClub(base);
  const writer = new ClubWriter(pool);
  while (others.length < OTHERS) {
    const { club, members } = await openClub(base, 2);
    const { token } = await someone(base, club, 'owner');
    const [from = '', to = ''] = members;
    const give = () => {
      const key = randomUUID();
      const write = {
        clubId: club,
        key,
        requestHash: createHash('sha256').update(key).digest('hex'),
      };
      return giveMoney(writer, { pool }, write, { day: today(), from, to, amount: 100 });
    };
    for (let n = 0; n < VOUCHERS; n += 100) await Promise.all(Array.from({ length: 100 }, give));
    others.push({ club, token });
  }
}, 300_000);

afterAll(async () => {
  service.child.kill('SIGTERM');
  await service.ended();
  await pool.end();
  await database.drop();
}, 60_000);

const today = () => new Date().toISOString().slice(0, 10);
const books = () => `years/${today().slice(0, 4)}-01-01/accounts.pdf`;

/** How long an answer takes, in milliseconds: the quickest of several. */
async function timeOf(what: string): Promise<number> {
  const times: number[] = [];
  while (times.length < TRIES) {
    const start = performance.now();
    const answer = await fetch(`${base}/v1/clubs/${mine.club}/${what}`, {
      headers: asOwner(base),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${body.toString()}`);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

/** Asks for long things of the other clubs, on so many connections, until it is ended. */
function askers() {
  const over = new AbortController();
  const answered = new Map<number, number>();
  const asking = Array.from({ length: ASKERS }, async (_, at) => {
    const { club = '', token = '' } = others[at % OTHERS] ?? {};
    const what = at % 3 === 0 ? 'verification' : books();
    while (!over.signal.aborted) {
      try {
        const { signal } = over;
        const headers = bearer(token);
        const answer = await fetch(`${base}/v1/clubs/${club}/${what}`, { headers, signal });
        await answer.arrayBuffer();
        answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
      } catch (error) {
        if (error instanceof Error && error.name !== 'AbortError') throw error;
      }
    }
  });
  return {
    /** Each club has had its share for a while. */
    busy: async () => {
      while ((answered.get(200) ?? 0) < 4 * OTHERS) await sleep(20);
    },
    end: async () => {
      over.abort();
      await Promise.all(asking);
      return answered;
    },
  };
}

test('a verification and a sheet take three times as long at most beside thirty askers of others', async () => {
  const what = ['verification', `sessions/${mine.closed}/sheet.pdf`] as const;
  const times = async () => [await timeOf(what[0]), await timeOf(what[1])] as const;
  const others = askers();
  await others.busy();
  const beside = await times();
  const answered = await others.end();
  const alone = await times();
  const told = alone.map(
    (one, at) =>
      `${what[at] ?? ''}: ${one.toFixed(0)} ms alone, ${beside[at]?.toFixed(0) ?? ''} beside`,
  );
  process.stdout.write(`${told.join('; ')}; the others: ${JSON.stringify([...answered])}\n`);
  for (const at of [0, 1] as const) expect(beside[at]).toBeLessThan(3 * alone[at]);
}, 180_000);

test('four accounts of four clubs that do not read their exports keep nobody waiting', async () => {
  const { hostname, port } = new URL(base);
  const idle = await Promise.all(
    others.slice(0, 4).map(async ({ club, token }) => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(
        `GET /v1/clubs/${club}/export HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`,
      );
      await once(socket, 'readable');
      return socket;
    }),
  );
  const start = performance.now();
  const answer = await fetch(`${base}/v1/clubs/${mine.club}/export`, { headers: asOwner(base) });
  expect([answer.status, (await answer.text()).includes('"end"')]).toEqual([200, true]);
  expect(performance.now() - start).toBeLessThan(3_000);
  for (const socket of idle) socket.destroy();
});

test('a client that goes away gives its place and its work up', async () => {
  const [one] = others;
  if (one === undefined) throw new Error('there are no others');
  const path = `${base}/v1/clubs/${one.club}/${books()}`;
  const ask = (signal?: AbortSignal) =>
    fetch(path, { headers: bearer(one.token), ...(signal === undefined ? {} : { signal }) });
  const start = performance.now();
  expect((await ask()).status).toBe(200);
  const took = performance.now() - start;
  for (let turn = 0; turn < 6; turn++) {
    const gone = new AbortController();
    const asked = ask(gone.signal).catch(() => null);
    setTimeout(() => {
      gone.abort();
    }, took / 3);
    await asked;
  }
  const again = performance.now();
  expect((await ask()).status).toBe(200);
  expect(performance.now() - again).toBeLessThan(3 * took);
}, 120_000);
