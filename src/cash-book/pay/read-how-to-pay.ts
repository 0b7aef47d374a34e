import { exactSum } from '../../platform/database/exact-sum.js';
import { howToPay, type WayToPay } from '../../money/pay/how-to-pay.js';
import type { Due } from '../../money/pay/way.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { Refusal } from '../../rules/refusals/refusal.js';
import { sentenceOf } from '../../words/languages.js';
import { readReferenceOf } from '../payments/references.js';
import { readTransfersToPay, type TransferToPay } from '../plans/transfers/transfers-to-pay.js';
import { viewWarning, waysOf } from './choose-ways.js';
import type { HowToPay, WaySheet } from './pay.view.js';

interface Standing {
  readonly member: string;
  readonly currency: string;
  readonly ways: object;
  /** The purses that are in use. */
  readonly purses: readonly string[];
  readonly balance: number;
  readonly reported: number;
  /** The amounts of reported payments for each transfer that they name. */
  readonly reportedFor: Readonly<Record<string, number>>;
  /** The open transfers of plans to other members, in minor units. */
  readonly toMembers: number;
}

/**
 * The debt of somebody, with the ways to pay it. It says nothing about whether they have paid. While an
 * agreed plan has a transfer for them into a purse, they pay that, by its reference: one debt has one.
 *
 * @param asked the amount, in minor units; null for the transfer, else for their debt without what plans
 *   say that they pay other members; less reported payments
 * @throws Problem `member-not-found`
 */
export async function readHowToPay(
  database: Database,
  clubId: string,
  memberId: string,
  asked: number | null,
): Promise<HowToPay> {
  const standing = await readStanding(database, clubId, memberId);
  const { member, currency, ways, purses, balance, reported, reportedFor, toMembers } = standing;
  const transfers = await readTransfersToPay(database, clubId, member);
  const open = transfers.filter(({ status }) => status === 'open');
  const restOf = (one: TransferToPay) => Math.max(0, one.rest - (reportedFor[one.transfer] ?? 0));
  const next = open.find((one) => restOf(one) > 0);
  const reference = next?.reference ?? (await readReferenceOf(database, clubId, member));
  const owes = Math.max(0, -balance);
  const left = next === undefined ? Math.max(0, owes - toMembers - reported) : restOf(next);
  const amount = asked ?? (left === 0 ? null : left);
  const sheets =
    amount === null
      ? []
      : waysOf(ways).map((way) => {
          const inUse = purses.includes(way.purse ?? '') ? way.purse : undefined;
          return { ...sheetOf(way, { amount, reference }), purse: inUse ?? null };
        });
  const transfer = next?.transfer ?? null;
  return { member, currency, owes, reported, amount, reference, transfer, ways: sheets };
}

/** How an amount is paid in one way; that says why it cannot be. */
export function sheetOf(way: WayToPay, due: Due): Omit<WaySheet, 'purse'> {
  const { kind } = way;
  try {
    const { lines, qr, warnings } = howToPay(way, due);
    return { kind, lines, qr, warnings: warnings.map(viewWarning), refused: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Another way may take what this one does not.
    const { reason, params } = error;
    const refused = { reason, params, detail: sentenceOf('en', { reason, params }) };
    return { kind, lines: [], qr: null, warnings: [], refused };
  }
}

/**
 * The balance of somebody, of a merged guest as the member, with their reported payments under any id.
 */
async function readStanding(
  { pool }: Database,
  clubId: string,
  memberId: string,
): Promise<Standing> {
  const { rows } = await pool.query<Standing>({
    name: 'to-pay',
    text: `SELECT n.id AS member, c.currency, c.ways_to_pay AS ways, a.balance,
        (SELECT coalesce(json_agg(p.id), '[]') FROM cash_account p WHERE p.club_id = c.id
          AND p.type = 'purse' AND p.archived_at IS NULL) AS purses,
        (SELECT ${exactSum('sum(p.amount)')} FROM payment p
          JOIN member o ON o.club_id = p.club_id AND o.id = p.member_id
          WHERE p.club_id = c.id AND p.state = 'reported'
            AND coalesce(o.merged_into, o.id) = n.id) AS reported,
        (SELECT coalesce(json_object_agg(r.transfer_id, r.amount), '{}')
          FROM (SELECT p.transfer_id, ${exactSum('sum(p.amount)')} AS amount FROM payment p
            WHERE p.club_id = c.id AND p.state = 'reported' AND p.transfer_id IS NOT NULL
            GROUP BY 1) r) AS "reportedFor",
        (SELECT ${exactSum('sum(t.amount - t.paid)')} FROM plan_transfer t
          JOIN plan l ON l.club_id = t.club_id AND l.id = t.plan_id
          JOIN member f ON f.club_id = t.club_id AND f.id = t.from_id
          WHERE t.club_id = c.id AND t.status = 'open' AND t.to_id IS DISTINCT FROM l.purse_id
            AND coalesce(f.merged_into, f.id) = n.id) AS "toMembers"
      FROM member m
        JOIN club c ON c.id = m.club_id
        JOIN member n ON n.club_id = m.club_id AND n.id = coalesce(m.merged_into, m.id)
        JOIN account a ON a.club_id = n.club_id AND a.id = n.account_id
      WHERE m.club_id = $1 AND m.id = $2`,
    values: [clubId, memberId],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('member-not-found', {});
  return row;
}
