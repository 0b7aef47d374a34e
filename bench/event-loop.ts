import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWritePool } from '../src/platform/database/pools.js';
import { createLogger } from '../src/platform/logging.js';
import { spawnService, type ServiceProcess } from '../test/support/database/service.js';
import { startDatabase } from './bench-database.js';
import { setUpOwner } from './bench-owner.js';
import { handBodies, handRecords } from './evening.js';
import { FilledClub } from './filled-club.js';
import { HttpClient, type HttpAnswer } from './http-client.js';

/**
 * For how long everybody else waits while something is folded out of an evening of 3,000 hands: the
 * longest time in which the thread that answers requests did nothing else.
 */

const HANDS = 3_000;
const ROUNDS = 5;
/** Corrections of each kind: a replay folds all that came before it again. */
const CORRECTIONS = 10;
const WANTED_MS = 50;

/** Runs in the service before its program: reports the longest delay since it was last asked. */
const MEASURING = `
  import { monitorEventLoopDelay } from 'node:perf_hooks';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    process.on('SIGUSR2', () => {
      console.error('blocked for ' + delay.max / 1e6 + ' ms.');
      delay.reset();
    });
  }`;

/** A request that is to be answered with a status below 300. */
type Ask = (method: string, path: string, body?: object, version?: number) => Promise<HttpAnswer>;

async function main(): Promise<void> {
  const database = await startDatabase();
  try {
    const pool = createWritePool(database.connection, createLogger('silent'));
    const owner = await setUpOwner(database.url);
    const club = await FilledClub.open(pool, owner);
    const path = `/v1/clubs/${club.clubId}/sessions/${await club.openTable(HANDS)}`;
    await pool.query('VACUUM ANALYZE');
    await pool.end();
    const service = spawnService({
      DATABASE_URL: database.url,
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(MEASURING)}`,
    });
    try {
      const client = await HttpClient.open(await service.ready(), owner.tokens);
      await measure(service, askBy(client), club, path);
      client.close();
    } finally {
      service.child.kill('SIGTERM');
      await service.ended();
    }
  } finally {
    await database.stop();
  }
}

function askBy(client: HttpClient): Ask {
  return async (method, path, body, version) => {
    const headers = {
      'idempotency-key': randomUUID(),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    };
    const text = body === undefined ? '' : JSON.stringify(body);
    const answer = await client.request(method, path, headers, text);
    if (answer.status >= 300) {
      throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
    }
    return answer;
  };
}

async function measure(
  service: ServiceProcess,
  ask: Ask,
  { clubId, members }: FilledClub,
  path: string,
): Promise<void> {
  console.log(`Blocked by one request of an evening of ${HANDS} hands, ms; wanted: ${WANTED_MS}`);
  console.log('request | shortest | longest | the request itself');
  const [first] = handRecords(members);
  if (first === undefined) throw new Error('no hand');
  const [dealt] = first.meldinger ?? [];
  const trumps = (count: number) => ({ ...first, meldinger: [{ ...dealt, count }] });
  const timed = (name: string, once: () => Promise<unknown>, rounds = ROUNDS) =>
    print(service, name, once, rounds);
  const session = path.split('/').at(-1) ?? '';
  const audit = `/v1/clubs/${clubId}/audit?session=${session}`;
  const reads = async (when: string) => {
    for (const what of ['', ...OF_SESSION]) {
      await timed(`GET session ${what}, ${when}`, () => ask('GET', `${path}${what}`));
    }
    await timed(`GET audit, ${when}`, () => ask('GET', `${audit}&hand=1`));
    const body = { corrections: [{ hand: 5, record: trumps(14) }] };
    await timed(`preview, ${when}`, () => ask('POST', `${path}/corrections/preview`, body));
  };
  let version = HANDS + 1;
  await timed('POST hand', () => ask('POST', `${path}/hands`, handAt(members, version), version++));
  await reads('as recorded');
  for (const [mode, hand] of Object.entries({ compensate: 9, replay: 1 })) {
    const correct = () => {
      const corrections = [{ hand, record: trumps(12 + (version % 2)) }];
      const body = { mode, reason: 'It was so.', corrections };
      return ask('POST', `${path}/corrections`, body, version++);
    };
    await timed(`POST correction, ${mode}`, correct, CORRECTIONS);
  }
  await reads('corrected');
  await timed('POST close', () => ask('POST', `${path}/close`, {}, version++), 1);
  await reads('closed');
  await timed('GET statistics', () => ask('GET', `/v1/clubs/${clubId}/statistics`));
}

/** The reads of a session, by their address. */
const OF_SESSION = ['/steps', '/hands', '/hands/2', '/hands/1/revisions', '/corrections'].concat([
  '/meldinger',
  '/fines',
  '/ledger',
  '/pots',
  '/sheet.pdf',
]);

function handAt(members: readonly string[], version: number): object {
  const bodies = handBodies(members);
  return JSON.parse(bodies[(version - 1) % bodies.length] ?? '') as object;
}

async function print(
  service: ServiceProcess,
  name: string,
  once: () => Promise<unknown>,
  rounds: number,
): Promise<void> {
  const blocked: number[] = [];
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await longestDelay(service);
    const start = performance.now();
    await once();
    took.push(performance.now() - start);
    blocked.push(await longestDelay(service));
  }
  const cells = [Math.min(...blocked), Math.max(...blocked), Math.min(...took)];
  console.log([name, ...cells.map((ms) => ms.toFixed(0))].join(' | '));
}

/** The longest delay since it was last asked for, in ms. */
async function longestDelay(service: ServiceProcess): Promise<number> {
  // The timer after it reports the block.
  await sleep(30);
  const before = service.output().split('blocked for ').length;
  service.child.kill('SIGUSR2');
  for (;;) {
    const told = service.output().split('blocked for ');
    const last = told.at(-1);
    if (told.length > before && last?.includes('ms.')) return parseFloat(last);
    await sleep(5);
  }
}

await main();
