import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { rowsOfClubEvent } from '../clubs/rows-of-event.js';
import type { ClubWriter } from '../ledger/write/club-writer.js';
import { newId } from '../platform/chance/chance.js';
import { Problem } from '../platform/http/problem/problem.js';
import type { StoredAnswer } from '../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../ledger/requests/club-write.js';
import type { SecretBox } from '../platform/secret-box.js';
import { endWebhook } from './queue.js';
import { readWebhook } from './read-webhooks.js';
import { placeOfSecret } from './send.js';
import { makeWebhookSecret } from './sign.js';
import type { AddWebhookDto } from './webhook.dto.js';
import type { SentAgainView, WebhookSecretView, WebhookView } from './webhook.view.js';

const MOST_WEBHOOKS = 10;
const DAY_MS = 86_400_000;

/**
 * Adds a webhook. The log names it, and its address is beside the log: there may be a secret in it.
 * @throws Problem `webhook-address-refused`, `too-many-webhooks`
 */
export async function addWebhook(
  pool: Pool,
  writer: ClubWriter,
  write: ClubWrite,
  asked: AddWebhookDto & { readonly by: string },
): Promise<StoredAnswer> {
  const url = addressOf(asked.url);
  const used = await pool.query({
    name: 'webhooks-in-use',
    text: 'SELECT FROM webhook WHERE club_id = $1 AND ended_at IS NULL',
    values: [write.clubId],
  });
  if (used.rows.length >= MOST_WEBHOOKS) throw new Problem('too-many-webhooks', {});
  const answer = await writer.write({
    ...write,
    decide(_, now) {
      const body: WebhookView = {
        id: newId(),
        name: asked.name.trim(),
        kinds: asked.kinds,
        by: asked.by,
        addedAt: now.toISOString(),
        hasSecret: false,
        endedAt: null,
        endedWhy: null,
      };
      return {
        events: [eventOf('webhook-added', body)],
        response: { status: 201, body },
      };
    },
  });
  // If this fails, the same request makes up for it.
  await keep(pool, write.clubId, { ...(JSON.parse(answer.body) as WebhookView), url });
  return answer;
}

/** A new webhook gets what is added to the log from now on. */
async function keep(
  pool: Pool,
  club: string,
  view: WebhookView & { readonly url: string },
): Promise<void> {
  await pool.query({
    name: 'webhook-keep',
    text: `WITH up_to AS (
        INSERT INTO delivered_up_to (club_id, seq) SELECT id, head_seq FROM club WHERE id = $1
        ON CONFLICT DO NOTHING
      )
      INSERT INTO webhook (club_id, id, user_id, name, url, kinds, added_at, after_seq)
      SELECT id, $2, $3, $4, $5, $6, $7, head_seq FROM club WHERE id = $1
      ON CONFLICT DO NOTHING`,
    values: [club, view.id, view.by, view.name, view.url, view.kinds, view.addedAt],
  });
}

/**
 * Makes a secret, and shows it this once. The one before it is valid for another day.
 * @throws Problem `webhook-not-found`
 */
export async function makeSecret(
  { pool, writer, box }: { readonly pool: Pool; readonly writer: ClubWriter; box: SecretBox },
  write: Omit<ClubWrite, 'key' | 'requestHash'>,
  id: string,
): Promise<WebhookSecretView> {
  const view = await readWebhook(pool, write.clubId, id);
  if (view.endedAt !== null) throw new Problem('webhook-not-found', {});
  const key = randomUUID();
  await writer.write({
    ...write,
    key,
    requestHash: key,
    decide: () => ({
      events: [eventOf('webhook-secret-made', view)],
      response: { status: 200, body: {} },
    }),
  });
  const secret = makeWebhookSecret();
  const until = new Date(Date.now() + DAY_MS);
  await pool.query({
    name: 'webhook-secret',
    text: `UPDATE webhook SET old_secret = secret,
        old_until = CASE WHEN secret IS NULL THEN NULL ELSE $4::timestamptz END, secret = $3
      WHERE club_id = $1 AND id = $2 AND ended_at IS NULL`,
    values: [write.clubId, id, box.close(secret, placeOfSecret(write.clubId, id)), until],
  });
  return { secret, oldUntil: view.hasSecret ? until.toISOString() : null };
}

/**
 * Ends a webhook by hand.
 * @throws Problem `webhook-not-found`
 */
export async function endByHand(
  pool: Pool,
  writer: ClubWriter,
  write: ClubWrite,
  id: string,
): Promise<StoredAnswer> {
  const view = await readWebhook(pool, write.clubId, id);
  const answer = await writer.write({
    ...write,
    decide(_, now) {
      const endedAt = view.endedAt ?? now.toISOString();
      const endedWhy = view.endedWhy ?? 'by-hand';
      return {
        events: view.endedAt === null ? [eventOf('webhook-ended', view)] : [],
        response: { status: 200, body: { ...view, hasSecret: false, endedAt, endedWhy } },
      };
    },
  });
  await endWebhook(pool, { club: write.clubId, webhook: id }, 'by-hand');
  return answer;
}

/**
 * Sends an event again, or all that failed, with all their attempts before them.
 * @throws Problem `webhook-not-found`
 */
export async function sendAgain(
  pool: Pool,
  club: string,
  id: string,
  event: number | null,
): Promise<SentAgainView> {
  const { endedAt } = await readWebhook(pool, club, id);
  if (endedAt !== null) throw new Problem('webhook-not-found', {});
  const { rowCount } = await pool.query({
    name: 'webhook-again',
    text: `UPDATE delivery SET state = 'waiting', attempts = 0, due_at = now(), lease = NULL
      WHERE club_id = $1 AND webhook_id = $2
        AND CASE WHEN $3::int8 IS NULL THEN state = 'failed' ELSE seq = $3 AND lease IS NULL END`,
    values: [club, id, event],
  });
  return { again: rowCount ?? 0 };
}

/** @throws Problem `webhook-address-refused` */
function addressOf(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === null || !isWeb || url.username !== '' || url.password !== '') {
    throw new Problem('webhook-address-refused', {}, { field: 'url' });
  }
  url.hash = '';
  return url.href;
}

function eventOf(
  kind: 'webhook-added' | 'webhook-secret-made' | 'webhook-ended',
  { id, name }: Pick<WebhookView, 'id' | 'name'>,
) {
  return rowsOfClubEvent({ kind, webhook: id, name });
}
