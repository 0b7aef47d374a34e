import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { MeldingLine } from './melding.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** Which meldinger are wanted. */
export interface WantedMeldinger {
  /** Of hands with a higher number. */
  readonly after: number;
  /** Of so many hands at most. */
  readonly limit: number;
  /** Those of revisions that were corrected since, too. */
  readonly everyRevision: boolean;
  /** As the log had them at this event; when left out, as they are now. */
  readonly head?: number;
}

/** A revision without meldinger counts too, and then there are none of the hand. */
const MELDINGER = `
  SELECT hand, revision, counts, event, position, player, kind, count, "withPagat", suit, grade, missing
  FROM (SELECT h.number AS hand, h.revision, h.event_seq AS event, m.position, m.member_id AS player,
      ${selectColumns('Melding', 'm', 'kind', 'count', 'withPagat', 'suit', 'grade', 'missing')},
      h.revision = max(h.revision) OVER (PARTITION BY h.number) AS counts
    FROM hand h LEFT JOIN melding m ON m.club_id = h.club_id AND m.session_id = h.session_id
      AND m.hand_number = h.number AND m.revision = h.revision
    WHERE h.club_id = $1 AND h.session_id = $2 AND h.number > $3 AND h.number <= $4
      AND h.event_seq <= $5) found
  WHERE position IS NOT NULL AND (counts OR $6)
  ORDER BY hand, revision, position`;

/**
 * The meldinger of a session, by hand, revision and place.
 *
 * @throws Problem 'session-not-found'
 */
export async function readMeldinger(
  { pool }: ReadPool,
  clubId: string,
  sessionId: string,
  { after, limit, everyRevision, head = Number.MAX_SAFE_INTEGER }: WantedMeldinger,
): Promise<MeldingLine[]> {
  const found = await pool.query({
    name: 'meldinger-has-session',
    text: 'SELECT FROM session WHERE club_id = $1 AND id = $2',
    values: [clubId, sessionId],
  });
  if (found.rowCount === 0) throw new Problem('session-not-found', {});
  const { rows } = await pool.query<MeldingLine>({
    name: 'meldinger-of-session',
    text: MELDINGER,
    values: [clubId, sessionId, after, after + limit, head, everyRevision],
  });
  return rows;
}
