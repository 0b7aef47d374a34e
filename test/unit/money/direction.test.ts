import { asItWent, isPaidByMembers, wayOf } from '../../../src/money/direction.js';

const line = (from: 'purse' | 'member' | 'income' | 'clearing', to: typeof from | 'expense') => {
  const way = wayOf(from, to, false);
  return { way, ...asItWent({ from, to, way }) };
};

test('where a purse is touched, from and to are as the money went', () => {
  // A member pays into the bank: the purse is debited, the member credited.
  expect(line('purse', 'member')).toEqual({ way: 'paid', from: 'member', to: 'purse' });
  expect(line('member', 'purse')).toEqual({ way: 'paid', from: 'purse', to: 'member' });
  expect(line('purse', 'purse')).toMatchObject({ way: 'paid' });
  expect(asItWent({ from: 'bank', to: 'drawer', way: 'paid' })).toEqual({
    from: 'drawer',
    to: 'bank',
  });
});

test('where no purse is touched, from owes and to is owed', () => {
  expect(line('member', 'income')).toEqual({ way: 'owed', from: 'member', to: 'income' });
  expect(line('income', 'member')).toEqual({ way: 'owed', from: 'income', to: 'member' });
  expect(line('member', 'member')).toMatchObject({ way: 'owed' });
  expect(line('member', 'clearing')).toEqual({ way: 'owed', from: 'member', to: 'clearing' });
});

test('where a member pays another, from and to are as the money went', () => {
  // Anna pays Bo: Bo is debited, so that the club owes him less, and Anna is credited.
  const way = wayOf('member', 'member', true);
  expect({ way, ...asItWent({ from: 'bo', to: 'anna', way }) }).toEqual({
    way: 'paid',
    from: 'anna',
    to: 'bo',
  });
});

test.each([
  ['transfer-done', null, true],
  ['money-given', 'paid', true],
  ['money-given', 'taken-over', false],
  ['money-given', 'given', false],
  ['money-given', null, false],
  ['session-closed', null, false],
] as const)('members pay each other by %s (%s): %s', (kind, as, paid) => {
  expect(isPaidByMembers({ kind, as })).toBe(paid);
});
