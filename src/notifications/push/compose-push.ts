import { createHash } from 'node:crypto';
import { CATEGORIES, type Category, type Rhythms } from '../categories.js';
import type { TakenMessage } from '../queue/queue.js';
import { itemsOf } from '../saying/items.js';
import { readInClub, type Reader } from '../saying/reader.js';
import type { Making } from '../sending/channel.js';

/** The mark of declarative web push: the number of its RFC. */
export const WEB_PUSH = 8030;
/** A push service takes 4,096 bytes at least, with what encryption adds. */
const MOST_BODY = 700;
/** The topic of a push service has so many characters at most (RFC 8030, 5.4). */
const MOST_TOPIC = 32;

/** A push in the declarative form, which a browser shows without a script of ours as well. */
export interface Push {
  readonly web_push: typeof WEB_PUSH;
  readonly notification: {
    /** The club. */
    readonly title: string;
    readonly body: string;
    /** Where a tap leads. */
    readonly navigate: string;
    /** One of the same tag takes the place of the one before it. */
    readonly tag: string;
    readonly lang: string;
  };
}

/** The id of a push: that of the notification and of whom it is for, in SHA-256. */
export function pushId(user: string, notification: string): string {
  return createHash('sha256').update(`push ${user} ${notification}`).digest('base64url');
}

/** Its topic: a message that waits at the push service under the same one is replaced. */
export function topicOf(id: string): string {
  return id.slice(0, MOST_TOPIC);
}

function choicesOf({ pushed }: Reader): Rhythms {
  const entries = CATEGORIES.map((one) => [one, pushed.includes(one) ? 'at-once' : 'never']);
  return Object.fromEntries(entries) as Record<Category, 'at-once' | 'never'>;
}

/**
 * A message as it is pushed; null where nothing of it is of use any more.
 *
 * @param origin the address of the app at the device
 */
export async function composePush(
  making: Making,
  reader: Reader,
  { user, batch, events }: TakenMessage,
  origin: string,
): Promise<Push | null> {
  const [first] = events;
  if (first === undefined) return null;
  const inClub = await readInClub(making.database.pool, user, first.club);
  if (inClub === null) return null;
  const language = reader.language ?? inClub.language;
  const saying = { ...making, language, publicUrl: origin };
  const items = await itemsOf(saying, { user, choices: choicesOf(reader) }, inClub, events);
  const [one] = items;
  if (one === undefined) return null;
  const lines = items.flatMap(({ title, details }) => [title, ...details]);
  return {
    web_push: WEB_PUSH,
    notification: {
      title: inClub.name,
      body: shortened(lines.join('\n')),
      navigate: one.link,
      tag: pushId(user, batch),
      lang: language,
    },
  };
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= MOST_BODY ? text : `${letters.slice(0, MOST_BODY - 1).join('')}…`;
}
