import { headText } from '../../../ledger/log/head-text.js';
import { USUAL_BOOKS } from '../../../money/books.js';
import type { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import { isUuid } from '../../../values/uuid.js';

/** A head of a club's log: everything known with its last event, and nothing later. */
export interface ReadAt {
  readonly clubId: string;
  /** The number of its last event. */
  readonly head: number;
  /** The head with the first digits of its hash: after a restore the same number can be another event. */
  readonly mark: string;
  /** The club's time zone at that head (IANA). */
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
}

interface HeadRow {
  readonly head: number;
  readonly hash: string;
  readonly currency: string;
  readonly timeZone: string;
}

/**
 * The head that a read is to be as of: the answer for one head is the same for ever.
 *
 * @param head the number of an event; the last one there is when it is left out
 * @throws Problem 'club-not-found'; 'head-not-yet' for an event that the log does not have yet
 */
export async function readHead(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  head: number | null = null,
): Promise<ReadAt> {
  const { rows } = await pool.query<HeadRow>({
    name: 'head-of-read',
    text: `SELECT c.head_seq AS head, c.currency,
      CASE WHEN $2::int8 < c.head_seq THEN
        (SELECT e.hash FROM club_event e WHERE e.club_id = c.id AND e.seq = $2)
        ELSE c.head_hash END AS hash,
      CASE WHEN $2::int8 < c.head_seq THEN coalesce((
        SELECT coalesce(e.payload::json ->> 'timeZone', e.payload::json #>> '{books,timeZone}')
        FROM club_event e WHERE e.club_id = c.id AND e.seq <= $2 AND e.kind <> 'hand-recorded'
          AND e.kind IN ('club-opened', 'books-opened', 'books-changed')
        ORDER BY e.seq DESC LIMIT 1), $3) ELSE c.time_zone END AS "timeZone"
      FROM club c WHERE c.id = $1`,
    values: [isUuid(clubId) ? clubId : null, head, USUAL_BOOKS.timeZone],
  });
  const [club] = rows;
  if (club === undefined) throw new Problem('club-not-found', {});
  const { head: last, hash, currency, timeZone } = club;
  if (head !== null && (head < 1 || head > last)) {
    throw new Problem('head-not-yet', { last }, { field: 'head' });
  }
  const seq = head ?? last;
  return { clubId, head: seq, mark: headText({ seq, hash }).short, timeZone, currency };
}
