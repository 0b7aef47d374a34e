import { exactSum } from '../../platform/database/exact-sum.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { readReferences } from './read-references.js';
import type { MemberMoney, MembersMoney, ClubMoney, MoneyWaits, PurseView } from './money.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

interface MoneyRow {
  readonly currency: string;
  readonly pursesShown: boolean;
  readonly purses: readonly PurseView[];
  readonly owedByMembers: number;
  readonly owedToMembers: number;
  readonly own: number | null;
  readonly waits: MoneyWaits;
}

/**
 * The club's money at a glance, from the balances kept with the accounts, however long the history.
 *
 * @param asks who asks: the member that they are, and whether they see all of it
 * @throws Problem `club-not-found`
 */
export async function readMoney(
  { pool }: ReadPool,
  clubId: string,
  asks: { readonly member: string | null; readonly seesAll: boolean },
): Promise<ClubMoney> {
  const { rows } = await pool.query<MoneyRow>({
    name: 'money',
    text: `SELECT ${selectColumns('Club', 'c', 'currency', 'pursesShown')},
        (SELECT coalesce(json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name,
            'held', 0 - a.balance) ORDER BY p.account_id), '[]')
          FROM cash_account p JOIN account a ON a.club_id = p.club_id AND a.id = p.account_id
          WHERE p.club_id = c.id AND p.type = 'purse' AND p.archived_at IS NULL) AS purses,
        ${exactSum('m.owed_by')} AS "owedByMembers", ${exactSum('m.owed_to')} AS "owedToMembers",
        (SELECT a.balance FROM member o JOIN account a ON a.club_id = o.club_id AND a.id = o.account_id
          WHERE o.club_id = c.id AND o.id = $2) AS own,
        (SELECT json_build_object('payments', count(*), 'amount', ${exactSum('sum(w.amount)')})
          FROM payment w WHERE w.club_id = c.id AND w.state = 'reported') AS waits
      FROM club c CROSS JOIN LATERAL (
        SELECT 0 - sum(a.balance) FILTER (WHERE a.balance < 0) AS owed_by,
          sum(a.balance) FILTER (WHERE a.balance > 0) AS owed_to
        FROM account a WHERE a.club_id = c.id AND a.session_id IS NULL AND a.kind = 'member') m
      WHERE c.id = $1`,
    values: [clubId, asks.member],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  const { pursesShown, ...money } = row;
  if (asks.seesAll) return money;
  const purses = pursesShown ? money.purses : null;
  return { ...money, purses, owedByMembers: null, owedToMembers: null, waits: null };
}

/**
 * The balances of all members. Without a day they are the stored ones; as of a day, less everything
 * written under later days.
 *
 * @param on the day, `YYYY-MM-DD`; null for everything written
 * @throws Problem `club-not-found`
 */
export async function readMembersMoney(
  database: ReadPool,
  clubId: string,
  on: string | null,
): Promise<MembersMoney> {
  const { rows } = await readStanding(database, clubId, on);
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  // Read later: everybody who is in the list has a reference by then.
  const references = await readReferences(database, clubId);
  const referenceOf = new Map([...references].map(([reference, id]) => [id, reference]));
  const members = row.members.map((one) => {
    return { ...one, reference: referenceOf.get(one.member) ?? '' };
  });
  return { ...row, members };
}

function readStanding({ pool }: ReadPool, clubId: string, on: string | null) {
  return pool.query<Omit<MembersMoney, 'members'> & { readonly members: readonly MemberMoney[] }>({
    name: on === null ? 'money-of-members' : 'money-of-members-on-day',
    text: `SELECT c.currency, (
        SELECT coalesce(json_agg(json_build_object('member', m.id, 'name', m.name, 'guest', m.guest,
            'archived', m.archived_at IS NOT NULL,
            'amount', ${on === null ? 'a.balance' : exactSum('a.balance - coalesce(later.amount, 0)')})
          ORDER BY m.name, m.id), '[]')
        FROM member m
        CROSS JOIN LATERAL (SELECT * FROM account x
          WHERE x.club_id = m.club_id AND x.id = m.account_id LIMIT 1) a
        ${on === null ? '' : LATER}
        WHERE m.club_id = c.id AND m.merged_into IS NULL) AS members, (
        SELECT coalesce(json_agg(json_build_object('plan', t.plan_id, 'id', t.id,
            'from', coalesce(f.merged_into, t.from_id), 'to', coalesce(g.merged_into, t.to_id),
            'toPurse', t.to_id IS NOT DISTINCT FROM p.purse_id,
            'amount', t.amount, 'rest', t.amount - t.paid, 'reference', t.reference) ORDER BY p.event_seq, t.position), '[]')
        FROM plan_transfer t JOIN plan p ON p.club_id = t.club_id AND p.id = t.plan_id
          LEFT JOIN member f ON f.club_id = t.club_id AND f.id = t.from_id
          LEFT JOIN member g ON g.club_id = t.club_id AND g.id = t.to_id
        WHERE t.club_id = c.id AND t.status = 'open') AS transfers
      FROM club c WHERE c.id = $1`,
    values: on === null ? [clubId] : [clubId, on],
  });
}

/**
 * SQL: the sum that each account `a` got under days after parameter 2, less what it gave; a guest's is the
 * member's by now. The club is parameter 1.
 */
export const LATER = `LEFT JOIN (
    SELECT s.account, sum(s.amount) AS amount FROM (
      SELECT coalesce(i.account_id, side.account) AS account, side.amount
      FROM voucher v
      CROSS JOIN LATERAL (SELECT * FROM posting x
        WHERE x.club_id = v.club_id AND x.event_seq = v.event_seq AND x.stage = 'money' OFFSET 0) p
      CROSS JOIN LATERAL (VALUES (p.from_account, -p.amount), (p.to_account, p.amount))
        AS side (account, amount)
      LEFT JOIN member g ON g.club_id = v.club_id AND g.account_id = side.account
        AND g.merged_into IS NOT NULL
      LEFT JOIN member i ON i.club_id = g.club_id AND i.id = g.merged_into
      WHERE v.club_id = $1 AND v.day > $2) s
    GROUP BY s.account) later ON later.account = a.id`;
