import fc from 'fast-check';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Cup } from '../../../src/standings/figures/cups.js';

const RUNS = { numRuns: 100 * Number(process.env['EVENINGS'] ?? 1) };

function cup() {
  const told: [from: string, to: string, points: number][] = [];
  const of = new Cup((from, to, points) => told.push([from, to, points]));
  return {
    told,
    fill: (player: string, points: number) => {
      of.fill(player as PlayerId, points);
    },
    take: (player: string, points: number) => {
      of.take(player as PlayerId, points);
    },
    close: () => {
      of.close();
    },
  };
}

test('a payment is taken in proportion, the rest by largest remainder', () => {
  const { told, fill, take } = cup();
  fill('a', 50);
  fill('b', 30);
  fill('c', 21);
  // 10/101 of each: 4 96/101, 2 98/101, 2 8/101: two are left, for b's remainder and then a's.
  take('d', 10);
  expect(told).toEqual([
    ['a', 'd', 5],
    ['b', 'd', 3],
    ['c', 'd', 2],
  ]);
});

test('of equal remainders who put something in first', () => {
  const { told, fill, take } = cup();
  for (const player of ['b', 'a', 'c']) fill(player, 20);
  fill('a', 20);
  fill('b', 20);
  fill('c', 20);
  take('d', 5);
  expect(told).toEqual([
    ['b', 'd', 2],
    ['a', 'd', 2],
    ['c', 'd', 1],
  ]);
});

test('a part that returns to its payer is nobody’s payment', () => {
  const { told, fill, take, close } = cup();
  fill('a', 30);
  fill('b', 10);
  take('a', 20);
  expect(told).toEqual([['b', 'a', 5]]);
  take('a', 20);
  close();
  expect(told).toEqual([
    ['b', 'a', 5],
    ['b', 'a', 5],
  ]);
});

test('a taker of more than the content is paid by those who fill the cup next, and by the club if nobody does', () => {
  const { told, fill, take, close } = cup();
  fill('a', 10);
  take('b', 25);
  take('c', 4);
  fill('a', 6);
  fill('b', 12);
  close();
  expect(told).toEqual([
    ['a', 'b', 10],
    ['a', 'b', 6],
    // Of b's 12, 9 would go to themself, and 3 to c.
    ['b', 'c', 3],
    ['club', 'c', 1],
  ]);
});

test('the rest at the end is the club’s', () => {
  const { told, fill, close } = cup();
  fill('a', 7);
  fill('b', 2);
  close();
  expect(told).toEqual([
    ['a', 'club', 7],
    ['b', 'club', 2],
  ]);
});

test('the largest amounts there can be are shared to the point', () => {
  const { told, fill, take } = cup();
  fill('a', 999_999_999);
  fill('b', 1);
  take('c', 999_999_998);
  // 999 999 997.000000002 of a, 0.999999998 of b.
  expect(told).toEqual([
    ['a', 'c', 999_999_997],
    ['b', 'c', 1],
  ]);
});

const PLAYERS = ['a', 'b', 'c', 'd'];
const moves = fc.array(
  fc.record({
    player: fc.constantFrom(...PLAYERS),
    points: fc.integer({ min: 1, max: 1_000_000_000 }),
    fills: fc.boolean(),
  }),
  { maxLength: 30 },
);

test('nothing is lost: each is paid what they took, less what they put in', () => {
  fc.assert(
    fc.property(moves, (all) => {
      const { told, fill, take, close } = cup();
      const net = new Map<string, number>();
      const add = (party: string, points: number) => net.set(party, (net.get(party) ?? 0) + points);
      for (const { player, points, fills } of all) {
        (fills ? fill : take)(player, points);
        add(player, fills ? points : -points);
      }
      close();
      for (const [from, to, points] of told) {
        expect(points).toBeGreaterThan(0);
        expect(from).not.toBe(to);
        add(from, -points);
        add(to, points);
      }
      for (const player of PLAYERS) expect(net.get(player) ?? 0).toBe(0);
    }),
    RUNS,
  );
});

test('nobody gives a whole point more or less than their share, nor more than they have in', () => {
  fc.assert(
    fc.property(moves, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const { told, fill, take } = cup();
      const has = new Map<string, number>();
      for (const { player, points } of all) {
        fill(player, points);
        has.set(player, (has.get(player) ?? 0) + points);
      }
      const held = [...has.values()].reduce((sum, points) => sum + points, 0);
      const taken = Math.ceil(held * part);
      if (taken === 0 || taken > held) return;
      take('nobody', taken);
      expect(told.reduce((sum, [, , points]) => sum + points, 0)).toBe(taken);
      for (const [player, points] of has) {
        const given = told.find(([from]) => from === player)?.[2] ?? 0;
        expect(given).toBeLessThanOrEqual(points);
        // In whole numbers, which are exact at this size as no other is.
        const off = BigInt(given) * BigInt(held) - BigInt(points) * BigInt(taken);
        expect(off < BigInt(held) && -off < BigInt(held)).toBe(true);
      }
    }),
    RUNS,
  );
});
