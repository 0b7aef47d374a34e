import { exactSum } from '../../platform/database/exact-sum.js';
import type { Period, Reading } from '../table.js';
import { recalledIn } from '../../words/former-member.js';
import type { LedgerAccount } from './account-names.js';

/** The accounts of the club's money, in the order of its ledger. */
export async function readMoneyAccounts({
  database: { pool },
  turns,
  about: { clubId, language },
}: Reading<Period>): Promise<readonly LedgerAccount[]> {
  const { rows } = await turns(() =>
    pool.query<LedgerAccount>({
      name: 'money-accounts',
      text: `SELECT a.id, a.kind, m.name AS member, CASE WHEN k.id IS NOT NULL
            THEN json_build_object('name', k.name, 'code', k.code) END AS own
          FROM account a
          LEFT JOIN member m ON m.club_id = a.club_id AND m.id = a.member_id
          LEFT JOIN cash_account k ON k.club_id = a.club_id AND k.account_id = a.id
          WHERE a.club_id = $1 AND a.session_id IS NULL ORDER BY a.id`,
      values: [clubId],
    }),
  );
  return rows.map((row) => {
    return { ...row, member: row.member === null ? null : recalledIn(language, row.member) };
  });
}

/**
 * The balances of accounts of money before a period, by the days of the vouchers; signed as in the
 * ledger.
 */
export async function readMoneyBefore({
  database: { pool },
  turns,
  about: { clubId, head },
  query: { from },
}: Reading<Period>): Promise<ReadonlyMap<number, number>> {
  if (from === null) return new Map();
  const { rows } = await turns(() =>
    pool.query<{ id: number; balance: number }>({
      name: 'money-before',
      text: `SELECT side.account AS id, ${exactSum('sum(side.amount)')} AS balance
          FROM voucher v
          CROSS JOIN LATERAL (SELECT * FROM posting x
            WHERE x.club_id = v.club_id AND x.event_seq = v.event_seq AND x.stage = 'money' OFFSET 0) p
          CROSS JOIN LATERAL (VALUES (p.from_account, -p.amount), (p.to_account, p.amount))
            AS side (account, amount)
          WHERE v.club_id = $1 AND v.day < $2 AND v.event_seq <= $3
          GROUP BY side.account ORDER BY side.account`,
      values: [clubId, from, head.seq],
    }),
  );
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}
