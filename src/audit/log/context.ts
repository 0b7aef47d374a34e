import type { Pool } from 'pg';
import { idsOfActors } from '../../clubs/actor-names.js';
import { readNamesInLog } from '../../clubs/names-in-log.js';
import type {
  AuditContext,
  CashAccountFacts,
  DisputeFacts,
  EventBefore,
  FineFacts,
  Logged,
  PaidBackFacts,
  PaymentFacts,
} from '../../events/kind.js';
import { isOfSeasons } from '../../events/season/kinds.js';
import { isMoney } from '../../events/money/kinds.js';
import { labelOfYear, yearOfDay, type YearsBegin } from '../../money/books.js';
import type { LanguageId } from '../../people/languages.js';
import { readSeasons } from './season-context.js';
import { readEvent, subjectsOf, type Event } from '../../events/registry.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/**
 * Reads what must be known beside some events to describe them.
 *
 * @param language in which former members are called so
 */
export async function readContext(
  pool: Pool,
  clubId: string,
  logged: readonly Logged<Event>[],
  language: LanguageId,
): Promise<AuditContext> {
  const [disputes, paidBack, before, money, seasons] = await Promise.all([
    readDisputes(pool, clubId, logged),
    readPaidBack(pool, clubId, logged),
    readBefore(pool, clubId, logged, language),
    readMoney(pool, clubId, logged),
    readSeasons(pool, clubId, logged),
  ]);
  const about = { disputes, paidBack, before, ...money, ...seasons };
  return { ...about, fines: await readFines(pool, clubId, logged, disputes) };
}

/** The ids of everyone that events name, authors included. */
export function idsNamed(logged: readonly Logged<Event>[]): Set<string> {
  const ids = idsOfActors(logged.map(({ actor }) => actor));
  for (const { event } of logged) {
    for (const id of subjectsOf(event)) ids.add(id);
    if ('invitedBy' in event) ids.add(event.invitedBy);
  }
  return ids;
}

/** Reads the names that sentences about money need. */
async function readMoney(
  pool: Pool,
  clubId: string,
  logged: readonly Logged<Event>[],
): Promise<Pick<AuditContext, 'currency' | 'cashAccounts' | 'vouchers' | 'payments' | 'years'>> {
  const moneyEvents = logged.flatMap(({ event }) => (isMoney(event) ? [event] : []));
  // A rule of standings names money too.
  const namesMoney = moneyEvents.length > 0 || logged.some(({ event }) => 'rule' in event);
  if (!namesMoney) return NO_MONEY;
  const reversed = moneyEvents.flatMap((event) => {
    return 'voucher' in event && event.voucher !== null ? [event.voucher] : [];
  });
  const named = moneyEvents.flatMap((event) => ('payment' in event ? [event.payment] : []));
  const { rows } = await pool.query<MoneyFacts>({
    name: 'audit-money',
    text: `SELECT c.currency,
        (SELECT json_agg(json_build_object('id', a.id, 'name', a.name, 'code', a.code))
          FROM cash_account a WHERE a.club_id = c.id) AS accounts,
        (SELECT json_agg(json_build_object('seq', v.event_seq, 'number', v.number,
            'firstDay', y.first_day, 'lastDay', y.last_day))
          FROM voucher v JOIN fiscal_year y ON y.club_id = v.club_id AND y.first_day = v.year
          WHERE v.club_id = c.id AND v.event_seq = ANY ($2::int8[])) AS vouchers,
        (SELECT json_agg(json_build_object('id', p.id, 'member', p.member_id, 'amount', p.amount,
            'endedSeq', p.ended_seq))
          FROM payment p WHERE p.club_id = c.id
            AND (p.id = ANY ($3::uuid[]) OR p.ended_seq = ANY ($2::int8[]))) AS payments,
        ${selectColumns('Club', 'c', 'yearStarts')}
      FROM club c WHERE c.id = $1`,
    values: [clubId, reversed, named],
  });
  const { currency = '', accounts, vouchers, payments, yearStarts = [] } = rows[0] ?? {};
  return {
    currency,
    cashAccounts: new Map((accounts ?? []).map(({ id, ...account }) => [id, account])),
    vouchers: new Map(
      (vouchers ?? []).map(({ seq, number, ...year }) => [seq, `${labelOfYear(year)}-${number}`]),
    ),
    payments: new Map((payments ?? []).map((payment) => [payment.id, payment])),
    years: new Map(
      moneyEvents.flatMap((event) =>
        'year' in event ? [[event.year, labelOfYear(yearOfDay(event.year, yearStarts))]] : [],
      ),
    ),
  };
}

const NO_MONEY = {
  currency: '',
  cashAccounts: new Map(),
  vouchers: new Map(),
  payments: new Map(),
  years: new Map(),
} as const;

interface MoneyFacts {
  readonly currency: string;
  readonly accounts: readonly (CashAccountFacts & { readonly id: string })[] | null;
  readonly vouchers:
    | readonly {
        readonly seq: number;
        readonly number: number;
        readonly firstDay: string;
        readonly lastDay: string;
      }[]
    | null;
  readonly payments: readonly PaymentFacts[] | null;
  readonly yearStarts: readonly YearsBegin[];
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
    text: `SELECT d.id, d.hand_number AS hand, d.fine_id AS fine, ${selectColumns('Dispute', 'd', 'raisedBy')},
        d.event_seq AS "raisedSeq", ${selectColumns('Dispute', 'd', 'endedSeq', 'state')},
        CASE WHEN e.seq IS NULL THEN '[]' ELSE jsonb_build_array(e.payload::jsonb -> 'by')
          || coalesce(e.payload::jsonb -> 'together', '[]') END AS "endedBy"
      FROM dispute d LEFT JOIN club_event e ON e.club_id = d.club_id AND e.seq = d.ended_seq
      WHERE d.club_id = $1 AND (d.id = ANY ($2::uuid[]) OR d.session_id = ANY ($3::uuid[]))`,
    values: [clubId, [...ids], [...sessions]],
  });
  return rows;
}

