import type { YearAccounts, YearStanding } from '../../../../web/api/money/years.js';
import { closingPoints } from '../../../../web/screens/year-accounts/closing-points.js';

/** The points that are looked at before a year is closed. */

const unchecked = {
  countedOn: null,
  counted: null,
  difference: null,
  countAdded: 0,
  reconciledTo: null,
  reconciledAt: null,
  reconciledAdded: 0,
};

type Purse = YearAccounts['purses'][number];

const purse = (closing: number, check: Partial<Purse['check']> = {}): Purse => ({
  account: 'id',
  code: 'drawer',
  name: null,
  opening: 0,
  in: [],
  out: [],
  closing,
  check: { ...unchecked, ...check },
});

const standing: YearStanding = {
  firstDay: '2026-01-01',
  lastDay: '2026-12-31',
  label: '2026',
  vouchers: 3,
  status: 'open',
  version: 1,
  isOver: true,
  waits: [{ what: 'without-receipt', count: 2 }],
  examinations: [],
  remarks: [],
};

const none = { amount: 0, last: 0, members: 0, membersLast: 0 };

/** 'kind open' or 'kind clear' of each point. */
function points(purses: readonly Purse[], owed = 0, years: readonly YearStanding[] = []) {
  const accounts = {
    year: standing,
    purses,
    balance: { owedByMembers: { ...none, amount: owed }, owedToMembers: none },
  } as unknown as YearAccounts;
  return closingPoints(accounts, years).map(({ kind, isOpen }) => {
    return `${kind} ${isOpen ? 'open' : 'clear'}`;
  });
}

const ofPurses = (purses: readonly Purse[]) =>
  points(purses).filter((one) => one.startsWith('purse'));

test('a purse is in order when it was counted or reconciled up to the last day, with nothing since', () => {
  const day = '2026-12-31';
  expect(ofPurses([purse(100)])).toEqual(['purse open']);
  expect(ofPurses([purse(100, { countedOn: day })])).toEqual(['purse clear']);
  expect(ofPurses([purse(100, { countedOn: '2026-12-30' })])).toEqual(['purse open']);
  expect(ofPurses([purse(100, { countedOn: day, countAdded: 1 })])).toEqual(['purse open']);
  expect(ofPurses([purse(100, { reconciledTo: '2027-01-31' })])).toEqual(['purse clear']);
  expect(ofPurses([purse(100, { reconciledTo: day, reconciledAdded: 2 })])).toEqual(['purse open']);
  expect(ofPurses([purse(0)])).toEqual([]);
});

test('a purse below zero is a point of its own', () => {
  expect(ofPurses([purse(-1, { countedOn: '2026-12-31' })])).toEqual(['purse clear', 'purse open']);
});

test('receipts, what waits and debts of members are listed, whether in order or not', () => {
  expect(points([])).toEqual([
    'without-receipt open',
    'due-expenses clear',
    'reported-payments clear',
    'open-evenings clear',
    'open-transfers clear',
    'sums clear',
    'open-remarks clear',
  ]);
  expect(points([], 100)).toContain('sums open');
});

test.each([
  ['unanswered', 'open'],
  ['answered', 'open'],
  ['noted', 'clear'],
  ['settled', 'clear'],
  ['gone', 'clear'],
])('a remark that is %s leaves the point of remarks %s, of every year', (its, point) => {
  const remarked = { ...standing, remarks: [{ standing: its }] } as unknown as YearStanding;
  expect(points([], 0, [remarked])).toContain(`open-remarks ${point}`);
});
