import type { Pool } from 'pg';
import { recalledIn } from '../words/former-member.js';
import type { LanguageId } from '../people/languages.js';
import type {
  HeldAnswer,
  HeldCarried,
  HeldDevice,
  HeldEvening,
  HeldNotifications,
  HeldPushedDevice,
  HeldRoles,
  HeldSignIn,
  HeldTransfer,
  HeldUser,
  HeldWebhook,
} from './held.view.js';
import { selectColumns } from '../platform/database/select-columns.js';

/** The rows of a club about a person that no other report shows. */

const USER = selectColumns(
  'User',
  'app_user',
  'id',
  'name',
  'createdAt',
  'passwordChangedAt',
  'language',
);
const SIGN_IN = selectColumns(
  'Token',
  'token',
  'kind',
  'name',
  'createdAt',
  'lastUsedAt',
  'expiresAt',
  'revokedAt',
);
const PUSHED_DEVICE = selectColumns(
  'PushSubscription',
  'push_subscription',
  ...(['name', 'addedAt', 'heardAt', 'endedAt'] as const),
);
const SETTINGS = selectColumns(
  'NotificationSettings',
  's',
  'address',
  'confirmedAt',
  'disputes',
  'money',
  'evenings',
  'tasks',
  'pushed',
  'beginsHours',
  'quietFrom',
  'quietUntil',
  'timeZone',
);

/** The user of this service, with what lets them in; never a secret or its hash. */
export async function readUser(pool: Pool, clubId: string, user: string): Promise<HeldUser | null> {
  const { rows } = await pool.query<
    Omit<HeldUser, 'signIns' | 'webhooks' | 'notifications' | 'pushedDevices'>
  >({
    name: 'held-user',
    text: `SELECT ${USER} FROM app_user WHERE id = $1`,
    values: [user],
  });
  const [found] = rows;
  if (found === undefined) return null;
  const signIns = await pool.query<HeldSignIn>({
    name: 'held-sign-ins',
    text: `SELECT ${SIGN_IN} FROM token WHERE user_id = $1 ORDER BY created_at, id`,
    values: [user],
  });
  const webhooks = await pool.query<HeldWebhook>({
    name: 'held-webhooks',
    text: `SELECT ${selectColumns('Webhook', 'webhook', 'name', 'url', 'addedAt', 'endedAt')} FROM webhook
      WHERE club_id = $1 AND user_id = $2 ORDER BY added_at, id`,
    values: [clubId, user],
  });
  const pushed = await pool.query<HeldPushedDevice>({
    name: 'held-pushed-devices',
    text: `SELECT ${PUSHED_DEVICE} FROM push_subscription WHERE user_id = $1 ORDER BY added_at, id`,
    values: [user],
  });
  const [notifications] = await readHeldNotifications(pool, clubId, user);
  return {
    ...withTimes(found),
    signIns: signIns.rows.map(withTimes),
    webhooks: webhooks.rows.map(withTimes),
    pushedDevices: pushed.rows.map(withTimes),
    notifications: notifications === undefined ? null : withTimes(notifications),
  };
}

async function readHeldNotifications(pool: Pool, clubId: string, user: string) {
  const { rows } = await pool.query<HeldNotifications>({
    name: 'held-notifications',
    text: `SELECT ${SETTINGS}, (SELECT count(*) FROM notification n
          WHERE n.user_id = s.user_id AND n.club_id = $1) AS messages
      FROM notification_settings s WHERE s.user_id = $2`,
    values: [clubId, user],
  });
  return rows;
}

/** Times as the API writes them. */
function withTimes<T extends object>(row: T): T {
  const fields = Object.entries(row).map(([name, value]: [string, unknown]) => {
    return [name, value instanceof Date ? value.toISOString() : value];
  });
  return Object.fromEntries(fields) as T;
}

/** The roles of the users who claimed their record. */
export async function readRoles(
  pool: Pool,
  clubId: string,
  users: readonly string[],
): Promise<HeldRoles[]> {
  const { rows } = await pool.query<HeldRoles>({
    name: 'held-roles',
    text: `SELECT user_id AS "user", roles, changed_at AS since FROM membership
      WHERE club_id = $1 AND user_id = ANY ($2::uuid[]) ORDER BY changed_at, user_id`,
    values: [clubId, users],
  });
  return rows.map(withTimes);
}

