import type { EventParams } from '../../../../src/events/registry.js';
import type { Account, Voucher, VoucherParty } from '../../../../web/api/money/cash.js';
import { formAgain } from '../../../../web/screens/reconciliation/sides/line-forms.js';
import { againOf } from '../../../../web/screens/vouchers/again.js';

/** The form of a voucher that is booked again, with its values. */

const member = (id: string): VoucherParty => ({
  member: id,
  account: null,
  code: null,
  name: null,
});
const account = (id: string, code: string | null = null): VoucherParty => ({
  member: null,
  account: id,
  code,
  name: null,
});

const accounts = (
  [
    ['drawer', 'purse'],
    ['coffee', 'expense'],
    ['dues', 'income'],
  ] as const
).map(([id, type]): Account => ({ id, type, code: id, name: null, archivedAt: null, amount: 0 }));

type Line = Voucher['lines'][number];
const line = (from: VoucherParty, to: VoucherParty, amount: number, way: Line['way']): Line => ({
  from,
  to,
  way,
  amount,
});

function again(kind: Voucher['kind'], lines: Line[], said: EventParams | null = null) {
  const voucher = { event: 7, kind, day: '2026-03-01', text: 'Kaffe', receipt: null, lines };
  const write = (minor: number) => (minor / 100).toFixed(2);
  const made = againOf(voucher, said, { accounts, write }, '2026-03-01');
  const { day, text, ...fields } = made?.search ?? {};
  expect(made === null ? [undefined, undefined] : ['2026-03-01', 'Kaffe']).toEqual([day, text]);
  return made === null ? null : [made.what, fields];
}

const purse = account('drawer', 'drawer');

test('money between a member and a purse, and between purses', () => {
  expect(again('money-received', [line(purse, member('a'), 500, 'paid')])).toEqual([
    'received',
    { member: 'a', purse: 'drawer', amount: '500' },
  ]);
  expect(again('money-paid-out', [line(member('a'), purse, 500, 'paid')])).toEqual([
    'paid-out',
    { member: 'a', purse: 'drawer', amount: '500' },
  ]);
  expect(again('purse-moved', [line(account('bank'), purse, 9, 'paid')])).toEqual([
    'between-purses',
    { from: 'drawer', to: 'bank', amount: '9' },
  ]);
});

test('an expense of the club, and one that members share, whose account only the log has', () => {
  expect(again('expense-recorded', [line(account('coffee'), purse, 300, 'paid')])).toEqual([
    'expense',
    { account: 'coffee', paidBy: 'drawer', amount: '300' },
  ]);
  const shared = [
    line(member('b'), member('a'), 100, 'owed'),
    line(member('c'), member('a'), 100, 'owed'),
  ];
  const said = {
    kind: 'expense-recorded',
    params: {
      text: 'Kaffe',
      day: '2026-03-01',
      account: { name: null, code: 'coffee' },
      money: { amount: 300, currency: 'DKK' },
      purse: null,
      laidOutBy: 'a',
      sharedBy: ['a', 'b', 'c'],
      odd: [],
      due: null,
    },
  } satisfies EventParams;
  expect(again('expense-recorded', shared, said)).toEqual([
    'expense',
    { account: 'coffee', paidBy: 'a', amount: '300', sharedBy: 'a,b,c' },
  ]);
  expect(again('expense-recorded', shared)).toEqual(['expense', { paidBy: 'a' }]);
});

test('the due day of a recurring expense is booked again with its voucher', () => {
  const said = {
    kind: 'expense-recorded',
    params: {
      text: 'Husleje',
      day: '2026-05-04',
      account: { name: null, code: 'room' },
      money: { amount: 300, currency: 'DKK' },
      purse: { name: null, code: 'drawer' },
      laidOutBy: null,
      sharedBy: null,
      odd: [],
      due: { recurring: 'rent', dueDay: '2026-04-30' },
    },
  } satisfies EventParams;
  expect(again('expense-recorded', [line(account('room'), purse, 300, 'paid')], said)?.[1]).toEqual(
    { account: 'room', paidBy: 'drawer', amount: '300', ...said.params.due },
  );
});

test('a voucher that the bank has otherwise is booked again with all its fields but day and amount', () => {
  const bank = { line: 1, day: '2026-03-20', text: 'Visa', amount: -29_495, balance: null };
  const movement = { text: 'Kaffe', kind: 'expense-recorded', members: [] };
  const was = { account: 'coffee', paidBy: 'bank', amount: '24995', sharedBy: 'a,b' };
  const form = (search: Record<string, string>) =>
    formAgain(bank, movement as never, 'bank', { what: 'expense', search });
  expect(form({ day: '2026-03-19', text: 'Kaffe', receipt: '7', ...was })).toEqual({
    what: 'expense',
    search: {
      ...{ ...was, amount: '29495', receipt: '7' },
      ...{ day: '2026-03-20', reconcile: 'bank', text: 'Kaffe' },
    },
  });
  // A count has no amount: the line itself says what is recorded.
  expect(form({ purse: 'bank' }).search).toMatchObject({ amount: '29495', paidBy: 'bank' });
});

test('opening balances line by line, and dues by their event', () => {
  const equity = account('equity', 'opening');
  const lines = [line(purse, equity, 12_50, 'paid'), line(equity, member('a'), 300, 'owed')];
  const made = again('opening-balances-recorded', lines)?.[1] as { lines: string };
  expect(JSON.parse(made.lines)).toEqual({
    drawer: { text: '12.50', owes: true },
    a: { text: '3.00', owes: false },
  });
  expect(again('dues-charged', [line(member('a'), account('dues'), 1, 'owed')])).toEqual([
    'dues',
    { again: '7' },
  ]);
});

test('a voucher that no form records is not booked again', () => {
  expect(again('dues-waived', [line(account('dues'), member('a'), 1, 'owed')])).toBe(null);
  expect(again('voucher-reversed', [line(purse, member('a'), 1, 'paid')])).toBe(null);
});
