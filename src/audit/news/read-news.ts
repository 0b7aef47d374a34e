import { LANGUAGE_OF_LOG } from '../log/entry.js';
import type { Pool } from 'pg';
import { readObjections } from '../../clubs/read-objections.js';
import { readOpenDueDays } from '../../clubs/read-open-due-days.js';
import { readPerson } from '../../clubs/members/person.js';
import type { AuditContext, Logged, News } from '../../events/kind.js';
import { NEWS_KINDS, newsKindsFor, newsOf, readEvent, type Event } from '../../events/registry.js';
import { readActor } from '../../people/actor.js';
import type { Caller } from '../../people/caller.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { permits } from '../../people/roles.js';
import { readContext } from '../log/context.js';
import type { NewsItem, NewsView, WaitingView } from './news.view.js';
import { seenUpTo } from './seen.js';
import { waitingYears } from './waiting-years.js';

const NOBODY: readonly string[] = [];

/** More than anybody reads; the rest is in their account and fines. */
const MOST_EVENTS = 50;

/**
 * The events that concern the caller, or an office of theirs, since they last marked the news as seen, and the tasks that wait
 * for them. The cost depends on what was added to the log since then, not on the length of the log.
 *
 * @throws Problem `club-not-found`
 */
export async function readNews(
  { pool }: Database,
  clubId: string,
  caller: Caller,
): Promise<NewsView> {
  const { head, waiting } = await readWaiting(pool, clubId, caller);
  const { user, member, roles } = caller;
  if (user === null) return { news: [], event: head, waiting };
  const after = await seenUpTo(pool, clubId, { user, member });
  const asked = { user, member, roles, after, upTo: head };
  return { news: await readNewsItems(pool, clubId, asked), event: head, waiting };
}

/** The reader, and the part of the log: the events behind one, up to another. */
interface NewsAsked extends Pick<Caller, 'member' | 'roles'> {
  readonly user: string;
  readonly after: number;
  readonly upTo: number;
}

/** The events of a part of the log that are news for somebody, or an office of theirs, the newest first. */
export async function readNewsItems(
  pool: Pool,
  clubId: string,
  { user, member, roles, after, upTo }: NewsAsked,
): Promise<readonly NewsItem[]> {
  const { ids } = member === null ? { ids: NOBODY } : await readPerson(pool, clubId, member);
  const forOffices = newsKindsFor(roles);
  const logged = await readLogged(pool, clubId, { ids, forOffices, after, upTo });
  const others = logged.filter(({ actor }) => {
    const by = readActor(actor);
    return by.user !== user && !ids.includes(by.member ?? '');
  });
  if (others.length === 0) return [];
  const context = await readContext(pool, clubId, others, LANGUAGE_OF_LOG);
  const news = others.flatMap((one) =>
    newsOf(one, new Set(ids), context).map((told) => ({ ...one, told })),
  );
  const points = await readPoints(pool, clubId, ids, news);
  const fines = await readFines(pool, clubId, news, context);
  return (
    news
      // A correction is news for those whose points it moved.
      .map((one) => [one.event.kind, itemOf(one, points, fines)] as const)
      .filter(([kind, { points: moved }]) => kind !== 'correction-recorded' || moved !== 0)
      .map(([, item]) => item)
  );
}

type NewsEvent = Logged<Event> & { readonly told: News };

function itemOf(
  { seq, time, session, event, told }: NewsEvent,
  points: readonly Moved[],
  fines: ReadonlyMap<string, NamedFine>,
): NewsItem {
  const { what, fine } = told;
  // The correction follows on the decision, in the same transaction.
  const events = event.kind === 'dispute-overturned' ? [seq, seq + 1] : [seq];
  const moved = points.filter(
    (one) => events.includes(one.seq) && (what !== 'fined' || one.fine === fine),
  );
  return {
    ...told,
    event: seq,
    time,
    session,
    code: fines.get(fine ?? '')?.code ?? null,
    own: fines.get(fine ?? '')?.own ?? null,
    fined: fines.get(fine ?? '')?.player ?? null,
    points: moved.reduce((sum, one) => sum + one.points, 0),
  };
}

