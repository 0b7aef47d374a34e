import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createPool, createWritePool } from '../src/platform/database/pools.js';
import { createLogger } from '../src/platform/logging.js';
import { spawnService } from '../test/support/database/service.js';
import { median, startDatabase, type BenchDatabase } from './bench-database.js';
import { setUpOwner, type BenchOwner } from './bench-owner.js';
import { BenchSession, handBodies } from './evening.js';
import { FilledClub } from './filled-club.js';
import { HttpClient } from './http-client.js';
import { SEASON, timeStatistics } from './statistic-rows.js';

/**
 * The cost of a long history: a club of a million postings beside one of a single evening, on one
 * PostgreSQL. Writing a hand and reading a session, a balance or the first page of a ledger should take
 * no longer in the old club, and the whole of it should be verified in bounded memory. A season's rows
 * of statistics should be read in the same time, however much else was played.
 */

const POSTINGS = 1_000_000;
const ROUNDS = 7;
const WRITES = 300;
const READS = 150;
/** Rates and times of the old club as a share of the new one's. */
const WITHIN = '0.85 … 1.15';

/** The compared times of one club. */
interface Measured {
  readonly session: BenchSession;
  readonly reads: Readonly<Record<string, string>>;
}

async function main(): Promise<void> {
  const database = await startDatabase();
  try {
    const pool = createWritePool(database.connection, createLogger('silent'));
    const owner = await setUpOwner(database.url);
    const old = await FilledClub.open(pool, owner);
    const started = performance.now();
    await old.fill(POSTINGS);
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `${old.postings} postings written in ${seconds.toFixed(0)} s, 64 hands a statement`,
    );
    const young = await FilledClub.open(pool, owner);
    await young.fill(1);
    const season = await FilledClub.open(pool, owner);
    await season.play(SEASON);
    const pair = [await tableOf(young), await tableOf(old)] as const;
    // The background work of PostgreSQL after so many writes should not fall into the figures.
    await pool.query('VACUUM ANALYZE');
    await pool.query('CHECKPOINT');
    await pool.end();
    const reading = createPool(database.connection, createLogger('silent'));
    await timeStatistics(reading, old, season);
    await reading.end();
    await compare(database, owner, pair);
    await commands(database, old.clubId, old.postings);
  } finally {
    await database.stop();
  }
}

/** An open table of the club with one evening's hands on it, and what is read of it. */
async function tableOf(club: FilledClub): Promise<Measured> {
  const sessionId = await club.openTable();
  const path = `/v1/clubs/${club.clubId}/sessions/${sessionId}`;
  return {
    session: new BenchSession(path, handBodies(club.members), club.handsOfAnEvening),
    reads: {
      'GET session': path,
      'GET balance': `/v1/clubs/${club.clubId}/members/${club.members[0] ?? ''}/balance`,
      'GET ledger, first page': `${path}/ledger`,
    },
  };
}

/** Writes and reads both clubs in turns and prints how the old one compares. */
async function compare(
  database: BenchDatabase,
  { tokens }: BenchOwner,
  clubs: readonly [Measured, Measured],
): Promise<void> {
  const service = spawnService({ DATABASE_URL: database.url });
  const figures = new Map<string, [number[], number[]]>();
  const note = (name: string, at: 0 | 1, microseconds: number): void => {
    const both = figures.get(name) ?? [[], []];
    both[at].push(microseconds);
    figures.set(name, both);
  };
  try {
    const client = await HttpClient.open(await service.ready(), tokens);
    for (let round = 0; round <= ROUNDS; round++) {
      // The first round warms up; the order changes, so that neither club always goes first.
      for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const { session, reads } = clubs[at];
        const took = await timeOf(WRITES, () => session.postHand(client));
        if (round > 0) note('POST hand', at, took);
        for (const [name, path] of Object.entries(reads)) {
          const took = await timeOf(READS, () => get(client, path));
          if (round > 0) note(name, at, took);
        }
      }
    }
    client.close();
  } finally {
    service.child.kill('SIGTERM');
    await service.ended();
  }
  console.log(`Time of one request in µs, medians of ${ROUNDS} rounds; share wanted: ${WITHIN}`);
  console.log('request | one evening | a million postings | share');
  for (const [name, both] of figures) {
    const [young, old] = [median(both[0]), median(both[1])];
    console.log([name, young.toFixed(0), old.toFixed(0), (old / young).toFixed(2)].join(' | '));
  }
}

/** Microseconds one of so many turns takes. */
async function timeOf(turns: number, once: () => Promise<void>): Promise<number> {
  const start = performance.now();
  for (let turn = 0; turn < turns; turn++) await once();
  return ((performance.now() - start) * 1000) / turns;
}

async function get(client: HttpClient, path: string): Promise<void> {
  const { status, body } = await client.request('GET', path, {}, '');
  if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
}

/** Runs what proves a club and takes it elsewhere, each as a process of its own, as a club would. */
async function commands(database: BenchDatabase, clubId: string, postings: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kopperne-bench-'));
  const file = join(folder, 'club.ndjson');
  const other = await startDatabase();
  console.log(`The commands on ${postings} postings`);
  console.log('command | seconds | of them on the processor | postings a second | peak memory');
  try {
    await command(database, postings, 'verify', clubId);
    await command(database, postings, 'export', clubId, file);
    await command(database, postings, 'verify-export', file);
    await command(other, postings, 'import', file);
  } finally {
    await other.stop();
    await rm(folder, { recursive: true });
  }
}

/** At the end of a process, as its last line: the most memory it ever held, and its time on the processor. */
const TELL_USAGE =
  'process.on("exit", () => console.error(JSON.stringify(process.resourceUsage())))';

async function command(
  { url }: BenchDatabase,
  postings: number,
  name: string,
  ...args: readonly string[]
): Promise<void> {
  const script = fileURLToPath(new URL(`../src/commands/${name}.js`, import.meta.url));
  const started = performance.now();
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', `data:text/javascript,${TELL_USAGE}`, script, ...args],
    { env: { ...process.env, DATABASE_URL: url } },
  );
  const seconds = (performance.now() - started) / 1000;
  const usage = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as NodeJS.ResourceUsage;
  const processor = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
  const peak = `${(usage.maxRSS / 1024).toFixed(0)} MB`;
  const rate = (postings / seconds).toFixed(0);
  console.log([name, seconds.toFixed(1), processor.toFixed(1), rate, peak].join(' | '));
}

await main();
