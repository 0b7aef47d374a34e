import type { Pool } from 'pg';
import { readNames } from '../../clubs/actor-names.js';
import { readNamesInLog } from '../../clubs/names-in-log.js';
import type { Logged } from '../../events/kind.js';
import { readEvent, type Event } from '../../events/registry.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { SessionEvent } from '../../evening/event.js';
import { calledIn } from '../../words/former-member.js';
import type { LanguageId } from '../../people/languages.js';
import { entryOf, LANGUAGE_OF_LOG } from './entry.js';
import { idsNamed, readContext } from './context.js';
import { findEvents } from './find.js';
import { readKinds, type AuditQuery } from './query.js';
import { hasHand, touching, type Moved } from './concerns.js';
import type { AuditEntry, AuditPage } from './view.js';

const USUAL_LENGTH = 50;

/**
 * A page of a club's log in words, with old and new values and payments.
 *
 * Entries about a hand, a fine or a dispute are found by reading the events of its session. For the
 * further cost of a page see {@link findEvents}; for renamed members and for roles it also reads the
 * earlier events of the club's members and users.
 *
 * @param language of the words for former members in parameters and changes
 * @throws Problem `club-not-found`, `session-not-found`, `member-not-found`, `hand-not-found`,
 *   `fine-not-found`, `dispute-not-found`; `validation-failed` for a hand without its session, and for an
 *   unknown cursor
 */
export async function readAudit(
  { pool }: ReadPool,
  clubId: string,
  query: AuditQuery,
  language = LANGUAGE_OF_LOG,
): Promise<AuditPage> {
  const { member = null, from, to, order = 'asc', limit } = query;
  const after = readSeq(query.cursor);
  const session = lowered(query.session);
  await checkKnown(pool, clubId, { member: lowered(member), session });
  const length = limit ?? USUAL_LENGTH;
  const filter = {
    session,
    member: lowered(member),
    kinds: readKinds(query),
    from: from ?? null,
    to: to ?? null,
    seqs: await seqsOf(pool, clubId, { ...query, session }),
  };
  const found = await findEvents(pool, clubId, filter, { order, after, limit: length + 1 });
  const shown = found.slice(0, length);
  const entries = await readEntries(pool, clubId, shown, language);
  const last = shown.at(-1);
  return { entries, next: found.length > length && last !== undefined ? `${last}` : null };
}

/** Ids in an address are read in any case. */
function lowered(id: string | null | undefined): string | null {
  return id?.toLowerCase() ?? null;
}

function readSeq(cursor: string | null | undefined): number | null {
  if (cursor == null) return null;
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor);
  throw new Problem('cursor-unknown', {}, { field: 'cursor' });
}

async function checkKnown(
  pool: Pool,
  clubId: string,
  { member, session }: { readonly member: string | null; readonly session: string | null },
): Promise<void> {
  const { rows } = await pool.query<{ member: boolean; session: boolean }>({
    name: 'audit-known',
    text: `SELECT EXISTS (SELECT FROM member WHERE club_id = $1 AND id = $2::uuid) AS member,
        EXISTS (SELECT FROM session WHERE club_id = $1 AND id = $3::uuid) AS session
      FROM club WHERE id = $1`,
    values: [clubId, member, session],
  });
  const [known] = rows;
  if (!known) throw new Problem('club-not-found', {});
  if (session !== null && !known.session) {
    throw new Problem('session-not-found', {});
  }
  if (member !== null && !known.member) {
    throw new Problem('member-not-found', {});
  }
}

/** The events that have to do with a hand, a fine, a dispute; null when none of them is named. */
async function seqsOf(
  pool: Pool,
  clubId: string,
  query: Pick<AuditQuery, 'hand' | 'fine' | 'dispute'> & { readonly session: string | null },
): Promise<number[] | null> {
  const concern = {
    hand: query.hand ?? null,
    fine: lowered(query.fine),
    dispute: lowered(query.dispute),
  };
  const { hand, fine, dispute } = concern;
  if (hand === null && fine === null && dispute === null) return null;
  if (hand !== null && query.session === null) {
    throw new Problem('hand-without-session', {}, { field: 'session' });
  }
  const { session, ofFine, ofDispute } = await sessionsOf(pool, clubId, { ...concern, ...query });
  if (fine !== null && (ofFine === null || ofFine !== session)) {
    throw new Problem('no-such-fine', {});
  }
  if (dispute !== null && (ofDispute === null || ofDispute !== session)) {
    throw new Problem('dispute-not-found', {});
  }
  const { events, movedBy } = await readEvents(pool, clubId, session ?? '');
  if (hand !== null && !hasHand(events, hand)) {
    throw new Problem('no-such-hand', { hand }, { hand });
  }
  return touching(events, concern, (seq) => movedBy.get(seq));
}

