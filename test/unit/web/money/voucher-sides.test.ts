import type { Voucher, VoucherParty } from '../../../../web/api/money/cash.js';
import { sidesOf } from '../../../../web/screens/vouchers/voucher-sides.js';

/** The two sides of a voucher as its row shows them. */

const member = (id: string): VoucherParty => ({
  member: id,
  account: null,
  code: null,
  name: null,
});
const account = (id: string): VoucherParty => ({ member: null, account: id, code: id, name: null });
const clearing: VoucherParty = { member: null, account: null, code: null, name: null };

type Line = Voucher['lines'][number];
const line = (from: VoucherParty, to: VoucherParty, way: Line['way']): Line => ({
  from,
  to,
  way,
  amount: 100,
});

const named = (lines: readonly Line[]) => {
  const sides = sidesOf(lines);
  const names = (side: readonly VoucherParty[] = []) =>
    side.map((one) => one.member ?? one.account ?? 'clearing').join(' ');
  return sides === null ? null : `${names(sides.from)} > ${names(sides.to)}`;
};

test('a payment goes from the member to the purse that is debited', () => {
  expect(named([line(account('bank'), member('anna'), 'paid')])).toBe('anna > bank');
});

test('dues are owed by each member once', () => {
  const dues = ['anna', 'bo', 'anna'].map((one) => line(member(one), account('dues'), 'owed'));
  expect(named(dues)).toBe('anna bo > dues');
});

test('the clearing account of an evening is left out between those who owe and who are owed', () => {
  const evening = [line(member('anna'), clearing, 'owed'), line(clearing, member('bo'), 'owed')];
  expect(named(evening)).toBe('anna > bo');
});

test('opening equity stays between debtors and creditors', () => {
  const equity = account('equity');
  expect(named([line(member('anna'), equity, 'owed'), line(equity, member('bo'), 'owed')])).toBe(
    'anna equity > equity bo',
  );
});

test('a purse that was moved to and fro keeps both sides', () => {
  const [drawer, bank] = [account('drawer'), account('bank')];
  expect(named([line(drawer, bank, 'paid'), line(bank, drawer, 'paid')])).toBe(
    'bank drawer > drawer bank',
  );
  expect(named([])).toBe(null);
});
