import type { RuleReason } from '../../src/rules/refusals/refusal.js';
import type { Step, TarokTable } from '../../src/rules/tarok/table.js';
import {
  activePlayers,
  join,
  leave,
  nextDealer,
  openTable,
  splitPots,
} from '../../src/rules/tarok/table.js';
import { points } from '../../src/rules/points.js';
import type { PlayerId } from '../../src/rules/payment.js';
import { refusal } from '../support/tarok/refusal.js';
import { A, B, BOOKS, C, D, E, evening, id, net } from '../support/tarok/tarok.js';

const at = (table: TarokTable, dealer: PlayerId, king = 100, pagat = 100): TarokTable => ({
  ...table,
  dealer,
  pots: { 'king-pot': points(king), 'pagat-pot': points(pagat) },
});
const pots = ({ table }: Step): number[] => [table.pots['king-pot'], table.pots['pagat-pot']];

function expectRefused(run: () => unknown, reason: RuleReason, field: string): void {
  expect(refusal(run)).toMatchObject({ code: 'seats-refused', reason, field });
}

describe.each(BOOKS)('seats, %s', (book) => {
  const rules = (players: 3 | 4 | 5) => evening(book, { players });

  test('three: all play, the deal goes to the right', () => {
    const { rules: r, table } = rules(3);
    expect([A, B, C].map((dealer) => activePlayers(r, at(table, dealer)))).toEqual([
      [A, B, C],
      [B, C, A],
      [C, A, B],
    ]);
    expect([A, B, C].map((dealer) => nextDealer(at(table, dealer)))).toEqual([B, C, A]);
  });

  test('four: the one opposite the dealer sits out (brix Players, vlk 3.a(2), R14)', () => {
    const { rules: r, table } = rules(4);
    expect([A, B, C, D].map((dealer) => activePlayers(r, at(table, dealer)))).toEqual([
      [A, B, D],
      [B, C, A],
      [C, D, B],
      [D, A, C],
    ]);
    expect([A, B, C, D].map((dealer) => nextDealer(at(table, dealer)))).toEqual([B, C, D, A]);
  });

  test('everybody founds both pots with 20 (wolff §2, brix Scoring 1, vlk 3.b(5))', () => {
    const { rules: r } = rules(4);
    const step = openTable(r, [A, B, C, D], B);
    expect(net(step)).toEqual({ a: -40, b: -40, c: -40, d: -40, king: 80, pagat: 80 });
    expect(step.table).toEqual({
      players: [A, B, C, D],
      dealer: B,
      pots: { 'king-pot': 80, 'pagat-pot': 80 },
    });
  });

  test('two are too few, a player sits once, the dealer sits at the table', () => {
    const { rules: r } = rules(3);
    for (const [players, dealer, reason, field] of [
      [[A, B], A, 'party-size', 'seats'],
      [[A, B, A], A, 'seated-twice', 'seats[2]'],
      [[A, B, C], D, 'first-dealer-not-seated', 'firstDealer'],
      [[A, B, C, D, E, id('f')], A, 'party-size', 'seats'],
    ] as const) {
      expectRefused(() => openTable(r, players, dealer), reason, field);
    }
  });

  test('a fourth joins a party of three: to each pot a third of it (brix Logistics, R6)', () => {
    const { rules: r, table } = rules(3);
    const step = join(r, at(table, B, 135, 90), D);
    expect(net(step)).toEqual({ d: -75, king: 45, pagat: 30 });
    expect(step.table.players).toEqual([A, B, C, D]);
    expect(step.table.dealer).toBe(B);
  });

  test('the fourth may sit down between two', () => {
    const { rules: r, table } = rules(3);
    expect(join(r, table, D, 1).table.players).toEqual([A, D, B, C]);
    expectRefused(() => join(r, table, D, 4), 'no-such-seat', 'seat');
    expectRefused(() => join(r, table, A), 'already-seated', 'player');
  });

  test.each([
    [100, book === 'wolff-1899' ? 33 : 35],
    [95, book === 'wolff-1899' ? 32 : 30],
    [110, book === 'wolff-1899' ? 37 : 35],
    [120, 40],
  ])('a third of %i, to the nearest chip, is %i', (held, due) => {
    const { rules: r, table } = rules(3);
    expect(pots(join(r, at(table, A, held, held), D))).toEqual([held + due, held + due]);
  });

  test.each([
    [80, 20],
    [100, 25],
    [115, book === 'wolff-1899' ? 28 : 25],
    [90, book === 'wolff-1899' ? 22 : 20],
  ])('a leaver takes a quarter of %i, rounded down to a chip: %i (R7)', (held, share) => {
    const { rules: r, table } = rules(4);
    const step = leave(r, at(table, A, held, held), C);
    expect(net(step)).toEqual({ c: 2 * share, king: -share, pagat: -share });
    expect(step.table.players).toEqual([A, B, D]);
    expect(step.table.dealer).toBe(A);
  });

  test('the deal of a leaver passes to the right (R15), also over the end of the list', () => {
    const { rules: r, table } = rules(4);
    expect(leave(r, at(table, B), B).table.dealer).toBe(C);
    expect(leave(r, at(table, D), D).table.dealer).toBe(A);
  });

  test('three must remain, and a stranger cannot leave', () => {
    const { rules: r, table } = rules(3);
    expectRefused(() => leave(r, table, A), 'too-few-left', 'player');
    const four = evening(book, { players: 4 }).table;
    expectRefused(() => leave(r, four, E), 'not-seated', 'player');
  });

  test('the end: both pots evenly among all, who sits out included (brix Scoring 7, vlk 12)', () => {
    const { rules: r, table } = rules(4);
    const step = splitPots(r, at(table, B, 80, 120));
    expect(net(step)).toEqual({ a: 50, b: 50, c: 50, d: 50, king: -80, pagat: -120 });
    expect(pots(step)).toEqual([0, 0]);
  });

  test('odd chips: one each, in seat order from who would deal next (R4)', () => {
    const { rules: r, table } = rules(3);
    const step = splitPots(r, at(table, C, 100, 110));
    const expected =
      book === 'wolff-1899'
        ? { a: 33 + 37, b: 33 + 36, c: 34 + 37, king: -100, pagat: -110 }
        : { a: 35 + 35, b: 30 + 35, c: 35 + 40, king: -100, pagat: -110 };
    expect(net(step)).toEqual(expected);
  });
});

