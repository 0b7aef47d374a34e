import type { Balance } from '../../src/money/settling-up/balance.js';
import { planSettling, type Way } from '../../src/money/settling-up/plan.js';

const PURSE = 'drawer';

function balances(amounts: Readonly<Record<string, number>>): Balance[] {
  return Object.entries(amounts).map(([party, amount]) => ({ party, amount }));
}

function lines(amounts: Readonly<Record<string, number>>, way: Way): string[] {
  const { transfers } = planSettling({ balances: balances(amounts), way, purse: PURSE });
  return transfers.map(({ from, to, amount }) => `${from} → ${to} ${amount}`);
}

test('through a purse whoever owes pays in before anybody is paid, and who is even is left out', () => {
  expect(lines({ ana: 200, bo: -340, cille: 0, dan: 90, eva: -15 }, 'through-purse')).toEqual([
    'bo → drawer 340',
    'eva → drawer 15',
    'drawer → ana 200',
    'drawer → dan 90',
  ]);
});

test('through a purse nobody can do with fewer, and each line settles one member', () => {
  const plan = planSettling({
    balances: balances({ ana: 200, bo: -340 }),
    way: 'through-purse',
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

test('among members whoever owes most pays whoever is owed most, and each line says why', () => {
  const plan = planSettling({
    balances: balances({ ana: 200, bo: -340, cille: 140 }),
    way: 'among-members',
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
  expect(lines({ ana: -10, bo: -3, cille: -3, dan: 6, eva: 5, finn: 5 }, 'among-members')).toEqual([
    'ana → eva 5',
    'ana → finn 5',
    'bo → dan 3',
    'cille → dan 3',
  ]);
});

test('what members do not cancel out goes through the purse, which is the last to be chosen', () => {
  expect(lines({ ana: 100, bo: -100, cille: -40 }, 'among-members')).toEqual([
    'bo → ana 100',
    'cille → drawer 40',
  ]);
  expect(lines({ ana: 300, bo: -100 }, 'among-members')).toEqual([
    'drawer → ana 200',
    'bo → ana 100',
  ]);
  expect(lines({ ana: 40, bo: -40, cille: -40 }, 'among-members')).toEqual([
    'bo → ana 40',
    'cille → drawer 40',
  ]);
});

test('of equals the first in the order given comes first', () => {
  expect(lines({ ana: -5, bo: -5, cille: 5, dan: 5 }, 'among-members')).toEqual([
    'ana → cille 5',
    'bo → dan 5',
  ]);
  expect(lines({ bo: -5, ana: -5, dan: 5, cille: 5 }, 'among-members')).toEqual([
    'bo → dan 5',
    'ana → cille 5',
  ]);
});

test('with more than ten members opposites and threes still settle by themselves', () => {
  const amounts = Object.fromEntries(
    [-70, 70, -31, 11, 20, -5, -6, 11, -900, 450, 300, 150].map((amount, at) => [`m${at}`, amount]),
  );
  const plan = planSettling({ balances: balances(amounts), way: 'among-members', purse: PURSE });
  expect(plan.least).toBe(false);
  expect(plan.groups.map((group) => group.map(({ party }) => party).join(' '))).toEqual([
    'm0 m1',
    'm2 m3 m4',
    'm5 m6 m7',
    'm8 m9 m10 m11',
  ]);
  expect(plan.transfers).toHaveLength(8);
});

test('the largest amounts there are neither round nor take longer', () => {
  const most = Number.MAX_SAFE_INTEGER;
  expect(
    lines({ ana: most, bo: -most, cille: most, dan: 1 - most, eva: -1 }, 'among-members'),
  ).toEqual(['bo → ana 9007199254740991', 'dan → cille 9007199254740990', 'eva → cille 1']);
});

test('nothing chosen, or nothing to settle, is a plan without transfers', () => {
  for (const way of ['through-purse', 'among-members'] as const) {
    expect(lines({}, way)).toEqual([]);
    expect(lines({ ana: 0, bo: 0 }, way)).toEqual([]);
  }
});

test('what cannot be settled is a mistake of the caller', () => {
  const plan = (chosen: readonly Balance[]) => () =>
    planSettling({ balances: chosen, way: 'among-members', purse: PURSE });
  expect(plan(balances({ [PURSE]: 5 }))).toThrow(RangeError);
  expect(plan([...balances({ ana: 5 }), ...balances({ ana: -5 })])).toThrow(RangeError);
  expect(plan(balances({ ana: 0.5 }))).toThrow(RangeError);
  expect(plan(balances({ ana: Number.MAX_SAFE_INTEGER, bo: 1 }))).toThrow(RangeError);
});
