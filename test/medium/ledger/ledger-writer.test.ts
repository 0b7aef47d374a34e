import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import {
  ClubWriter,
  type ClubRequest,
  type WriteRequest,
} from '../../../src/ledger/write/club-writer.js';
import { Problem } from '../../../src/platform/http/problem/problem.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import {
  toyClub,
  toyHand,
  toyHands,
  toyMember,
  toySession,
  ToyReplayer,
} from '../../support/tarok/toy-game.js';
import { verifyClub } from '../../../src/ledger/verify/verify-club.js';

let database: TestDatabase;
let pools: pg.Pool[];
let writers: [ClubWriter, ClubWriter];
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pools = [0, 1, 2].map(() => poolOf(database, 8));
  for (const each of pools) each.on('error', () => undefined);
  writers = pools.slice(0, 2).map((each) => new ClubWriter(each)) as [ClubWriter, ClubWriter];
  // Beside the writers, so that what looks on is not cut off with them.
  pool = pools[2] as pg.Pool;
});

afterAll(async () => {
  await Promise.all(pools.map((each) => each.end()));
  await database.drop();
});

async function count(sql: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(sql, values);
  return Number(rows[0]?.count);
}

function problemCode(error: unknown): string {
  return error instanceof Problem ? error.code : String(error);
}

describe('a write', () => {
  it('writes event, postings, balances, hand and state at once', async () => {
    const session = await toySession(writers[0]);
    const [answer] = await toyHands(writers[0], session, [5]);
    expect(answer).toEqual({ status: 201, etag: '"2"', body: '{"number":1}', replayed: false });
    const { rows } = await pool.query(
      `SELECT (SELECT count(*)::int FROM posting p WHERE p.club_id = s.club_id) AS postings,
        (SELECT count(*)::int FROM melding m WHERE m.club_id = s.club_id) AS meldinger,
        (SELECT sum(balance)::int FROM account a WHERE a.club_id = s.club_id) AS sum,
        (SELECT balance::int FROM account a WHERE a.club_id = s.club_id AND a.kind = 'king-pot') AS king,
        s.version, s.state->'hands' AS hands, c.head_seq::int AS head
      FROM session s JOIN club c ON c.id = s.club_id WHERE s.id = $1`,
      [session.sessionId],
    );
    expect(rows).toEqual([
      { postings: 18, meldinger: 1, sum: 0, king: 65, version: 2, hands: 1, head: 6 },
    ]);
  });

  it('is refused for an unknown club, also one that is no uuid', async () => {
    for (const clubId of [randomUUID(), 'nobody', "'; --", '\u0000']) {
      const writing = writers[0].write(toyHand(clubId, randomUUID(), 5));
      await expect(writing.catch(problemCode)).resolves.toBe('club-not-found');
    }
  });

  it('does not see a session of another club', async () => {
    const [one, other] = [await toySession(writers[0]), await toySession(writers[0])];
    const writing = writers[0].write(toyHand(one.clubId, other.sessionId, 5));
    await expect(writing).rejects.toThrow('no such session');
  });

  it('refuses a balance beyond 2^53-1 and a pot below zero in words', async () => {
    const session = await toySession(writers[0]);
    const write = (from: number, to: number, amount: number) => {
      const request = toyHand(session.clubId, session.sessionId, 1);
      const decide: ClubRequest['decide'] = (snapshot, now) => {
        const decision = request.decide(snapshot, now);
        const [event] = decision.events;
        if (event === undefined) throw new Error('a hand is one event');
        const postings = event.postings.slice(0, 1).map((one) => ({ ...one, from, to, amount }));
        return { ...decision, events: [{ ...event, postings }] };
      };
      return writers[0].write({ ...request, decide }).then(() => 'written', problemCode);
    };
    const { king, players } = session.state;
    const [a = 0, b = 0] = players;
    expect(await write(a, b, Number.MAX_SAFE_INTEGER)).toBe('amount-too-large');
    expect(await write(a, b, 2 ** 60)).toBe('amount-too-large');
    expect(await write(king, b, 61)).toBe('rule-refused');
    expect(await write(king, b, 60)).toBe('written');
  });

  it('of the same club, gathered: one that is at fault fails alone', async () => {
    const session = await toySession(writers[0]);
    const good = () => toyHand(session.clubId, session.sessionId, 5);
    const nul: WriteRequest = { ...toyMember(session.clubId, randomUUID(), 'A\u0000') };
    const thrown = {
      ...good(),
      decide: () => {
        throw new Problem('pot-overdrawn', {});
      },
    };
    const odd: WriteRequest = {
      ...good(),
      decide: (snapshot, now) => {
        const decision = good().decide(snapshot, now);
        const account = {
          id: 99,
          kind: 'player',
          sessionId: session.sessionId,
          memberId: null,
          unit: 'points',
        } as const;
        const opened = { table: 'account', put: account } as const;
        return {
          ...decision,
          events: decision.events.map((e) => ({ ...e, rows: [...e.rows, opened] })),
        };
      },
    };
    const requests = [good(), nul, good(), thrown, good(), odd, good()];
    const settled = await Promise.allSettled(requests.map((each) => writers[0].write(each)));
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    const told = settled.flatMap((each) =>
      each.status === 'rejected' ? [problemCode(each.reason)] : [],
    );
    expect(told).toEqual([
      'validation-failed',
      'rule-refused',
      'Error: account 99 is opened where 10 is next',
    ]);
    const bodies = settled.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.body] : [],
    );
    expect(bodies).toEqual(['{"number":1}', '{"number":2}', '{"number":3}', '{"number":4}']);
  });
});