describe('five players, vlk 3.a(3)', () => {
  const { rules, table } = evening('vlk-1970', { players: 5 });
  test('the dealer plays with both neighbours; the deal goes two seats to the right', () => {
    expect([A, B, C, D, E].map((dealer) => activePlayers(rules, at(table, dealer)))).toEqual([
      [A, B, E],
      [B, C, A],
      [C, D, B],
      [D, E, C],
      [E, A, D],
    ]);
    expect([A, B, C, D, E].map((dealer) => nextDealer(at(table, dealer)))).toEqual([C, D, E, A, B]);
  });

  test.each(['wolff-1899', 'brix-1996'] as const)('not in %s', (book) => {
    const four = evening(book, { players: 4 });
    expectRefused(() => openTable(four.rules, [A, B, C, D, E], A), 'party-size', 'seats');
    expectRefused(() => join(four.rules, four.table, E), 'table-full', 'player');
  });

  test('a fifth pays a quarter, a sixth finds no seat', () => {
    const four = evening('vlk-1970', { players: 4 });
    expect(net(join(four.rules, four.table, E))).toEqual({ e: -50, king: 25, pagat: 25 });
    expectRefused(() => join(rules, table, id('f')), 'table-full', 'player');
  });

  test('five share the pots', () => {
    expect(net(splitPots(rules, at(table, D, 105, 100)))).toEqual({
      a: 40,
      b: 40,
      c: 40,
      d: 45,
      e: 40,
      king: -105,
      pagat: -100,
    });
  });
});
