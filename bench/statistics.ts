import { randomUUID } from 'node:crypto';
import { createWritePool } from '../src/platform/database/pools.js';
import { createLogger } from '../src/platform/logging.js';
import { spawnService } from '../test/support/database/service.js';
import { median, startDatabase } from './bench-database.js';
import { setUpOwner } from './bench-owner.js';
import { FilledClub } from './filled-club.js';
import { HttpClient } from './http-client.js';

/**
 * The cost of reading the statistics of a club of a million postings, over HTTP: all of it, and one
 * evening of it beside the same in a club of a single evening. Evenings outside the filter should cost
 * nothing.
 */

const POSTINGS = 1_000_000;
const ROUNDS = 9;
const WANTED_MS = 300;

/** A club with a season to which one of its evenings alone belongs. */
interface Read {
  readonly path: string;
  readonly season: string;
  readonly members: readonly string[];
}

async function main(): Promise<void> {
  const database = await startDatabase();
  try {
    const pool = createWritePool(database.connection, createLogger('silent'));
    const owner = await setUpOwner(database.url);
    const old = await FilledClub.open(pool, owner);
    await old.fill(POSTINGS);
    const young = await FilledClub.open(pool, owner);
    await young.fill(1);
    await pool.query('VACUUM ANALYZE');
    await pool.end();
    const service = spawnService({ DATABASE_URL: database.url });
    try {
      const client = await HttpClient.open(await service.ready(), owner.tokens);
      await measure(client, await readOf(client, old), await readOf(client, young), old.postings);
      client.close();
    } finally {
      service.child.kill('SIGTERM');
      await service.ended();
    }
  } finally {
    await database.stop();
  }
}

async function readOf(client: HttpClient, { clubId, members }: FilledClub): Promise<Read> {
  const path = `/v1/clubs/${clubId}`;
  const span = { firstDay: '2001-01-01', lastDay: '2001-12-31' };
  const season = await post(client, `${path}/seasons`, {
    ...{ name: 'Bench', ...span, rule: { by: 'points' } },
  });
  const page = await ask(client, `${path}/statistics/hands?figure=evenings&limit=1`);
  const [first] = (JSON.parse(page) as { hands: readonly { session: string }[] }).hands;
  const moved = { session: first?.session, to: season, why: 'bench' };
  await post(client, `${path}/evening-moves`, moved);
  return { path, season, members };
}

async function post(client: HttpClient, path: string, body: object): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await client.request('POST', path, headers, JSON.stringify(body));
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.body}`);
  return (JSON.parse(answer.body) as { id?: string }).id ?? '';
}

async function ask(client: HttpClient, path: string): Promise<string> {
  const { status, body } = await client.request('GET', path, {}, '');
  if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
  return body;
}

function readsOf({ members: [one = '', other = ''] }: Read): Readonly<Record<string, string>> {
  return {
    'statistics of the club': 'statistics?',
    'statistics of a member': `statistics?member=${one}`,
    'hands behind a number': `statistics/hands?figure=feat:last-trick&member=${one}`,
    'who paid whom': 'who-paid-whom?',
    'head to head': `head-to-head?members=${one},${other}`,
    records: 'records?',
  };
}

async function measure(client: HttpClient, old: Read, young: Read, postings: number) {
  console.log(`Milliseconds of one request, medians of ${ROUNDS}; wanted: ${WANTED_MS} at most`);
  console.log(`read | all of ${postings} postings | one evening of them | a club of one evening`);
  for (const name of Object.keys(readsOf(old))) {
    const all = readsOf(old)[name] ?? '';
    const took = [
      await timeOf(client, `${old.path}/${all}`),
      await timeOf(client, `${old.path}/${all}&season=${old.season}`),
      await timeOf(client, `${young.path}/${readsOf(young)[name] ?? ''}&season=${young.season}`),
    ];
    console.log([name, ...took.map((ms) => ms.toFixed(1))].join(' | '));
  }
}

async function timeOf(client: HttpClient, path: string): Promise<number> {
  const took: number[] = [];
  // The first warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const start = performance.now();
    await ask(client, path);
    if (round > 0) took.push(performance.now() - start);
  }
  return median(took);
}

await main();
