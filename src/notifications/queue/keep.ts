import type { PoolClient } from 'pg';
import type { Category } from '../categories.js';
import { dueAt } from '../moments.js';
import type { ChannelName } from './queue.js';
import { clockOf, type Recipient } from './recipients.js';

/** Something that somebody is notified of. */
export interface Decided {
  readonly club: string;
  /** 0 for what only time brings. */
  readonly seq: number;
  /** The event with the first digits of its hash; empty for what only time brings. */
  readonly mark: string;
  /** The subject that time brings, with its day; empty for an event. */
  readonly subject: string;
  readonly category: Category;
  /** Whether it is the end of an evening, with the fines of who sat there. */
  readonly isClosing?: boolean;
  /** Whether it is of no use in the digest of another day. */
  readonly isPressing?: boolean;
}

interface Deciding {
  /** The ways by which the instance can notify. */
  readonly channels: readonly ChannelName[];
  readonly now: Date;
}

/** The row of one target. */
interface Waiting {
  readonly channel: ChannelName;
  readonly target: string;
  readonly category: Category;
  readonly batch: string;
  readonly at: Date;
}

/** Keeps what somebody is notified of: a row for their mail, and one for each of their devices. */
export async function keepFor(
  client: PoolClient,
  decided: Decided,
  recipient: Recipient,
  { channels, now }: Deciding,
): Promise<void> {
  const { club, seq, subject } = decided;
  const waiting = [
    ...(channels.includes('mail') ? mailOf(decided, recipient, now) : []),
    ...(channels.includes('push') ? pushesOf(decided, recipient, now) : []),
  ];
  for (const { channel, target, category, batch, at } of waiting) {
    await client.query({
      name: 'notified-keep',
      text: `INSERT INTO notification (club_id, user_id, channel, target, seq, subject, category,
          batch, state, attempts, due_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', 0, $9) ON CONFLICT DO NOTHING`,
      values: [club, recipient.user, channel, target, seq, subject, category, batch, at],
    });
  }
}

/** The id of a message of its own. */
function ownBatch({ club, mark, subject }: Decided): string {
  return `${club}:${subject === '' ? mark : subject}`;
}

function mailOf(decided: Decided, recipient: Recipient, now: Date): readonly Waiting[] {
  const { user, isMailed } = recipient;
  // The fines of an evening are in the message about it.
  const isOfFines = decided.isClosing === true && recipient.evenings === 'never';
  const category = isOfFines ? 'disputes' : decided.category;
  const chosen = recipient[category];
  if (!isMailed || chosen === 'never') return [];
  const rhythm = decided.isPressing === true ? 'at-once' : chosen;
  const { at, digest } = dueAt(rhythm, now, clockOf(recipient));
  const batch = digest === null ? ownBatch(decided) : `digest:${digest}`;
  return [{ channel: 'mail', target: user, category, batch, at }];
}

function pushesOf(decided: Decided, recipient: Recipient, now: Date): readonly Waiting[] {
  const { devices, pushed } = recipient;
  const isOfFines = decided.isClosing === true && !pushed.includes('evenings');
  const category = isOfFines ? 'disputes' : decided.category;
  if (!pushed.includes(category)) return [];
  const { at } = dueAt('at-once', now, clockOf(recipient));
  const batch = ownBatch(decided);
  return devices.map((target) => ({ channel: 'push', target, category, batch, at }));
}
