import { idsOfPerson } from '../clubs/members/person.js';
import { Field, ID, many, TEXT, WHOLE } from '../platform/http/reference/field.js';
import type { Database } from '../platform/database/database.js';
import { Problem } from '../platform/http/problem/problem.js';

/** A member's points at a table that is still open. */
export class OpenStanding {
  @Field(ID, 'The session.')
  readonly session!: string;
  @Field(WHOLE, 'Points won (above 0) or lost so far.')
  readonly points!: number;
}

/** A member's balance: in money, and in points at tables that are still open. */
export class BalanceReport {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(TEXT, "The member's name.")
  readonly name!: string;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(WHOLE, 'Minor units; above 0 the club owes the member.')
  readonly money!: number;
  @Field(many(() => OpenStanding), 'Points that become money when their session closes.')
  readonly openSessions!: readonly OpenStanding[];
}

/**
 * A member's balance: kept with the accounts, so it costs the same whatever the history. That of a
 * merged guest is the member's.
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
          JOIN seat t ON t.club_id = s.club_id AND t.session_id = s.id
            AND t.member_id = ANY (${idsOfPerson('$2')})
          JOIN account p ON p.club_id = t.club_id AND p.id = t.account_id
          WHERE s.club_id = m.club_id AND s.status = 'open'
            -- Whose sitting down was taken back has a seat that does not count, and stands nowhere.
            AND s.state->'standings' @> jsonb_build_array(jsonb_build_object('player', t.member_id))
        ), '[]'::json) AS "openSessions"
      FROM member asked
      JOIN member m ON m.club_id = asked.club_id AND m.id = coalesce(asked.merged_into, asked.id)
      JOIN club c ON c.id = m.club_id
      JOIN account a ON a.club_id = m.club_id AND a.id = m.account_id
      WHERE asked.club_id = $1 AND asked.id = $2`,
    values: [clubId, memberId],
  });
  const [balance] = rows;
  if (!balance) throw new Problem('member-not-found', {});
  return balance;
}
