import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of its own for one suite, on the run's PostgreSQL. */
export interface TestDatabase {
  readonly connection: pg.ClientConfig;
  /** Ends what still works with it and removes it. */
  drop(): Promise<void>;
}

/**
 * Makes a new database.
 * @param template 'migrated' has the schema of this version; 'empty' has none.
 */
export async function createTestDatabase(
  template: 'migrated' | 'empty' = 'migrated',
  options = '',
): Promise<TestDatabase> {
  const server = serverConnection();
  const database = `t_${randomBytes(8).toString('hex')}`;
  const source = template === 'migrated' ? server.database : 'template0';
  // Its files are copied: by the log, which is the usual way, it takes twice the time.
  const how = `TEMPLATE ${source ?? ''} STRATEGY file_copy ${options}`;
  await asMaintenance(`CREATE DATABASE ${database} ${how}`);
  return {
    connection: { ...server, database },
    drop: () => asMaintenance(`DROP DATABASE ${database} WITH (FORCE)`),
  };
}

/**
 * Connections of a test's own. Its `end()` does not wait until they are gone, so dropping the database
 * may still find one and end it: the pool gets that error, and it must not end the test run.
 */
export function poolOf({ connection }: TestDatabase, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connection, max });
  pool.on('error', () => undefined);
  return pool;
}

/** How to reach the PostgreSQL that test/support/global-setup.js started. */
function serverConnection(): pg.ClientConfig {
  const text = process.env['TEST_DATABASE'];
  if (text === undefined) throw new Error('jest runs without its global setup');
  return JSON.parse(text) as pg.ClientConfig;
}

async function asMaintenance(sql: string): Promise<void> {
  const client = new pg.Client({ ...serverConnection(), database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
