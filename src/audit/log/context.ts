import type { Pool } from 'pg';
import { idsOfActors } from '../../clubs/actor-names.js';
import type {
  AuditContext,
  DisputeFacts,
  EventBefore,
  FineFacts,
  Logged,
} from '../../events/kind.js';
import { readEvent, subjectsOf, type Event, type Kind } from '../../events/registry.js';

/** Reads what must be known beside some events to tell them. */
export async function readContext(
  pool: Pool,
  clubId: string,
  logged: readonly Logged<Event>[],
): Promise<AuditContext> {
  const [disputes, before] = await Promise.all([
    readDisputes(pool, clubId, logged),
    readBefore(pool, clubId, logged),
  ]);
  return { disputes, before, fines: await readFines(pool, clubId, logged, disputes) };
}

/** The ids of everyone that events name: who did them, and who is in them. */
export function idsNamed(logged: readonly Logged<Event>[]): Set<string> {
  const ids = idsOfActors(logged.map(({ actor }) => actor));
  for (const { event } of logged) {
    for (const id of subjectsOf(event)) ids.add(id);
    if ('invitedBy' in event) ids.add(event.invitedBy);
  }
  return ids;
}

/** The disputes that events are steps of, and those of the fines that corrections name. */
async function readDisputes(
  pool: Pool,
  clubId: string,
  logged: readonly Logged<Event>[],
): Promise<DisputeFacts[]> {
  const ids = new Set<string>();
  const sessions = new Set<string>();
  for (const { event, session } of logged) {
    if ('dispute' in event && event.dispute !== null) ids.add(event.dispute);
    if (event.kind === 'correction-recorded' && session !== null) sessions.add(session);
  }
  if (ids.size + sessions.size === 0) return [];
  const { rows } = await pool.query<DisputeFacts>({
    name: 'audit-disputes',
    text: `SELECT id, hand_number AS hand, fine_id AS fine, event_seq AS "raisedSeq",
        ended_seq AS "endedSeq", state
      FROM dispute
      WHERE club_id = $1 AND (id = ANY ($2::uuid[]) OR session_id = ANY ($3::uuid[]))`,
    values: [clubId, [...ids], [...sessions]],
  });
  return rows;
}

async function readFines(
  pool: Pool,
  clubId: string,
  logged: readonly Logged<Event>[],
  disputes: readonly DisputeFacts[],
): Promise<ReadonlyMap<string, FineFacts>> {
  const ids = new Set(disputes.flatMap(({ fine }) => fine ?? []));
  for (const { event } of logged) {
    if (event.kind !== 'correction-recorded') continue;
    for (const change of event.changes) if ('fine' in change) ids.add(change.fine);
  }
  if (ids.size === 0) return new Map();
  const { rows } = await pool.query<FineFacts>({
    name: 'audit-fines',
    text: `SELECT id, code, member_id AS player, amount FROM fine
      WHERE club_id = $1 AND id = ANY ($2::uuid[])`,
    values: [clubId, [...ids]],
  });
  return new Map(rows.map((fine) => [fine.id, fine]));
}

/** By which kinds of event something was said of a member, of the club, of a user. */
const KINDS = {
  member: ['member-added', 'member-renamed', 'member-archived', 'member-restored'],
  club: ['club-opened', 'club-renamed', 'club-archived', 'club-restored'],
  user: ['club-opened', 'access-given', 'access-ended'],
} as const satisfies Record<string, readonly Kind[]>;

/** What was said of a member, of a user, or of the club, by the event before. */
async function readBefore(
  pool: Pool,
  clubId: string,
  logged: readonly Logged<Event>[],
): Promise<ReadonlyMap<number, EventBefore>> {
  const later = logged.flatMap(({ seq, event }) => {
    const of = aboutWhom(event);
    return of === null ? [] : [{ seq, ...of }];
  });
  if (later.length === 0) return new Map();
  const { rows } = await pool.query<{ seq: number; payload: string; kind: string }>({
    name: 'audit-before',
    text: `SELECT o.seq, b.payload, b.kind
      FROM unnest($2::int8[], $3::text[], $4::text[]) AS o(seq, what, id)
      CROSS JOIN LATERAL (SELECT e.payload, e.kind FROM club_event e
        WHERE e.club_id = $1 AND e.kind <> 'hand-recorded' AND e.seq < o.seq
          AND CASE o.what
            WHEN 'club' THEN e.kind = ANY ($5::text[])
            WHEN 'member' THEN e.kind = ANY ($6::text[]) AND e.payload::json ->> 'member' = o.id
            ELSE e.kind = ANY ($7::text[]) AND o.id IN (e.payload::json ->> 'user',
              e.payload::json -> 'owner' ->> 'user') END
          AND e.kind = ANY ($5::text[] || $6::text[] || $7::text[])
        ORDER BY e.seq DESC LIMIT 1) b`,
    values: [
      clubId,
      later.map(({ seq }) => seq),
      later.map(({ what }) => what),
      later.map(({ id }) => id),
      KINDS.club,
      KINDS.member,
      KINDS.user,
    ],
  });
  return new Map(
    rows.map(({ seq, payload, kind }) => [seq, readEvent(kind, payload) as EventBefore]),
  );
}

/** Of whom or what an event says something that may have been otherwise; null for what is new. */
function aboutWhom(event: Event): { readonly what: string; readonly id: string | null } | null {
  if (event.kind === 'access-given' || event.kind === 'access-ended') {
    return { what: 'user', id: event.user };
  }
  if (!('archived' in event)) return null;
  return 'member' in event ? { what: 'member', id: event.member } : { what: 'club', id: null };
}
