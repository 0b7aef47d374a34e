import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DEMO_ROLES } from '../demo/demo-club.js';
import { runDemo } from '../demo/run-demo.js';
import { readConfig, type Config } from '../platform/config.js';
import { EmbeddedDatabase } from '../platform/embedded/embedded-database.js';
import { createLogger } from '../platform/logging.js';
import { DONE, runCommand, UsageError } from './command-line.js';

const USAGE = `npm run demo

Shows a club of eight with two seasons, made up to the day before today, in a data folder of its own
(./data-demo, or DEMO_DIR), which every start makes again. It prints a link for each of: ${DEMO_ROLES.join(', ')}.
It listens on this computer only (HOST), on port 3100 (PORT), and ends with Ctrl-C.`;

/** Its presence says that a folder is the demo's own, and may be deleted. */
const MARK = 'kopperne-demo';

async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) throw new UsageError();
  const folder = resolve(process.env['DEMO_DIR'] ?? './data-demo');
  const dataDir = join(folder, 'data');
  const env = { HOST: '127.0.0.1', PORT: '3100', LOG_LEVEL: 'warn', ...process.env };
  const config: Config = {
    ...readConfig({ ...env, DATA_DIR: dataDir, DATABASE_URL: undefined }),
    makesBackups: false,
  };
  await emptyFolder(folder, dataDir);
  await runDemo(config, createLogger(config.logLevel));
  return DONE;
}

/** @throws Error for a folder that is not the demo's, and for one that is in use */
async function emptyFolder(folder: string, dataDir: string): Promise<void> {
  if (existsSync(folder) && !existsSync(join(folder, MARK))) {
    throw new Error(`${folder} is no folder of the demo; delete it, or set DEMO_DIR to another`);
  }
  if ((await EmbeddedDatabase.ofRunningService(dataDir)) !== null) {
    throw new Error(`another demo runs in ${folder}`);
  }
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  await writeFile(join(folder, MARK), '');
}

await runCommand(USAGE, 'show the demo', main);
