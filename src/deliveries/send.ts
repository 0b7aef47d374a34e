import type { Pool } from 'pg';
import { mayHear } from '../events/registry.js';
import type { LogHead } from '../ledger/log/chain.js';
import { headText } from '../ledger/log/head-text.js';
import { permits, type Role } from '../people/roles.js';
import { NotReached, type Answered, type Door } from '../platform/outgoing/door.js';
import type { SecretBox } from '../platform/secret-box.js';
import { pauseAfter, retryAfter } from './attempts.js';
import { endWebhook, keepAttempt, type Ended, type Taken } from './queue.js';
import { signedHeaders } from './sign.js';

const TIMEOUT_MS = 15_000;

/** The tools of a sender. */
export interface Sending {
  readonly pool: Pool;
  readonly door: Door;
  readonly box: SecretBox;
  /** Ends what is under way. */
  readonly stopping: AbortSignal;
}

/** A webhook as it is when something is to be sent to it. */
interface Target {
  readonly url: string;
  /** Encrypted. */
  readonly secrets: readonly string[];
  /** The roles that its maker has now. */
  readonly roles: readonly Role[];
}

/** A message as it is signed and sent. */
interface Message {
  readonly id: string;
  readonly body: string;
}

/** Where a secret of a webhook opens. */
export function placeOfSecret(club: string, webhook: string): string {
  return `webhook ${club} ${webhook}`;
}

/** The id of a message: the same for every attempt, and of no event of another history. */
export function messageId(club: string, event: LogHead): string {
  return `${club}:${headText(event).short}`;
}

/**
 * Sends one message, and keeps how that ended. It is sent with the roles that the maker of the webhook
 * has at that moment: where they may hear nothing of it any more, nothing is sent.
 */
export async function deliver(sending: Sending, taken: Taken): Promise<void> {
  const { pool, stopping } = sending;
  const target = await readTarget(pool, taken.club, taken.webhook);
  if (target === null) return;
  if (!permits(target.roles, 'keep-club')) return endWebhook(pool, taken, 'role-ended');
  if (!mayHear(target.roles, taken.kind)) {
    const dropped = { state: 'dropped', status: null, answer: '', pause: null } as const;
    return keepAttempt(pool, taken, dropped);
  }
  const message = await messageOf(pool, taken);
  const answered = await sendSigned(sending, taken, target, message);
  // Another instance sends it again under the same id.
  if (stopping.aborted) return;
  await keepAttempt(pool, taken, endOf(answered, taken.attempts + 1));
  if (answered.status === 410) await endWebhook(pool, taken, 'gone');
}

/** A test message, which is in no log. */
export async function sendTest(
  sending: Sending,
  { club, webhook }: Pick<Taken, 'club' | 'webhook'>,
  message: Message,
): Promise<{ readonly status: number | null; readonly answer: string } | null> {
  const target = await readTarget(sending.pool, club, webhook);
  if (target === null || target.secrets.length === 0) return null;
  const { status, answer } = await sendSigned(sending, { club, webhook }, target, message);
  return { status, answer };
}

/** The body of a message: ids only, and nothing that somebody wrote. */
export function bodyOf(message: {
  readonly club: string;
  readonly kind: string;
  readonly time: string;
  readonly event: number | null;
  readonly session: string | null;
}): string {
  const { club, kind, time, event, session } = message;
  return JSON.stringify({ type: kind, timestamp: time, data: { club, event, session } });
}

type Reply = Omit<Answered, 'status'> & { readonly status: number | null };

async function sendSigned(
  { door, box, stopping }: Sending,
  { club, webhook }: Pick<Taken, 'club' | 'webhook'>,
  { url, secrets }: Target,
  { id, body }: Message,
): Promise<Reply> {
  const place = placeOfSecret(club, webhook);
  const opened = secrets.flatMap((secret) => box.open(secret, place) ?? []);
  const none = { status: null, retryAfter: undefined };
  if (opened.length === 0) return { ...none, answer: 'the secret cannot be read; make another' };
  const timestamp = Math.floor(Date.now() / 1_000);
  const headers = {
    ...signedHeaders(opened, { id, timestamp, body }),
    'content-type': 'application/json',
    'user-agent': 'Kopperne',
  };
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    return await door.post(new URL(url), { headers, body, signal });
  } catch (error) {
    if (error instanceof NotReached) return { ...none, answer: error.message };
    throw error;
  }
}

function endOf({ status, answer, retryAfter: asked }: Reply, made: number): Ended {
  if (status !== null && status >= 200 && status < 300) {
    return { state: 'sent', status, answer, pause: null };
  }
  const pause = pauseAfter(made, retryAfter(asked, Date.now()), Math.random());
  return { state: pause === null ? 'failed' : 'waiting', status, answer, pause };
}

async function readTarget(pool: Pool, club: string, webhook: string): Promise<Target | null> {
  const { rows } = await pool.query<Target>({
    name: 'webhook-target',
    text: `SELECT w.url, coalesce(m.roles, '{}') AS roles,
        array_remove(ARRAY[w.secret, CASE WHEN w.old_until > now() THEN w.old_secret END], NULL)
          AS secrets
      FROM webhook w LEFT JOIN membership m ON m.club_id = w.club_id AND m.user_id = w.user_id
      WHERE w.club_id = $1 AND w.id = $2 AND w.ended_at IS NULL`,
    values: [club, webhook],
  });
  return rows[0] ?? null;
}

async function messageOf(pool: Pool, { club, seq, kind }: Taken): Promise<Message> {
  const { rows } = await pool.query<{ time: Date; hash: string; session: string | null }>({
    name: 'delivery-event',
    text: 'SELECT time, hash, session_id AS session FROM club_event WHERE club_id = $1 AND seq = $2',
    values: [club, seq],
  });
  const [row] = rows;
  if (row === undefined) throw new Error(`no event ${seq}`);
  const { time, hash, session } = row;
  const body = bodyOf({ club, kind, time: time.toISOString(), event: seq, session });
  return { id: messageId(club, { seq, hash }), body };
}
