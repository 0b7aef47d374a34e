import { createHash, randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { messageOf } from './database-error.js';
import type { Logger } from '../logging.js';
import { packageRoot } from '../package-root.js';
import { toWritable, type Connection } from './writable-server.js';

/** One step of the schema, from prisma/migrations/<name>/migration.sql. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, hexadecimal, as Prisma writes it. */
  readonly checksum: string;
}

/** The database cannot be brought to the schema of this version; the message says why. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface AppliedRow {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

/** The lock `prisma migrate deploy` takes too, so that the two never work at once. */
const MIGRATION_LOCK = 72707369;

/** The layout Prisma 7 gives its own table. */
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/** Reads the migrations this version ships with, in the order of their names. */
export async function readMigrations(
  directory = join(packageRoot(), 'prisma', 'migrations'),
): Promise<Migration[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(directory, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: checksumOf(sql) };
    }),
  );
}

/**
 * Brings a database to the schema of this version: applies what is missing, each migration in a
 * transaction of its own. Safe to run from several instances at once.
 * @returns the names of the migrations applied now.
 * @throws MigrationError when the database is newer than this version, an applied migration was
 * edited or had failed, its encoding is not UTF8, its server is older than PostgreSQL 15, or there is
 * no schema that tables may be made in; nothing is changed then.
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  logger: Logger,
): Promise<string[]> {
  const server = await toWritable(connection);
  const client = new pg.Client({ ...server, application_name: 'kopperne migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireVersion(client);
    await requireUtf8(client);
    await client.query('SELECT pg_advisory_lock($1::bigint)', [MIGRATION_LOCK]);
    const applied = await readApplied(client);
    check(applied, migrations);
    const known = new Set(applied.map((row) => row.migration_name));
    const missing = migrations.filter((migration) => !known.has(migration.name));
    if (missing.length > 0) {
      await requirePlace(client);
      await client.query(TABLE);
    }
    for (const migration of missing) {
      await apply(client, migration);
      logger.info({ migration: migration.name }, 'applied a migration');
    }
    return missing.map((migration) => migration.name);
  } finally {
    // Closing the connection lets go of the lock.
    await client.end().catch(() => undefined);
  }
}

/** Whether every migration of this version has been applied. */
export async function isMigrated(
  pool: Pick<pg.Pool, 'query'>,
  migrations: readonly Migration[],
): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM _prisma_migrations
      WHERE migration_name = ANY ($1) AND finished_at IS NOT NULL AND rolled_back_at IS NULL`,
    [migrations.map((migration) => migration.name)],
  );
  return rows[0]?.count === migrations.length;
}

async function requireUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding ?? 'unknown';
  if (encoding === 'UTF8') return;
  throw new MigrationError(
    `The database's encoding is ${encoding}; Kopperne needs UTF8. Make a new one with ` +
      "CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.",
  );
}

/** The oldest version that all of this is tried with, as PostgreSQL counts. */
const OLDEST_VERSION = 150_000;

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `SELECT current_setting('server_version_num')::int AS number,
            current_setting('server_version') AS name`,
  );
  const [version] = rows;
  if (version === undefined || version.number >= OLDEST_VERSION) return;
  throw new MigrationError(
    `The database server is PostgreSQL ${version.name}; Kopperne needs PostgreSQL 15 or later.`,
  );
}

/**
 * The schema of all tables: the guards in the database name it, so that no other schema can replace
 * them.
 */
const SCHEMA = 'public';

/** Since PostgreSQL 15 not everybody may make tables in the schema public. */
async function requirePlace(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ schema: string | null; path: string; may: boolean | null }>(
    `SELECT current_schema() AS schema, current_setting('search_path') AS path,
            has_schema_privilege(current_schema(), 'CREATE') AS may`,
  );
  const { schema = null, path = '', may = null } = rows[0] ?? {};
  if (schema !== SCHEMA) {
    throw new MigrationError(
      `Kopperne keeps its tables in the schema ${SCHEMA}, but the search_path (${path}) leads to ` +
        `${schema === null ? 'none' : `the schema ${schema}`}: leave it out of the options of ` +
        'DATABASE_URL, or reset it for the user, and use a database of its own.',
    );
  }
  if (may === true) return;
  throw new MigrationError(
    `The user of DATABASE_URL may not make tables in the schema ${SCHEMA}: let the database belong ` +
      `to that user, or GRANT CREATE, USAGE ON SCHEMA ${SCHEMA} to them.`,
  );
}

async function readApplied(client: pg.Client): Promise<AppliedRow[]> {
  const { rows: found } = await client.query<{ present: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present",
  );
  if (found[0]?.present !== true) return [];
  const { rows } = await client.query<AppliedRow>(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
       FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return rows;
}

function check(applied: readonly AppliedRow[], migrations: readonly Migration[]): void {
  const shipped = new Map(migrations.map((migration) => [migration.name, migration]));
  const unknown = applied.filter((row) => !shipped.has(row.migration_name));
  if (unknown.length > 0) {
    throw new MigrationError(
      'The database is newer than this version of Kopperne: it has the migration ' +
        `${unknown.map((row) => row.migration_name).join(', ')}. Start a newer version.`,
    );
  }
  for (const row of applied) {
    if (!row.finished) {
      throw new MigrationError(
        `The migration ${row.migration_name} was begun by another program and has not ended well. ` +
          'Mend it, then run npx prisma migrate resolve.',
      );
    }
    const migration = shipped.get(row.migration_name);
    if (migration === undefined || sameText(migration, row.checksum)) continue;
    throw new MigrationError(
      `The migration ${row.migration_name} was edited after it was applied to this database. ` +
        'Restore its text and put the change into a new migration.',
    );
  }
}

/** Git may have changed the line ends between the machine that applied it and this one. */
function sameText(migration: Migration, checksum: string): boolean {
  const unix = migration.sql.replaceAll('\r\n', '\n');
  const texts = [migration.sql, unix, unix.replaceAll('\n', '\r\n')];
  return texts.some((text) => checksumOf(text) === checksum);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO _prisma_migrations
         (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    const told = messageOf(error);
    throw new MigrationError(`The migration ${migration.name} failed and was undone: ${told}`);
  }
}

function checksumOf(sql: string): string {
  return createHash('sha256').update(sql, 'utf8').digest('hex');
}
