import { totalsOf } from '../../../../web/screens/dues/totals.js';

test('a charge of dues in sums: waived dues are neither charged, paid nor open', () => {
  const line = (amount: number, left: number, waivedBy: number | null = null) => {
    return { amount, left, waivedBy };
  };
  expect(totalsOf([line(30_000, 0), line(30_000, 10_000), line(15_000, 0, 7)])).toEqual({
    ...{ members: 2, charged: 60_000, paid: 50_000, open: 10_000 },
  });
  expect(totalsOf([])).toEqual({ members: 0, charged: 0, paid: 0, open: 0 });
});
