import { asItWent, wayOf } from '../../../src/money/direction.js';

const line = (from: 'purse' | 'member' | 'income' | 'clearing', to: typeof from | 'expense') => {
  const way = wayOf(from, to);
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
