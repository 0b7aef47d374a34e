import { balanceAsShown, type CashAccountType } from '../../money/cash-accounts.js';
import type { YearInBooks } from '../../money/books.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { exactSum } from '../../platform/database/exact-sum.js';
import { SHOWN, viewed, type VoucherRow } from '../vouchers/voucher-rows.js';
import type { ChangedBalance, ChangedVoucher, ChangesSince } from './examination.view.js';
import type { VoucherChange } from './voucher-changes.js';

/** The differences between the accounts of a year at a signature, by its event, and those of now. */
export async function readChangesSince(
  database: ReadPool,
  clubId: string,
  { firstDay, lastDay }: Pick<YearInBooks, 'firstDay' | 'lastDay'>,
  signed: number,
): Promise<ChangesSince> {
  const [vouchers, balances] = await Promise.all([
    readVouchers(database, clubId, firstDay, signed),
    readBalances(database, clubId, { firstDay, lastDay, signed }),
  ]);
  const reversed = vouchers.filter(({ change }) => change === 'reversed').length;
  return { vouchers, added: vouchers.length - reversed, reversed, balances };
}

/**
 * A reversal is part of the voucher that it takes back: that one changed. One of a voucher in another
 * year is a voucher of its own here.
 */
async function readVouchers(
  database: ReadPool,
  clubId: string,
  firstDay: string,
  signed: number,
): Promise<readonly ChangedVoucher[]> {
  const { rows } = await database.pool.query<VoucherRow & { readonly change: VoucherChange }>({
    name: 'vouchers-changed-since',
    text: `SELECT ${SHOWN} LEFT JOIN voucher r ON r.club_id = v.club_id AND r.event_seq = v.reverses
      WHERE v.club_id = $1 AND v.year = $2 AND (
        (v.event_seq > $3 AND (r.event_seq IS NULL OR r.year <> v.year))
        OR (v.event_seq < $3 AND v.reversed_by > $3))
      ORDER BY v.number`,
    values: [clubId, firstDay, signed],
  });
  const entries = await viewed(database, clubId, rows);
  return entries.map(({ event, label, day, kind, text, dues, amount }) => ({
    ...{ event, label, day, kind, text, dues, amount },
    change: event < signed ? 'reversed' : kind === 'correction-recorded' ? 'corrected' : 'added',
  }));
}

interface BalanceRow {
  readonly type: CashAccountType | 'member';
  readonly account: string | null;
  readonly code: string | null;
  readonly name: string | null;
  readonly then: number;
  readonly now: number;
}

/** Income and expenses are of the year; all else is a balance at its end. */
async function readBalances(
  { pool }: ReadPool,
  clubId: string,
  { firstDay, lastDay, signed }: Pick<YearInBooks, 'firstDay' | 'lastDay'> & { signed: number },
): Promise<readonly ChangedBalance[]> {
  const { rows } = await pool.query<BalanceRow>({
    name: 'balances-changed-since',
    text: `SELECT a.kind AS type, k.id AS account, k.code, k.name,
        ${exactSum('coalesce(sum(side.amount) FILTER (WHERE v.event_seq < $4), 0)')} AS then,
        ${exactSum('sum(side.amount)')} AS now
      FROM voucher v
      CROSS JOIN LATERAL (SELECT * FROM posting x WHERE x.club_id = v.club_id
        AND x.event_seq = v.event_seq AND x.stage = 'money' OFFSET 0) p
      CROSS JOIN LATERAL (VALUES (p.from_account, -p.amount), (p.to_account, p.amount))
        AS side (account, amount)
      JOIN account a ON a.club_id = v.club_id AND a.id = side.account AND a.kind <> 'clearing'
      LEFT JOIN cash_account k ON k.club_id = a.club_id AND k.account_id = a.id
      WHERE v.club_id = $1 AND v.day <= $3
        AND (a.kind NOT IN ('income', 'expense') OR v.year = $2)
      GROUP BY a.kind, k.id, k.code, k.name ORDER BY a.kind, k.id`,
    values: [clubId, firstDay, lastDay, signed],
  });
  return rows
    .filter(({ then, now }) => then !== now)
    .map(({ type, then, now, ...of }) => {
      const shown = (balance: number) =>
        type === 'member' ? balance : balanceAsShown(type, balance);
      return { ...of, then: shown(then), now: shown(now) };
    });
}
