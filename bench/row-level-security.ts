import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { ClubWriter } from '../src/ledger/write/club-writer.js';
import { inTransaction } from '../src/platform/database/transaction.js';
import type { Statement } from '../src/ledger/write/write-statement.js';
import { databaseErrorCode } from '../src/platform/database/database-error.js';
import { createWritePool } from '../src/platform/database/pools.js';
import { createLogger } from '../src/platform/logging.js';
import { migrate, readMigrations } from '../src/platform/database/migrations.js';
import { recordHand } from '../src/sessions/hands/record-hand.js';
import { median, startDatabase } from './bench-database.js';
import { handRecords } from './evening.js';
import { FilledClub } from './filled-club.js';
import { sendScoped } from './scoped-query.js';

/**
 * The cost of row-level security for a hand: the ClubWriter as it is beside the same writer with
 * policies on every table of a club and the clubs set for each statement, all interleaved in one run,
 * each on a database of its own on one PostgreSQL with fsync on. The first way is measured twice: the
 * difference of the second is noise. See docs/decisions/0014-row-level-security.md.
 */

const ROUNDS = Number(process.env['ROUNDS'] ?? 8);
/** Short, so that whatever else goes on here meets all of them alike. */
const SLICE_MS = 250;
const WRITERS = [1, 8, 32];
const TABLES = 64;

type Ask = (pool: pg.Pool, statement: Statement) => Promise<pg.QueryResult>;

interface Way {
  readonly name: string;
  /** The condition of the policies on a column; null for no policies. */
  readonly policy: ((column: string) => string) | null;
  /**
   * Whether the policies hold for the owner too, as whom the service then runs. Otherwise it runs as
   * a role apart: the guards, which run as their owner, see every row, and skip the policies.
   */
  readonly forced: boolean;
  readonly pipeline: boolean;
  /** How the clubs are set around a statement; null where they are not. */
  readonly ask: Ask | null;
}

/** Evaluated again for every row, and a way into any index of a club: the planner takes wrong ones. */
const EACH_ROW = (column: string) => `${column} = ANY (current_setting('kopperne.clubs')::uuid[])`;
/** As a subquery it is read once a statement, and IS TRUE keeps it out of the indexes. */
const ONCE = (column: string) =>
  `(${column} = ANY ((SELECT current_setting('kopperne.clubs')::uuid[])::uuid[])) IS TRUE`;

/** Policies for a role apart, which is how they cost least. */
const APART = { policy: ONCE, forced: false, pipeline: false };

const WAYS: readonly Way[] = [
  { name: 'as it is', ...APART, policy: null, ask: null },
  { name: 'as it is, again', ...APART, policy: null, ask: null },
  { name: 'transaction, forced', ...APART, policy: EACH_ROW, forced: true, ask: inTurn },
  { name: 'transaction', ...APART, ask: inTurn },
  { name: 'transaction sent at once', ...APART, pipeline: true, ask: together(transaction) },
  { name: 'set before, sent at once', ...APART, pipeline: true, ask: together(setBefore) },
  { name: 'one message', ...APART, ask: oneMessage },
  { name: 'one message, forced', ...APART, forced: true, ask: oneMessage },
];

/** The usual way: four round trips for one. */
function inTurn(pool: pg.Pool, statement: Statement): Promise<pg.QueryResult> {
  return inTransaction(pool, 'BEGIN', async (client) => {
    await client.query(setClubs(clubsOf(statement), true));
    return client.query(statement);
  });
}

/** Several statements sent without waiting for the answers in between. */
function together(list: (clubs: string[], statement: Statement) => (Statement | string)[]): Ask {
  return (pool, statement) =>
    withConnection(pool, async (client) => {
      const all = list(clubsOf(statement), statement);
      const sent = all.map((each) => client.query(each));
      await Promise.allSettled(sent);
      return (await Promise.all(sent))[all.indexOf(statement)] as pg.QueryResult;
    });
}

/** As `inTurn`. */
function transaction(clubs: string[], statement: Statement): (Statement | string)[] {
  return ['BEGIN', setClubs(clubs, true), statement, 'COMMIT'];
}

/**
 * Set for the session, in a transaction of its own: a statement that forgets to set them goes by the
 * clubs of the one before. A weaker wall, but as cheap as one with two statements can be.
 */
function setBefore(clubs: string[], statement: Statement): Statement[] {
  return [setClubs(clubs, false), statement];
}

function oneMessage(pool: pg.Pool, statement: Statement): Promise<pg.QueryResult> {
  return withConnection(pool, (client) => sendScoped(client, statement, clubsOf(statement)));
}

async function withConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

function setClubs(clubs: readonly string[], local: boolean): Statement {
  const text = `SELECT set_config('kopperne.clubs', $1, ${String(local)})`;
  return { name: `set-clubs-${String(local)}`, text, values: [`{${clubs.join(',')}}`] };
}

