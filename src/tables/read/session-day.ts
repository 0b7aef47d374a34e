import type { Day } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import type { Reading } from '../table.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** The day of an evening, where the club is: its files sort by it. */
export async function sessionDay({
  database: { pool },
  about: { clubId, timeZone },
  of: { sessionId = '' },
}: Reading<unknown>): Promise<readonly Day[]> {
  const { rows } = await pool.query<{ openedAt: Date; day: Day | null }>({
    name: 'day-of-session',
    text: `SELECT ${selectColumns('Session', 'session', 'openedAt', 'day')} FROM session
      WHERE club_id = $1 AND id = $2`,
    values: [clubId, sessionId],
  });
  return rows.map(({ openedAt, day }) => day ?? dayOf(openedAt, timeZone));
}
