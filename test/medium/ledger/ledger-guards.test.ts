import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ClubWriter } from '../../../src/ledger/write/club-writer.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import { toyHands, toySession, type ToySession } from '../../support/tarok/toy-game.js';

let database: TestDatabase;
let pool: pg.Pool;
let session: ToySession;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = poolOf(database, 2);
  pool.on('error', () => undefined);
  const writer = new ClubWriter(pool);
  session = await toySession(writer);
  await toyHands(writer, session, [5, 5]);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Runs the statements in one transaction; the code of the error, or 'committed'. */
async function commit(...statements: (string | [string, unknown[]])[]): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const one of statements) {
      await (typeof one === 'string' ? client.query(one) : client.query(...one));
    }
    await client.query('COMMIT');
    return 'committed';
  } catch (error) {
    await client.query('ROLLBACK');
    const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
    return `${code} ${constraint}`.trim();
  } finally {
    client.release();
  }
}

const HASH = 'ab'.repeat(32);

/** A next event, written by hand as any SQL user might. */
function nextEvent(seqAfterHead = 1, prevHash = 'c.head_hash'): [string, unknown[]] {
  return [
    `INSERT INTO club_event SELECT c.id, c.head_seq + $2, 'hand-recorded', $3, 'x', now(), '{}',
      ${prevHash}, $4 FROM club c WHERE c.id = $1`,
    [session.clubId, seqAfterHead - 1, session.sessionId, HASH],
  ];
}

const moveHead = (): [string, unknown[]] => [
  'UPDATE club SET head_seq = head_seq + 1, head_hash = $2 WHERE id = $1',
  [session.clubId, HASH],
];

/** The previous hash, once the head itself has been moved. */
const LAST_HASH =
  '(SELECT hash FROM club_event e WHERE e.club_id = c.id ORDER BY seq DESC LIMIT 1)';

function posting(
  from: number,
  to: number,
  { amount = 5, line = 1, of = session.sessionId, seq = 'c.head_seq' } = {},
): [string, unknown[]] {
  return [
    `INSERT INTO posting SELECT c.id, ${seq}, $2, $3, $4, $5, 'x', 'x', $6, 1, null, 'play'
      FROM club c WHERE c.id = $1`,
    [session.clubId, line, from, to, amount, of],
  ];
}

const event = () => [moveHead(), nextEvent(1, LAST_HASH)] as const;

describe('append-only', () => {
  const tables = [
    'club_event',
    'posting',
    'hand',
    'melding',
    'idempotency_key',
    'rule_book_version',
    'pot',
  ];

  it.each(tables)('%s refuses UPDATE, DELETE and TRUNCATE', async (table) => {
    const column = table === 'rule_book_version' ? 'book' : 'club_id';
    expect(await commit(`UPDATE ${table} SET ${column} = ${column}`)).toBe('KP001');
    expect(await commit(`DELETE FROM ${table}`)).toBe('KP001');
    expect(await commit(`TRUNCATE ${table} CASCADE`)).toBe('KP001');
  });

  it.each(['club', 'member', 'session', 'seat', 'fine', 'account', 'statistic'])(
    '%s refuses DELETE and TRUNCATE',
    async (table) => {
      expect(await commit(`DELETE FROM ${table} WHERE false`)).toBe('KP001');
      expect(await commit(`TRUNCATE ${table} CASCADE`)).toBe('KP001');
    },
  );

  it.each([
    ['session', 'rules = rules'],
    ['session', 'rate = 1'],
    ['session', "table_name = 'x'"],
    ['statistic', 'points = 0'],
    ['statistic', 'from_seq = 1'],
    ['account', "unit = 'money'"],
    ['account', 'session_id = null'],
    ['account', "kind = 'player'"],
    ['fine', 'amount = 0'],
    ['member', 'account_id = 1'],
    ['seat', 'account_id = 1'],
    ['club', "currency = 'EUR'"],
  ])('%s refuses to have %s', async (table, change) => {
    expect(await commit(`UPDATE ${table} SET ${change}`)).toBe('KP001');
  });
});

