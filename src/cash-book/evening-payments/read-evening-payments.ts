import {
  KITTY,
  leftOfEvening,
  settleEvening,
  type CashPayment,
} from '../../money/settling-up/evening.js';
import type { Balance } from '../../money/settling-up/balance.js';
import { EVENING_OF_PLAN, readBesidePlans, within } from '../plans/draft-plan.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { EveningPayment, EveningPayments } from './evening-payment.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** An evening as its payments in cash need it; guests who are members now are those. */
export interface SettledEvening {
  /** The head of the log that it was read at. */
  readonly head: number;
  readonly currency: string;
  readonly timeZone: string;
  readonly isClosed: boolean;
  /** In minor units, with the pots split once it is closed; 0 where it was settled on its day. */
  readonly results: readonly Balance[];
  /** The players who got up before it was closed. */
  readonly gone: ReadonlySet<string>;
  readonly paid: readonly EveningPayment[];
  /** The payments that plans of this evening alone ask for, made or not. */
  readonly planned: readonly CashPayment[];
  /**
   * The rest of the evening beside all plans, by player: of those whose whole balances are settled by a
   * plan that was agreed after the close.
   */
  readonly beside: ReadonlyMap<string, number>;
}

interface Row extends Omit<SettledEvening, 'results' | 'gone' | 'beside'> {
  /** The members whose whole balances are settled by plans that were agreed after the close. */
  readonly settled: readonly string[];
  readonly today: string;
  readonly players: readonly {
    readonly person: string;
    readonly amount: number;
    readonly isSeated: boolean;
  }[];
}

