import type { Pool } from 'pg';
import type { LanguageId } from '../../people/languages.js';
import type { Role } from '../../people/roles.js';
import { CATEGORIES, type Category, type Rhythms } from '../categories.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** Somebody as they are when something is to be sent to them. */
export interface Reader {
  readonly user: string;
  /** The name they sign in with. */
  readonly name: string;
  readonly language: LanguageId | null;
  /** Their confirmed address; null for none. */
  readonly address: string | null;
  /** How soon they are sent mails. */
  readonly mails: Rhythms;
  /** The categories that are pushed to their devices. */
  readonly pushed: readonly Category[];
  readonly beginsHours: number;
  readonly timeZone: string | null;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
}

type Row = Omit<Reader, 'mails'> & Rhythms;

/** The reader as they are now; null where they chose nothing. */
export async function readReader(pool: Pool, user: string): Promise<Reader | null> {
  const { rows } = await pool.query<Row>({
    name: 'reader-of-notifications',
    text: `SELECT u.id AS user, u.name, u.language,
        ${selectColumns('NotificationSettings', 's', 'pushed', 'beginsHours', 'timeZone', 'quietFrom', 'quietUntil')},
        CASE WHEN s.confirmed_at IS NOT NULL THEN s.address END AS address,
        ${CATEGORIES.map((category) => `s.${category}`).join(', ')}
      FROM notification_settings s JOIN app_user u ON u.id = s.user_id
      WHERE s.user_id = $1`,
    values: [user],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { disputes, money, evenings, tasks, ...reader } = row;
  return { ...reader, mails: { disputes, money, evenings, tasks } };
}

/** A reader in a club. */
export interface InClub {
  readonly club: string;
  readonly name: string;
  readonly currency: string;
  readonly language: LanguageId;
  readonly timeZone: string;
  readonly openedAt: Date;
  readonly member: string | null;
  /** The name of the member; null for none. */
  readonly called: string | null;
  readonly roles: readonly Role[];
  /** Up to where they have seen the news; 0 before they said so. */
  readonly seen: number;
}

/** The reader's part in a club; null where their roles have ended. */
export async function readInClub(pool: Pool, user: string, club: string): Promise<InClub | null> {
  const { rows } = await pool.query<InClub>({
    name: 'mail-in-club',
    text: `SELECT c.id AS club, ${selectColumns('Club', 'c', 'name', 'currency', 'language', 'timeZone')}, c.created_at AS "openedAt",
        m.member_id AS member, p.name AS called, m.roles, coalesce(n.seq, 0) AS seen
      FROM membership m JOIN club c ON c.id = m.club_id
      LEFT JOIN member p ON p.club_id = m.club_id AND p.id = m.member_id
      LEFT JOIN news_seen n ON n.club_id = c.id AND n.user_id = m.user_id
      WHERE m.club_id = $1 AND m.user_id = $2 AND m.roles <> '{}'`,
    values: [club, user],
  });
  return rows[0] ?? null;
}

/** Ends mails about some categories, at the wish of the reader. */
export async function endCategories(
  pool: Pool,
  user: string,
  categories: readonly Category[],
): Promise<void> {
  if (categories.length === 0) return;
  const set = categories.map((category) => `${category} = 'never'`).join(', ');
  await pool.query(`UPDATE notification_settings SET ${set} WHERE user_id = $1`, [user]);
}
