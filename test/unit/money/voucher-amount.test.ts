import { voucherAmount } from '../../../src/money/voucher-amount.js';

test('an evening counts what was lost once, and anything else all of its lines', () => {
  const clearing = { member: null, account: null };
  const [anna, bent] = ['anna', 'bent'].map((member) => ({ member, account: null }));
  const lost = { from: anna ?? clearing, amount: 1750 };
  const alsoLost = { from: bent ?? clearing, amount: 1250 };
  const won = { from: clearing, amount: 3000 };
  expect(voucherAmount([lost, alsoLost, won])).toBe(3000);
  expect(voucherAmount([lost, alsoLost])).toBe(3000);
});
