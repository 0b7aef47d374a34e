import type { Pool } from 'pg';
import webPush from 'web-push';
import { pauseAfter, retryAfter } from '../../deliveries/attempts.js';
import { NotReached, type Answered, type Door } from '../../platform/outgoing/door.js';
import { DROPPED, keepMessage, type EndedAttempt, type TakenMessage } from '../queue/queue.js';
import type { Reader } from '../saying/reader.js';
import type { Channel, Making } from '../sending/channel.js';
import { composePush, topicOf, type Push } from './compose-push.js';
import type { PushKeys, VapidKeys } from './push-keys.js';
import { endGone, readTarget, type PushTarget } from './subscriptions.js';

const TIMEOUT_MS = 15_000;
/** Seconds for which a push service keeps a message for a device that is away. */
const KEPT_S = 3 * 86_400;
/** The push service does not know the subscription any more (RFC 8030, 7.3). */
export const GONE: readonly number[] = [404, 410];
/** Answers after which the same message may be taken later. */
const LATER = [408, 425, 429];
/** In the place of a status: no message can be made for such a device. */
const BAD_KEYS = 400;

/** Messages to devices, through the push service of each browser. */
export class PushChannel implements Channel {
  readonly name = 'push';
  readonly mostUnderWay = 16;

  constructor(
    private readonly making: Making,
    private readonly keys: PushKeys,
    private readonly door: Door,
  ) {}

  close(): void {
    // Every message has a connection of its own.
  }

  async deliver(reader: Reader, taken: TakenMessage, stopping: AbortSignal): Promise<void> {
    const { pool } = this.making.database;
    const target = await readTarget(pool, taken.user, taken.target);
    if (target === null) return keepMessage(pool, taken, DROPPED);
    const push = await composePush(this.making, reader, taken, target.origin);
    if (push === null) return keepMessage(pool, taken, DROPPED);
    const answered = await this.#post(target, push, stopping);
    // Broken off: another instance sends it under the same tag.
    if (stopping.aborted && answered.status === null) return;
    await keepMessage(pool, taken, endOf(answered, taken.attempts + 1));
    if (GONE.includes(answered.status ?? 0)) await endGone(pool, taken.target);
  }

  #post(target: PushTarget, push: Push, stopping: AbortSignal): Promise<Reply> {
    const { keys, door } = this;
    return sendPush({ pool: this.making.database.pool, keys, door }, target, push, stopping);
  }
}

interface Sending {
  readonly pool: Pool;
  readonly keys: PushKeys;
  readonly door: Door;
}

/**
 * Sends a push to a device, once.
 * @returns the answer of its push service; the status is null where none came
 */
export async function sendPush(
  { pool, keys, door }: Sending,
  target: PushTarget,
  push: Push,
  stopping?: AbortSignal,
): Promise<Reply> {
  const vapidDetails = await keys.read(pool);
  if (vapidDetails === null) throw new Error('the instance has no keys for pushes');
  const sealed = seal(target, push, vapidDetails);
  if (sealed === null) return { status: BAD_KEYS, answer: '', retryAfter: undefined };
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = stopping === undefined ? timeout : AbortSignal.any([stopping, timeout]);
  try {
    return await door.post(new URL(target.endpoint), { ...sealed, signal });
  } catch (error) {
    if (!(error instanceof NotReached)) throw error;
    return { status: null, answer: error.message, retryAfter: undefined };
  }
}

type Reply = Omit<Answered, 'status'> & { readonly status: number | null };

/** The message as the push service gets it; null where it cannot be encrypted for the keys of the device. */
function seal({ endpoint, p256dh, auth }: PushTarget, push: Push, vapidDetails: VapidKeys) {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(push),
      { vapidDetails, TTL: KEPT_S, topic: topicOf(push.notification.tag) },
    );
    return { headers, body };
  } catch {
    return null;
  }
}

function endOf({ status, answer: said, retryAfter: asked }: Reply, made: number): EndedAttempt {
  const answer = status === null ? said : `${status} ${said}`.trim();
  if (status !== null && status >= 200 && status < 300)
    return { state: 'sent', answer, pause: null };
  if (status !== null && GONE.includes(status)) return { state: 'dropped', answer, pause: null };
  const mayBeTaken = status === null || status >= 500 || LATER.includes(status);
  const pause = mayBeTaken ? pauseAfter(made, retryAfter(asked, Date.now()), Math.random()) : null;
  return { state: pause === null ? 'failed' : 'waiting', answer, pause };
}