describe('an idempotency key', () => {
  it('posted 200 times at once through two processes makes one event and one answer', async () => {
    const session = await toySession(writers[0]);
    const request = toyHand(session.clubId, session.sessionId, 5);
    const before = await count('SELECT count(*) FROM club_event WHERE club_id = $1', [
      session.clubId,
    ]);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => (writers[n % 2] ?? writers[0]).write(request)),
    );
    expect(
      new Set(answers.map(({ body, status, etag }) => `${status} ${etag ?? ''} ${body}`)),
    ).toEqual(new Set(['201 "2" {"number":1}']));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    const after = await count('SELECT count(*) FROM club_event WHERE club_id = $1', [
      session.clubId,
    ]);
    expect(after - before).toBe(1);
  });

  it('with another request is refused, alone and in one batch', async () => {
    const { clubId, sessionId } = await toySession(writers[0]);
    const key = randomUUID();
    const both = await Promise.allSettled([
      writers[0].write(toyHand(clubId, sessionId, 5, key)),
      writers[0].write(toyHand(clubId, sessionId, 6, key)),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const later = writers[1].write(toyHand(clubId, sessionId, 7, key)).catch(problemCode);
    await expect(later).resolves.toBe('idempotency-key-reused');
  });

  it('belongs to its club', async () => {
    const key = randomUUID();
    for (const { clubId, sessionId } of [
      await toySession(writers[0]),
      await toySession(writers[0]),
    ]) {
      const answer = await writers[0].write(toyHand(clubId, sessionId, 5, key));
      expect(answer.replayed).toBe(false);
    }
  });

  it('opens one club, however often it comes', async () => {
    const key = randomUUID();
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => toyClub(writers[n % 2] ?? writers[0], key)),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await count('SELECT count(*) FROM club WHERE opening_key = $1', [key])).toBe(1);
  });
});

describe('two processes', () => {
  it('racing on one club lose and double nothing', async () => {
    const session = await toySession(writers[0]);
    const { clubId, sessionId } = session;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        (writers[n % 2] ?? writers[0]).write(toyHand(clubId, sessionId, 1 + (n % 7))),
      ),
    );
    const numbers = answers.map(({ body }) => (JSON.parse(body) as { number: number }).number);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    const verified = await verifyClub(pool, clubId, {
      newReplayer: () => new ToyReplayer(),
      pageSize: 7,
    });
    expect(verified).toEqual(expect.objectContaining({ ok: true, events: 105, postings: 1206 }));
  });

  it('go on when connections are cut while they write', async () => {
    const session = await toySession(writers[0]);
    const { clubId, sessionId } = session;
    const cut = setInterval(() => {
      void pool
        .query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%club' || '_head%'`,
        )
        .catch(() => undefined);
    }, 40);
    const settled = await Promise.allSettled(
      Array.from({ length: 120 }, async (_, n) => {
        await new Promise((resolve) => setTimeout(resolve, n * 5));
        return (writers[n % 2] ?? writers[0]).write(toyHand(clubId, sessionId, 1));
      }),
    );
    clearInterval(cut);
    const written = settled.filter(({ status }) => status === 'fulfilled').length;
    const hands = await count('SELECT count(*) FROM hand WHERE session_id = $1', [sessionId]);
    const refused = settled.flatMap((each) =>
      each.status === 'rejected' ? [problemCode(each.reason)] : [],
    );
    expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['not-ready'] : []));
    expect(hands).toBeGreaterThanOrEqual(written);
    expect(hands).toBeLessThanOrEqual(written + refused.length);
    const verified = await verifyClub(pool, clubId, { newReplayer: () => new ToyReplayer() });
    expect(verified).toEqual(expect.objectContaining({ ok: true, events: hands + 5 }));
  });
});
