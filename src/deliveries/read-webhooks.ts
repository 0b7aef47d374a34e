import type { Pool } from 'pg';
import { Problem } from '../platform/http/problem/problem.js';
import type { DeliveryView, WebhookView, WebhookWithDeliveries } from './webhook.view.js';
import { selectColumns } from '../platform/database/select-columns.js';

/** Deliveries that are shown of a webhook. */
const MOST_SHOWN = 20;

const COLUMNS = `w.id, w.name, w.kinds, w.user_id AS "by", ${selectColumns('Webhook', 'w', 'addedAt')},
  w.secret IS NOT NULL AS "hasSecret", ${selectColumns('Webhook', 'w', 'endedAt', 'endedWhy')}`;

type Row = Omit<WebhookView, 'addedAt' | 'endedAt'> & {
  readonly addedAt: Date;
  readonly endedAt: Date | null;
};

/** @throws Problem `webhook-not-found` */
export async function readWebhook(pool: Pool, club: string, id: string): Promise<WebhookView> {
  const { rows } = await pool.query<Row>({
    name: 'webhook',
    text: `SELECT ${COLUMNS} FROM webhook w WHERE w.club_id = $1 AND w.id = $2`,
    values: [club, id],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('webhook-not-found', {});
  return withTimes(row);
}

/** A webhook with its last deliveries, whose times are texts of the database. */
interface ListedRow extends Row, Pick<WebhookWithDeliveries, 'url' | 'waiting' | 'failed'> {
  readonly deliveries: readonly DeliveryView[] | null;
}

/** The webhooks of a club with what was sent to each last. */
export async function listWebhooks(
  pool: Pool,
  club: string,
): Promise<readonly WebhookWithDeliveries[]> {
  const { rows } = await pool.query<ListedRow>({
    name: 'webhooks',
    text: `SELECT ${COLUMNS}, w.url,
        (SELECT count(*) FROM delivery d WHERE d.club_id = w.club_id AND d.webhook_id = w.id
          AND d.state = 'waiting') AS waiting,
        (SELECT count(*) FROM delivery d WHERE d.club_id = w.club_id AND d.webhook_id = w.id
          AND d.state = 'failed') AS failed,
        (SELECT json_agg(d ORDER BY d.event DESC) FROM (
          SELECT seq AS event, ${selectColumns('Delivery', 'delivery', 'kind', 'state', 'attempts', 'triedAt')},
            CASE WHEN state = 'waiting' THEN due_at END AS "nextAt", status, answer
          FROM delivery WHERE club_id = w.club_id AND webhook_id = w.id
          ORDER BY seq DESC LIMIT ${MOST_SHOWN}) d) AS deliveries
      FROM webhook w WHERE w.club_id = $1 ORDER BY w.added_at DESC, w.id`,
    values: [club],
  });
  return rows.map(({ url, waiting, failed, deliveries, ...row }) => ({
    ...withTimes(row),
    url,
    waiting,
    failed,
    deliveries: (deliveries ?? []).map((one) => ({
      ...one,
      triedAt: momentOf(one.triedAt),
      nextAt: momentOf(one.nextAt),
    })),
  }));
}

/** A time of JSON as the API writes it. */
function momentOf(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function withTimes({ addedAt, endedAt, ...row }: Row): WebhookView {
  const { id, name, kinds, by, hasSecret, endedWhy } = row;
  const times = { addedAt: addedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
  return { id, name, kinds, by, hasSecret, endedWhy, ...times };
}