/** In which session it is: the one that is named, or that of the fine, or that of the dispute. */
async function sessionsOf(
  pool: Pool,
  clubId: string,
  {
    session,
    fine,
    dispute,
  }: Readonly<Record<'session' | 'fine' | 'dispute', string | null | undefined>>,
) {
  const { rows } = await pool.query<{ ofFine: string | null; ofDispute: string | null }>({
    name: 'audit-sessions-of',
    text: `SELECT
        (SELECT session_id FROM fine WHERE club_id = $1 AND id = $2::uuid) AS "ofFine",
        (SELECT session_id FROM dispute WHERE club_id = $1 AND id = $3::uuid) AS "ofDispute"`,
    values: [clubId, fine, dispute],
  });
  const { ofFine = null, ofDispute = null } = rows[0] ?? {};
  return { session: session ?? ofFine ?? ofDispute, ofFine, ofDispute };
}

/** The events of a session, and what its corrections moved. */
async function readEvents(pool: Pool, clubId: string, sessionId: string) {
  const [logged, moved] = await Promise.all([
    pool.query<{ seq: number; kind: string; payload: string }>({
      name: 'audit-events-of-session',
      text: `SELECT seq, kind, payload FROM club_event
        WHERE club_id = $1 AND session_id = $2 AND kind <> 'session-opened' ORDER BY seq`,
      values: [clubId, sessionId],
    }),
    pool.query<{ seq: number; hands: number[]; fines: string[] }>({
      name: 'audit-moved-in-session',
      text: `SELECT e.seq, array_remove(array_agg(DISTINCT p.hand_number), NULL) AS hands,
          array_remove(array_agg(DISTINCT p.fine_id::text), NULL) AS fines
        FROM club_event e JOIN posting p ON p.club_id = e.club_id AND p.event_seq = e.seq
        WHERE e.club_id = $1 AND e.session_id = $2 AND e.kind = 'correction-recorded'
        GROUP BY e.seq`,
      values: [clubId, sessionId],
    }),
  ]);
  const movedBy = new Map(
    moved.rows.map(({ seq, hands, fines }): [number, Moved] => [
      seq,
      { hands: new Set(hands), fines: new Set(fines) },
    ]),
  );
  const events = logged.rows.map(({ seq, kind, payload }) => ({
    seq,
    // An event of a session is one.
    event: readEvent(kind, payload) as SessionEvent,
  }));
  return { events, movedBy };
}

/** Entries of the log in words, in the order of the given numbers. */
export async function readEntries(
  pool: Pool,
  clubId: string,
  seqs: readonly number[],
  language: LanguageId,
): Promise<AuditEntry[]> {
  const [{ rows }, payments, called] = await Promise.all([
    pool.query<
      Omit<Logged<Event>, 'event' | 'time'> & { time: Date; kind: string; payload: string }
    >({
      name: 'audit-events',
      text: `SELECT seq, time, actor, session_id AS session, kind, payload FROM club_event
        WHERE club_id = $1 AND seq = ANY ($2::int8[])`,
      values: [clubId, seqs],
    }),
    readPayments(pool, clubId, seqs),
    readNamesInLog(pool, clubId, { seqs, language }),
  ]);
  const logged = new Map(
    rows.map(({ seq, time, actor, session, kind, payload }): [number, Logged<Event>] => {
      const event = recalled(readEvent(kind, payload, called(seq)), language);
      return [seq, { seq, time: time.toISOString(), actor, session, event }];
    }),
  );
  const told = [...logged.values()];
  const [context, names] = await Promise.all([
    readContext(pool, clubId, told, language),
    readNames(pool, clubId, idsNamed(told)),
  ]);
  return seqs.flatMap((seq) => {
    const one = logged.get(seq);
    return one ? [entryOf(one, context, names, payments.get(seq) ?? [])] : [];
  });
}

/** The name of a former member is given in the language of the club by the event itself. */
function recalled(event: Event, language: LanguageId): Event {
  if (event.kind !== 'member-forgotten') return event;
  return { ...event, name: calledIn(language, event) };
}

async function readPayments(pool: Pool, clubId: string, seqs: readonly number[]) {
  const { rows } = await pool.query<AuditEntry['payments'][number] & { seq: number }>({
    name: 'audit-payments',
    text: `SELECT p.event_seq AS seq, COALESCE(f.member_id::text, f.kind) AS "from",
        COALESCE(t.member_id::text, t.kind) AS "to", p.amount, f.unit, p.reason, p.stage, p.source,
        p.hand_number AS hand, p.fine_id AS fine
      FROM posting p
      JOIN account f ON f.club_id = p.club_id AND f.id = p.from_account
      JOIN account t ON t.club_id = p.club_id AND t.id = p.to_account
      WHERE p.club_id = $1 AND p.event_seq = ANY ($2::int8[])
      ORDER BY p.event_seq, p.line`,
    values: [clubId, seqs],
  });
  const payments = new Map<number, AuditEntry['payments'][number][]>();
  for (const { seq, ...payment } of rows) {
    const others = payments.get(seq);
    if (others) others.push(payment);
    else payments.set(seq, [payment]);
  }
  return payments;
}
