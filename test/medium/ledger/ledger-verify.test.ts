import type pg from 'pg';
import { ClubWriter } from '../../../src/ledger/write/club-writer.js';
import { eventHash } from '../../../src/ledger/log/chain.js';
import {
  verifyClub,
  type VerifyClubOptions,
  type VerifyResult,
} from '../../../src/ledger/verify/verify-club.js';
import type { Turns } from '../../../src/platform/worker/pace.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import {
  ToyReplayer,
  toyHands,
  toySession,
  type ToySession,
} from '../../support/tarok/toy-game.js';

let database: TestDatabase;
let pool: pg.Pool;
let writer: ClubWriter;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = poolOf(database, 2);
  pool.on('error', () => undefined);
  writer = new ClubWriter(pool);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** A club of ten events: 5 to open it, its members and a session, then 5 hands: events 6 to 10. */
async function club(): Promise<ToySession> {
  const session = await toySession(writer);
  await toyHands(writer, session, [1, 2, 3, 4, 5]);
  return session;
}

/** Changes what nobody may change: as a superuser, with every trigger switched off. */
async function tamper(session: ToySession, ...statements: string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    for (const sql of statements) await client.query(sql, [session.clubId]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

function verify(
  { clubId }: ToySession,
  options: Partial<VerifyClubOptions> = {},
): Promise<VerifyResult> {
  return verifyClub(pool, clubId, {
    newReplayer: () => new ToyReplayer(),
    pageSize: 3,
    ...options,
  });
}

async function headAt({ clubId }: ToySession, seq: number) {
  const sql = 'SELECT hash FROM club_event WHERE club_id = $1 AND seq = $2';
  const { rows } = await pool.query<{ hash: string }>(sql, [clubId, seq]);
  return { seq, hash: rows[0]?.hash ?? '' };
}

describe('verifying a club', () => {
  it('finds an untouched one right, page by page', async () => {
    const session = await club();
    const seen: number[] = [];
    const result = await verify(session, { onProgress: ({ events }) => seen.push(events) });
    const head = await headAt(session, 10);
    const counts = { events: 10, postings: 66, takenOut: [] };
    expect(result).toEqual({ ok: true, clubId: session.clubId, head, ...counts });
    expect(seen).toEqual([3, 6, 9, 10]);
  });

  it('is refused for an unknown club', async () => {
    const asked = verifyClub(pool, 'nobody', { newReplayer: () => new ToyReplayer() });
    await expect(asked).rejects.toMatchObject({ code: 'club-not-found' });
  });

  const CASES: [string, string[], { seq: number; check: string }][] = [
    [
      'a changed payload',
      [`UPDATE club_event SET payload = '{"stake":9}' WHERE club_id = $1 AND seq = 8`],
      { seq: 8, check: 'chain' },
    ],
    [
      'a changed time',
      [`UPDATE club_event SET time = time + interval '1 ms' WHERE club_id = $1 AND seq = 7`],
      { seq: 7, check: 'chain' },
    ],
    [
      'a deleted event',
      ['DELETE FROM club_event WHERE club_id = $1 AND seq = 7'],
      { seq: 7, check: 'chain' },
    ],
    [
      'a pair in the wrong order',
      [
        'UPDATE club_event SET seq = 99 WHERE club_id = $1 AND seq = 7',
        'UPDATE club_event SET seq = 7 WHERE club_id = $1 AND seq = 8',
        'UPDATE club_event SET seq = 8 WHERE club_id = $1 AND seq = 99',
      ],
      { seq: 7, check: 'chain' },
    ],
    [
      'a tail cut off',
      ['DELETE FROM club_event WHERE club_id = $1 AND seq > 8'],
      { seq: 9, check: 'chain' },
    ],
    [
      'a tail cut off together with the head',
      [
        'DELETE FROM club_event WHERE club_id = $1 AND seq > 8',
        `UPDATE club SET head_seq = 8, head_hash = (SELECT hash FROM club_event
          WHERE club_id = $1 AND seq = 8) WHERE id = $1`,
      ],
      // Their payments are still there.
      { seq: 9, check: 'postings' },
    ],
    [
      'a changed amount',
      ['UPDATE posting SET amount = 7 WHERE club_id = $1 AND event_seq = 8 AND line = 3'],
      { seq: 8, check: 'replay' },
    ],
    [
      'a changed reason',
      [`UPDATE posting SET reason = 'gift' WHERE club_id = $1 AND event_seq = 9 AND line = 1`],
      { seq: 9, check: 'replay' },
    ],
    [
      'a posting taken away at the end',
      ['DELETE FROM posting WHERE club_id = $1 AND event_seq = 8 AND line = 12'],
      { seq: 8, check: 'replay' },
    ],
    [
      'a posting taken away in the middle',
      ['DELETE FROM posting WHERE club_id = $1 AND event_seq = 8 AND line = 5'],
      { seq: 8, check: 'postings' },
    ],
    [
      'a posting without an event',
      ['UPDATE posting SET event_seq = 77 WHERE club_id = $1 AND event_seq = 10 AND line = 12'],
      { seq: 10, check: 'replay' },
    ],
    [
      'a posting to a missing account',
      ['UPDATE posting SET to_account = 99 WHERE club_id = $1 AND event_seq = 6 AND line = 1'],
      { seq: 6, check: 'postings' },
    ],
    [
      'a posting to another unit',
      ['UPDATE posting SET to_account = 1 WHERE club_id = $1 AND event_seq = 6 AND line = 1'],
      { seq: 6, check: 'postings' },
    ],
    [
      'a changed balance',
      [`UPDATE account SET balance = balance + 1 WHERE club_id = $1 AND kind = 'king-pot'`],
      { seq: 10, check: 'balances' },
    ],
    [
      'money from nowhere',
      [`UPDATE account SET balance = 100 WHERE club_id = $1 AND kind = 'clearing'`],
      // Nothing has moved it since the club was opened.
      { seq: 1, check: 'balances' },
    ],
    [
      'a changed table state',
      [`UPDATE session SET state = jsonb_set(state, '{hands}', '6') WHERE club_id = $1`],
      { seq: 10, check: 'state' },
    ],
    [
      'a changed version',
      ['UPDATE session SET version = 9 WHERE club_id = $1'],
      { seq: 10, check: 'state' },
    ],
    [
      'an account given to somebody else',
      [`UPDATE account SET member_id = gen_random_uuid() WHERE club_id = $1 AND id = 7`],
      { seq: 5, check: 'state' },
    ],
  ];

  it.each(CASES)('finds %s', async (_what, statements, found) => {
    const session = await club();
    await tamper(session, ...statements);
    expect(await verify(session)).toMatchObject({ ok: false, ...found });
    expect(await verify(session, { lateSessions: 0 })).toMatchObject({ ok: false, ...found });
  });

  it('finds stray postings behind the end of the log', async () => {
    const session = await club();
    const stray = `INSERT INTO posting SELECT club_id, 77, line, from_account, to_account, amount,
      reason, source, session_id, hand_number, fine_id, stage FROM posting
      WHERE club_id = $1 AND event_seq = 10`;
    await tamper(session, stray);
    expect(await verify(session)).toMatchObject({ ok: false, seq: 77, check: 'postings' });
  });

  describe('while somebody records', () => {
    /** Does something before each of the first statements of a verification. */
    const before = (times: number, work: (n: number) => Promise<unknown>) => {
      let n = 0;
      const turns: Turns = async (statement) => {
        if (n < times) await work((n += 1));
        return statement();
      };
      return turns;
    };

    it.each([
      ['left for the end', 32],
      ['compared before they went on', 0],
    ])('finds nothing wrong with sessions %s', async (_what, lateSessions) => {
      const [session, other] = [await club(), await club()];
      const sessions = [session, await toySession(writer, session.clubId), other];
      const turns = before(30, (n) => {
        const next = sessions[n % sessions.length] ?? session;
        // One is opened in the middle, too.
        return n === 7 ? toySession(writer, session.clubId) : toyHands(writer, next, [n, n + 1]);
      });
      const result = await verify(session, { turns, lateSessions });
      expect(result).toMatchObject({ ok: true });
      if (result.ok) expect(result.head.seq).toBeGreaterThan(20);
    });

    it.each([0, 32])('finds what is changed meanwhile, %i sessions left', async (lateSessions) => {
      const session = await club();
      const turns = before(8, async (n) => {
        await toyHands(writer, session, [n]);
        // The next hand writes neither of them again.
        if (n !== 3) return;
        await tamper(session, 'UPDATE seat SET joined_version = 7 WHERE club_id = $1');
      });
      const result = await verify(session, { turns, lateSessions });
      expect(result).toMatchObject({ ok: false, check: 'state' });
    });

    it('finds a balance of the club changed behind the pages that were read', async () => {
      const session = await club();
      const changed = 'UPDATE account SET balance = 1 WHERE club_id = $1 AND session_id IS NULL';
      const turns = before(5, (n) =>
        n === 5 ? tamper(session, changed) : toyHands(writer, session, [n]),
      );
      expect(await verify(session, { turns })).toMatchObject({ ok: false, check: 'balances' });
    });
  });

  // A log rewritten as a whole, with hashes and head, is found only by a head on paper.
  it('proves by a head on paper that nothing before it was changed', async () => {
    const session = await club();
    const paper = await headAt(session, 9);
    expect(await verify(session, { until: paper })).toMatchObject({ ok: true });
    await rewriteLog(session);
    expect(await verify(session)).toMatchObject({ ok: true });
    expect(await verify(session, { until: paper })).toMatchObject({
      ok: false,
      seq: 9,
      check: 'kept-head',
    });
    expect(await verify(session, { until: { seq: 12, hash: paper.hash } })).toMatchObject({
      ok: false,
      seq: 11,
      check: 'kept-head',
    });
  });
});

/** Renames the actor of event 8 and makes every later hash fit. */
async function rewriteLog(session: ToySession): Promise<void> {
  const { rows } = await pool.query<{
    seq: number;
    kind: string;
    time: Date;
    payload: string;
    prev_hash: string;
  }>(
    `SELECT seq::int AS seq, kind, time, payload, prev_hash FROM club_event
      WHERE club_id = $1 AND seq >= 8 ORDER BY club_event.seq`,
    [session.clubId],
  );
  let prevHash = rows[0]?.prev_hash ?? '';
  const statements: string[] = [];
  for (const { seq, kind, time, payload } of rows) {
    const actor = 'somebody';
    const fields = { seq, kind, payload, actor, prevHash, time: time.toISOString() };
    const hash = eventHash({ clubId: session.clubId, ...fields });
    statements.push(
      `UPDATE club_event SET actor = '${actor}', prev_hash = '${prevHash}', hash = '${hash}'
        WHERE club_id = $1 AND seq = ${seq}`,
    );
    prevHash = hash;
  }
  statements.push(`UPDATE club SET head_hash = '${prevHash}' WHERE id = $1`);
  await tamper(session, ...statements);
}
