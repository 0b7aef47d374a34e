import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { NEWEST, sourcesOfNewest } from '../../scripts/build-folders.js';
import { digestOf } from '../../scripts/sources.js';
import { makeRunFolder } from './run-folder.js';

/**
 * One PostgreSQL for the whole run, with a migrated database that every suite copies. jest runs this
 * file itself, outside its own module loader, so it takes the built program (`npm run build`).
 */
export default async function globalSetup() {
  await tellWhenOutdated();
  process.env.TEST_BUILD = await realpath(NEWEST);
  const built = (name) => import(join(process.env.TEST_BUILD, 'platform', name));
  const { keepBuild } = await built('build-folder.js');
  keepBuild();
  const { EmbeddedDatabase } = await built('embedded/embedded-database.js');
  const { createLogger } = await built('logging.js');
  const { migrate, readMigrations } = await built('database/migrations.js');
  const folder = await makeRunFolder();
  // Of the workers too, and of the programs and browsers that they start.
  process.env.TMPDIR = folder;
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const logger = createLogger('warn');
  const settings = { max_connections: '200', full_page_writes: 'off', synchronous_commit: 'off' };
  const embedded = await EmbeddedDatabase.start({ dataDir, logger, fsync: false, settings });
  globalThis.stopTestDatabase = async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
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
  const { server } = await sourcesOfNewest();
  if (server === (await digestOf('server'))) return;
  console.warn('src has changed since the service was built: npm run --silent build:server');
}
