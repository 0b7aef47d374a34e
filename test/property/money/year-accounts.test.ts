import fc from 'fast-check';
import {
  accountsOfYear,
  type AccountsOfYear,
  type LedgerAccount,
  type LedgerType,
  type MovedSum,
  type MovedWhen,
} from '../../../src/money/years/year-accounts.js';

/** Reports of a year, and of its days, over random postings: they join, and agree with the postings. */

const TYPES: readonly LedgerType[] = [
  'clearing',
  'purse',
  'purse',
  'income',
  'expense',
  'equity',
  'member',
  'member',
  'member',
];
/** Ten days are a year here. */
const YEAR = 10;
const YEARS = 4;

interface Posted {
  readonly day: number;
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

const account = fc.integer({ min: 0, max: TYPES.length - 1 });
const posted: fc.Arbitrary<Posted[]> = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: YEAR * YEARS - 1 }),
    kind: fc.constantFrom('money-received', 'session-closed', 'voucher-reversed'),
    from: account,
    to: account,
    amount: fc.integer({ min: 1, max: 1000 }),
  }),
  { maxLength: 60 },
);

/** Received less given of an account until a day. */
const balanceAt = (all: readonly Posted[], account: number, day: number): number =>
  all
    .filter((one) => one.day <= day)
    .reduce((sum, { from, to, amount }) => {
      return sum + (to === account ? amount : 0) - (from === account ? amount : 0);
    }, 0);

/** The report of some days of a year, out of sums as the database makes them. */
function reportOf(all: readonly Posted[], year: number, from: number, to: number): AccountsOfYear {
  const first = year * YEAR;
  const when = (day: number): MovedWhen => {
    if (day > to) return 'later';
    if (day >= from) return 'now';
    return day >= first ? 'between' : 'last';
  };
  const accounts = TYPES.map((type, account): LedgerAccount => {
    return { account, type, balance: balanceAt(all, account, YEAR * YEARS) };
  });
  const moved = all
    .filter(({ day }) => day >= first - YEAR)
    .flatMap(({ day, kind, from, to, amount }): MovedSum[] => [
      { account: from, at: when(day), kind, got: 0, gave: amount },
      { account: to, at: when(day), kind, got: amount, gave: 0 },
    ]);
  return accountsOfYear(accounts, moved, []);
}

const ends = (all: readonly { account: number; opening: number; closing: number }[]) => {
  const not = ({ amount }: { amount: number }) => amount !== 0;
  const of = (which: 'opening' | 'closing') =>
    Object.fromEntries(
      all
        .map((one) => ({ account: one.account, amount: one[which] }))
        .filter(not)
        .map(({ account, amount }) => [account, amount]),
    );
  return { opening: of('opening'), closing: of('closing') };
};

test('the closing of one is the opening of the next; both sides add up; it is what was posted', () => {
  fc.assert(
    fc.property(posted, fc.integer({ min: 1, max: YEARS - 2 }), account, (all, year, cut) => {
      const [first, last] = [year * YEAR, year * YEAR + YEAR - 1];
      const middle = Math.min(first + cut, last - 1);
      const next = reportOf(all, year + 1, last + 1, last + YEAR);
      const whole = reportOf(all, year, first, last);
      const parts = [
        reportOf(all, year, first, middle),
        reportOf(all, year, middle + 1, last),
      ] as const;
      for (const what of ['purses', 'members'] as const) {
        expect(ends(whole[what]).closing).toEqual(ends(next[what]).opening);
        expect(ends(parts[0][what]).closing).toEqual(ends(parts[1][what]).opening);
        expect(ends(parts[1][what]).closing).toEqual(ends(whole[what]).closing);
        for (const { account, closing } of whole[what]) {
          const balance = balanceAt(all, account, last);
          expect(closing).toBe(what === 'purses' ? 0 - balance : balance);
        }
      }
      for (const one of [whole, next, ...parts]) expect(one.balance.addsUp).toBe(true);
      const { carried, result, assets, owedByMembers } = whole.balance;
      expect(next.balance.carried.amount).toBe(carried.amount + result.amount);
      expect([next.balance.assets.last, next.balance.owedByMembers.last]).toEqual([
        assets.amount,
        owedByMembers.amount,
      ]);
      expect(next.result.result.last).toBe(whole.result.result.amount);
      expect(whole.balance.result.amount).toBe(whole.result.result.amount);
      expect(parts[0].result.result.amount + parts[1].result.result.amount).toBe(
        whole.result.result.amount,
      );
      for (const { opening, closing, in: got, out } of whole.purses) {
        const sum = (kinds: readonly { amount: number }[]) =>
          kinds.reduce((total, { amount }) => total + amount, 0);
        expect(closing).toBe(opening + sum(got) - sum(out));
      }
      for (const { opening, closing, kinds } of whole.members) {
        expect(closing).toBe(kinds.reduce((total, { amount }) => total + amount, opening));
      }
    }),
    { numRuns: 200 },
  );
});
