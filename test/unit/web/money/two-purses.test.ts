import { twoPurses, withPurse } from '../../../../web/screens/cash-record/purses/two-purses.js';

/** The purses that a move of money starts from: two different ones. */

const PURSES = ['bank', 'drawer', 'box'];

test.each([
  ['nothing', { from: null, to: null }, { from: 'bank', to: 'drawer' }],
  ['money that came into the first', { from: null, to: 'bank' }, { from: 'drawer', to: 'bank' }],
  ['money that left the first', { from: 'bank', to: null }, { from: 'bank', to: 'drawer' }],
  ['money that left another', { from: 'box', to: null }, { from: 'box', to: 'bank' }],
  ['both', { from: 'box', to: 'drawer' }, { from: 'box', to: 'drawer' }],
])('beside %s is another purse', (_, said, purses) => {
  expect(twoPurses(PURSES, said)).toEqual(purses);
});

test('with one purse there is none beside it', () => {
  expect(twoPurses(['bank'], { from: null, to: 'bank' })).toEqual({ from: '', to: 'bank' });
});

test('a purse that is chosen on the other side changes the sides', () => {
  const before = { from: 'bank', to: 'drawer' };
  expect(withPurse(before, 'to', 'bank')).toEqual({ from: 'drawer', to: 'bank' });
  expect(withPurse(before, 'from', 'box')).toEqual({ from: 'box', to: 'drawer' });
});