describe('a statistic', () => {
  const put = (until: string) =>
    commit([
      `INSERT INTO statistic SELECT club_id, session_id, member_id, 7, ${until}, 2, 5, 10, '{}' FROM seat
        WHERE club_id = $1 AND session_id = $2`,
      [session.clubId, session.sessionId],
    ]);
  const end = (until: string) =>
    commit([`UPDATE statistic SET until_seq = ${until} WHERE club_id = $1`, [session.clubId]]);
  const close = () =>
    commit([
      `UPDATE session SET status = 'closed', closed_at = now() WHERE club_id = $1`,
      [session.clubId],
    ]);

  it('is there for every evening that is closed, and ends once, after it began', async () => {
    expect(await close()).toBe('KP001');
    const backwards = '23514 statistic_counts_for_a_while';
    expect(await put('7')).toBe(backwards);
    expect(await put('null')).toBe('committed');
    expect(await end('7')).toBe(backwards);
    expect(await end('8')).toBe('committed');
    expect(await end('9')).toBe('KP001');
    expect(await end('null')).toBe('KP001');
    expect(await close()).toBe('committed');
    // The others go on with it.
    expect(
      await commit([
        `UPDATE session SET status = 'open', closed_at = null WHERE club_id = $1`,
        [session.clubId],
      ]),
    ).toBe('committed');
  });
});

describe('erasable data', () => {
  it('is a first answer, which is erased whole or not at all', async () => {
    const change = (set: string) => commit(`UPDATE idempotency_key SET ${set}`);
    expect(await change("body = '{}'")).toBe('KP001');
    expect(await change("body = 'null', etag = null")).toBe('KP001');
    expect(await change("request_hash = 'erased', etag = null")).toBe('KP001');
    expect(await change("body = 'null', etag = null, request_hash = 'erased'")).toBe('committed');
  });

  it('is a name, which goes and never changes', async () => {
    const given = `INSERT INTO person_name SELECT id, 1, id, 'salt', 'Karen' FROM club`;
    expect(await commit(given)).toBe('committed');
    expect(await commit("UPDATE person_name SET name = 'Karin'")).toBe('KP001');
    expect(await commit('TRUNCATE person_name')).toBe('KP001');
    expect(await commit('DELETE FROM person_name')).toBe('committed');
  });

  it('is a user without a role in any club', async () => {
    const user = randomUUID();
    const added: [string, unknown[]] = [
      `INSERT INTO app_user (id, name, name_key, password_hash, created_at, password_changed_at)
        VALUES ($1, 'Karen', 'karen', 'x', now(), now())`,
      [user],
    ];
    const role: [string, unknown[]] = [
      `INSERT INTO membership (club_id, user_id, name, changed_at, roles)
        VALUES ($1, $2, 'Karen', now(), '{owner}')`,
      [session.clubId, user],
    ];
    const gone: [string, unknown[]] = ['DELETE FROM app_user WHERE id = $1', [user]];
    expect(await commit(added, role, gone)).toBe('KP001');
    expect(await commit(added, gone)).toBe('committed');
    expect(await commit('TRUNCATE app_user CASCADE')).toBe('KP001');
  });
});

describe('a guest', () => {
  const change = (set: string) =>
    commit([`UPDATE member SET ${set} WHERE club_id = $1`, [session.clubId]]);

  it('is who is merged, and into a member of the club other than themselves', async () => {
    const refused = '23514 member_merged_is_guest';
    expect(await change('merged_into = id')).toBe(refused);
    expect(await change('guest = true, merged_into = id')).toBe(refused);
    const nobody = `guest = true, merged_into = '${randomUUID()}'`;
    expect(await change(nobody)).toBe('23503 member_club_id_merged_into_fkey');
  });
});

