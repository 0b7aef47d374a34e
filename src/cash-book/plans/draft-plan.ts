import { exactSum } from '../../platform/database/exact-sum.js';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { PlannedBalance } from '../../events/money/plan.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { MOST_AMOUNT } from '../../ledger/log/posting.js';
import { requireDayByToday } from '../../money/books.js';
import { planSettling, type Way } from '../../money/settling-up/plan.js';
import { dayOf } from '../../values/time-zone.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { purseAccount } from '../money-rows.js';
import { LATER } from '../money/read-money.js';
import { readOpenItems } from '../open-items/read-open-items.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** The balances to settle, and the way. */
export interface PlanRequest {
  readonly way: Way;
  readonly purse: string | null;
  /** Null for all. */
  readonly members: readonly string[] | null;
  /** The one evening of which what is open is settled; null for whole balances. */
  readonly evening: string | null;
  readonly on: string;
}

/** A plan as the books are at the head of the log. */
export interface PlanDraft {
  readonly head: number;
  readonly currency: string;
  readonly purse: string | null;
  readonly least: boolean;
  readonly balances: readonly PlannedBalance[];
  readonly transfers: readonly DraftTransfer[];
  /** The digest of the plan. */
  readonly digest: string;
  /** The references that transfers of the club have. */
  readonly references: ReadonlySet<string>;
}

interface DraftTransfer {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly fromBefore: number;
  readonly toBefore: number;
}

interface PlanBasis {
  readonly head: number;
  readonly currency: string;
  readonly timeZone: string;
  readonly purses: readonly Row<'cashAccount'>[];
  readonly references: readonly string[];
  readonly hasEvening: boolean;
  readonly members: readonly Settled[];
}

interface Settled extends PlannedBalance {
  readonly name: string;
  readonly merged: boolean;
  /** The first day as of which they can be settled; null for any. */
  readonly since: string | null;
  /** The part of `planned` by plans of the evening that is asked for. */
  readonly plannedOfEvening: number;
}

/**
 * The payments that bring balances to zero. Open transfers of earlier plans count as made: nothing is
 * settled twice.
 *
 * @param now the present, after which the day cannot be
 * @throws Problem `club-not-found`, `member-not-found`, `guest-refused`, `account-not-found`,
 *   `account-refused`, `day-refused`, `validation-failed` for a purse that is missing or a member that is
 *   listed twice, `plan-refused` for members who are settled as of a later day, `amount-too-large`
 */
export async function draftPlan(
  pool: Pool,
  clubId: string,
  asked: PlanRequest,
  now: Date,
): Promise<PlanDraft> {
  const found = await readSettled(pool, clubId, asked);
  refusalAsProblem(() => {
    requireDayByToday(asked.on, dayOf(now, found.timeZone), 'on');
    if (asked.purse === null) return;
    purseAccount({ cashAccount: new Map(found.purses.map((one) => [one.id, one])) }, asked.purse);
  });
  checkMembers(asked, found);
  const { head, currency, references } = found;
  const balances = found.members.map(({ member, balance, planned }) => {
    return { member, balance, planned };
  });
  const { transfers, least } = planOf(asked, balances);
  const isPurse = (id: string) => id === asked.purse;
  return {
    head,
    currency,
    purse: transfers.some(({ from, to }) => isPurse(from) || isPurse(to)) ? asked.purse : null,
    least,
    balances,
    transfers,
    digest: digestOf(asked, transfers),
    references: new Set(references),
  };
}

/** The evening that a plan `p` settles alone, in SQL; null for none. */
export const EVENING_OF_PLAN = `(SELECT x.payload::json ->> 'evening' FROM club_event x
    WHERE x.club_id = p.club_id AND x.seq = p.event_seq)`;

/** The balances to settle: whole ones, or what is open of one evening. */
async function readSettled(pool: Pool, clubId: string, asked: PlanRequest): Promise<PlanBasis> {
  const basis = await readBalances(pool, clubId, asked);
  const { evening, on } = asked;
  if (evening === null) return basis;
  if (!basis.hasEvening) throw new Problem('session-not-found', {}, { field: 'evening' });
  // Read afterwards: whatever was written between the two makes the head of the first too old.
  const { members } = await readOpenItems({ pool }, clubId, null, { on });
  const openOf = new Map(
    members.map(({ member, items }) => [
      member,
      items.find(({ session }) => session === evening)?.open ?? 0,
    ]),
  );
  const settled = basis.members.flatMap((one) => {
    const balance = openOf.get(one.member) ?? 0;
    if (balance === 0 && asked.members === null) return [];
    const left = within(balance + one.plannedOfEvening, one.balance + one.planned);
    return [{ ...one, balance, planned: left - balance }];
  });
  return { ...basis, members: settled };
}

/**
 * The open amounts of an evening beside all plans, by member; read afterwards than the head of the log that
 * the caller decides on.
 */
export async function readBesidePlans(
  pool: Pool,
  clubId: string,
  asked: Pick<PlanRequest, 'on'> & {
    readonly evening: string;
    readonly members: readonly string[];
  },
): Promise<ReadonlyMap<string, number>> {
  if (asked.members.length === 0) return new Map();
  const { members } = await readSettled(pool, clubId, { ...asked, way: 'members', purse: null });
  return new Map(members.map(({ member, balance, planned }) => [member, balance + planned]));
}

/** A part of a whole: nothing where they have other signs, and never more than the whole. */
export function within(part: number, whole: number): number {
  if (part > 0) return Math.max(0, Math.min(part, whole));
  return Math.min(0, Math.max(part, whole));
}

