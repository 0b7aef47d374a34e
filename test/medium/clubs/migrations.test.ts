import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { createLogger } from '../../../src/platform/logging.js';
import {
  migrate,
  readMigrations,
  type Migration,
} from '../../../src/platform/database/migrations.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

const logger = createLogger('silent');

function migration(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

describe('migrations', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeEach(async () => {
    database = await createTestDatabase('empty');
    client = new pg.Client(database.connection);
    client.on('error', () => undefined);
    await client.connect();
  });

  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  const applied = async () => {
    const sql = 'SELECT migration_name, checksum FROM _prisma_migrations ORDER BY started_at';
    return (await client.query<{ migration_name: string; checksum: string }>(sql)).rows;
  };

  test("of this version are applied once, in order, under Prisma's names and checksums", async () => {
    const shipped = await readMigrations();
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(await migrate(database.connection, shipped, logger)).toEqual(names);
    expect(await migrate(database.connection, shipped, logger)).toEqual([]);
    expect(await applied()).toEqual(
      shipped.map(({ name, checksum }) => ({ migration_name: name, checksum })),
    );
    const layout = await client.query<{ columns: string }>(
      `SELECT string_agg(column_name || ' ' || data_type, ', ' ORDER BY ordinal_position) AS columns
         FROM information_schema.columns WHERE table_name = '_prisma_migrations'`,
    );
    expect(layout.rows[0]?.columns).toBe(
      'id character varying, checksum character varying, finished_at timestamp with time zone, ' +
        'migration_name character varying, logs text, rolled_back_at timestamp with time zone, ' +
        'started_at timestamp with time zone, applied_steps_count integer',
    );
  });

  test('are applied once when several instances start together', async () => {
    const steps = [migration('1_a', 'CREATE TABLE a (); SELECT pg_sleep(0.1)')];
    const starts = [1, 2, 3].map(() => migrate(database.connection, steps, logger));
    expect((await Promise.all(starts)).flat()).toEqual(['1_a']);
  });

  test('that fail leave nothing behind, and those before them stay', async () => {
    const steps = [
      migration('1_good', 'CREATE TABLE good ()'),
      migration('2_bad', 'CREATE TABLE half (); SELECT 1 / 0'),
    ];
    const attempt = migrate(database.connection, steps, logger);
    await expect(attempt).rejects.toThrow(/2_bad failed and was undone: division by zero/);
    expect((await applied()).map((row) => row.migration_name)).toEqual(['1_good']);
    const { rows } = await client.query("SELECT to_regclass('half') AS half");
    expect(rows).toEqual([{ half: null }]);
  });

  test('need the schema public and the right to make tables in it, and say which is missing', async () => {
    const steps = await readMigrations();
    const elsewhere = { ...database.connection, options: '-c search_path=evenings' };
    for (const leads of ['none', 'the schema evenings']) {
      await expect(migrate(elsewhere, steps, logger)).rejects.toThrow(
        `the search_path (evenings) leads to ${leads}: leave it out of the options of DATABASE_URL`,
      );
      await client.query('CREATE SCHEMA IF NOT EXISTS evenings');
    }
    const user = `reader_${randomBytes(4).toString('hex')}`;
    await client.query(`CREATE ROLE ${user} LOGIN PASSWORD 'reads'`);
    try {
      const reader = { ...database.connection, user, password: 'reads' };
      await expect(migrate(reader, steps, logger)).rejects.toThrow(
        'The user of DATABASE_URL may not make tables in the schema public',
      );
    } finally {
      await client.query(`DROP ROLE ${user}`);
    }
    expect(await migrate(database.connection, steps, logger)).toHaveLength(steps.length);
  });

  test('that were edited after they were applied are refused', async () => {
    await migrate(database.connection, [migration('1_a', 'SELECT 1')], logger);
    const edited = migrate(database.connection, [migration('1_a', 'SELECT 2')], logger);
    await expect(edited).rejects.toThrow(/1_a was edited after it was applied/);
  });

  test('migrations that differ in line ends alone are the same', async () => {
    const [first] = await readMigrations();
    if (first === undefined) throw new Error('no migration is shipped');
    await migrate(database.connection, [first], logger);
    const windows = { ...first, sql: first.sql.replaceAll('\n', '\r\n'), checksum: 'other' };
    expect(await migrate(database.connection, [windows], logger)).toEqual([]);
  });

  test('of a newer version are refused', async () => {
    await migrate(database.connection, [migration('1_a', ''), migration('2_b', '')], logger);
    const older = migrate(database.connection, [migration('1_a', '')], logger);
    await expect(older).rejects.toThrow(/newer than this version.*2_b/);
  });

  test('that another program left unfinished are refused', async () => {
    const steps = [migration('1_a', 'SELECT 1')];
    await migrate(database.connection, steps, logger);
    await client.query('UPDATE _prisma_migrations SET finished_at = NULL');
    const attempt = migrate(database.connection, steps, logger);
    await expect(attempt).rejects.toThrow(/1_a was begun by another program/);
  });

  test('need PostgreSQL 15 or later', async () => {
    const version = "CASE $1 WHEN 'server_version_num' THEN '140012' ELSE '14.12' END";
    await client.query(
      `CREATE FUNCTION current_setting(text) RETURNS text LANGUAGE sql AS $$ SELECT ${version} $$`,
    );
    const older = { ...database.connection, options: '-c search_path=public,pg_catalog' };
    await expect(migrate(older, [], logger)).rejects.toThrow(
      'The database server is PostgreSQL 14.12; Kopperne needs PostgreSQL 15 or later.',
    );
  });

  test('need a database in UTF8', async () => {
    const ascii = await createTestDatabase('empty', "ENCODING 'SQL_ASCII'");
    await expect(migrate(ascii.connection, [], logger)).rejects.toThrow(/SQL_ASCII.*needs UTF8/);
    await ascii.drop();
  });
});
