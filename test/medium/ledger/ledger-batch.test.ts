import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ClubWriter, type WriteRequest } from '../../../src/ledger/write/club-writer.js';
import { verifyClub } from '../../../src/ledger/verify/verify-club.js';
import { createWritePool } from '../../../src/platform/database/pools.js';
import { createLogger } from '../../../src/platform/logging.js';
import { Problem } from '../../../src/platform/http/problem/problem.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import {
  toyHand,
  toyMember,
  toySession,
  ToyReplayer,
  type ToySession,
} from '../../support/tarok/toy-game.js';

/** Writes to several clubs that go together as one statement. */

const CLUBS = 12;

let database: TestDatabase;
let pools: pg.Pool[];
let writer: ClubWriter;
let other: ClubWriter;
let sessions: ToySession[];

beforeAll(async () => {
  database = await createTestDatabase();
  const logger = createLogger('silent');
  pools = [0, 1].map(() => createWritePool(database.connection, logger));
  const [one, two] = pools;
  if (!one || !two) throw new Error('no pools');
  writer = new ClubWriter(one);
  other = new ClubWriter(two);
  sessions = await Promise.all(Array.from({ length: CLUBS }, () => toySession(writer)));
});

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

const hand = ({ clubId, sessionId }: ToySession) => toyHand(clubId, sessionId, 5);

/** Runs `work` on a writer of its own; returns how many clubs each of its statements was for. */
async function watched(
  work: (writer: ClubWriter) => Promise<void>,
  beforeWrite: (count: number) => Promise<void> = () => Promise.resolve(),
): Promise<number[]> {
  const pool = createWritePool(database.connection, createLogger('silent'));
  const counts: number[] = [];
  const query = pool.query.bind(pool) as (statement: unknown) => Promise<unknown>;
  const spy = async (statement: { text?: string; values?: string[] }) => {
    if (statement.text?.includes('club_head') === true) {
      counts.push((JSON.parse(statement.values?.[0] ?? '[]') as unknown[]).length);
      await beforeWrite(counts.length);
    }
    return query(statement);
  };
  Object.assign(pool, { query: spy });
  try {
    await work(new ClubWriter(pool));
  } finally {
    await pool.end();
  }
  return counts;
}

function told(settled: PromiseSettledResult<{ body: string }>): string {
  if (settled.status === 'fulfilled') return 'written';
  return settled.reason instanceof Problem ? settled.reason.code : String(settled.reason);
}

/** How many hands a session has, in its state and in its table. */
async function handsOf({ sessionId }: ToySession): Promise<number> {
  const { rows } = await (pools[0] as pg.Pool).query<{ state: number; kept: number }>(
    `SELECT (state->'hands')::int AS state, (SELECT count(*)::int FROM hand h
      WHERE h.club_id = s.club_id AND h.session_id = s.id) AS kept FROM session s WHERE id = $1`,
    [sessionId],
  );
  expect(rows[0]?.state).toBe(rows[0]?.kept);
  return rows[0]?.kept ?? -1;
}

describe('writes to many clubs at once', () => {
  it('go as one statement, each answered with its own', async () => {
    const before = await Promise.all(sessions.map(handsOf));
    const statements = await watched(async (one) => {
      const requests = sessions.flatMap((session) => [hand(session), hand(session)]);
      const answers = await Promise.all(requests.map((request) => one.write(request)));
      const numbers = answers.map(({ body }) => (JSON.parse(body) as { number: number }).number);
      expect(numbers).toEqual(before.flatMap((hands) => [hands + 1, hands + 2]));
    });
    expect(statements).toEqual([CLUBS]);
  });

  it('leave a lone write to go at once, by itself', async () => {
    const statements = await watched(async (one) => {
      for (const session of sessions.slice(0, 3)) await one.write(hand(session));
    });
    expect(statements).toEqual([1, 1, 1]);
  });

  it('are not hindered by a club that is at fault, or by one that there is not', async () => {
    const [first, second, ...rest] = sessions;
    if (!first || !second) throw new Error('no sessions');
    const nul = toyMember(second.clubId, randomUUID(), 'A\u0000');
    const odd: WriteRequest = {
      ...hand(first),
      decide: (snapshot, now) => {
        const decision = hand(first).decide(snapshot, now);
        return { ...decision, events: [...decision.events, ...decision.events] };
      },
    };
    const nobody = toyHand(randomUUID(), randomUUID(), 5);
    const requests = [odd, hand(first), nul, hand(second), nobody, ...rest.map(hand)];
    const settled = await Promise.allSettled(requests.map((request) => writer.write(request)));
    const [atOdds, ...others] = settled.map(told);
    expect(atOdds).toContain('is put twice');
    expect(others).toEqual([
      'written',
      'validation-failed',
      'written',
      'club-not-found',
      ...rest.map(() => 'written'),
    ]);
  });

  it('come in time when a head moves between reading and writing', async () => {
    const before = await Promise.all(sessions.map(handsOf));
    const moved = sessions.slice(3, 6);
    const statements = await watched(
      async (one) => {
        const answers = await Promise.all(sessions.map((session) => one.write(hand(session))));
        expect(answers.every(({ replayed }) => !replayed)).toBe(true);
      },
      async () => {
        await Promise.all(moved.map((session) => other.write(hand(session))));
      },
    );
    // The others were written by the first statement; those that moved locked, one by one.
    expect(statements).toEqual([CLUBS]);
    const after = await Promise.all(sessions.map(handsOf));
    const more = sessions.map((session) => (moved.includes(session) ? 2 : 1));
    expect(after).toEqual(before.map((hands, at) => hands + (more[at] ?? 0)));
  });

  it('do not wait for a club that somebody holds', async () => {
    const [held, ...free] = sessions;
    const pool = pools[1];
    if (!held || !pool) throw new Error('no session');
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM club WHERE id = $1 FOR UPDATE', [held.clubId]);
    const done: string[] = [];
    const waiting = writer.write(hand(held)).then(() => done.push('held'));
    await Promise.all(free.map((session) => writer.write(hand(session))));
    await Promise.all(free.map((session) => writer.write(hand(session))));
    expect(done).toEqual([]);
    await holder.query('COMMIT');
    holder.release();
    await waiting;
    expect(done).toEqual(['held']);
  });

  it('of two processes, in opposite orders, never deadlock, lose or double', async () => {
    const deadlocks = async () => {
      const { rows } = await (pools[0] as pg.Pool).query<{ deadlocks: number }>(
        'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
      );
      return rows[0]?.deadlocks;
    };
    const before = [await deadlocks(), await Promise.all(sessions.map(handsOf))] as const;
    const rounds = 15;
    const play = async (by: ClubWriter, order: readonly ToySession[]) => {
      for (let round = 0; round < rounds; round++) {
        await Promise.all(order.map((session) => by.write(hand(session))));
      }
    };
    await Promise.all([play(writer, sessions), play(other, [...sessions].reverse())]);
    expect(await Promise.all(sessions.map(handsOf))).toEqual(
      before[1].map((hands) => hands + 2 * rounds),
    );
    expect(await deadlocks()).toBe(before[0]);
    for (const { clubId } of sessions) {
      const verified = await verifyClub(pools[0] as pg.Pool, clubId, {
        newReplayer: () => new ToyReplayer(),
      });
      expect(verified).toEqual(expect.objectContaining({ ok: true }));
    }
  });
});
