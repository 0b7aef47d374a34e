import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { LogHead } from './ledger/chain.js';
import { verifyClub, type VerifyProgress } from './ledger/verify.js';
import { readConfig, type Config } from './platform/config.js';
import { createPool } from './platform/database.js';
import { EmbeddedDatabase } from './platform/embedded-database.js';
import { createLogger } from './platform/logging.js';
import { ClubReplayer } from './sessions/club-replayer.js';

const USAGE = `npm run verify -- [CLUB_ID …] [--until SEQ:HASH]

Verifies clubs from their first event on: the chain of hashes, the postings, the replay of every
event by the rules of its session, and the balances. Without a CLUB_ID all clubs are verified.
--until gives a head kept on paper: nothing up to it has changed since. With one CLUB_ID only.
Exit code 0 when all is well, 1 when something is wrong, 2 when it could not be looked at.`;

/** Where the clubs are: one's own database, the running service's, or the one in DATA_DIR. */
async function reach(
  config: Config,
): Promise<{ connection: PoolConfig; leave: () => Promise<void> }> {
  const leave = () => Promise.resolve();
  if (config.databaseUrl !== null) {
    return { connection: { connectionString: config.databaseUrl }, leave };
  }
  const running = await EmbeddedDatabase.ofRunningService(config.dataDir);
  if (running !== null) return { connection: running, leave };
  if (!existsSync(join(config.dataDir, 'postgres'))) {
    throw new Error(`there is no database in ${config.dataDir}; set DATA_DIR or DATABASE_URL`);
  }
  const logger = createLogger('silent');
  const embedded = await EmbeddedDatabase.start({ dataDir: config.dataDir, logger });
  return { connection: embedded.connection, leave: () => embedded.stop() };
}

function readArguments(args: readonly string[]): { clubs: string[]; until: LogHead | null } | null {
  const clubs: string[] = [];
  let until: LogHead | null = null;
  for (let i = 0; i < args.length; i++) {
    const argument = args[i] ?? '';
    if (argument === '--until') {
      const head = /^(\d{1,15}):([0-9a-f]{64})$/.exec(args[++i] ?? '');
      if (!head) return null;
      until = { seq: Number(head[1]), hash: head[2] ?? '' };
    } else if (/^[0-9a-f-]{36}$/.test(argument)) {
      clubs.push(argument);
    } else {
      return null;
    }
  }
  return until !== null && clubs.length !== 1 ? null : { clubs, until };
}

async function main(args: readonly string[]): Promise<number> {
  const wanted = readArguments(args);
  if (wanted === null) {
    console.error(USAGE);
    return 2;
  }
  const { connection, leave } = await reach(readConfig(process.env));
  const pool = createPool(connection, createLogger('silent'));
  try {
    const all = await pool.query<{ id: string; name: string }>('SELECT id, name FROM club');
    const clubs = wanted.clubs.length > 0 ? wanted.clubs : all.rows.map(({ id }) => id);
    let failed = 0;
    for (const clubId of clubs) {
      const started = performance.now();
      const result = await verifyClub(pool, clubId, {
        replayer: new ClubReplayer(),
        onProgress: showProgress,
        ...(wanted.until === null ? {} : { until: wanted.until }),
      });
      const name = all.rows.find(({ id }) => id === clubId)?.name ?? '';
      clearProgress();
      if (result.ok) {
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        const { events, postings, head } = result;
        console.log(`${clubId} ${name}: ${events} events, ${postings} postings in ${seconds} s`);
        console.log(`  head ${head.seq}:${head.hash}`);
      } else {
        failed += 1;
        console.log(`${clubId} ${name}: WRONG at event ${result.seq} (${result.check})`);
        console.log(`  ${result.detail}`);
      }
    }
    console.log(failed === 0 ? `${clubs.length} clubs verified` : `${failed} clubs are wrong`);
    return failed === 0 ? 0 : 1;
  } finally {
    await pool.end();
    await leave();
  }
}

function showProgress({ events, postings, headSeq }: VerifyProgress): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r${events} of ${headSeq} events, ${postings} postings `);
  } else if (events >= 50_000 && events % 50_000 < 500) {
    process.stderr.write(`${events} of ${headSeq} events, ${postings} postings\n`);
  }
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`Cannot verify: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
