import { hashSecret, newSecret } from '../../access/tokens/secret.js';
import type { LanguageId } from '../../people/languages.js';
import { newId, writtenAt } from '../../platform/chance/chance.js';
import type { Database } from '../../platform/database/database.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { plusDays } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import { readPlanned } from '../read/read-planned.js';
import type { CalendarFeedsView } from './calendar.view.js';
import { eveningCalendar } from './evening-calendar.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** How long an evening that was stays in a calendar. */
const DAYS_BACK = 60;

/** A feed of a club: that of a user, or with null that of the club. */
export interface Feed {
  readonly clubId: string;
  readonly user: string | null;
}

/** When the addresses of the caller and of the club were made; null for none. */
export async function readFeeds(
  { pool }: Pick<Database, 'pool'>,
  { clubId, user }: Feed,
): Promise<CalendarFeedsView> {
  const { rows } = await pool.query<{ readonly user: string | null; readonly madeAt: Date }>({
    name: 'calendar-feeds',
    text: `SELECT user_id AS "user", ${selectColumns('CalendarFeed', 'f', 'madeAt')} FROM calendar_feed f
      WHERE f.club_id = $1 AND (f.user_id IS NULL OR f.user_id = $2) AND ${IN_USE}`,
    values: [clubId, user],
  });
  const madeFor = (whose: string | null) =>
    rows.find((row) => row.user === whose)?.madeAt.toISOString() ?? null;
  return { own: user === null ? null : madeFor(user), club: madeFor(null) };
}

/** Makes a new secret of a feed; the one before it is of no more use. */
export async function makeFeed(
  { pool }: Pick<Database, 'pool'>,
  { clubId, user }: Feed,
): Promise<string> {
  const secret = newSecret('calendar');
  await inTransaction(pool, 'BEGIN', async (client) => {
    await client.query(END, [clubId, user]);
    await client.query(
      'INSERT INTO calendar_feed (club_id, id, user_id, hash, made_at) VALUES ($1, $2, $3, $4, $5)',
      [clubId, newId(), user, hashSecret(secret), writtenAt()],
    );
  });
  return secret;
}

/** Ends a feed; one that there is not is left. */
export async function endFeed(
  { pool }: Pick<Database, 'pool'>,
  { clubId, user }: Feed,
): Promise<void> {
  await pool.query(END, [clubId, user]);
}

const END = 'DELETE FROM calendar_feed WHERE club_id = $1 AND user_id IS NOT DISTINCT FROM $2';

/** The SQL of a feed `f` that still is: a person's ends with their role, and does not come back with it. */
const IN_USE = `(f.user_id IS NULL OR (
  EXISTS (SELECT FROM membership m
    WHERE m.club_id = f.club_id AND m.user_id = f.user_id AND m.roles <> '{}')
  AND NOT EXISTS (SELECT FROM event_subject s
    JOIN club_event e ON e.club_id = s.club_id AND e.seq = s.seq
    WHERE s.club_id = f.club_id AND s.subjects @> ARRAY[f.user_id]
      AND e.kind = 'access-ended' AND e.time > f.made_at)))`;

interface FeedRow {
  readonly clubId: string;
  readonly club: string;
  readonly timeZone: string;
  readonly language: LanguageId;
  readonly member: string | null;
}

/**
 * The calendar at a secret address.
 * @throws Problem `not-found` for a secret that is of no use
 */
export async function readCalendar(database: Database, secret: string): Promise<string> {
  const { rows } = await database.pool.query<FeedRow>({
    name: 'calendar-of-secret',
    text: `SELECT ${selectColumns('CalendarFeed', 'f', 'clubId')}, c.name AS club,
        ${selectColumns('Club', 'c', 'timeZone')},
        coalesce(u.language, c.language) AS language, m.member_id AS member
      FROM calendar_feed f JOIN club c ON c.id = f.club_id
        LEFT JOIN app_user u ON u.id = f.user_id
        LEFT JOIN membership m ON m.club_id = f.club_id AND m.user_id = f.user_id
      WHERE f.hash = $1 AND ${IN_USE}`,
    values: [hashSecret(secret)],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('no-such-address', {});
  const { clubId, ...calendar } = row;
  const from = plusDays(dayOf(new Date(), row.timeZone), -DAYS_BACK);
  const { evenings } = await readPlanned(database, clubId, { from, to: plusDays(from, 400) });
  return eveningCalendar({ ...calendar, evenings });
}
