import type pg from 'pg';
import { createWritePool } from '../src/platform/database/pools.js';
import { createLogger } from '../src/platform/logging.js';
import { spawnService } from '../test/support/database/service.js';
import { median, startDatabase } from './bench-database.js';
import { setUpOwner, type BenchOwner } from './bench-owner.js';
import { openSessions, type BenchSession } from './evening.js';
import { HttpClient } from './http-client.js';
import { RawClub } from './raw-statement.js';

/**
 * The cost of the whole HTTP path: a hand posted (validated, settled, chained, committed), as a share
 * of the bare statement that writes it, both interleaved in one run on one PostgreSQL with fsync on.
 */

const ROUNDS = 3;
const SECONDS = 2;
const RAW_HANDS = 3000;
const CLIENTS = [1, 8, 32];
const SESSIONS = 64;

type Rates = Map<string, number[]>;

async function main(): Promise<void> {
  const database = await startDatabase();
  const owner = await setUpOwner(database.url);
  const service = spawnService({ DATABASE_URL: database.url });
  const pool = createWritePool({ ...database.connection, max: 32 }, createLogger('silent'));
  try {
    const address = await service.ready();
    const rates = await measure(address, pool, owner);
    print(rates);
  } finally {
    await pool.end();
    service.child.kill('SIGTERM');
    await service.ended();
    await database.stop();
  }
}

async function measure(address: string, pool: pg.Pool, owner: BenchOwner): Promise<Rates> {
  const clients = await Promise.all(
    Array.from({ length: Math.max(...CLIENTS) }, () => HttpClient.open(address, owner.tokens)),
  );
  const [first] = clients;
  if (!first) throw new Error('no client');
  const apart = await openSessions(first, SESSIONS, SESSIONS);
  const together = await openSessions(first, 1, SESSIONS);
  const raw: RawClub[] = [];
  for (let club = 0; club < SESSIONS; club++) raw.push(await RawClub.open(pool, owner));
  const rates: Rates = new Map();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const count of CLIENTS) {
      const busy = clients.slice(0, count);
      const results = {
        [`raw/${count}`]: await rawRate(pool, raw, count),
        [`64 clubs/${count}`]: await httpRate(busy, apart),
        [`one club/${count}`]: await httpRate(busy, together),
      };
      // The first round warms everything up.
      if (round === 0) continue;
      for (const [name, rate] of Object.entries(results)) {
        rates.set(name, [...(rates.get(name) ?? []), rate]);
      }
    }
  }
  for (const client of clients) client.close();
  return rates;
}

/**
 * Hands a second through the bare statement, each client with clubs of its own. The statements are
 * made beforehand, so that nothing but PostgreSQL and its driver is measured.
 */
async function rawRate(pool: pg.Pool, clubs: readonly RawClub[], count: number): Promise<number> {
  const connections = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  const ready = connections.map((_, client) =>
    Array.from({ length: Math.ceil(RAW_HANDS / count) }, (_, turn) => {
      const club = clubs[(client + turn * count) % clubs.length];
      if (!club) throw new Error('no club');
      return club.statement();
    }),
  );
  const start = performance.now();
  await Promise.all(
    connections.map(async (connection, client) => {
      for (const statement of ready[client] ?? []) {
        const { rowCount } = await connection.query(statement);
        if (rowCount !== 1) throw new Error('somebody else writes to this club');
      }
    }),
  );
  const elapsed = performance.now() - start;
  for (const connection of connections) connection.release();
  return (ready.flat().length * 1000) / elapsed;
}

/** Hands a second over HTTP, each client with sessions of its own. */
function httpRate(
  clients: readonly HttpClient[],
  sessions: readonly BenchSession[],
): Promise<number> {
  return rateOf(clients.length, async (index, turn) => {
    const session = sessions[(index + turn * clients.length) % sessions.length];
    const client = clients[index];
    if (session && client) await session.postHand(client);
  });
}

async function rateOf(
  clients: number,
  once: (client: number, turn: number) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  const end = start + SECONDS * 1000;
  let done = 0;
  const work = async (client: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn++) {
      await once(client, turn);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return (done * 1000) / (performance.now() - start);
}

function print(rates: Rates): void {
  const rate = (name: string): number => median(rates.get(name) ?? []);
  console.log(`Hands a second, medians of ${ROUNDS} interleaved rounds of ${SECONDS} s`);
  console.log('clients | bare statement | HTTP, 64 clubs | share | HTTP, one club | share');
  for (const count of CLIENTS) {
    const raw = rate(`raw/${count}`);
    const cells = [`64 clubs/${count}`, `one club/${count}`].flatMap((name) => {
      return [rate(name).toFixed(0), (rate(name) / raw).toFixed(2)];
    });
    console.log([count, raw.toFixed(0), ...cells].join(' | '));
  }
}

await main();
