import type { Pool } from 'pg';
import type { ClubEvent } from '../events/club/event.js';
import { rolesHeld, usersOfPerson, type Span } from '../events/club/roles-held.js';
import { BOOK_KEEPERS, type BookKeeper } from '../money/years/examined.js';
import type { YearInBooks } from '../money/books.js';
import { readEvent } from '../events/registry.js';
import type { Role } from '../people/roles.js';

const KINDS: readonly ClubEvent['kind'][] = ['club-opened', 'access-given', 'access-ended'];

/**
 * All roles that a person had in a club at some moment of a span, by its log: as the user that they are,
 * and as any other user who has claimed the record of the same member since the span began.
 */
export async function readRolesHeld(
  pool: Pool,
  clubId: string,
  user: string,
  span: Span,
): Promise<ReadonlySet<Role>> {
  const { rows } = await pool.query<{ time: Date; kind: string; payload: string }>({
    name: 'roles-held',
    text: `SELECT time, kind, payload FROM club_event
      WHERE club_id = $1 AND kind = ANY ($2::text[])
        AND kind <> 'hand-recorded'
      ORDER BY seq`,
    values: [clubId, KINDS],
  });
  const log = rows.map(({ time, kind, payload }) => ({
    time: time.toISOString(),
    event: readEvent(kind, payload) as ClubEvent,
  }));
  const users = usersOfPerson(log, user, { from: span.from, to: EVER });
  return new Set([...users].flatMap((one) => [...rolesHeld(log, one, span)]));
}

/**
 * The office in which a person kept books in a fiscal year, by the log; null for nobody, and for one who
 * kept none.
 */
export async function readBooksKept(
  pool: Pool,
  clubId: string,
  user: string | null,
  { firstDay, lastDay }: Pick<YearInBooks, 'firstDay' | 'lastDay'>,
): Promise<BookKeeper | null> {
  if (user === null) return null;
  const { rows } = await pool.query<{ readonly from: Date; readonly to: Date }>({
    name: 'span-of-year',
    text: `SELECT $2::timestamp AT TIME ZONE time_zone AS "from",
        ($3::date + 1)::timestamp AT TIME ZONE time_zone AS "to" FROM club WHERE id = $1`,
    values: [clubId, firstDay, lastDay],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const span = { from: row.from.toISOString(), to: row.to.toISOString() };
  const held = await readRolesHeld(pool, clubId, user, span);
  return BOOK_KEEPERS.find((role) => held.has(role)) ?? null;
}

/** After all there is. */
const EVER = '9999';
