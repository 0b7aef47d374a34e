import { sumsOfVoucher } from '../../../src/money/voucher-sums.js';
import type { LedgerType } from '../../../src/money/years/year-accounts.js';

const line = (debit: LedgerType, credit: LedgerType, amount: number) => {
  return { types: [debit, credit] as const, amount };
};
const VOUCHER = { kind: 'money-received', cost: null, isReversal: false };

test('an evening counts what was lost once, and anything else all of its lines', () => {
  const lost = [line('member', 'clearing', 1750), line('member', 'clearing', 1250)];
  const won = line('clearing', 'member', 3000);
  const sums = { amount: 3000, inPurses: 0, shared: null };
  expect(sumsOfVoucher([...lost, won], VOUCHER)).toEqual(sums);
  expect(sumsOfVoucher(lost, VOUCHER)).toEqual(sums);
});

test('money into a purse is above 0, out of it below, and between two it is neither', () => {
  const into = sumsOfVoucher([line('purse', 'member', 500), line('purse', 'equity', 70)], VOUCHER);
  expect(into).toEqual({ amount: 570, inPurses: 570, shared: null });
  const out = sumsOfVoucher([line('expense', 'purse', 40)], { ...VOUCHER, cost: 40 });
  expect(out).toMatchObject({ amount: -40, inPurses: -40 });
  const between = sumsOfVoucher([line('purse', 'purse', 30)], VOUCHER);
  expect(between).toMatchObject({ amount: 30, inPurses: 0 });
});

test('an expense that a member laid out is all that it cost, with what others owe of it', () => {
  const expense = { kind: 'expense-recorded', cost: 10_000, isReversal: false };
  const shares = [line('member', 'member', 3333), line('member', 'member', 3334)];
  expect(sumsOfVoucher(shares, expense)).toEqual({ amount: 10_000, inPurses: 0, shared: 6667 });
  const back = { ...expense, kind: 'voucher-reversed', isReversal: true };
  expect(sumsOfVoucher(shares, back)).toEqual({ amount: -10_000, inPurses: 0, shared: null });
  expect(sumsOfVoucher([line('expense', 'member', 10_000)], expense).shared).toBe(null);
});
