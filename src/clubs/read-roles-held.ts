import type { Pool } from 'pg';
import type { ClubEvent } from '../events/club/event.js';
import { rolesHeld, usersOfPerson, type Span } from '../events/club/roles-held.js';
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

/** After all there is. */
const EVER = '9999';
