import type { Pool } from 'pg';
import { CATEGORIES, USUAL_RHYTHMS } from '../categories.js';
import type { PushKeys } from '../push/push-keys.js';
import { readDevices } from '../push/subscriptions.js';
import type { NotificationSettingsView, NotificationsView } from './settings.view.js';
import type { NotificationsDto } from './settings.dto.js';
import { selectColumns } from '../../platform/database/select-columns.js';

type Row = Omit<NotificationSettingsView, 'isConfirmed'> & { readonly isConfirmed: boolean };

const UNSET: Row = {
  ...USUAL_RHYTHMS,
  pushed: CATEGORIES,
  beginsHours: 3,
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
  'pushed',
  'beginsHours',
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
  const { disputes, money, evenings, tasks, pushed = null, beginsHours = null } = asked;
  const { quietFrom = null, quietUntil = null, timeZone = null } = asked;
  const isQuiet = quietFrom !== null && quietUntil !== null;
  await pool.query({
    name: 'notification-settings-keep',
    text: `INSERT INTO notification_settings
        (user_id, disputes, money, evenings, tasks, quiet_from, quiet_until, time_zone, pushed,
          begins_hours)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9::text[], $11), coalesce($10::int, $12))
      ON CONFLICT (user_id) DO UPDATE SET disputes = $2, money = $3, evenings = $4, tasks = $5,
        quiet_from = $6, quiet_until = $7,
        time_zone = coalesce($8, notification_settings.time_zone),
        pushed = coalesce($9, notification_settings.pushed),
        begins_hours = coalesce($10, notification_settings.begins_hours)`,
    values: [
      ...[user, disputes, money, evenings, tasks],
      ...[isQuiet ? quietFrom : null, isQuiet ? quietUntil : null, timeZone],
      ...[inOrder(pushed), beginsHours, UNSET.pushed, UNSET.beginsHours],
    ],
  });
  return readSettings(pool, user);
}

/** The categories as they are listed everywhere. */
function inOrder(pushed: NotificationsDto['pushed']) {
  return pushed == null ? null : CATEGORIES.filter((one) => pushed.includes(one));
}

/** The same with what the instance can do. */
export async function readNotifications(
  pool: Pool,
  user: string,
  instance: { readonly canSend: boolean; readonly keys: PushKeys },
): Promise<NotificationsView> {
  const { rows } = await pool.query<{ answer: string }>({
    name: 'mail-stop',
    text: 'SELECT answer FROM mail_stop',
  });
  const keys = await instance.keys.read(pool);
  return {
    ...(await readSettings(pool, user)),
    canSend: instance.canSend,
    isStopped: rows.length > 0,
    pushKey: keys?.publicKey ?? null,
    devices: await readDevices(pool, user),
  };
}
