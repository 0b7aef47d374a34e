import { exactSum } from '../../platform/database/exact-sum.js';
import { actorName, idsOfActors, readNames } from '../../clubs/actor-names.js';
import { readPerson } from '../../clubs/members/person.js';
import type { PlannedBalance } from '../../events/money/plan.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import type { Way } from '../../money/settling-up/plan.js';
import { seesAll, type Caller } from '../../people/caller.js';
import { whoseRecords } from '../../clubs/whose-records.js';
import type { Database } from '../../platform/database/database.js';
import { writeCursor, type LogCursor } from '../../platform/http/page.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { PlanEntry, PlanPage, PlanPreview, PlanSummary } from './plan.view.js';
import { draftPlan, EVENING_OF_PLAN, type PlanRequest } from './draft-plan.js';
import { readReasons } from './read-reasons.js';
import { viewStep, viewTransfer } from './view-plan.js';
import { writtenAt } from '../../platform/chance/chance.js';

/** The parties of an agreed transfer. */
export interface Pinned {
  readonly from: string;
  readonly to: string;
  readonly purse: string | null;
}

type TransferRow = Omit<Row<'planTransfer'>, 'planId' | 'position'>;

interface PlanRow {
  readonly id: string;
  readonly event: number;
  readonly time: Date;
  readonly actor: string;
  readonly way: Way;
  readonly purse: string | null;
  readonly on: string;
  readonly evening: string | null;
  readonly least: boolean;
  readonly currency: string;
  readonly balances: readonly PlannedBalance[];
  readonly transfers: readonly TransferRow[];
}

const PLAN = `p.id, p.event_seq AS event, e.time, e.actor, p.way, p.purse_id AS purse, p.on_day AS "on",
    p.least, ${EVENING_OF_PLAN} AS evening`;

/** A transfer `t` as JSON, as `viewTransfer` takes it. */
export const TRANSFER = `json_build_object('id', t.id, 'fromId', t.from_id, 'toId', t.to_id,
    'amount', t.amount, 'reference', t.reference, 'fromBefore', t.from_before,
    'toBefore', t.to_before, 'status', t.status, 'version', t.version, 'doneSeq', t.done_seq,
    'day', t.day, 'why', t.why, 'paid', t.paid)`;

/** That somebody is in plan `p`: parameter 2 are their ids, null for who sees all. */
const IN_PLAN = `($2::uuid[] IS NULL OR EXISTS (SELECT FROM plan_transfer i
  WHERE i.club_id = p.club_id AND i.plan_id = p.id
    AND (i.from_id = ANY ($2) OR i.to_id = ANY ($2))))`;

/** How balances would be settled, with what they are made of. Throws as `draftPlan` does. */
export async function previewPlan(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  asked: PlanRequest,
): Promise<PlanPreview> {
  const draft = await draftPlan(pool, clubId, asked, writtenAt());
  const { way, on, evening } = asked;
  const { head, currency, purse, least, digest, transfers } = draft;
  const balances = draft.balances.map(withOpen);
  return {
    currency,
    way,
    purse,
    on,
    evening,
    least,
    digest,
    balances: await readReasons(pool, clubId, { on, until: head, evening }, balances),
    transfers: transfers.map((one) => viewStep(one, purse)),
  };
}

function withOpen(one: PlannedBalance) {
  return { ...one, open: one.balance + one.planned };
}

/**
 * A page of plans: those with open transfers first. Members see the plans that they are part of.
 *
 * @param after a cursor: the event, and whether the plan has open transfers
 */
