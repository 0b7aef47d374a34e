import { databaseErrorCode } from '../../platform/database/database-error.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';

/** A file that is to become a receipt. */
interface Content {
  readonly clubId: string;
  readonly digest: string;
  readonly bytes: Uint8Array;
}

type Pool = Pick<Database, 'pool'>;

const FOREIGN_KEY = '23503';
const MOST_TRIES = 3;

/**
 * Writes a file, and then what claims it; a file that was not claimed is taken away again. A file
 * of a service that ended in between is cleared away a day later, by the next file of the club.
 */
export async function withContent<T>(
  database: Pool,
  content: Content,
  claim: () => Promise<T>,
): Promise<T> {
  try {
    for (let tries = 1; ; tries++) {
      await putContent(database, content);
      try {
        return await claim();
      } catch (error) {
        // The same file was removed from another voucher since it was written.
        if (databaseErrorCode(error) !== FOREIGN_KEY || tries === MOST_TRIES) throw error;
      }
    }
  } finally {
    // Also where a key was answered before: the receipt may be removed since then.
    await dropUnclaimed(database, content).catch(() => undefined);
  }
}

/**
 * A file for a voucher that there is not is not even looked at.
 * @throws Problem `voucher-not-found`
 */
export async function requireVoucher({ pool }: Pool, clubId: string, seq: number): Promise<void> {
  const { rowCount } = await pool.query({
    name: 'receipt-voucher',
    text: 'SELECT FROM voucher v WHERE v.club_id = $1 AND v.event_seq = $2',
    values: [clubId, seq],
  });
  if (rowCount === 0) throw new Problem('no-such-voucher', {});
}

const IS_CLAIMED = `EXISTS (SELECT FROM receipt r WHERE r.club_id = c.club_id AND r.held = c.digest)`;

async function putContent({ pool }: Pool, { clubId, digest, bytes }: Content): Promise<void> {
  await pool.query({
    name: 'receipt-content-put',
    text: `WITH late AS (DELETE FROM receipt_content c WHERE c.club_id = $1 AND c.digest <> $2
        AND c.uploaded_at < now() - interval '1 day' AND NOT ${IS_CLAIMED})
      INSERT INTO receipt_content (club_id, digest, content) VALUES ($1, $2, $3)
      ON CONFLICT (club_id, digest) DO UPDATE SET uploaded_at = now()`,
    values: [clubId, digest, bytes],
  });
}

async function dropUnclaimed({ pool }: Pool, { clubId, digest }: Content): Promise<void> {
  await pool.query({
    name: 'receipt-content-drop',
    text: `DELETE FROM receipt_content c WHERE c.club_id = $1 AND c.digest = $2 AND NOT ${IS_CLAIMED}`,
    values: [clubId, digest],
  });
}