/** The fines paid back in the sessions in which events correct hands. */
async function readPaidBack(
  pool: Pool,
  clubId: string,
  logged: readonly Logged<Event>[],
): Promise<readonly PaidBackFacts[]> {
  const sessions = new Set<string>();
  for (const { event, session } of logged) {
    if (event.kind !== 'correction-recorded' || session === null) continue;
    if (event.changes.some((change) => 'hand' in change)) sessions.add(session);
  }
  if (sessions.size === 0) return [];
  const { rows } = await pool.query<PaidBackFacts>({
    name: 'audit-paid-back',
    text: `SELECT change->>'paidBack' AS fine, e.seq
      FROM club_event e, jsonb_array_elements(e.payload::jsonb->'changes') AS change
      WHERE e.club_id = $1 AND e.session_id = ANY ($2::uuid[]) AND e.kind = 'correction-recorded'
        AND change ? 'paidBack'
      ORDER BY e.seq`,
    values: [clubId, [...sessions]],
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
    for (const change of event.changes) {
      if ('fine' in change) ids.add(change.fine);
      if ('paidBack' in change) ids.add(change.paidBack);
    }
  }
  if (ids.size === 0) return new Map();
  const { rows } = await pool.query<FineFacts>({
    name: 'audit-fines',
    text: `SELECT id, code, own_fine AS own, member_id AS player, amount FROM fine
      WHERE club_id = $1 AND id = ANY ($2::uuid[])`,
    values: [clubId, [...ids]],
  });
  return new Map(rows.map((fine) => [fine.id, fine]));
}

/** The subject of an event whose earlier event matters. */
interface Whom {
  readonly what: 'member' | 'club' | 'language' | 'user' | 'books' | 'account';
  /** Null for the club, its language and its books. */
  readonly id: string | null;
}

/** Reads the earlier event of a member, of a user, or of the club. */
async function readBefore(
  pool: Pool,
  clubId: string,
  logged: readonly Logged<Event>[],
  language: LanguageId,
): Promise<ReadonlyMap<number, EventBefore>> {
  const later = logged.flatMap(({ seq, event }) => {
    const whom = whomOf(event);
    return whom === null ? [] : [{ seq, whom }];
  });
  if (later.length === 0) return new Map();
  const ids = later.flatMap(({ whom }) => whom.id ?? []);
  const before = Math.max(...later.map(({ seq }) => seq));
  const earlier = await readAbout(pool, clubId, { ids, before, language });
  return new Map(
    later.flatMap(({ seq, whom }) => {
      const before = earlier.findLast((one) => one.seq < seq && isAbout(one.event, whom));
      if (before === undefined || isOfSeasons(before.event)) return [];
      return [[seq, before.event] as const];
    }),
  );
}

interface AboutBefore {
  readonly ids: readonly string[];
  readonly before: number;
  readonly language: LanguageId;
}

/** The events before one of the log that name ids, and those about the club itself, in order. */
async function readAbout(
  pool: Pool,
  clubId: string,
  { ids, before, language }: AboutBefore,
): Promise<{ readonly seq: number; readonly event: Event }[]> {
  const { rows } = await pool.query<{ seq: number; kind: string; payload: string }>({
    name: 'audit-before',
    text: `SELECT e.seq, e.kind, e.payload FROM club_event e
      WHERE e.club_id = $1 AND e.session_id IS NULL AND e.kind <> 'hand-recorded' AND e.seq < $2
        AND (e.kind LIKE 'club-%' OR e.kind LIKE 'books-%' OR e.seq IN (SELECT s.seq FROM event_subject s
          WHERE s.club_id = $1 AND s.subjects && $3::uuid[]))
      ORDER BY e.seq`,
    values: [clubId, before, ids],
  });
  const seqs = rows.map(({ seq }) => seq);
  const called = await readNamesInLog(pool, clubId, { seqs, language });
  return rows.map(({ seq, kind, payload }) => {
    return { seq, event: readEvent(kind, payload, called(seq)) };
  });
}

/** The subject whose earlier event matters; null for what is new, and for events of a session. */
function whomOf(event: Event): Whom | null {
  if (event.kind === 'access-given' || event.kind === 'access-ended') {
    return { what: 'user', id: event.user };
  }
  if (event.kind === 'club-language-chosen') return { what: 'language', id: null };
  if (event.kind === 'books-changed') return { what: 'books', id: null };
  if (event.kind === 'account-changed') return { what: 'account', id: event.id };
  if (!('archived' in event)) return null;
  return 'member' in event ? { what: 'member', id: event.member } : { what: 'club', id: null };
}

function isAbout(event: Event, { what, id }: Whom): boolean {
  switch (what) {
    case 'club':
      return event.kind.startsWith('club-') && 'name' in event;
    case 'language':
      return event.kind === 'club-language-chosen' || event.kind === 'club-opened';
    case 'books':
      return event.kind.startsWith('books-') || event.kind === 'club-opened';
    case 'account':
      return event.kind.startsWith('account-') && 'id' in event && event.id === id;
    case 'member':
      return (
        /^(member|guest)-/.test(event.kind) &&
        event.kind !== 'guest-merged' &&
        'member' in event &&
        event.member === id
      );
    case 'user':
      return event.kind === 'club-opened'
        ? event.owner?.user === id
        : event.kind.startsWith('access-') && 'user' in event && event.user === id;
  }
}
