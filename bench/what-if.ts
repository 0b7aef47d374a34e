import { randomUUID } from 'node:crypto';
import { handsUnder, pointsUnder, underRules } from '../src/evening/what-if/under-rules.js';
import { foldCourse } from '../src/evening/fold-course.js';
import { foldHistory } from '../src/evening/history.js';
import type { PlayerId } from '../src/rules/payment.js';
import type { Rules } from '../src/rules/game.js';
import { deriveBook } from '../src/rules/own-book/derive-book.js';
import { resolveRules, ruleBook } from '../src/rules/rule-book.js';
import { spawnService } from '../test/support/database/service.js';
import { LoggedEvening } from '../test/support/evening/logged-evening.js';
import { median, startDatabase } from './bench-database.js';
import { setUpOwner } from './bench-owner.js';
import { handRecords, openSessions, type BenchSession } from './evening.js';
import { HttpClient } from './http-client.js';

/**
 * How long an evening of 30 hands takes by another book, and 40 such evenings over HTTP, with reading them.
 * Shares are of one fold of the same evening, and of one recorded hand, in the same run.
 */

const HANDS = 30;
const EVENINGS = 40;
const ROUNDS = 5;
/** Folds that a round takes the mean of. */
const TURNS = 30;
const WARM_UP = 200;
const FOLD_MS = 3;
const SEASON_MS = 300;
const CHANGES = { countFactor: 2, tariff: { foundation: 10, lastTrick: 10 } };

async function main(): Promise<void> {
  const closed = foldOne();
  console.log(`An evening of ${HANDS} hands, processor time, medians of ${ROUNDS}`);
  console.log('by | ms | in folds of the evening | target ms');
  for (const [name, took] of closed) {
    const target = name === 'its own book' ? '' : FOLD_MS;
    const share = took / (closed.get('its own book') ?? took);
    console.log([name, took.toFixed(2), share.toFixed(1), target].join(' | '));
  }
  const database = await startDatabase();
  try {
    const owner = await setUpOwner(database.url);
    const service = spawnService({ DATABASE_URL: database.url });
    try {
      const client = await HttpClient.open(await service.ready(), owner.tokens);
      await season(client);
      client.close();
    } finally {
      service.child.kill('SIGTERM');
      await service.ended();
    }
  } finally {
    await database.stop();
  }
}

/** Milliseconds of a fold, by book. */
function foldOne(): ReadonlyMap<string, number> {
  const rules = resolveRules(ruleBook('brix-1996'));
  const players = ['a', 'b', 'c', 'd'] as readonly string[] as readonly PlayerId[];
  const evening = new LoggedEvening(rules, players, players[0] ?? ('' as PlayerId));
  const records = handRecords(players);
  for (let hand = 0; hand < HANDS; hand++) {
    const record = records[hand % records.length];
    if (record !== undefined) evening.ask({ kind: 'hand', record });
  }
  evening.ask({ kind: 'close' });
  const { course } = foldHistory(evening.events);
  const steps = course.map(({ step }) => step);
  const under = (others: Rules) => () => {
    const both = underRules(rules, course, others);
    return pointsUnder(both.now).size + handsUnder(both).length;
  };
  const own = resolveRules(deriveBook(ruleBook('brix-1996'), CHANGES));
  return times({
    'its own book': () => foldCourse(rules, steps).length,
    "a club's own book": under(own),
    'another book': under(resolveRules(ruleBook('vlk-1970'))),
  });
}

/**
 * Milliseconds of processor time of each fold, which does not count what other programs take. They take
 * turns, so that shares are of the same minutes.
 */
function times(folds: Readonly<Record<string, () => number>>): ReadonlyMap<string, number> {
  for (const fold of Object.values(folds)) {
    for (let turn = 0; turn < WARM_UP; turn++) fold();
  }
  const took = new Map(Object.keys(folds).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, fold] of Object.entries(folds)) {
      const before = process.cpuUsage();
      for (let turn = 0; turn < TURNS; turn++) fold();
      took.get(name)?.push(process.cpuUsage(before).user / 1000 / TURNS);
    }
  }
  return new Map(Array.from(took, ([name, ms]) => [name, median(ms)]));
}

async function season(client: HttpClient): Promise<void> {
  const sessions = await openSessions(client, 1, EVENINGS);
  const recorded: number[] = [];
  for (const session of sessions) {
    for (let hand = 0; hand < HANDS; hand++) {
      const start = performance.now();
      await session.postHand(client);
      recorded.push(performance.now() - start);
    }
    await close(client, session);
  }
  const hand = median(recorded);
  const [club = ''] = (sessions[0]?.path ?? '').split('/sessions');
  console.log(`${EVENINGS} evenings of ${HANDS} hands with reading, medians of ${ROUNDS}`);
  console.log('by | first ms | ms | in hands recorded | target ms');
  for (const [name, asked] of [
    ["a club's own book", { book: 'brix-1996', changes: CHANGES }],
    ['another book', { book: 'vlk-1970' }],
  ] as const) {
    const took: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) took.push(await ask(client, club, asked));
    const [first = 0, ...others] = took;
    const ms = median(others);
    console.log(
      [name, first.toFixed(0), ms.toFixed(0), (ms / hand).toFixed(0), SEASON_MS].join(' | '),
    );
  }
  console.log(`a recorded hand: ${hand.toFixed(1)} ms`);
}

async function close(client: HttpClient, { path }: BenchSession): Promise<void> {
  const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${HANDS + 1}"` };
  const answer = await client.request('POST', `${path}/close`, headers, '{}');
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.body}`);
}

async function ask(client: HttpClient, club: string, asked: object): Promise<number> {
  const start = performance.now();
  const answer = await client.request('POST', `${club}/what-if`, {}, JSON.stringify(asked));
  const took = performance.now() - start;
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
  const { evenings } = JSON.parse(answer.body) as { readonly evenings: readonly unknown[] };
  if (evenings.length !== EVENINGS) throw new Error(`${evenings.length} evenings`);
  return took;
}

await main();
