import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { EmbeddedDatabase } from '../src/platform/embedded/embedded-database.js';
import { createLogger } from '../src/platform/logging.js';
import { migrate, readMigrations } from '../src/platform/database/migrations.js';

/** An empty PostgreSQL of its own, with the schema and with fsync on, as the service runs it. */
export interface BenchDatabase {
  readonly connection: pg.PoolConfig;
  /** The same for DATABASE_URL. */
  readonly url: string;
  stop(): Promise<void>;
}

export async function startDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kopperne-bench-'));
  const logger = createLogger('silent');
  const database = await EmbeddedDatabase.start({ dataDir, logger });
  const { connection } = database;
  await migrate(connection, await readMigrations(), logger);
  return {
    connection,
    url: urlOf(connection),
    stop: async () => {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function urlOf({ host, port, user, password, database }: pg.PoolConfig): string {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  return `postgres://${user ?? ''}${secret}@${encodeURIComponent(host ?? 'localhost')}:${port ?? 5432}/${database ?? ''}`;
}

/** The one in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