/** Throws Problem `session-not-found`. */
export async function readSettledEvening(
  { pool }: ReadPool,
  clubId: string,
  sessionId: string,
): Promise<SettledEvening> {
  const { rows } = await pool.query<Row>({
    name: 'settled-evening',
    text: `SELECT c.head_seq AS head, ${selectColumns('Club', 'c', 'currency', 'timeZone')},
        s.status = 'closed' AS "isClosed",
        (SELECT json_agg(json_build_object(
            'person', coalesce(m.merged_into, m.id),
            'amount', (p.one ->> 'points')::int8 * CASE WHEN s.settled_then THEN 0 ELSE s.rate END,
            'isSeated', s.state -> 'table' -> 'players' ? (p.one ->> 'player')) ORDER BY p.place)
          FROM jsonb_array_elements(s.state -> 'standings') WITH ORDINALITY AS p (one, place)
            JOIN member m ON m.club_id = s.club_id AND m.id = (p.one ->> 'player')::uuid) AS players,
        (SELECT coalesce(json_agg(json_build_object('event', e.seq,
            'recordedAt', to_char(e.time AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'from', coalesce(f.merged_into, f.id), 'to', coalesce(t.merged_into, t.id),
            'amount', (e.payload::jsonb ->> 'amount')::int8) ORDER BY e.seq), '[]')
          FROM event_subject x
            JOIN voucher v ON v.club_id = x.club_id AND v.event_seq = x.seq
              AND v.kind IN ('money-given', 'money-received', 'money-paid-out')
              AND v.reversed_by IS NULL
            JOIN club_event e ON e.club_id = x.club_id AND e.seq = x.seq
            LEFT JOIN member f ON f.club_id = e.club_id AND f.id = (e.payload::jsonb ->>
              CASE v.kind WHEN 'money-given' THEN 'from' WHEN 'money-received' THEN 'member' END)::uuid
            LEFT JOIN member t ON t.club_id = e.club_id AND t.id = (e.payload::jsonb ->>
              CASE v.kind WHEN 'money-given' THEN 'to' WHEN 'money-paid-out' THEN 'member' END)::uuid
          WHERE x.club_id = s.club_id AND x.subjects @> ARRAY[s.id]
            AND e.payload::jsonb ->> 'evening' = s.id::text) AS paid,
        (SELECT coalesce(json_agg(json_build_object('amount', t.amount,
            'from', CASE WHEN t.from_id = p.purse_id THEN '${KITTY}'
              ELSE coalesce(f.merged_into, f.id)::text END,
            'to', CASE WHEN t.to_id = p.purse_id THEN '${KITTY}'
              ELSE coalesce(g.merged_into, g.id)::text END) ORDER BY p.event_seq, t.position), '[]')
          FROM event_subject x JOIN plan p ON p.club_id = x.club_id AND p.event_seq = x.seq
            JOIN plan_transfer t ON t.club_id = p.club_id AND t.plan_id = p.id
            JOIN club_event a ON a.club_id = x.club_id AND a.seq = x.seq
            LEFT JOIN member f ON f.club_id = p.club_id AND f.id = t.from_id
            LEFT JOIN member g ON g.club_id = p.club_id AND g.id = t.to_id
          WHERE x.club_id = s.club_id AND x.subjects @> ARRAY[s.id] AND t.status <> 'dropped'
            AND a.payload::jsonb ->> 'evening' = s.id::text) AS planned,
        (SELECT coalesce(json_agg(DISTINCT coalesce(m.merged_into, m.id)), '[]')
          FROM plan p JOIN plan_transfer t ON t.club_id = p.club_id AND t.plan_id = p.id
            JOIN member m ON m.club_id = t.club_id AND m.id IN (t.from_id, t.to_id)
          WHERE p.club_id = s.club_id AND t.status <> 'dropped' AND ${EVENING_OF_PLAN} IS NULL
            AND p.event_seq > (SELECT max(e.seq) FROM club_event e
              WHERE e.club_id = s.club_id AND e.session_id = s.id
                AND e.kind = 'session-closed')) AS settled,
        (now() AT TIME ZONE c.time_zone)::date::text AS today
      FROM club c JOIN session s ON s.club_id = c.id WHERE c.id = $1 AND s.id = $2`,
    values: [clubId, sessionId],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('session-not-found', {});
  const { players, settled, today, ...evening } = row;
  const sums = new Map<string, number>();
  // Somebody may have sat there as a guest and as the member that they are.
  for (const { person, amount } of players) sums.set(person, (sums.get(person) ?? 0) + amount);
  const seated = new Set(players.flatMap(({ person, isSeated }) => (isSeated ? [person] : [])));
  const results = [...sums].map(([party, amount]) => ({ party, amount }));
  const gone = new Set([...sums.keys()].filter((person) => !seated.has(person)));
  const asked = { evening: sessionId, on: today, members: settled.filter((one) => sums.has(one)) };
  return { ...evening, results, gone, beside: await readBesidePlans(pool, clubId, asked) };
}

/**
 * The payments that settle an evening, and those that were made in cash.
 * @throws Problem `session-not-found`
 */
export async function readEveningPayments(
  database: ReadPool,
  clubId: string,
  sessionId: string,
): Promise<EveningPayments> {
  const evening = await readSettledEvening(database, clubId, sessionId);
  const { currency, paid } = evening;
  const memberOf = (party: string) => (party === KITTY ? null : party);
  return {
    currency,
    open: openPayments(evening).map(({ from, to, amount }) => {
      return { from: memberOf(from), to: memberOf(to), amount };
    }),
    paid,
    inPlans: [...askedByPlans(evening)].map(([member, amount]) => ({ member, amount })),
  };
}

function openPayments(evening: SettledEvening) {
  if (!evening.isClosed) return [];
  const left = leftOf(evening);
  const inPlans = [...askedByPlans(evening).values()].reduce((sum, amount) => sum + amount, 0);
  // The plans are a party of their own, so that nobody else is asked for what they ask for.
  const balances = [...left].map(([party, amount]) => ({ party, amount }));
  return settleEvening([...balances, { party: PLANS, amount: inPlans }]).filter(
    ({ from, to }) => from !== PLANS && to !== PLANS,
  );
}

/** In place of those to whom plans of whole balances pay, or who pay by them. */
const PLANS = 'plans';

/**
 * The parts of the evening that plans of whole balances ask for, by player: above 0 the player is paid.
 * They have codes and are marked as done where the plan is; in cash only the rest is asked for.
 */
export function askedByPlans(evening: SettledEvening): ReadonlyMap<string, number> {
  const { isClosed, beside } = evening;
  if (!isClosed) return new Map();
  const asked = [...leftOfResults(evening)].map(([party, amount]): [string, number] => {
    const rest = beside.get(party);
    return [party, rest === undefined ? 0 : amount - within(amount, rest)];
  });
  return new Map(asked.filter(([, amount]) => amount !== 0));
}

/** A payment with the club as a party. */
function asCash({ from, to, amount }: EveningPayment): CashPayment {
  return { from: from ?? KITTY, to: to ?? KITTY, amount };
}

/**
 * Whether a payment settles something of the evening: after the close one of its lines; before it, at
 * most what somebody who has left still owes or is owed.
 */
export function settlesSome(evening: SettledEvening, payment: CashPayment): boolean {
  const { isClosed, gone } = evening;
  const { from, to, amount } = payment;
  if (isClosed) {
    return openPayments(evening).some(
      (line) => line.from === from && line.to === to && line.amount === amount,
    );
  }
  const left = leftOf(evening);
  const [payer, payee] = [left.get(from), left.get(to)];
  if (payer === undefined || payee === undefined || from === to) return false;
  const isOfLeaver = gone.has(from) || gone.has(to);
  const isOwed = (!gone.has(from) || amount <= -payer) && (!gone.has(to) || amount <= payee);
  return isOfLeaver && isOwed;
}

/** The amounts that cash may settle: the results that no plan settles, less what was paid. */
function leftOf(evening: SettledEvening): ReadonlyMap<string, number> {
  const asked = askedByPlans(evening);
  const left = [...leftOfResults(evening)];
  return new Map(left.map(([party, amount]) => [party, amount - (asked.get(party) ?? 0)]));
}

/** The results less what was paid and what plans of this evening alone ask for. */
function leftOfResults({ results, paid, planned }: SettledEvening): ReadonlyMap<string, number> {
  const left = leftOfEvening(results, [...planned, ...paid.map(asCash)]);
  return new Map(left.map((one) => [one.party, one.amount]));
}

/**
 * Whether a payment between a player and the club settles something of the evening: at most what they
 * still owe or are owed, once it is closed or they have left.
 *
 * @param amount minor units that the player paid; below 0 that they were paid
 */
export function settlesWithClub(evening: SettledEvening, player: string, amount: number): boolean {
  const owes = -(leftOf(evening).get(player) ?? 0);
  const isOver = evening.isClosed || evening.gone.has(player);
  return isOver && (amount < 0 ? owes <= amount : owes >= amount);
}
