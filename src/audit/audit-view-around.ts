import type { Pool } from 'pg';
import type { EventKind } from '../ledger/event.js';
import {
  isOfClub,
  type Around,
  type ClubLogged,
  type DisputeFacts,
  type FineFacts,
  type Logged,
} from './audit-view-event.js';

/** Reads what must be known beside some events to tell them. */
export async function readAround(
  pool: Pool,
  clubId: string,
  logged: readonly Logged[],
): Promise<Around> {
  const [disputes, before, names] = await Promise.all([
    readDisputes(pool, clubId, logged),
    readBefore(pool, clubId, logged),
    readNames(pool, clubId, logged),
  ]);
  return { disputes, before, names, fines: await readFines(pool, clubId, logged, disputes) };
}

/** The disputes that events are steps of, and those of the fines that corrections name. */
async function readDisputes(
  pool: Pool,
  clubId: string,
  logged: readonly Logged[],
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
  logged: readonly Logged[],
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

/** The names of everyone that events name: whoever's id is in them. */
async function readNames(
  pool: Pool,
  clubId: string,
  logged: readonly Logged[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(logged.flatMap(({ event }) => idsIn(event)));
  if (ids.size === 0) return new Map();
  const { rows } = await pool.query<{ id: string; name: string }>({
    name: 'audit-names',
    text: 'SELECT id, name FROM member WHERE club_id = $1 AND id = ANY ($2::uuid[])',
    values: [clubId, [...ids]],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function idsIn(event: Logged['event']): string[] {
  // The rules that an opening holds name nobody.
  const text = JSON.stringify(event.kind === 'session-opened' ? event.seats : event);
  return text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];
}

const OF_MEMBER: readonly EventKind[] = [
  'member-added',
  'member-renamed',
  'member-archived',
  'member-restored',
];

const OF_CLUB: readonly EventKind[] = [
  'club-opened',
  'club-renamed',
  'club-archived',
  'club-restored',
];

/** What was said of a member, or of the club, by the event before. */
async function readBefore(
  pool: Pool,
  clubId: string,
  logged: readonly Logged[],
): Promise<ReadonlyMap<number, ClubLogged>> {
  const later = logged.flatMap(({ seq, event }) =>
    isOfClub(event) && event.archived !== undefined ? [{ seq, member: event.member ?? null }] : [],
  );
  if (later.length === 0) return new Map();
  const { rows } = await pool.query<{ seq: number; payload: string; kind: ClubLogged['kind'] }>({
    name: 'audit-before',
    text: `SELECT o.seq, b.payload, b.kind
      FROM unnest($2::int8[], $3::uuid[]) AS o(seq, member)
      CROSS JOIN LATERAL (SELECT e.payload, e.kind FROM club_event e
        WHERE e.club_id = $1 AND e.kind <> 'hand-recorded' AND e.seq < o.seq
          AND CASE WHEN o.member IS NULL THEN e.kind = ANY ($4::text[])
            ELSE e.kind = ANY ($5::text[]) AND e.payload::json ->> 'member' = o.member::text END
          AND e.kind = ANY ($4::text[] || $5::text[])
        ORDER BY e.seq DESC LIMIT 1) b`,
    values: [
      clubId,
      later.map(({ seq }) => seq),
      later.map(({ member }) => member),
      OF_CLUB,
      OF_MEMBER,
    ],
  });
  return new Map(
    rows.map(({ seq, payload, kind }) => [
      seq,
      { kind, ...(JSON.parse(payload) as Omit<ClubLogged, 'kind'>) },
    ]),
  );
}
