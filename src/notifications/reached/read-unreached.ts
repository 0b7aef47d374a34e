import type { Pool } from 'pg';
import type { ChannelName } from '../queue/queue.js';
import { readRecipients, type Recipient } from '../queue/recipients.js';

/**
 * The members of a club whom no reminder of an evening reaches, in the order in which they were added.
 * @param channels the ways by which the instance can notify
 */
export async function readUnreached(
  pool: Pool,
  club: string,
  channels: readonly ChannelName[],
): Promise<readonly string[]> {
  const [{ rows }, recipients] = await Promise.all([
    pool.query<{ id: string }>({
      name: 'members-to-remind',
      text: `SELECT m.id FROM member m
        WHERE m.club_id = $1 AND NOT m.guest AND m.archived_at IS NULL ORDER BY m.created_at, m.id`,
      values: [club],
    }),
    readRecipients(pool, club),
  ]);
  const reached = new Set(
    recipients.filter((one) => isReached(one, channels)).map(({ member }) => member),
  );
  return rows.map(({ id }) => id).filter((id) => !reached.has(id));
}

/** Whether somebody hears of evenings by mail or by a push. */
function isReached(
  { isMailed, evenings, devices, pushed }: Recipient,
  channels: readonly ChannelName[],
): boolean {
  const byMail = channels.includes('mail') && isMailed && evenings !== 'never';
  return byMail || (channels.includes('push') && devices.length > 0 && pushed.includes('evenings'));
}
