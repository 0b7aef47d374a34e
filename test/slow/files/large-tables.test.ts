import { readFile } from 'node:fs/promises';
import { BenchSession, handBodies } from '../../../bench/evening.js';
import { setUpOwner } from '../../../bench/bench-owner.js';
import { FilledClub } from '../../../bench/filled-club.js';
import { HttpClient } from '../../../bench/http-client.js';
import { createWritePool } from '../../../src/platform/database/pools.js';
import { createLogger } from '../../../src/platform/logging.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { spawnService, type ServiceProcess } from '../../support/database/service.js';

/** A million lines in each format: their memory, and their effect on recording. */

const LINES = Number(process.env['LINES'] ?? 1_000_000);
const MOST_MEMORY_MB = 250;
/** As for verification (bench/beside.ts): of the quiet figures, or milliseconds that nobody notices. */
const P50_TIMES = 1.5;
const P99_TIMES = 2;
const UNNOTICED_MS = { p50: 10, p99: 50 };
const QUIET_HANDS = 300;

let database: TestDatabase;
let service: ServiceProcess;
let base: string;
let tokens: readonly string[];
let old: FilledClub;
let table: BenchSession;
let client: HttpClient;
let quiet: readonly number[];
let quietMemory: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const url = databaseUrl(database);
  const pool = createWritePool({ ...database.connection }, createLogger('silent'));
  const owner = await setUpOwner(url);
  ({ tokens } = owner);
  old = await FilledClub.open(pool, owner);
  await old.fill(LINES);
  const young = await FilledClub.open(pool, owner);
  const path = `/v1/clubs/${young.clubId}/sessions/${await young.openTable(1)}`;
  await pool.query('VACUUM ANALYZE');
  await pool.end();
  table = new BenchSession(path, handBodies(young.members), 1);
  service = spawnService({ DATABASE_URL: url });
  base = await service.ready();
  client = await HttpClient.open(base, tokens);
  // The first hands warm everything up.
  await recordWhile(() => false, QUIET_HANDS);
  quiet = await recordWhile(() => false, QUIET_HANDS);
  quietMemory = await memoryMb();
}, 1_800_000);

afterAll(async () => {
  client.close();
  service.child.kill('SIGTERM');
  await service.ended();
  await database.drop();
}, 60_000);

/** Records hands one after the other. @returns how long each took */
async function recordWhile(goesOn: () => boolean, atLeast = 0): Promise<number[]> {
  const times: number[] = [];
  while (times.length < atLeast || goesOn()) {
    const began = performance.now();
    await table.postHand(client);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

const at = (times: readonly number[], part: number) => times[Math.floor(times.length * part)] ?? 0;

async function memoryMb(): Promise<number> {
  const status = await readFile(`/proc/${service.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

interface Fetched {
  readonly bytes: number;
  readonly lines: number;
  /** The most that the whole service held meanwhile. */
  readonly memory: number;
}

async function fetchWhole(what: string): Promise<Fetched> {
  const answer = await fetch(`${base}/v1/clubs/${old.clubId}/${what}`, {
    headers: { authorization: `Bearer ${tokens[0] ?? ''}` },
  });
  expect(answer.status).toBe(200);
  let [bytes, lines, memory] = [0, 0, 0];
  for await (const piece of answer.body ?? []) {
    const part = piece as Uint8Array;
    bytes += part.length;
    for (const byte of part) if (byte === 0x0a) lines += 1;
    memory = Math.max(memory, await memoryMb());
  }
  return { bytes, lines, memory };
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux.each(['ledger.csv', 'ledger.xlsx', 'ledger.hledger'])('%s', async (what) => {
  const began = performance.now();
  let isUnderWay = true;
  const fetching = fetchWhole(what).finally(() => (isUnderWay = false));
  const times = await recordWhile(() => isUnderWay);
  const { bytes, lines, memory } = await fetching;
  const told = {
    what,
    seconds: Math.round((performance.now() - began) / 1000),
    megabytes: Math.round(bytes / 1e6),
    lines,
    memoryMb: [Math.round(quietMemory), Math.round(memory)],
    quietMs: [at(quiet, 0.5), at(quiet, 0.99)].map(Math.round),
    besideMs: [at(times, 0.5), at(times, 0.99)].map(Math.round),
    hands: times.length,
  };
  process.stdout.write(`${JSON.stringify(told)}\n`);
  if (what === 'ledger.csv') expect(lines).toBeGreaterThanOrEqual(LINES);
  expect(bytes).toBeGreaterThan(LINES * 10);
  expect(memory - quietMemory).toBeLessThan(MOST_MEMORY_MB);
  expect(at(times, 0.5)).toBeLessThan(Math.max(P50_TIMES * at(quiet, 0.5), UNNOTICED_MS.p50));
  expect(at(times, 0.99)).toBeLessThan(Math.max(P99_TIMES * at(quiet, 0.99), UNNOTICED_MS.p99));
});
