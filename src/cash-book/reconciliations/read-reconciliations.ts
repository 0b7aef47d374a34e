import { actorName, idsOfActors, readNames } from '../../clubs/actor-names.js';
import { addedSince, latestOf, openMovements, outstandingAt } from '../../money/bank/reconciled.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { readLastCounts } from '../purses/read-counts.js';
import { readReferences } from '../money/read-references.js';
import { readMovements } from './read-movements.js';
import type { MovementView } from './movement.view.js';
import type { PayerCode, PurseReconciliations, ReconciliationView } from './reconciliation.view.js';

/** The number of reconciliations that are shown: two years of months. */
const SHOWN = 24;

interface ReconciliationRow {
  readonly event: number;
  readonly until: string;
  readonly balance: number;
  readonly vouchers: readonly number[];
  readonly withdrawn: number | null;
  readonly time: Date;
  readonly actor: string;
  readonly withdrawnAt: Date | null;
  readonly withdrawnBy: string | null;
  readonly why: string | null;
}

/**
 * A purse beside its bank: its reconciliations, and its open movements.
 * @throws Problem `account-not-found`, `account-refused`
 */
export async function readReconciliations(
  database: Database,
  clubId: string,
  purse: string,
): Promise<PurseReconciliations> {
  const currency = await readCurrency(database, clubId, purse);
  const [movements, rows, codes, counts] = await Promise.all([
    readMovements(database, clubId, purse, null),
    readRows(database, clubId, purse),
    readCodes(database, clubId),
    readLastCounts(database, clubId, null),
  ]);
  const count = counts.get(purse);
  const latest = latestOf(rows);
  return {
    purse,
    currency,
    until: latest?.until ?? null,
    balance: latest?.balance ?? 0,
    open: openMovements(movements, rows),
    added: addedSince(latest, movements),
    lastCount:
      count === undefined
        ? null
        : { ...count, added: addedSince({ event: count.event, until: count.day }, movements) },
    reconciliations: await viewed(database, clubId, rows, movements),
    codes,
  };
}

async function readCurrency({ pool }: Database, clubId: string, purse: string): Promise<string> {
  const { rows } = await pool.query<{ readonly type: string; readonly currency: string }>({
    name: 'purse-to-reconcile',
    text: `SELECT a.type, c.currency FROM cash_account a JOIN club c ON c.id = a.club_id
      WHERE a.club_id = $1 AND a.id = $2`,
    values: [clubId, purse],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('no-such-account', {});
  if (row.type !== 'purse') throw new Problem('other-type-of-account', { type: 'purse' });
  return row.currency;
}

async function readRows(
  { pool }: Database,
  clubId: string,
  purse: string,
): Promise<readonly ReconciliationRow[]> {
  const { rows } = await pool.query<ReconciliationRow>({
    name: 'reconciliations',
    text: `SELECT r.event_seq AS event, r.until, r.balance, r.vouchers, r.withdrawn_seq AS withdrawn,
        e.time, e.actor, w.time AS "withdrawnAt", w.actor AS "withdrawnBy",
        w.payload::jsonb ->> 'why' AS why
      FROM reconciliation r
        JOIN club_event e ON e.club_id = r.club_id AND e.seq = r.event_seq
        LEFT JOIN club_event w ON w.club_id = r.club_id AND w.seq = r.withdrawn_seq
      WHERE r.club_id = $1 AND r.purse_id = $2 ORDER BY r.number DESC`,
    values: [clubId, purse],
  });
  return rows;
}

async function viewed(
  { pool }: Database,
  clubId: string,
  all: readonly ReconciliationRow[],
  movements: readonly MovementView[],
): Promise<readonly ReconciliationView[]> {
  const shown = all.slice(0, SHOWN);
  const actors = shown.flatMap(({ actor, withdrawnBy }) => [
    actor,
    ...(withdrawnBy === null ? [] : [withdrawnBy]),
  ]);
  const names = await readNames(pool, clubId, idsOfActors(actors));
  return shown.map((row) => {
    const { event, until, balance, vouchers, time, actor, withdrawnAt, withdrawnBy, why } = row;
    const withdrawal =
      withdrawnAt === null || withdrawnBy === null
        ? null
        : {
            time: withdrawnAt.toISOString(),
            actor: withdrawnBy,
            actorName: actorName(withdrawnBy, names),
            why: why ?? '',
          };
    return {
      event,
      until,
      balance,
      found: vouchers.length,
      outstanding: outstandingAt(row, movements, all),
      time: time.toISOString(),
      actor,
      actorName: actorName(actor, names),
      withdrawal,
    };
  });
}

/** The codes by which a line of the bank leads to a member: a merged guest's lead to the member. */
async function readCodes(database: Database, clubId: string): Promise<readonly PayerCode[]> {
  const [references, { rows }] = await Promise.all([
    readReferences(database, clubId),
    database.pool.query<{ readonly id: string; readonly member: string; readonly codes: string[] }>(
      {
        name: 'codes-of-payers',
        text: `SELECT m.id, coalesce(m.merged_into, m.id) AS member,
          ARRAY(SELECT t.reference FROM plan_transfer t
            WHERE t.club_id = m.club_id AND t.from_id = m.id AND t.status = 'open') AS codes
        FROM member m WHERE m.club_id = $1`,
        values: [clubId],
      },
    ),
  ]);
  const memberOf = new Map(rows.map(({ id, member }) => [id, member]));
  return [
    ...[...references].map(([reference, id]) => ({ reference, member: memberOf.get(id) ?? id })),
    ...rows.flatMap(({ member, codes }) => codes.map((reference) => ({ reference, member }))),
  ];
}
