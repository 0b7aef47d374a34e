import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { LanguageId } from '../../people/languages.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { fill } from '../../words/fill.js';
import { mailWords } from '../../words/mail.js';
import { USUAL_RHYTHMS } from '../categories.js';
import { linkMail } from '../mail/link-mail.js';
import type { Mailer } from '../mail/mailer.js';
import { followClubs } from '../queue/recipients.js';

/** A link that nobody followed for so long confirms nothing any more. */
const HOURS_VALID = 48;
const SECRET_BYTES = 32;
const ADDRESS = /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\]]+$/;

/** A user with the address that they gave. */
interface Asking {
  readonly user: string;
  readonly address: string;
}

/**
 * Keeps an address, and sends a link to it that confirms it. Nothing else is sent to it before; an address
 * before it is sent nothing any more.
 *
 * @throws Problem `mail-address-refused`, `mail-not-sent`
 */
export async function askAddress(
  pool: Pool,
  mailer: Mailer,
  { user, address: given }: Asking,
): Promise<void> {
  const address = given.trim();
  if (!ADDRESS.test(address)) throw new Problem('mail-address-refused', {}, { field: 'address' });
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const { disputes, money, evenings, tasks } = USUAL_RHYTHMS;
  await pool.query({
    name: 'address-ask',
    text: `INSERT INTO notification_settings
        (user_id, disputes, money, evenings, tasks, address, asked_at, confirm_hash)
      VALUES ($1, $2, $3, $4, $5, $6, now(), $7)
      ON CONFLICT (user_id) DO UPDATE SET address = $6, asked_at = now(), confirm_hash = $7,
        confirmed_at = NULL, ended_at = NULL, ended_why = NULL`,
    values: [user, disputes, money, evenings, tasks, address, hashOf(secret)],
  });
  const { outcome } = await mailer.send(
    await confirmationMail(pool, mailer, user, address, secret),
  );
  if (outcome === 'given') return;
  if (outcome === 'address') throw new Problem('mail-address-refused', {}, { field: 'address' });
  throw new Problem('mail-not-sent', {});
}

async function confirmationMail(
  pool: Pool,
  { settings }: Mailer,
  user: string,
  address: string,
  secret: string,
) {
  const { name, language } = await readName(pool, user);
  const { mail } = mailWords(language);
  const { subject, text, button } = mail.confirm;
  return linkMail({
    language,
    to: address,
    subject,
    text: fill(text, { name }),
    button,
    link: `${settings.publicUrl}/v1/mails/confirm?token=${secret}`,
  });
}

/** The name that a user signs in with, and the language of their mails. */
async function readName(pool: Pool, user: string) {
  const { rows } = await pool.query<{ name: string; language: LanguageId }>({
    name: 'mail-name',
    text: `SELECT u.name, coalesce(u.language, (SELECT c.language FROM membership m
        JOIN club c ON c.id = m.club_id WHERE m.user_id = u.id AND m.roles <> '{}'
        ORDER BY c.id LIMIT 1), 'da') AS language
      FROM app_user u WHERE u.id = $1`,
    values: [user],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('not-signed-in', {});
  return row;
}

/** The language of whom a link is for; null where it confirms nothing. */
export async function readConfirmation(pool: Pool, token: string): Promise<LanguageId | null> {
  const { rows } = await pool.query<{ user: string }>({
    name: 'address-link',
    text: `SELECT user_id AS "user" FROM notification_settings
      WHERE confirm_hash = $1 AND asked_at > now() - make_interval(hours => ${HOURS_VALID})`,
    values: [hashOf(token)],
  });
  const [row] = rows;
  return row === undefined ? null : (await readName(pool, row.user)).language;
}

/** Confirms an address; from now on mails are sent to it. */
export async function confirmAddress(pool: Pool, token: string): Promise<void> {
  await pool.query({
    name: 'address-confirm',
    text: `UPDATE notification_settings SET confirmed_at = now(), confirm_hash = NULL
      WHERE confirm_hash = $1`,
    values: [hashOf(token)],
  });
  await followClubs(pool);
}

/** Forgets the address of a user, and what waits for it. */
export async function removeAddress(pool: Pool, user: string): Promise<void> {
  await pool.query({
    name: 'address-remove',
    text: `WITH gone AS (
        UPDATE notification_settings SET address = NULL, asked_at = NULL, confirm_hash = NULL,
          confirmed_at = NULL, ended_at = NULL, ended_why = NULL
        WHERE user_id = $1
      )
      UPDATE notification SET state = 'dropped', lease = NULL
      WHERE user_id = $1 AND channel = 'mail' AND state = 'waiting'`,
    values: [user],
  });
}

/** The language of the user of a link. */
export async function languageOf(pool: Pool, user: string): Promise<LanguageId> {
  return (await readName(pool, user)).language;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
