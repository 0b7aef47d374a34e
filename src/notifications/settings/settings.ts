import type { Pool } from 'pg';
import { USUAL_RHYTHMS } from '../categories.js';
import type { NotificationSettingsView, NotificationsView } from './settings.view.js';
import type { NotificationsDto } from './settings.dto.js';
import { selectColumns } from '../../platform/database/select-columns.js';

type Row = Omit<NotificationSettingsView, 'isConfirmed'> & { readonly isConfirmed: boolean };

const UNSET: Row = {
  ...USUAL_RHYTHMS,
  quietFrom: null,
  quietUntil: null,
  timeZone: null,
  address: null,
  isConfirmed: false,
  endedWhy: null,
};

const CHOICES = selectColumns(
  'NotificationSettings',
  's',
  'disputes',
  'money',
  'evenings',
  'tasks',
  'quietFrom',
  'quietUntil',
  'timeZone',
  'address',
);

/** The choices of a user; the usual ones before they chose. */
export async function readSettings(pool: Pool, user: string): Promise<NotificationSettingsView> {
  const { rows } = await pool.query<Row>({
    name: 'notification-settings',
    text: `SELECT ${CHOICES}, s.confirmed_at IS NOT NULL AS "isConfirmed",
        ${selectColumns('NotificationSettings', 's', 'endedWhy')}
      FROM notification_settings s WHERE s.user_id = $1`,
    values: [user],
  });
  return rows[0] ?? UNSET;
}

/** Keeps the choices of a user. */
export async function changeSettings(
  pool: Pool,
  user: string,
  asked: NotificationsDto,
): Promise<NotificationSettingsView> {
  const { disputes, money, evenings, tasks } = asked;
  const { quietFrom = null, quietUntil = null, timeZone = null } = asked;
  const isQuiet = quietFrom !== null && quietUntil !== null;
  await pool.query({
    name: 'notification-settings-keep',
    text: `INSERT INTO notification_settings
        (user_id, disputes, money, evenings, tasks, quiet_from, quiet_until, time_zone)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      ON CONFLICT (user_id) DO UPDATE SET disputes = $2, money = $3, evenings = $4, tasks = $5,
        quiet_from = $6, quiet_until = $7,
        time_zone = coalesce($8, notification_settings.time_zone)`,
    values: [
      ...[user, disputes, money, evenings, tasks],
      ...[isQuiet ? quietFrom : null, isQuiet ? quietUntil : null, timeZone],
    ],
  });
  return readSettings(pool, user);
}

/** The same with what the instance can do. */
export async function readNotifications(
  pool: Pool,
  user: string,
  canSend: boolean,
): Promise<NotificationsView> {
  const { rows } = await pool.query<{ answer: string }>({
    name: 'mail-stop',
    text: 'SELECT answer FROM mail_stop',
  });
  return { ...(await readSettings(pool, user)), canSend, isStopped: rows.length > 0 };
}
