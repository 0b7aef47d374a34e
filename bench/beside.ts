import { createWritePool } from '../src/platform/database/pools.js';
import { createLogger } from '../src/platform/logging.js';
import { spawnService } from '../test/support/database/service.js';
import { startDatabase } from './bench-database.js';
import { setUpOwner } from './bench-owner.js';
import { BenchSession, handBodies } from './evening.js';
import { FilledClub } from './filled-club.js';
import { HttpClient } from './http-client.js';

/**
 * The effect of a verification, and of an export, on recording, for a club with a long history: the
 * time of a hand while nothing else happens and beside each of them, in turns.
 */

const POSTINGS = 300_000;
const ROUNDS = 5;
const SECONDS = 6;
/** A hand is dealt now and then, and by several tables at once. */
const TABLES = [1, 4];
/** Of the quiet figures, and milliseconds that are never to be exceeded. */
const WANTED = 'p50 at most 1.5 and p99 at most 2 times the quiet one, p99 under 50 ms';

/** Milliseconds, of every hand. */
type Times = Map<string, number[]>;

async function main(): Promise<void> {
  const database = await startDatabase();
  try {
    const pool = createWritePool(database.connection, createLogger('silent'));
    const owner = await setUpOwner(database.url);
    const old = await FilledClub.open(pool, owner);
    await old.fill(POSTINGS);
    const young = await FilledClub.open(pool, owner);
    const tables: BenchSession[] = [];
    while (tables.length < Math.max(...TABLES)) tables.push(await tableOf(young));
    await pool.query('VACUUM ANALYZE');
    await pool.query('CHECKPOINT');
    await pool.end();
    const service = spawnService({ DATABASE_URL: database.url });
    try {
      const address = await service.ready();
      const times = await measure(address, owner.tokens, tables, old.clubId);
      print(times, old.postings);
    } finally {
      service.child.kill('SIGTERM');
      await service.ended();
    }
  } finally {
    await database.stop();
  }
}

async function tableOf(club: FilledClub): Promise<BenchSession> {
  const path = `/v1/clubs/${club.clubId}/sessions/${await club.openTable(1)}`;
  return new BenchSession(path, handBodies(club.members), 1);
}

async function measure(
  address: string,
  tokens: readonly string[],
  tables: readonly BenchSession[],
  oldClub: string,
): Promise<Times> {
  const clients = await Promise.all(tables.map(() => HttpClient.open(address, tokens)));
  const read = (what: string) => readAgain(`${address}/v1/clubs/${oldClub}/${what}`, tokens[0]);
  const beside = {
    quiet: () => () => Promise.resolve('nothing read'),
    verification: () => read('verification'),
    export: () => read('export'),
  };
  const times: Times = new Map();
  // The first round warms everything up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const count of TABLES) {
      for (const [name, start] of Object.entries(beside)) {
        const stop = start();
        const recorded = record(clients.slice(0, count), tables);
        await recorded.catch(() => undefined);
        const read = await stop();
        const took = await recorded;
        if (round === 0) continue;
        const key = `${count} | ${name}`;
        times.set(key, [...(times.get(key) ?? []), ...took]);
        console.log(`round ${round}, ${key}: ${read}`);
      }
    }
  }
  for (const client of clients) client.close();
  return times;
}

/** Records hands, each client at its table, one after the other; the time of each. */
async function record(
  clients: readonly HttpClient[],
  tables: readonly BenchSession[],
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    clients.map(async (client, at) => {
      while (performance.now() < end) {
        const start = performance.now();
        await tables[at]?.postHand(client);
        times.push(performance.now() - start);
      }
    }),
  );
  return times;
}

/**
 * Asks for an address again and again.
 * @returns a function that waits for the last answer, so that nothing goes on later, and returns it
 */
function readAgain(address: string, token = ''): () => Promise<string> {
  const enough = new AbortController();
  let bytes = 0;
  let times = 0;
  const reading = (async () => {
    for (; !enough.signal.aborted; times++) {
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
      bytes += (await answer.arrayBuffer()).byteLength;
    }
  })();
  return async () => {
    enough.abort();
    await reading;
    return `${times} times, ${(bytes / 1e6).toFixed(1)} MB`;
  };
}

function print(times: Times, postings: number): void {
  console.log(`Hands recorded beside what reads a club of ${postings} postings, in ms`);
  console.log(`Wanted: ${WANTED}`);
  console.log('clients | beside | hands | p50 | share | p99 | share | longest');
  for (const [key, all] of times) {
    const quiet = times.get(key.replace(/\| .*/, '| quiet')) ?? [];
    const cells = [50, 99].flatMap((percent) => {
      const at = percentile(all, percent);
      return [at.toFixed(1), (at / percentile(quiet, percent)).toFixed(2)];
    });
    console.log([key, all.length, ...cells, Math.max(...all).toFixed(0)].join(' | '));
  }
}

/** The smallest value that so many percent do not exceed. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? 0;
}

await main();