/** The tablets at which they recorded something. */
export async function readDevices(
  pool: Pool,
  clubId: string,
  ids: readonly string[],
): Promise<HeldDevice[]> {
  const { rows } = await pool.query<HeldDevice>({
    name: 'held-devices',
    text: `SELECT d.id AS device, d.name, count(*)::int4 AS times, min(e.time) AS first,
        max(e.time) AS last
      FROM event_subject s
        JOIN club_event e ON e.club_id = s.club_id AND e.seq = s.seq
        JOIN device d ON d.club_id = e.club_id AND e.actor LIKE 'device:' || d.id || ' %'
      WHERE s.club_id = $1 AND s.subjects && $2::uuid[] AND right(e.actor, 36) = ANY ($2::text[])
      GROUP BY d.id, d.name ORDER BY min(e.time), d.id`,
    values: [clubId, ids],
  });
  return rows.map(withTimes);
}

/** The evenings they sat in, with who else did; former members are called so in the language. */
export async function readEvenings(
  pool: Pool,
  clubId: string,
  { ids, language }: { readonly ids: readonly string[]; readonly language: LanguageId },
): Promise<HeldEvening[]> {
  const { rows } = await pool.query<HeldEvening>({
    name: 'held-evenings',
    text: `SELECT s.id AS session, ${selectColumns('Session', 's', 'game', 'book', 'openedAt', 'closedAt')},
        coalesce((SELECT json_agg(json_build_object('member', m.id, 'name', coalesce(i.name, m.name))
            ORDER BY o.account_id)
          FROM seat o JOIN member m ON m.club_id = o.club_id AND m.id = o.member_id
            LEFT JOIN member i ON i.club_id = m.club_id AND i.id = m.merged_into
          WHERE o.club_id = s.club_id AND o.session_id = s.id AND o.member_id <> t.member_id), '[]')
          AS players,
        a.balance AS points, CASE WHEN s.closed_at IS NOT NULL THEN a.balance * s.rate END AS money
      FROM seat t
        JOIN session s ON s.club_id = t.club_id AND s.id = t.session_id
        JOIN account a ON a.club_id = t.club_id AND a.id = t.account_id
      WHERE t.club_id = $1 AND t.member_id = ANY ($2::uuid[]) ORDER BY s.opened_at, s.id`,
    values: [clubId, ids],
  });
  return rows.map((row) => {
    const players = row.players.map(({ member, name }) => {
      return { member, name: recalledIn(language, name) };
    });
    return { ...withTimes(row), players };
  });
}

/** Evenings from before with points of theirs, as they now count. */
export async function readCarriedOf(pool: Pool, clubId: string, ids: readonly string[]) {
  const { rows } = await pool.query<HeldCarried>({
    name: 'held-carried',
    text: `SELECT e.id AS evening, e.day, e.game, r.points
      FROM carried_result r JOIN carried_evening e ON e.club_id = r.club_id AND e.id = r.evening_id
        AND e.from_seq = r.from_seq AND e.until_seq IS NULL
      WHERE r.club_id = $1 AND r.member_id = ANY ($2::uuid[]) ORDER BY e.day, e.from_seq`,
    values: [clubId, ids],
  });
  return rows;
}

/** Their answers for planned evenings. */
export async function readAnswers(
  pool: Pool,
  clubId: string,
  ids: readonly string[],
): Promise<HeldAnswer[]> {
  const { rows } = await pool.query<HeldAnswer>({
    name: 'held-answers',
    text: `SELECT series_id AS series, planned_day AS planned, answer,
        guests + jsonb_array_length(named) AS guests,
        ${selectColumns('EveningAnswer', 'evening_answer', 'answeredAt')}
      FROM evening_answer WHERE club_id = $1 AND member_id = ANY ($2::uuid[])
      ORDER BY planned_day, series_id`,
    values: [clubId, ids],
  });
  return rows.map(withTimes);
}

/** Transfers of plans by which they pay or are paid. */
export async function readTransfers(
  pool: Pool,
  clubId: string,
  ids: readonly string[],
): Promise<HeldTransfer[]> {
  const { rows } = await pool.query<HeldTransfer>({
    name: 'held-transfers',
    text: `SELECT t.plan_id AS plan, t.from_id = ANY ($2::uuid[]) AS pays, t.amount, t.reference,
        t.status, t.day
      FROM plan_transfer t JOIN plan p ON p.club_id = t.club_id AND p.id = t.plan_id
      WHERE t.club_id = $1 AND (t.from_id = ANY ($2::uuid[]) OR t.to_id = ANY ($2::uuid[]))
      ORDER BY p.event_seq, t.position`,
    values: [clubId, ids],
  });
  return rows;
}
