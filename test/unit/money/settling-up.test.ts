import type { Balance } from '../../../src/money/settling-up/balance.js';
import { planSettling, type Way } from '../../../src/money/settling-up/plan.js';

const PURSE = 'drawer';

function balances(amounts: Readonly<Record<string, number>>): Balance[] {
  return Object.entries(amounts).map(([party, amount]) => ({ party, amount }));
}

function lines(amounts: Readonly<Record<string, number>>, way: Way): string[] {
  const { transfers } = planSettling({ balances: balances(amounts), way, purse: PURSE });
  return transfers.map(({ from, to, amount }) => `${from} → ${to} ${amount}`);
}

test('through a purse debtors pay in before creditors are paid, and members at zero are left out', () => {
  expect(lines({ ana: 200, bo: -340, cille: 0, dan: 90, eva: -15 }, 'purse')).toEqual([
    'bo → drawer 340',
    'eva → drawer 15',
    'drawer → ana 200',
    'drawer → dan 90',
  ]);
});

test('through a purse nobody can do with fewer, and each line settles one member', () => {
  const plan = planSettling({
    balances: balances({ ana: 200, bo: -340 }),
    way: 'purse',
    purse: PURSE,
  });
  expect(plan.least).toBe(true);
  expect(plan.transfers[0]).toEqual({
    from: 'bo',
    to: PURSE,
    amount: 340,
    settles: { from: { before: -340, after: 0 }, to: { before: 340, after: 0 } },
    group: 0,
  });
});

test('among members the largest debtor pays the largest creditor, and each line has its reason', () => {
  const plan = planSettling({
    balances: balances({ ana: 200, bo: -340, cille: 140 }),
    way: 'members',
    purse: PURSE,
  });
  expect(plan).toEqual({
    least: true,
    groups: [balances({ ana: 200, bo: -340, cille: 140 })],
    transfers: [
      {
        from: 'bo',
        to: 'ana',
        amount: 200,
        settles: { from: { before: -340, after: -140 }, to: { before: 200, after: 0 } },
        group: 0,
      },
      {
        from: 'bo',
        to: 'cille',
        amount: 140,
        settles: { from: { before: -140, after: 0 }, to: { before: 140, after: 0 } },
        group: 0,
      },
    ],
  });
});

// The example with which it is shown that paying the largest first is not always least: five that way.
test('two groups that cancel themselves out take a transfer less than the largest first', () => {
  expect(lines({ ana: -10, bo: -3, cille: -3, dan: 6, eva: 5, finn: 5 }, 'members')).toEqual([
    'ana → eva 5',
    'ana → finn 5',
    'bo → dan 3',
    'cille → dan 3',
  ]);
});

test('the rest that members do not cancel out goes through the purse, which is chosen last', () => {
  expect(lines({ ana: 100, bo: -100, cille: -40 }, 'members')).toEqual([
    'bo → ana 100',
    'cille → drawer 40',
  ]);
  expect(lines({ ana: 300, bo: -100 }, 'members')).toEqual(['drawer → ana 200', 'bo → ana 100']);
  expect(lines({ ana: 40, bo: -40, cille: -40 }, 'members')).toEqual([
    'bo → ana 40',
    'cille → drawer 40',
  ]);
});

test('of equals the first in the order given comes first', () => {
  expect(lines({ ana: -5, bo: -5, cille: 5, dan: 5 }, 'members')).toEqual([
    'ana → cille 5',
    'bo → dan 5',
  ]);
  expect(lines({ bo: -5, ana: -5, dan: 5, cille: 5 }, 'members')).toEqual([
    'bo → dan 5',
    'ana → cille 5',
  ]);
});

function groupsOf(amounts: readonly number[]): string[] {
  const chosen = amounts.map((amount, at) => ({ party: String(at), amount }));
  const { groups } = planSettling({ balances: chosen, way: 'members', purse: PURSE });
  return groups.map((group) => group.map(({ party }) => party).join(' '));
}

// The first three cancel each other out, which would leave the other six in one group.
test('groups are taken together, not each as it is found', () => {
  expect(groupsOf([100, 70, -170, -37, -63, -11, -59, 83, 87])).toEqual([
    '0 3 4',
    '1 5 6',
    '2 7 8',
  ]);
});

test('of as many groups the one is taken in which early ones are together', () => {
  expect(groupsOf([-5, 2, 3, -5, 2, 3])).toEqual(['0 1 2', '3 4 5']);
  expect(groupsOf([-5, 3, -5, 2, 3, 2])).toEqual(['0 1 3', '2 4 5']);
});

test('groups come in the order of their first parties, opposites among them', () => {
  expect(groupsOf([-5, 7, 2, 3, -7])).toEqual(['0 2 3', '1 4']);
});

test('with more than ten members opposites and threes still settle by themselves', () => {
  // Opposites, threes (two of them with the same amounts), and five that only together are even.
  const amounts = [-70, 70, -31, 11, 20, -31, 20, 11, -6, 11, -5, -900, 450, 300, 149, 1];
  expect(groupsOf(amounts)).toEqual(['0 1', '2 3 4', '5 6 7', '8 9 10', '11 12 13 14 15']);
  const plan = planSettling({
    balances: amounts.map((amount, at) => ({ party: String(at), amount })),
    way: 'members',
    purse: PURSE,
  });
  expect(plan.least).toBe(false);
  expect(plan.transfers).toHaveLength(11);
});

test('the largest amounts there are neither round nor take longer', () => {
  const most = Number.MAX_SAFE_INTEGER;
  expect(lines({ ana: most, bo: -most, cille: most, dan: 1 - most, eva: -1 }, 'members')).toEqual([
    'bo → ana 9007199254740991',
    'dan → cille 9007199254740990',
    'eva → cille 1',
  ]);
});

test('nothing chosen, or nothing to settle, is a plan without transfers', () => {
  for (const way of ['purse', 'members'] as const) {
    expect(lines({}, way)).toEqual([]);
    expect(lines({ ana: 0, bo: 0 }, way)).toEqual([]);
  }
});

test('impossible input is a mistake of the caller', () => {
  const plan = (chosen: readonly Balance[]) => () =>
    planSettling({ balances: chosen, way: 'members', purse: PURSE });
  expect(plan(balances({ [PURSE]: 5 }))).toThrow(RangeError);
  expect(plan([...balances({ ana: 5 }), ...balances({ ana: -5 })])).toThrow(RangeError);
  expect(plan(balances({ ana: 0.5 }))).toThrow(RangeError);
  expect(plan(balances({ ana: Number.MAX_SAFE_INTEGER, bo: 1 }))).toThrow(RangeError);
});
