import type { Pool } from 'pg';
import type { ClubEvent } from '../events/club/event.js';
import { rolesHeld, usersOfPerson, type Span } from '../events/club/roles-held.js';
import { BOOK_KEEPERS, type BooksKept } from '../money/years/examined.js';
import type { YearInBooks } from '../money/books.js';
import { identitiesOf } from '../people/actor.js';
import { readEvent } from '../events/registry.js';
import { permits, type Role } from '../people/roles.js';

const KINDS: readonly ClubEvent['kind'][] = ['club-opened', 'access-given', 'access-ended'];

type AccessLog = readonly { readonly time: string; readonly event: ClubEvent }[];

/** All that the log says of who had which role, in its order. */
async function readAccessLog(pool: Pool, clubId: string): Promise<AccessLog> {
  const { rows } = await pool.query<{ time: Date; kind: string; payload: string }>({
    name: 'roles-held',
    text: `SELECT time, kind, payload FROM club_event
      WHERE club_id = $1 AND kind = ANY ($2::text[])
        AND kind <> 'hand-recorded'
      ORDER BY seq`,
    values: [clubId, KINDS],
  });
  return rows.map(({ time, kind, payload }) => ({
    time: time.toISOString(),
    event: readEvent(kind, payload) as ClubEvent,
  }));
}

/**
 * All roles that a person had in a club at some moment of a span, by its log: as the user that they are,
 * and as any other user who has claimed the record of the same member since the span began.
 */
function rolesOfPerson(log: AccessLog, user: string, span: Span): ReadonlySet<Role> {
  const users = usersOfPerson(log, user, { from: span.from, to: EVER });
  return new Set([...users].flatMap((one) => [...rolesHeld(log, one, span)]));
}

/** All roles that a person had in a club at some moment of a span. */
export async function readRolesHeld(
  pool: Pool,
  clubId: string,
  user: string,
  span: Span,
): Promise<ReadonlySet<Role>> {
  return rolesOfPerson(await readAccessLog(pool, clubId), user, span);
}

/** How somebody kept books in a fiscal year, and whether others did not. */
export interface Keeping {
  /** Null for nobody, and for one who kept none. */
  readonly kept: BooksKept | null;
  /** Whether another member kept none, and so can examine the year, as an auditor. */
  readonly canOthers: boolean;
  /** The ids of the other members who are auditors and kept none. */
  readonly auditors: readonly string[];
}

/**
 * How a person kept books in a fiscal year, by the log: they were in an office that keeps them, or
 * recorded vouchers of the year, at the table excepted. And who else did not.
 */
export async function readKeeping(
  pool: Pool,
  clubId: string,
  user: string | null,
  { firstDay, lastDay }: Pick<YearInBooks, 'firstDay' | 'lastDay'>,
): Promise<Keeping> {
  const nobody: Keeping = { kept: null, canOthers: true, auditors: [] };
  if (user === null) return nobody;
  const [{ rows }, people, log] = await Promise.all([
    pool.query<{ readonly from: Date; readonly to: Date; readonly recorders: readonly string[] }>({
      name: 'keepers-of-year',
      text: `SELECT $2::timestamp AT TIME ZONE time_zone AS "from",
          ($3::date + 1)::timestamp AT TIME ZONE time_zone AS "to",
          ARRAY(SELECT DISTINCT e.actor FROM voucher v
            JOIN club_event e ON e.club_id = v.club_id AND e.seq = v.event_seq
            WHERE v.club_id = c.id AND v.year = $4 AND e.session_id IS NULL) AS recorders
        FROM club c WHERE id = $1`,
      values: [clubId, firstDay, lastDay, firstDay],
    }),
    readPeople(pool, clubId),
    readAccessLog(pool, clubId),
  ]);
  const [row] = rows;
  if (row === undefined) return nobody;
  const span = { from: row.from.toISOString(), to: row.to.toISOString() };
  const recorders = new Set(row.recorders.flatMap(identitiesOf));
  const keptBy = (one: string, member: string | null): BooksKept | null => {
    const held = rolesOfPerson(log, one, span);
    const office = BOOK_KEEPERS.find((role) => held.has(role));
    if (office !== undefined) return office;
    return recorders.has(one) || recorders.has(member ?? '') ? 'recorder' : null;
  };
  const own = people.find((one) => one.user === user)?.member ?? null;
  const others = people.filter(({ member, user: theirs }) => {
    if (member === null || member === own) return false;
    return theirs === null ? !recorders.has(member) : keptBy(theirs, member) === null;
  });
  const auditors = others.filter(({ roles }) => permits(roles, 'examine'));
  return {
    kept: keptBy(user, own),
    canOthers: others.length > 0,
    auditors: auditors.flatMap(({ member }) => member ?? []),
  };
}

/** The unarchived members with their users, and users who are no members. */
async function readPeople(pool: Pool, clubId: string) {
  const { rows } = await pool.query<{
    readonly member: string | null;
    readonly user: string | null;
    readonly roles: readonly Role[];
  }>({
    name: 'people-of-club',
    text: `SELECT m.id AS member, a.user_id AS "user", coalesce(a.roles, '{}') AS roles
      FROM (SELECT * FROM member WHERE club_id = $1 AND archived_at IS NULL AND NOT guest) m
      FULL JOIN (SELECT * FROM membership WHERE club_id = $1) a ON a.member_id = m.id
      ORDER BY m.created_at, m.id`,
    values: [clubId],
  });
  return rows;
}

/** How somebody kept books in a year that another member can examine; null for one who may examine it. */
export function whyNotExaminer({ kept, canOthers }: Keeping): BooksKept | null {
  return canOthers ? kept : null;
}

/** After all there is. */
const EVER = '9999';