describe('a balance', () => {
  it('is moved by nothing but postings', async () => {
    expect(await commit('UPDATE account SET balance = balance')).toBe('KP001');
    const { players } = session.state;
    const opened: [string, unknown[]] = [
      `INSERT INTO account SELECT id, accounts_made + 1, 'player', $2, $3, 'points', 5
        FROM club WHERE id = $1`,
      [session.clubId, session.sessionId, randomUUID()],
    ];
    expect(await commit(opened)).toBe('KP001');
    const [a = 0, b = 0] = players;
    const all = 'SELECT sum(balance)::int AS sum, max(balance)::int AS max FROM account';
    const before = await pool.query<{ sum: number; max: number }>(all);
    expect(await commit(...event(), posting(a, b))).toBe('committed');
    const after = await pool.query<{ sum: number; max: number }>(all);
    expect(after.rows[0]?.sum).toBe(before.rows[0]?.sum);
  });

  it('may not be opened for the wrong owner or unit', async () => {
    for (const [kind, unit, sessionId, memberId] of [
      ['player', 'money', session.sessionId, randomUUID()],
      ['player', 'points', null, randomUUID()],
      ['king-pot', 'points', session.sessionId, randomUUID()],
      ['member', 'money', session.sessionId, randomUUID()],
      ['clearing', 'points', null, null],
      ['purse', 'points', session.sessionId, null],
    ]) {
      const opened: [string, unknown[]] = [
        'INSERT INTO account VALUES ($1, 999, $2, $3, $4, $5)',
        [session.clubId, kind, sessionId, memberId, unit],
      ];
      expect(await commit(opened)).toBe('23514 account_kind_and_owner');
    }
  });

  it('of a pot never goes below zero, and none beyond 2^53-1', async () => {
    const { king, players } = session.state;
    const [a = 0, b = 0] = players;
    expect(await commit(...event(), posting(king, a, { amount: 5000 }))).toBe(
      '23514 account_pot_not_negative',
    );
    const most = Number.MAX_SAFE_INTEGER;
    expect(
      await commit(
        ...event(),
        posting(a, b, { amount: most }),
        posting(a, b, { line: 2, amount: most }),
      ),
    ).toBe('23514 account_balance_exact');
  });

  // The work of the balance trigger can also be done wrongly: by a later mistake in it, or by
  // somebody's own trigger. The sum at commit is checked for any movement.
  it('tampered with from inside a trigger is refused at commit, unless all sums to zero', async () => {
    const tamper = (change: string) => [
      'CREATE TEMP TABLE bait (n int)',
      `CREATE FUNCTION pg_temp.tamper() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN UPDATE account SET balance = balance + 5 WHERE ${change}; RETURN NULL; END $$`,
      'CREATE TRIGGER tamper AFTER INSERT ON bait FOR EACH ROW EXECUTE FUNCTION pg_temp.tamper()',
      'INSERT INTO bait VALUES (1)',
    ];
    const { clubId, state } = session;
    expect(await commit(...tamper(`club_id = '${clubId}' AND id = ${state.king}`))).toBe('KP004');
    expect(await commit(...tamper(`club_id = '${clubId}' AND kind = 'clearing'`))).toBe('KP004');
  });

  it('cannot be shadowed by a temporary table', async () => {
    const [a = 0, b = 0] = session.state.players;
    expect(
      await commit(
        'CREATE TEMP TABLE account (LIKE public.account) ON COMMIT DROP',
        'INSERT INTO pg_temp.account SELECT * FROM public.account',
        'SET LOCAL search_path = pg_temp, public',
        ...event(),
        posting(a, b, { amount: 7 }),
      ),
    ).toBe('committed');
    const sql = `SELECT (SELECT sum(CASE WHEN to_account = $2 THEN amount ELSE -amount END)
      FROM posting WHERE club_id = $1 AND $2 IN (from_account, to_account)) = balance AS agrees
      FROM account WHERE club_id = $1 AND id = $2`;
    const { rows } = await pool.query(sql, [session.clubId, b]);
    expect(rows).toEqual([{ agrees: true }]);
  });
});

