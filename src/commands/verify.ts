import type { Pool } from 'pg';
import {
  DONE,
  UsageError,
  WRONG,
  clearProgress,
  readArguments,
  runCommand,
  secondsSince,
  showProgress,
  showTakenOut,
  withDatabase,
} from './command-line.js';
import { fillStatistics } from '../ledger/fill/fill-statistics.js';
import { headText, readHeadText, type KeptHead } from '../ledger/log/head-text.js';
import { verifyClub } from '../ledger/verify/verify-club.js';
import { createPool } from '../platform/database/pools.js';
import { createLogger } from '../platform/logging.js';
import { ClubReplayer } from '../replay/club-replayer.js';
import { isUuid } from '../values/uuid.js';

const USAGE = `npm run verify -- [CLUB_ID …] [--until SEQ:HASH]

Verifies clubs from their first event on: the chain of hashes, the postings, the replay of every
event by the rules of its session, and the balances. Without a CLUB_ID all clubs are verified.
--until gives a head kept on paper, in its long or its short form: nothing up to it has changed
since. With one CLUB_ID only.
Exit code 0 when all is well, 1 when something is wrong, 2 when it could not be looked at.`;

const newReplayer = () => new ClubReplayer();

function main(args: readonly string[]): Promise<number> {
  const { plain: wanted, given } = readArguments(args, ['until']);
  const until = given.until === undefined ? null : readHeadText(given.until);
  if (!wanted.every(isUuid) || (given.until !== undefined && (!until || wanted.length !== 1))) {
    throw new UsageError();
  }
  return withDatabase('find', createPool, async (pool) => {
    // Rows that an interrupted upgrade has not filled yet are no fault of the clubs.
    await fillStatistics(pool, newReplayer, createLogger('silent'));
    const all = await pool.query<{ id: string; name: string }>('SELECT id, name FROM club');
    const clubs = wanted.length > 0 ? wanted : all.rows.map(({ id }) => id);
    let failed = 0;
    for (const clubId of clubs) {
      const name = all.rows.find(({ id }) => id === clubId)?.name ?? '';
      if (!(await verify(pool, clubId, name, until))) failed += 1;
    }
    console.log(failed === 0 ? `${clubs.length} clubs verified` : `${failed} clubs are wrong`);
    return failed === 0 ? DONE : WRONG;
  });
}

async function verify(
  pool: Pool,
  clubId: string,
  name: string,
  until: KeptHead | null,
): Promise<boolean> {
  const started = performance.now();
  const result = await verifyClub(pool, clubId, {
    newReplayer,
    onProgress: showProgress,
    ...(until === null ? {} : { until }),
  });
  clearProgress();
  if (result.ok) {
    const { events, postings, head } = result;
    const took = secondsSince(started);
    console.log(`${clubId} ${name}: ${events} events, ${postings} postings in ${took}`);
    showTakenOut(result.takenOut);
    console.log(`  head ${headText(head).long}`);
    console.log(`  on paper ${headText(head).short}`);
  } else {
    console.log(`${clubId} ${name}: WRONG at event ${result.seq} (${result.check})`);
    console.log(`  ${result.detail}`);
  }
  return result.ok;
}

await runCommand(USAGE, 'verify', main);