/** The members with what is to be settled, in the order in which they came to the club. */
async function readBalances(
  pool: Pool,
  clubId: string,
  { members, on, evening }: PlanRequest,
): Promise<PlanBasis> {
  const { rows } = await pool.query<PlanBasis>({
    name: 'balances-to-settle',
    text: `SELECT c.head_seq AS head, ${selectColumns('Club', 'c', 'currency', 'timeZone')},
        (SELECT coalesce(json_agg(json_build_object('id', p.id, 'type', p.type,
            'accountId', p.account_id, 'archivedAt', p.archived_at)), '[]')
          FROM cash_account p WHERE p.club_id = c.id) AS purses,
        ARRAY(SELECT t.reference FROM plan_transfer t WHERE t.club_id = c.id) AS "references",
        EXISTS (SELECT FROM session s WHERE s.club_id = c.id AND s.id = $4::uuid) AS "hasEvening",
        (SELECT coalesce(json_agg(json_build_object('member', m.id, 'name', m.name,
            'merged', m.merged_into IS NOT NULL, 'balance', a.balance - coalesce(later.amount, 0),
            'planned', coalesce(planned.amount, 0),
            'plannedOfEvening', coalesce(planned."ofEvening", 0), 'since', planned.since) ORDER BY a.id), '[]')
          FROM member m JOIN account a ON a.club_id = m.club_id AND a.id = m.account_id
            ${LATER}
            ${PLANNED}
          WHERE m.club_id = c.id
            AND CASE WHEN $3::uuid[] IS NULL THEN m.merged_into IS NULL ELSE m.id = ANY ($3) END
        ) AS members
      FROM club c WHERE c.id = $1`,
    values: [clubId, on, members, evening],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  return row;
}

/**
 * SQL: the part of a member `m`'s balance that plans move beyond the books as of the day: transfers
 * that are still open, and those made under a later day; and the first day for which it can be
 * computed. That is the day of their newest plan: as of an earlier one their balance lacks what that
 * plan settles. For a transfer that was paid in part, or done and reversed, it is the day of the last
 * change, as the books between hold one without the other.
 */
const PLANNED = `LEFT JOIN (
    SELECT coalesce(g.merged_into, side.party) AS member,
      ${exactSum(`sum(side.amount) FILTER (WHERE t.status = 'open' OR t.day > $2)`)} AS amount,
      ${exactSum(`sum(side.amount) FILTER (WHERE (t.status = 'open' OR t.day > $2)
        AND ${EVENING_OF_PLAN} = ($4::uuid)::text)`)} AS "ofEvening",
      max(CASE WHEN t.version > 2 OR (t.status = 'open' AND t.paid > 0) THEN greatest(t.day, p.on_day) ELSE p.on_day END) AS since
    FROM plan_transfer t JOIN plan p ON p.club_id = t.club_id AND p.id = t.plan_id
      CROSS JOIN LATERAL (SELECT CASE WHEN t.status = 'open' THEN t.amount - t.paid ELSE t.amount END
        AS amount) still
      CROSS JOIN LATERAL (VALUES (t.from_id, still.amount), (t.to_id, -still.amount))
        AS side (party, amount)
      LEFT JOIN member g ON g.club_id = t.club_id AND g.id = side.party
    WHERE t.club_id = $1 AND t.status <> 'dropped'
    GROUP BY 1) planned ON planned.member = m.id`;

function checkMembers({ members: ids, on }: PlanRequest, { members }: PlanBasis): void {
  const field = 'members';
  if (ids !== null) {
    if (new Set(ids).size < ids.length) throw new Problem('member-is-twice', {}, { field });
    if (members.length < ids.length) throw new Problem('member-not-found', {}, { field });
  }
  const guest = members.find(({ merged }) => merged);
  if (guest !== undefined) throw new Problem('guest-is-merged', { guest: guest.name }, { field });
  const since = members.reduce(
    (latest, one) => ((one.since ?? '') > latest ? (one.since ?? '') : latest),
    on,
  );
  if (since > on) throw new Problem('plan-of-later-day', { day: since }, { field: 'on' });
}

function planOf({ way, purse }: PlanRequest, balances: readonly PlannedBalance[]) {
  const open = balances.map(({ member, balance, planned }) => {
    return { party: member, amount: balance + planned };
  });
  const rest = open.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const isNeeded = way === 'purse' ? open.some(({ amount }) => amount !== 0) : rest !== 0n;
  if (isNeeded && purse === null) throw new Problem('purse-is-needed', {}, { field: 'purse' });
  try {
    const { transfers, least } = planSettling({ balances: open, way, purse: purse ?? '' });
    return {
      least,
      transfers: transfers.map(({ from, to, amount, settles }): DraftTransfer => {
        return { from, to, amount, fromBefore: settles.from.before, toBefore: settles.to.before };
      }),
    };
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('balance-too-large', { most: MOST_AMOUNT });
    throw error;
  }
}

/** The same for the same way and day and the same transfers with the same reasons. */
function digestOf({ way, on, evening }: PlanRequest, transfers: readonly DraftTransfer[]): string {
  const lines = transfers.map((one) =>
    [one.from, one.to, one.amount, one.fromBefore, one.toBefore].join(' '),
  );
  return createHash('sha256')
    .update([way, on, ...(evening === null ? [] : [evening]), ...lines].join('\n'), 'utf8')
    .digest('hex');
}