export async function listPlans(
  database: Database,
  clubId: string,
  by: Caller,
  { after, limit }: { readonly after: LogCursor | null; readonly limit: number },
): Promise<PlanPage> {
  const { pool } = database;
  const { own, ids } = await idsOf(database, clubId, by);
  const { rows } = await pool.query<
    Omit<PlanRow, 'balances' | 'transfers' | 'currency'> &
      Pick<PlanSummary, 'transfers' | 'open' | 'openAmount'> & { readonly own: TransferRow[] }
  >({
    name: 'plans',
    text: `SELECT ${PLAN}, t.count AS transfers, t.open, t.amount AS "openAmount", t.own
      FROM plan p JOIN club_event e ON e.club_id = p.club_id AND e.seq = p.event_seq
        CROSS JOIN LATERAL (SELECT count(*)::int4, count(*) FILTER (WHERE t.status = 'open')::int4 AS open,
            ${exactSum(`sum(t.amount - t.paid) FILTER (WHERE t.status = 'open')`)} AS amount,
            coalesce(json_agg(${TRANSFER} ORDER BY t.position)
              FILTER (WHERE t.from_id = ANY ($3::uuid[]) OR t.to_id = ANY ($3)), '[]') AS own
          FROM plan_transfer t WHERE t.club_id = p.club_id AND t.plan_id = p.id) t
      WHERE p.club_id = $1 AND ${IN_PLAN}
        AND ($4::int8 IS NULL OR (least(t.open, 1), p.event_seq) < ($5, $4))
      ORDER BY least(t.open, 1) DESC, p.event_seq DESC LIMIT $6`,
    values: [clubId, ids, own, after?.seq ?? null, after?.line ?? null, limit + 1],
  });
  const plans = rows.slice(0, limit).map(({ time, actor: _actor, own: mine, ...plan }) => ({
    ...plan,
    agreedAt: time.toISOString(),
    own: mine.map((one) => viewTransfer(one, plan.purse)),
  }));
  const last = plans.at(-1);
  const more = rows.length > limit && last !== undefined;
  const next = more ? writeCursor({ seq: last.event, line: Math.min(last.open, 1) }) : null;
  return { currency: await currencyOf(database, clubId), plans, next };
}

async function currencyOf({ pool }: Database, clubId: string): Promise<string> {
  const { rows } = await pool.query<{ readonly currency: string }>({
    name: 'currency-of-club',
    text: 'SELECT currency FROM club WHERE id = $1',
    values: [clubId],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  return row.currency;
}

/**
 * A plan with what its balances are made of. A member sees a plan that they are in, and the reasons of
 * their own balance.
 *
 * @throws Problem `plan-not-found`
 */
export async function readPlan(
  database: Database,
  clubId: string,
  plan: string,
  by: Caller,
): Promise<PlanEntry> {
  const { pool } = database;
  const { ids } = await idsOf(database, clubId, by);
  const { rows } = await pool.query<PlanRow>({
    name: 'plan',
    text: `SELECT ${PLAN}, p.balances, c.currency,
        (SELECT json_agg(${TRANSFER} ORDER BY t.position) FROM plan_transfer t
          WHERE t.club_id = p.club_id AND t.plan_id = p.id) AS transfers
      FROM plan p JOIN club_event e ON e.club_id = p.club_id AND e.seq = p.event_seq
        JOIN club c ON c.id = p.club_id
      WHERE p.club_id = $1 AND ${IN_PLAN} AND p.id = $3`,
    values: [clubId, ids, plan],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('no-such-plan', {});
  const { time, balances, transfers, ...about } = row;
  const shown = balances.filter(({ member }) => ids === null || ids.includes(member));
  const asOf = { on: row.on, until: row.event, evening: row.evening };
  const names = await readNames(pool, clubId, idsOfActors([row.actor]));
  return {
    ...about,
    agreedAt: time.toISOString(),
    actorName: actorName(row.actor, names),
    balances: await readReasons(pool, clubId, asOf, shown.map(withOpen)),
    transfers: transfers.map((one) => viewTransfer(one, row.purse)),
  };
}

/**
 * The agreed parties of a transfer.
 * @throws Problem `plan-not-found`, also for a plan that the calling member is not part of
 */
export async function readPinned(
  database: Pick<Database, 'pool'>,
  clubId: string,
  plan: string,
  transfer: string,
  by: Caller,
): Promise<Pinned> {
  const { ids } = await idsOf(database, clubId, by);
  const { rows } = await database.pool.query<Pinned>({
    name: 'transfer-as-agreed',
    text: `SELECT t.from_id AS "from", t.to_id AS "to", p.purse_id AS purse
      FROM plan p JOIN plan_transfer t ON t.club_id = p.club_id AND t.plan_id = p.id
      WHERE p.club_id = $1 AND ${IN_PLAN} AND p.id = $3 AND t.id = $4`,
    values: [clubId, ids, plan, transfer],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('no-such-transfer', {});
  return row;
}

/** By which ids plans are found: their own, and those whose plans they see; null for all. */
async function idsOf({ pool }: Pick<Database, 'pool'>, clubId: string, by: Caller) {
  const { member } = by;
  const own = member === null ? [] : (await readPerson(pool, clubId, member)).ids;
  if (seesAll(by)) return { own, ids: null };
  // Callers who are no member see none: they are refused.
  whoseRecords(by, null);
  return { own, ids: own };
}
