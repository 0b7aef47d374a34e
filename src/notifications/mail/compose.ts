import { createHash } from 'node:crypto';
import { USUAL_LANGUAGE } from '../../people/languages.js';
import { CATEGORIES, type Category } from '../categories.js';
import type { TakenMessage } from '../queue/queue.js';
import type { Making } from '../sending/channel.js';
import { asHtml, asText, type MailSection } from './html.js';
import { itemsOf } from '../saying/items.js';
import { endingLink, letterOf } from './letter.js';
import type { MailSettings } from './mail-settings.js';
import type { Mail } from './mailer.js';
import { readInClub, type Reader } from '../saying/reader.js';

/** The id of a mail: that of the notification and of whom it is for, in SHA-256. */
export function mailId(user: string, notification: string): string {
  return createHash('sha256').update(`mail ${user} ${notification}`).digest('base64url');
}

/** The event's own, or that of a digest: an event that came too late for one is in another mail. */
function notificationId(batch: string, events: TakenMessage['events']): string {
  const [first] = events;
  const isDigest = batch.startsWith('digest:');
  return isDigest && first !== undefined
    ? `${batch} ${first.club}:${first.subject === '' ? first.seq : first.subject}`
    : batch;
}

/** A message as it is given to the relay; null where nothing of it is of use any more. */
export async function composeMail(
  saying: Making,
  settings: MailSettings,
  reader: Reader & { readonly address: string },
  { user, batch, events }: TakenMessage,
): Promise<Mail | null> {
  const { pool } = saying.database;
  const sections: MailSection[] = [];
  let { language, name } = reader;
  for (const club of new Set(events.map((one) => one.club))) {
    const inClub = await readInClub(pool, user, club);
    if (inClub === null) continue;
    language ??= inClub.language;
    name = inClub.called ?? name;
    const of = { ...saying, language, publicUrl: settings.publicUrl };
    const items = await itemsOf(
      of,
      { user, choices: reader.mails },
      inClub,
      events.filter((one) => one.club === club),
    );
    if (items.length > 0) sections.push({ club: inClub.name, items });
  }
  if (sections.length === 0) return null;
  const categories = CATEGORIES.filter((one) => events.some(({ category }) => category === one));
  const letter = letterOf(
    settings,
    { ...reader, name },
    sections,
    categories,
    language ?? USUAL_LANGUAGE,
  );
  return {
    to: reader.address,
    id: mailId(user, notificationId(batch, events)),
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    headers: headersOf(settings, reader, categories),
  };
}

/** One click ends it where the address is safe (RFC 8058); else the link shows a page. */
function headersOf(
  settings: MailSettings,
  { user }: Reader,
  categories: readonly Category[],
): Readonly<Record<string, string>> {
  const isSafe = settings.publicUrl.startsWith('https:');
  return {
    'List-Unsubscribe': `<${endingLink(settings, user, categories)}>`,
    ...(isSafe ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    // No program answers it that somebody is away (RFC 3834).
    'Auto-Submitted': 'auto-generated',
  };
}