/** The tasks that wait for somebody, and the end of the log. */
export async function readWaiting(
  pool: Pool,
  clubId: string,
  caller: Pick<Caller, 'roles' | 'user' | 'member'>,
): Promise<{ readonly head: number; readonly waiting: WaitingView }> {
  const { roles, member, user } = caller;
  const owns = permits(roles, 'keep-club');
  const decides = permits(roles, 'decide-disputes');
  const keeps = permits(roles, 'keep-members');
  const invites = permits(roles, 'invite');
  const confirms = permits(roles, 'keep-money');
  const [years, due, objected] = await Promise.all([
    waitingYears(pool, clubId, caller),
    confirms ? readOpenDueDays(pool, clubId) : [],
    permits(roles, 'answer-objections') ? openObjections(pool, clubId, member) : [],
  ]);
  const { rows } = await pool.query<
    Omit<WaitingView, 'years' | 'dueExpenses' | 'objections' | 'objectedVoucher'> & {
      readonly head: number;
    }
  >({
    name: 'news-waiting',
    text: `SELECT c.head_seq AS head,
        o.disputes, CASE WHEN o.disputes = 1 THEN o.dispute END AS dispute,
        coalesce((SELECT jsonb_agg(jsonb_build_object('dispute', d.id, 'by', d.proposed_by)
            ORDER BY d.proposed_seq)
          FROM dispute d WHERE d.club_id = c.id AND d.second = $6 AND d.proposed_seq IS NOT NULL),
          '[]') AS decisions,
        CASE WHEN $3 THEN (SELECT count(*) FROM member m
          WHERE m.club_id = c.id AND m.guest AND m.merged_into IS NULL AND m.archived_at IS NULL)
          ELSE 0 END AS guests,
        CASE WHEN $4 THEN (SELECT count(DISTINCT coalesce(i.member_id, i.id)) FROM invite i
          WHERE i.club_id = c.id AND i.used_at IS NULL AND i.revoked_at IS NULL
            AND i.expires_at > now() AND NOT EXISTS (SELECT FROM membership m
              WHERE m.club_id = c.id AND m.member_id = i.member_id)) ELSE 0 END AS invites,
        CASE WHEN $5 THEN (SELECT count(*) FROM payment p
          WHERE p.club_id = c.id AND p.state = 'reported') ELSE 0 END AS payments,
        EXISTS (SELECT FROM notification_settings s
          WHERE s.user_id = $7 AND s.ended_at IS NOT NULL) AS "isMailEnded",
        $8 AND EXISTS (SELECT FROM mail_stop) AS "isMailStopped",
        CASE WHEN $8 THEN (SELECT count(*) FROM membership m
          JOIN notification_settings s ON s.user_id = m.user_id
          WHERE m.club_id = c.id AND m.roles <> '{}' AND m.user_id IS DISTINCT FROM $7
            AND s.ended_at IS NOT NULL) ELSE 0 END AS unreached
      FROM club c CROSS JOIN LATERAL (SELECT count(*) AS disputes, min(d.id::text) AS dispute
        FROM dispute d WHERE $2 AND d.club_id = c.id AND d.state = 'open'
          AND d.proposed_seq IS NULL) o
      WHERE c.id = $1`,
    values: [clubId, decides, keeps, invites, confirms, member, user, owns],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  const { head, ...waiting } = row;
  const [only = null, ...others] = objected;
  const objectedVoucher = others.length === 0 ? only : null;
  const counted = { objections: objected.length, objectedVoucher, dueExpenses: due.length };
  return { head, waiting: { ...waiting, ...counted, years } };
}

/** The vouchers of the open objections of others than a member. */
async function openObjections(pool: Pool, clubId: string, member: string | null) {
  const { objections } = await readObjections(pool, clubId);
  return objections
    .filter((one) => one.state === 'open' && one.member !== member)
    .map(({ voucher }) => voucher);
}

/** The events that may be news, the newest first. Of hands only those with a fine of theirs. */
async function readLogged(
  pool: Pool,
  clubId: string,
  { ids, forOffices, after, upTo }: Wanted,
): Promise<Logged<Event>[]> {
  const { rows } = await pool.query<
    Omit<Logged<Event>, 'event' | 'time'> & { time: Date; kind: string; payload: string }
  >({
    name: 'news-events',
    text: `SELECT e.seq, e.time, e.actor, e.session_id AS session, e.kind, e.payload
      FROM club_event e WHERE e.club_id = $1 AND e.seq > $2 AND e.seq <= $3
        AND e.kind = ANY ($6::text[]) AND e.kind <> 'hand-recorded'
      UNION ALL SELECT e.seq, e.time, e.actor, e.session_id, e.kind, e.payload
      FROM event_subject s JOIN club_event e ON e.club_id = s.club_id AND e.seq = s.seq
      WHERE s.club_id = $1 AND s.seq > $2 AND s.seq <= $3 AND s.subjects && $4::uuid[]
        AND e.kind = ANY ($5::text[]) AND e.kind <> ALL ($6::text[])
        AND (e.kind <> 'hand-recorded' OR EXISTS (SELECT FROM fine f
          WHERE f.club_id = e.club_id AND f.event_seq = e.seq AND f.member_id = ANY ($4::uuid[])))
      ORDER BY seq DESC LIMIT ${MOST_EVENTS}`,
    values: [clubId, after, upTo, ids, NEWS_KINDS, forOffices],
  });
  return rows.map(({ kind, payload, time, ...logged }) => {
    return { ...logged, time: time.toISOString(), event: readEvent(kind, payload) };
  });
}

interface Wanted {
  readonly ids: readonly string[];
  /** The kinds that are news for the roles of the caller, named in an event or not. */
  readonly forOffices: readonly string[];
  readonly after: number;
  readonly upTo: number;
}

/** The points that an event moved for one person. */
interface Moved {
  readonly seq: number;
  readonly fine: string | null;
  readonly points: number;
}

async function readPoints(
  pool: Pool,
  clubId: string,
  ids: readonly string[],
  news: readonly NewsEvent[],
): Promise<readonly Moved[]> {
  const events = news.flatMap(({ seq }) => [seq, seq + 1]);
  if (events.length === 0) return [];
  const { rows } = await pool.query<Moved>({
    name: 'news-points',
    text: `SELECT p.event_seq AS seq, p.fine_id AS fine,
        sum(CASE WHEN p.to_account = a.id THEN p.amount ELSE -p.amount END)::int8 AS points
      FROM posting p JOIN account a
        ON a.club_id = p.club_id AND a.id IN (p.from_account, p.to_account)
      WHERE p.club_id = $1 AND p.event_seq = ANY ($2::int8[]) AND a.member_id = ANY ($3::uuid[])
        AND a.unit = 'points'
      GROUP BY p.event_seq, p.fine_id`,
    values: [clubId, events, ids],
  });
  return rows;
}

/** A fine, as news name it. */
interface NamedFine {
  readonly code: string;
  readonly own: string | null;
  /** The member who was fined. */
  readonly player: string;
}

/** The fines that news are about. */
async function readFines(
  pool: Pool,
  clubId: string,
  news: readonly NewsEvent[],
  { fines }: AuditContext,
): Promise<ReadonlyMap<string, NamedFine>> {
  const known = new Map<string, NamedFine>(fines);
  const ids = news.flatMap(({ told: { fine } }) => fine ?? []).filter((id) => !known.has(id));
  if (ids.length === 0) return known;
  const { rows } = await pool.query<NamedFine & { readonly id: string }>({
    name: 'news-fines',
    text: `SELECT id, code, own_fine AS own, member_id AS player FROM fine
      WHERE club_id = $1 AND id = ANY ($2::uuid[])`,
    values: [clubId, ids],
  });
  for (const { id, ...fine } of rows) known.set(id, fine);
  return known;
}
