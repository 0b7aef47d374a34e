import type pg from 'pg';
import { fillStatistics } from '../../../src/ledger/fill/fill-statistics.js';
import { verifyClub } from '../../../src/ledger/verify/verify-club.js';
import { createLogger } from '../../../src/platform/logging.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import { loadOlderDatabase, OLDER_CLUB, OLDER_HEADS } from '../../support/database/older-club.js';

/** Clubs whose evenings were closed before there were rows of statistics get theirs. */

const CLUBS = Object.keys(OLDER_HEADS).length;
const logger = createLogger('silent');

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  pool = poolOf(database, 4);
  await loadOlderDatabase(database, pool);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Changes what nobody may change, as a superuser. */
async function force(sql: string): Promise<void> {
  const client = await pool.connect();
  await client.query(`SET session_replication_role = 'replica'; ${sql}`);
  client.release(true);
}

/** As the migration leaves it. */
beforeEach(() =>
  force(
    'DELETE FROM statistic; INSERT INTO statistic_owed SELECT id FROM club ON CONFLICT DO NOTHING',
  ),
);

const fill = (through: pg.Pool = pool) => fillStatistics(through, () => new ClubReplayer(), logger);

async function counted(table: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int4 FROM ${table}`);
  return rows[0]?.count ?? 0;
}

const verified = (clubId: string) =>
  verifyClub(pool, clubId, { newReplayer: () => new ClubReplayer() });

/** A pool of one connection, which does something before its club is taken off the list. */
function pausing(before: (client: pg.PoolClient) => Promise<void>): pg.Pool {
  const own = poolOf(database, 1);
  own.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown;
    const paused = async (...all: unknown[]) => {
      await before(client);
      return query(...all);
    };
    Object.assign(client, {
      query: (...all: unknown[]) => {
        return String(all[0]).startsWith('DELETE FROM statistic_owed')
          ? paused(...all)
          : query(...all);
      },
    });
  });
  return own;
}

test('a process killed in the middle has written nothing, and the next one writes all', async () => {
  const killed = pausing(async (client) => {
    const { processID } = client as unknown as { readonly processID: number };
    await pool.query('SELECT pg_terminate_backend($1)', [processID]);
  });
  await expect(fill(killed)).rejects.toThrow();
  await killed.end();
  expect(await counted('statistic')).toBe(0);
  expect(await counted('statistic_owed')).toBe(CLUBS);
  expect(await fill()).toBe(CLUBS);
  expect(await fill()).toBe(0);
  expect(await verified(OLDER_CLUB)).toMatchObject({ ok: true });
});

test('the second process takes another club, and waits for the one that is being filled', async () => {
  let goOn: () => void = () => undefined;
  const isOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let isThere: () => void = () => undefined;
  const there = new Promise<void>((resolve) => {
    isThere = resolve;
  });
  const slow = pausing(() => {
    isThere();
    return isOn;
  });
  const first = fill(slow);
  await there;
  const second = fill();
  for (;;) {
    const { rows } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) break;
  }
  expect(await counted('statistic_owed')).toBe(1);
  goOn();
  expect(await Promise.all([first, second])).toEqual([1, CLUBS - 1]);
  await slow.end();
  expect(await counted('statistic_owed')).toBe(0);
  for (const clubId of Object.keys(OLDER_HEADS)) {
    expect(await verified(clubId)).toMatchObject({ ok: true });
  }
});

test('a changed log keeps no other club waiting, and verification reports it', async () => {
  const payload = `SELECT payload FROM club_event WHERE club_id = '${OLDER_CLUB}' AND seq = 5`;
  const { rows } = await pool.query<{ payload: string }>(payload);
  const set = (to: string) =>
    force(`UPDATE club_event SET payload = ${to} WHERE club_id = '${OLDER_CLUB}' AND seq = 5`);
  await set(`payload || ' '`);
  expect(await fill()).toBe(CLUBS - 1);
  const { rows: owed } = await pool.query('SELECT club_id AS id FROM statistic_owed');
  expect(owed).toEqual([{ id: OLDER_CLUB }]);
  expect(await verified(OLDER_CLUB)).toMatchObject({ ok: false, seq: 5, check: 'chain' });
  await set(`'${rows[0]?.payload ?? ''}'`);
  expect(await fill()).toBe(1);
  expect(await verified(OLDER_CLUB)).toMatchObject({ ok: true });
});