describe('a posting', () => {
  it('moves more than nothing, between two accounts', async () => {
    const [a = 0, b = 0] = session.state.players;
    const refused = (...args: Parameters<typeof posting>) => commit(...event(), posting(...args));
    expect(await refused(a, b, { amount: 0 })).toBe('23514 posting_amount_positive');
    expect(await refused(a, b, { amount: -5 })).toBe('23514 posting_amount_positive');
    expect(await refused(a, b, { amount: 2 ** 53 })).toBe('23514 posting_amount_exact');
    expect(await refused(a, a)).toBe('23514 posting_between_two_accounts');
  });

  it('stays in its club, its unit and its session', async () => {
    const other = await toySession(new ClubWriter(pool), session.clubId);
    const [a = 0] = session.state.players;
    const [theirs = 0] = other.state.players;
    const clearing = 1;
    expect(await commit(...event(), posting(a, 999))).toBe('KP002');
    expect(await commit(...event(), posting(999, a))).toBe('KP002');
    expect(await commit(...event(), posting(a, theirs))).toBe('KP002');
    expect(await commit(...event(), posting(a, clearing))).toBe('KP002');
    expect(await commit(...event(), posting(a, theirs), posting(theirs, a, { line: 2 }))).toBe(
      'KP002',
    );
    const { king, pagat } = other.state;
    expect(await commit(...event(), posting(king, pagat))).toBe('KP002');
    expect(await commit(...event(), posting(a, session.state.king, { of: randomUUID() }))).toBe(
      'KP002',
    );
  });

  it('may move money between a member and the clearing account', async () => {
    const { rows } = await pool.query<{ id: number }>(
      'SELECT account_id::int AS id FROM member WHERE club_id = $1 LIMIT 1',
      [session.clubId],
    );
    expect(await commit(...event(), posting(rows[0]?.id ?? 0, 1, { amount: 250 }))).toBe(
      'committed',
    );
    const sql = `SELECT sum(balance)::int AS sum, max(balance)::int AS most FROM account
      WHERE club_id = $1 AND unit = 'money'`;
    const money = await pool.query(sql, [session.clubId]);
    expect(money.rows).toEqual([{ sum: 0, most: 250 }]);
  });

  it('belongs to an event of its own transaction', async () => {
    const [a = 0, b = 0] = session.state.players;
    expect(await commit(posting(a, b, { line: 99 }))).toBe('KP002');
    expect(await commit(posting(a, b, { seq: 'c.head_seq + 1' }))).toBe('KP002');
  });
});

describe('the log', () => {
  it('has no gaps, forks or loose ends', async () => {
    expect(await commit(nextEvent(2))).toBe('KP003');
    expect(await commit(moveHead())).toBe('KP003');
    expect(await commit(moveHead(), nextEvent(1, `'${'0'.repeat(64)}'`))).toBe('KP003');
    expect(await commit(moveHead(), moveHead(), nextEvent(1, LAST_HASH))).toBe('KP003');
    expect(await commit(nextEvent(2), moveHead())).toBe('KP003');
    const back = 'UPDATE club SET head_seq = e.seq, head_hash = e.hash FROM club_event e';
    const where = `WHERE e.club_id = club.id AND e.seq = club.head_seq - 1`;
    expect(await commit(`${back} ${where}`)).toBe('KP003');
    expect(await commit(`UPDATE club SET head_hash = repeat('f', 64)`)).toBe('KP003');
    expect(await commit(...event())).toBe('committed');
  });

  it('of a new club begins with its first event', async () => {
    const opened: [string, unknown[]] = [
      `INSERT INTO club VALUES ($1, 'x', 'DKK', 'a-key', now(), null, 1, $2, 1, 1)`,
      [randomUUID(), HASH],
    ];
    expect(await commit(opened)).toBe('KP003');
  });
});
