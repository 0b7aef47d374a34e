import type { Database } from '../platform/database.js';
import { Problem } from '../platform/problem.js';

/** What a member has: in money, and in points at tables that are still open. */
export interface BalanceReport {
  readonly member: string;
  readonly name: string;
  readonly currency: string;
  /** Minor units; above 0 the club owes the member. */
  readonly money: number;
  readonly openSessions: readonly { readonly session: string; readonly points: number }[];
}

/**
 * A member's balance: kept with the accounts, so it costs the same whatever the history.
 *
 * @throws Problem 'member-not-found'
 */
export async function readBalance(
  { pool }: Database,
  clubId: string,
  memberId: string,
): Promise<BalanceReport> {
  const { rows } = await pool.query<BalanceReport>({
    name: 'balance-of-member',
    text: `
      SELECT m.id AS member, m.name, c.currency, a.balance AS money,
        COALESCE((
          SELECT json_agg(json_build_object('session', s.id, 'points', p.balance)
                          ORDER BY s.opened_at, s.id)
          FROM session s
          JOIN seat t ON t.club_id = s.club_id AND t.session_id = s.id AND t.member_id = m.id
          JOIN account p ON p.club_id = t.club_id AND p.id = t.account_id
          WHERE s.club_id = m.club_id AND s.status = 'open'
        ), '[]'::json) AS "openSessions"
      FROM member m
      JOIN club c ON c.id = m.club_id
      JOIN account a ON a.club_id = m.club_id AND a.id = m.account_id
      WHERE m.club_id = $1 AND m.id = $2`,
    values: [clubId, memberId],
  });
  const [balance] = rows;
  if (!balance) throw new Problem('member-not-found', 'The club has no such member.');
  return balance;
}
