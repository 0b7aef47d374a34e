import { verifyClub } from '../src/ledger/verify/verify-club.js';
import { createPool } from '../src/platform/database.js';
import { createLogger } from '../src/platform/logging.js';
import { ClubReplayer } from '../src/sessions/club-replayer.js';

/** What verifying a club took. */
export interface Verified {
  readonly postings: number;
  readonly seconds: number;
  /** The most memory the process ever held, in MB. */
  readonly peakMb: number;
}

/**
 * Verifies the club CLUB at DATABASE_URL in a process of its own, so that the memory it takes can be
 * told; says what it took as JSON.
 */
async function main(): Promise<void> {
  const { DATABASE_URL: connectionString = '', CLUB = '' } = process.env;
  const pool = createPool({ connectionString }, createLogger('silent'));
  const start = performance.now();
  const result = await verifyClub(pool, CLUB, { replayer: new ClubReplayer() });
  await pool.end();
  if (!result.ok) throw new Error(`event ${result.seq}: ${result.detail}`);
  const verified: Verified = {
    postings: result.postings,
    seconds: (performance.now() - start) / 1000,
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
  console.log(JSON.stringify(verified));
}

await main();