/** The clubs that a statement of the ledger is about: they are in its first parameter. */
function clubsOf({ values: [first] }: Statement): string[] {
  if (Array.isArray(first)) return first as string[];
  const text = first as string;
  if (!text.startsWith('[')) return [text];
  return (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
}

/** A table that hands are recorded at. */
interface Table {
  readonly clubId: string;
  readonly sessionId: string;
  readonly records: ReturnType<typeof handRecords>;
  hands: number;
}

/** A way with its database, its writer and tables in many clubs and in one. */
interface Prepared {
  readonly way: Way;
  readonly pool: pg.Pool;
  /** The server's processes that work for it. */
  readonly backends: ReadonlySet<number>;
  readonly writer: ClubWriter;
  readonly tables: Readonly<Record<Layout, readonly Table[]>>;
}

/** The author of the hands; their permission is checked elsewhere. */
const OWNER = { user: randomUUID(), name: 'Bench' };

const LAYOUTS = ['64 clubs', 'one club'] as const;
type Layout = (typeof LAYOUTS)[number];

async function prepare(server: pg.PoolConfig, way: Way, number: number): Promise<Prepared> {
  const connection = await makeDatabase(server, way, `club_${number}`);
  const pool = createWritePool({ ...connection, pipeline: way.pipeline }, createLogger('silent'));
  const backends = new Set<number>();
  // Its types leave the process out.
  pool.on('connect', (client) => backends.add(Reflect.get(client, 'processID') as number));
  if (way.ask) Object.assign(pool, { query: way.ask.bind(null, pool) });
  const tables: Record<Layout, Table[]> = { '64 clubs': [], 'one club': [] };
  const club = await FilledClub.open(pool, OWNER);
  while (tables['64 clubs'].length < TABLES) {
    tables['64 clubs'].push(await openTable(await FilledClub.open(pool, OWNER)));
    tables['one club'].push(await openTable(club));
  }
  return { way, pool, backends, writer: new ClubWriter(pool), tables };
}

async function openTable(club: FilledClub): Promise<Table> {
  const { clubId, members } = club;
  return { clubId, sessionId: await club.openTable(0), records: handRecords(members), hands: 0 };
}

/** A database with all migrations. Returns how the service connects to it. */
async function makeDatabase(
  server: pg.PoolConfig,
  { policy, forced }: Way,
  name: string,
): Promise<pg.PoolConfig> {
  await run(server, `CREATE DATABASE ${name} OWNER bench_owner TEMPLATE template0`);
  const owner = { ...server, database: name, user: 'bench_owner' };
  await migrate(owner, await readMigrations(), createLogger('silent'));
  if (policy === null) return owner;
  // Tokens are left out: one is looked up before it is known whose it is.
  const tables = await run(
    owner,
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'club_id' AND is_nullable = 'NO'`,
  );
  const columns = new Map(tables.map(({ name }) => [name, 'club_id']));
  const sql = [...columns.set('club', 'id')].map(
    ([table, column]) => `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
      ${forced ? `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;` : ''}
      CREATE POLICY of_club ON ${table} USING (${policy(column)});`,
  );
  await run(owner, sql.join('\n'));
  if (forced) return owner;
  await run(owner, 'GRANT ALL ON ALL TABLES IN SCHEMA public TO bench_service');
  return { ...owner, user: 'bench_service' };
}

async function run(connection: pg.PoolConfig, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(sql);
  await client.end();
  return rows;
}

/** The work done in a slice of time, or in several. */
interface Done {
  readonly hands: number;
  readonly seconds: number;
  /** On the processors, by this process and by the server's; others' load does not change it much. */
  readonly cpuSeconds: number;
}

/** Records hands for a while, each writer at tables of its own. */
async function work({ writer, backends }: Prepared, tables: readonly Table[], count: number) {
  const cpuBefore = await cpuSeconds(backends);
  const start = performance.now();
  let hands = 0;
  const one = async (first: number): Promise<void> => {
    for (let at = first; performance.now() < start + SLICE_MS; at = (at + count) % tables.length) {
      const table = tables[at];
      if (table) await record(writer, table);
      hands += 1;
    }
  };
  await Promise.all(Array.from({ length: count }, (_, first) => one(first)));
  const seconds = (performance.now() - start) / 1000;
  return { hands, seconds, cpuSeconds: (await cpuSeconds(backends)) - cpuBefore };
}

/** As Linux counts it, in nanoseconds; elsewhere only this process is counted. */
async function cpuSeconds(backends: ReadonlySet<number>): Promise<number> {
  const { user, system } = process.cpuUsage();
  let nanoseconds = (user + system) * 1000;
  for (const pid of backends) {
    const counted = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0');
    nanoseconds += Number.parseInt(counted, 10);
  }
  return nanoseconds / 1e9;
}

async function record(writer: ClubWriter, table: Table): Promise<void> {
  const { clubId, sessionId, records, hands } = table;
  const hand = records[hands % records.length];
  if (!hand) throw new Error('no record');
  const key = { key: randomUUID(), requestHash: 'ab'.repeat(32) };
  const actor = { user: OWNER.user, device: null, member: null };
  await recordHand(writer, { clubId, sessionId, version: hands + 1, actor, ...key }, hand);
  table.hands += 1;
}

/** By cell and way, one for each round. */
type Measured = Map<string, Done[]>;

const CELLS = LAYOUTS.flatMap((layout) => WRITERS.map((count) => ({ layout, count })));

async function measure(ways: readonly Prepared[]): Promise<Measured> {
  const measured: Measured = new Map();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { layout, count } of CELLS) {
      for (const turn of ways.keys()) {
        // Each begins a round in its turn, so that none always follows the same one.
        const prepared = ways[(turn + round) % ways.length];
        if (!prepared) continue;
        const done = await work(prepared, prepared.tables[layout], count);
        // The first round warms everything up.
        if (round === 0) continue;
        const name = `${prepared.way.name}/${layout}/${count}`;
        measured.set(name, [...(measured.get(name) ?? []), done]);
      }
    }
  }
  return measured;
}

function print(measured: Measured): void {
  const wall = ({ hands, seconds }: Done): number => (seconds * 1000) / hands;
  const cpu = ({ hands, cpuSeconds: used }: Done): number => (used * 1000) / hands;
  console.log(`A hand, medians of ${ROUNDS} rounds: milliseconds as it is, and times as much`);
  for (const [what, cost] of Object.entries({ time: wall, 'processor time': cpu })) {
    console.log([what, ...CELLS.map(({ layout, count }) => `${layout}/${count}`)].join(' | '));
    for (const { name } of WAYS) {
      const cells = CELLS.map(({ layout, count }) => {
        const of = (way: string) => (measured.get(`${way}/${layout}/${count}`) ?? []).map(cost);
        const asItIs = median(of('as it is'));
        if (name === 'as it is') return asItIs.toFixed(2);
        return `x${(median(of(name)) / asItIs).toFixed(2)}`;
      });
      console.log([name, ...cells].join(' | '));
    }
  }
}

/**
 * The conditions under policies: nothing of another club is seen or written, the guards of the ledger
 * refuse everything they refuse without, and all hands and payments exist.
 */
async function check({ way, pool, tables }: Prepared): Promise<void> {
  if (way.policy === null) return;
  const [{ clubId, hands }, other] = tables['64 clubs'] as [Table, Table];
  const refused = async (code: string, sql: string, clubs = [clubId]) => {
    const outcome = await inTransaction(pool, 'BEGIN', async (client) => {
      await client.query(setClubs(clubs, true));
      await client.query(sql);
    }).catch((error: unknown) => databaseErrorCode(error));
    if (outcome !== code) throw new Error(`${way.name}: ${sql}: ${outcome ?? 'done'}, not ${code}`);
  };
  const intruder = `INSERT INTO device SELECT '${clubId}', gen_random_uuid(), 'x', now()`;
  await refused('42501', intruder, [other.clubId]);
  await refused('KP001', 'UPDATE account SET balance = balance + 1');
  await refused('KP001', 'DELETE FROM club_event');
  await refused('KP003', 'UPDATE club SET head_seq = head_seq + 1');
  await refused(
    'KP002',
    `INSERT INTO posting SELECT (jsonb_populate_record(p, '{"line": 99}')).* FROM posting p LIMIT 1`,
  );
  const found = await inTransaction(pool, 'BEGIN', async (client) => {
    await client.query(setClubs([clubId], true));
    const { rows } = await client.query(`SELECT (SELECT count(*) FROM club) AS clubs,
      (SELECT count(*) FROM hand) AS hands, (SELECT sum(balance)::int8 FROM account) AS sum`);
    return JSON.stringify(rows[0]);
  });
  const wanted = JSON.stringify({ clubs: 1, hands, sum: 0 });
  if (found !== wanted) throw new Error(`${way.name}: ${found}, not ${wanted}`);
}

async function main(): Promise<void> {
  const database = await startDatabase();
  const { connection } = database;
  const ways: Prepared[] = [];
  try {
    const secret = `LOGIN PASSWORD '${String(connection.password)}'`;
    await run(connection, `CREATE ROLE bench_owner ${secret}; CREATE ROLE bench_service ${secret}`);
    for (const [number, way] of WAYS.entries()) ways.push(await prepare(connection, way, number));
    print(await measure(ways));
    for (const way of ways) await check(way);
    console.log(
      'Under every policy: another club unseen, the guards refuse, accounts sum to zero.',
    );
  } finally {
    for (const each of ways) await each.pool.end();
    await database.stop();
  }
}

await main();
