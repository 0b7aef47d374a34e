import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One PostgreSQL for the whole run, with a migrated database that every suite copies. jest runs this
 * file itself, outside its own module loader, so it takes the built program (`npm run build`).
 */
export default async function globalSetup() {
  await tellWhenOutdated();
  const built = (name) => import(new URL(`../../dist/platform/${name}`, import.meta.url).href);
  const { EmbeddedDatabase } = await built('embedded/embedded-database.js');
  const { createLogger } = await built('logging.js');
  const { migrate, readMigrations } = await built('database/migrations.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'kopperne-test-'));
  const logger = createLogger('warn');
  const settings = { max_connections: '200', full_page_writes: 'off', synchronous_commit: 'off' };
  const embedded = await EmbeddedDatabase.start({ dataDir, logger, fsync: false, settings });
  globalThis.stopTestDatabase = async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(embedded.connection, await readMigrations(), logger);
  } catch (error) {
    await globalThis.stopTestDatabase();
    throw error;
  }
  process.env.TEST_DATABASE = JSON.stringify(embedded.connection);
}

/** Tests ask the built service: a forgotten build would cost a long search. */
async function tellWhenOutdated() {
  const builtAt = await stat(new URL('../../dist/main.js', import.meta.url));
  const src = new URL('../../src/', import.meta.url);
  const files = await readdir(src, { recursive: true });
  const changed = await Promise.all(files.map((name) => stat(new URL(name, src))));
  if (changed.every((file) => file.isDirectory() || file.mtimeMs <= builtAt.mtimeMs)) return;
  console.warn('src has changed since the service was built: npm run --silent build:server');
}
