import type { Pool } from 'pg';
import { newId } from '../../platform/chance/chance.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { USUAL_RHYTHMS } from '../categories.js';
import { followClubs } from '../queue/recipients.js';
import { IS_PUSHED_TO } from './is-pushed-to.js';
import type { SubscriptionDto } from './push.dto.js';
import type { PushDeviceView, SubscribedView } from './push.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** Longer than the longest sign-in: a device that was removed stays so. */
const ENDED_DAYS = 200;
const MOST_DEVICES = 20;

/** Why a device is pushed to no more. */
export type EndOfPushes = 'by-hand' | 'gone' | 'signed-out';

/** A subscription of a user, with the token by which the device is signed in. */
export interface OfDevice {
  readonly user: string;
  readonly token: string;
}

/** A point of the curve and 16 bytes, in base64url with or without padding. */
const P256DH = /^B[\w-]{86}=?$/;
const AUTH = /^[\w-]{22}(==)?$/;

/**
 * Checks that messages can be encrypted for a subscription, and sent to it.
 * @throws Problem `push-address-refused`
 */
export function requireSubscription({ endpoint, p256dh, auth, origin }: SubscriptionDto): void {
  const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  const wrong = [
    ['endpoint', isWeb(endpoint)],
    ['p256dh', P256DH.test(p256dh)],
    ['auth', AUTH.test(auth)],
    ['origin', isWeb(origin) && new URL(origin).origin === origin],
  ] as const;
  const field = wrong.find(([, isRight]) => !isRight)?.[0];
  if (field !== undefined) throw new Problem('push-address-refused', {}, { field });
}

/**
 * Pushes are wanted at a device: a subscription of its browser, also where another user had it before.
 * @returns the device
 */
export async function subscribe(
  pool: Pool,
  { user, token }: OfDevice,
  { endpoint, p256dh, auth, origin, name }: SubscriptionDto,
): Promise<string> {
  const { disputes, money, evenings, tasks } = USUAL_RHYTHMS;
  const { rows } = await pool.query<{ id: string }>({
    name: 'push-subscribe',
    text: `WITH chosen AS (
        INSERT INTO notification_settings (user_id, disputes, money, evenings, tasks)
        VALUES ($2, $9, $10, $11, $12) ON CONFLICT DO NOTHING
      )
      INSERT INTO push_subscription
        (id, user_id, token_id, endpoint, p256dh, auth, origin, name, added_at, heard_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())
      ON CONFLICT (endpoint) DO UPDATE SET user_id = $2, token_id = $3, p256dh = $5, auth = $6,
        origin = $7, name = $8, heard_at = now(), ended_at = NULL, ended_why = NULL
      RETURNING id`,
    values: [
      ...[newId(), user, token, endpoint, p256dh, auth, origin, name],
      ...[disputes, money, evenings, tasks],
    ],
  });
  await endOldest(pool, user);
  await followClubs(pool);
  return rows[0]?.id ?? '';
}

/** Of more devices than anybody has, those that were heard last are kept. */
async function endOldest(pool: Pool, user: string): Promise<void> {
  await pool.query({
    name: 'push-oldest',
    text: `UPDATE push_subscription SET ended_at = now(), ended_why = 'gone', p256dh = NULL,
        auth = NULL
      WHERE id IN (SELECT id FROM push_subscription WHERE user_id = $1 AND ended_at IS NULL
        ORDER BY heard_at DESC, id OFFSET ${MOST_DEVICES})`,
    values: [user],
  });
}

/**
 * The app was opened at a device that is subscribed: a subscription that was lost here is known again.
 *
 * @returns `on`; `off` where it was removed by hand, or is another user's; `gone` where the browser has to
 * make another subscription
 */
export async function renew(
  pool: Pool,
  of: OfDevice,
  said: SubscriptionDto,
): Promise<SubscribedView> {
  const { rows } = await pool.query<{ user: string; why: EndOfPushes | null }>({
    name: 'push-known',
    text: `SELECT user_id AS "user", ended_why AS why FROM push_subscription WHERE endpoint = $1`,
    values: [said.endpoint],
  });
  const [known] = rows;
  const isOthers = known !== undefined && known.user !== of.user;
  if (isOthers || known?.why === 'by-hand') return { state: 'off', id: null };
  if (known?.why === 'gone') return { state: 'gone', id: null };
  return { state: 'on', id: await subscribe(pool, of, said) };
}

/** The devices of a user that are pushed to, the one heard last first. */
export async function readDevices(pool: Pool, user: string): Promise<readonly PushDeviceView[]> {
  const { rows } = await pool.query<
    Omit<PushDeviceView, 'heardAt' | 'addedAt'> & { heardAt: Date; addedAt: Date }
  >({
    name: 'push-devices',
    text: `SELECT ${selectColumns('PushSubscription', 'p', 'id', 'name', 'addedAt', 'heardAt')}
      FROM push_subscription p WHERE p.user_id = $1 AND ${IS_PUSHED_TO}
      ORDER BY p.heard_at DESC, p.id`,
    values: [user],
  });
  return rows.map(({ addedAt, heardAt, ...device }) => {
    return { ...device, addedAt: addedAt.toISOString(), heardAt: heardAt.toISOString() };
  });
}

/** A device of a user is pushed to no more; one that is not theirs is left alone. */
export async function removeDevice(pool: Pool, user: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'push-remove',
    text: `WITH ended AS (
        UPDATE push_subscription SET ended_at = now(), ended_why = 'by-hand', p256dh = NULL,
          auth = NULL
        WHERE id = $2 AND user_id = $1 AND ended_at IS NULL RETURNING id
      ), dropped AS (
        UPDATE notification SET state = 'dropped', lease = NULL
        WHERE user_id = $1 AND target = $2 AND state = 'waiting'
      )
      SELECT FROM ended`,
    values: [user, id],
  });
  return (rowCount ?? 0) > 0;
}

/** The push service knows a subscription no more. */
export async function endGone(pool: Pool, id: string): Promise<void> {
  await pool.query({
    name: 'push-gone',
    text: `WITH ended AS (
        UPDATE push_subscription SET ended_at = now(), ended_why = 'gone', p256dh = NULL,
          auth = NULL
        WHERE id = $1 AND ended_at IS NULL
      )
      UPDATE notification SET state = 'dropped', lease = NULL WHERE target = $1 AND state = 'waiting'`,
    values: [id],
  });
}

/** Devices that are not signed in any more, and those that ended long ago. */
export async function endSignedOut(pool: Pool): Promise<void> {
  await pool.query({
    name: 'push-signed-out',
    text: `WITH forgotten AS (
        DELETE FROM push_subscription WHERE ended_at < now() - make_interval(days => ${ENDED_DAYS})
      )
      UPDATE push_subscription p SET ended_at = now(), ended_why = 'signed-out', p256dh = NULL,
        auth = NULL
      WHERE p.ended_at IS NULL AND NOT (${IS_PUSHED_TO})`,
  });
}

/** A device as something is sent to it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly origin: string;
}

/** The device; null where it is pushed to no more. */
export async function readTarget(pool: Pool, user: string, id: string): Promise<PushTarget | null> {
  const { rows } = await pool.query<PushTarget>({
    name: 'push-target',
    text: `SELECT p.endpoint, p.p256dh, p.auth, p.origin FROM push_subscription p
      WHERE p.id = $1 AND p.user_id = $2 AND ${IS_PUSHED_TO}`,
    values: [id, user],
  });
  return rows[0] ?? null;
}
