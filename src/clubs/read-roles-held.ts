import type { Pool } from 'pg';
import type { ClubEvent } from '../events/club/event.js';
import { rolesHeld, type Span } from '../events/club/roles-held.js';
import { readEvent } from '../events/registry.js';
import type { Role } from '../platform/roles.js';

const KINDS: readonly ClubEvent['kind'][] = ['club-opened', 'access-given', 'access-ended'];

/** All roles that a user had in a club at some moment of a span, by its log. */
export async function readRolesHeld(
  pool: Pool,
  clubId: string,
  user: string,
  span: Span,
): Promise<ReadonlySet<Role>> {
  const { rows } = await pool.query<{ time: Date; kind: string; payload: string }>({
    name: 'roles-held',
    text: `SELECT time, kind, payload FROM club_event
      WHERE club_id = $1 AND kind = ANY ($2::text[]) AND time < $3
        AND kind <> 'hand-recorded'
      ORDER BY seq`,
    values: [clubId, KINDS, span.to],
  });
  const log = rows.map(({ time, kind, payload }) => ({
    time: time.toISOString(),
    event: readEvent(kind, payload) as ClubEvent,
  }));
  return rolesHeld(log, user, span);
}
