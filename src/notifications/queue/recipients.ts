import type { Pool, PoolClient } from 'pg';
import type { Role } from '../../people/roles.js';
import type { Category, Rhythms } from '../categories.js';
import type { Clock } from '../moments.js';
import { IS_PUSHED_TO } from '../push/is-pushed-to.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** Somebody who is notified: their member, roles and choices in a club. */
export interface Recipient extends Rhythms {
  readonly user: string;
  /** Whether they have confirmed an address. */
  readonly isMailed: boolean;
  /** The devices that are pushed to, by the ids of their subscriptions. */
  readonly devices: readonly string[];
  readonly pushed: readonly Category[];
  /** Hours before an evening at which they are reminded; 0 for never. */
  readonly beginsHours: number;
  readonly member: string | null;
  readonly roles: readonly Role[];
  readonly timeZone: string;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
}

/** Whether the user of settings `s` is notified anywhere. */
const IS_NOTIFIED = `(s.confirmed_at IS NOT NULL
  OR EXISTS (SELECT FROM push_subscription p WHERE p.user_id = s.user_id AND ${IS_PUSHED_TO}))`;

/** Clubs that have somebody who is notified, from their present head on. */
export async function followClubs(pool: Pool): Promise<void> {
  await pool.query({
    name: 'notified-follow',
    text: `INSERT INTO notified_up_to (club_id, seq)
      SELECT c.id, c.head_seq FROM club c WHERE EXISTS (
        SELECT FROM membership m JOIN notification_settings s ON s.user_id = m.user_id
        WHERE m.club_id = c.id AND m.roles <> '{}' AND ${IS_NOTIFIED})
      ON CONFLICT DO NOTHING`,
  });
}

/** The users of a club who are notified anywhere. */
export async function readRecipients(
  client: Pool | PoolClient,
  club: string,
): Promise<readonly Recipient[]> {
  const { rows } = await client.query<Recipient>({
    name: 'notified-recipients',
    text: `SELECT s.user_id AS "user", m.member_id AS member, m.roles, s.disputes, s.money,
        s.evenings, s.tasks, s.pushed, s.confirmed_at IS NOT NULL AS "isMailed",
        ARRAY(SELECT p.id::text FROM push_subscription p
          WHERE p.user_id = s.user_id AND ${IS_PUSHED_TO} ORDER BY p.id) AS devices,
        ${selectColumns('NotificationSettings', 's', 'beginsHours')}, coalesce(s.time_zone, c.time_zone) AS "timeZone",
        ${selectColumns('NotificationSettings', 's', 'quietFrom', 'quietUntil')}
      FROM membership m JOIN notification_settings s ON s.user_id = m.user_id
        JOIN club c ON c.id = m.club_id
      WHERE m.club_id = $1 AND m.roles <> '{}' AND ${IS_NOTIFIED}`,
    values: [club],
  });
  return rows;
}

/** The clock of a recipient. */
export function clockOf({
  timeZone,
  quietFrom,
  quietUntil,
}: Pick<Recipient, 'timeZone' | 'quietFrom' | 'quietUntil'>): Clock {
  const isQuiet = quietFrom !== null && quietUntil !== null;
  return { timeZone, quiet: isQuiet ? { from: quietFrom, until: quietUntil } : null };
}
