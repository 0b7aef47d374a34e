import { randomUUID } from 'node:crypto';
import type { PlayerId } from '../src/rules/payment.js';
import type { TarokHandRecord } from '../src/rules/tarok/record/hand.js';
import { spawnService } from '../test/support/database/service.js';
import { median, startDatabase } from './bench-database.js';
import { setUpOwner } from './bench-owner.js';
import { BenchSession, handRecords, openSessions } from './evening.js';
import { HttpClient } from './http-client.js';

/**
 * The cost of correcting hand 1 of an evening of 100 hands, in both modes and with everything that the
 * API requires of a write, beside recording one more hand of the same evening in the same run. Every
 * twentieth hand takes the king pot, so that a replay has later hands to change.
 */

const EVENINGS = 40;
/** Evenings that only warm up. */
const WARM = 5;
const HANDS = 100;
const HANDS_A_POT = 20;
const WANTED_MS = 100;

type Times = Map<string, number[]>;

/** An evening of 100 hands, and what hand 1 could say instead. */
interface LongEvening {
  readonly path: string;
  readonly session: BenchSession;
  /** No king lost: 5 points less in the king pot that hand 20 takes, and for two players. */
  readonly kinglessHand: TarokHandRecord;
  /** The same with one trump more declared. */
  readonly trumpierHand: TarokHandRecord;
}

async function main(): Promise<void> {
  const database = await startDatabase();
  const { tokens } = await setUpOwner(database.url);
  const service = spawnService({ DATABASE_URL: database.url });
  try {
    const client = await HttpClient.open(await service.ready(), tokens);
    const times: Times = new Map();
    for (const [turn, { path }] of (await openSessions(client, 1, EVENINGS + WARM)).entries()) {
      const evening = await playEvening(client, path);
      await correctHandOne(client, evening, turn < WARM ? new Map<string, number[]>() : times);
    }
    client.close();
    print(times);
  } finally {
    service.child.kill('SIGTERM');
    await service.ended();
    await database.stop();
  }
}

async function playEvening(client: HttpClient, path: string): Promise<LongEvening> {
  const { seats } = await send<{ seats: PlayerId[] }>(client, 'GET', path);
  const records = handRecords(seats);
  const [first] = records;
  if (!first) throw new Error('no hand');
  const evening = Array.from({ length: HANDS_A_POT }, (_, hand) => {
    const record = records[hand % records.length] ?? first;
    return JSON.stringify(hand === HANDS_A_POT - 1 ? withUltimo(record) : record);
  });
  const session = new BenchSession(path, evening);
  for (let hand = 0; hand < HANDS; hand++) await session.postHand(client);
  const kinglessHand = { ...first, events: (first.events ?? []).slice(1) };
  const meldinger = (first.meldinger ?? []).map((made) =>
    made.kind === 'trumps' ? { ...made, count: made.count + 1 } : made,
  );
  return { path, session, kinglessHand, trumpierHand: { ...kinglessHand, meldinger } };
}

/** The winner of the last trick took it with the king of hearts. */
function withUltimo(record: TarokHandRecord): TarokHandRecord {
  const { lastTrick } = record;
  if (!lastTrick) throw new Error('a hand without a last trick');
  const ultimoCards = [{ player: lastTrick.winner, card: 'king-hearts' }] as const;
  return { ...record, lastTrick: { ...lastTrick, ultimoCards } };
}

/** Records a hand, previews and makes a replay, previews nothing and compensates; times each. */
async function correctHandOne(
  client: HttpClient,
  { path, session, kinglessHand, trumpierHand }: LongEvening,
  times: Times,
): Promise<void> {
  const timed = async <T>(what: string, once: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const answer = await once();
    times.set(what, [...(times.get(what) ?? []), performance.now() - start]);
    return answer;
  };
  await timed('a hand recorded', () => session.postHand(client));
  const version = HANDS + 2;
  const kingless = [{ hand: 1, record: kinglessHand }];
  await timed('both modes previewed', () =>
    send(client, 'POST', `${path}/corrections/preview`, { corrections: kingless }),
  );
  const correct = (mode: string, at: number, corrections: readonly object[]) => {
    const body = { mode, reason: 'No king was lost.', corrections };
    return timed(`hand 1 corrected, ${mode}`, () =>
      send(client, 'POST', `${path}/corrections`, body, at),
    );
  };
  await correct('replay', version, kingless);
  await correct('compensate', version + 1, [{ hand: 1, record: trumpierHand }]);
}

async function send<T>(
  client: HttpClient,
  method: string,
  path: string,
  body?: object,
  version?: number,
): Promise<T> {
  const headers = {
    'idempotency-key': randomUUID(),
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
  };
  const text = body === undefined ? '' : JSON.stringify(body);
  const answer = await client.request(method, path, headers, text);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as T;
}

function print(times: Times): void {
  const hand = median(times.get('a hand recorded') ?? []);
  console.log(
    `An evening of ${HANDS} hands, ${EVENINGS} times; milliseconds; wanted: a median under ${WANTED_MS}`,
  );
  console.log('request | median | 95th percentile | in hands recorded');
  for (const [what, all] of times) {
    const middle = median(all);
    const cells = [middle.toFixed(1), percentile(all, 95).toFixed(1), (middle / hand).toFixed(1)];
    console.log([what, ...cells].join(' | '));
  }
}

/** The smallest value that so many percent do not exceed. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? 0;
}

await main();
