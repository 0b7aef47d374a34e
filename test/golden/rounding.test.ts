import { nearestChip, points } from '../../src/rules/points.js';
import { join, splitPots } from '../../src/rules/tarok/table.js';
import { E, ROUNDED, evening, net, settled } from '../support/tarok/tarok.js';

/*
 * The books round to the nearest 5 of whole card points, which never lie in the middle (brix
 * Scoring 6, vlk 10.f). A fifth player's quarter and a unit of the house can: then it goes up.
 */

describe('vlk, a fifth joins (R6, as brix Logistics): a quarter of each pot, to the nearest chip', () => {
  const { rules, table } = evening('vlk-1970', { players: 4 });
  test.each([
    [140, 35],
    [145, 35],
    [150, 40],
    [155, 40],
    [130, 35],
    [10, 5],
    [5, 0],
  ])('of %i: %i', (held, due) => {
    const pots = { 'king-pot': points(held), 'pagat-pot': points(100) };
    expect(net(join(rules, { ...table, pots }, E))).toEqual({
      e: -due - 25,
      ...(due === 0 ? {} : { king: due }),
      pagat: 25,
    });
  });
});

describe.each(ROUNDED)('%s, the count to a unit of the house', (book) => {
  const at = (countUnit: number) => evening(book, { house: { tariff: { countUnit } } });
  test.each([
    [30, 0],
    [31, 10],
    [40, 10],
    [41, 20],
  ])('of 10: %i gets %i', (counted, due) => {
    const hand = settled(at(10), { counts: { a: 26, c: counted } });
    expect(net(hand, 'count')).toEqual(due === 0 ? {} : { b: -due, c: due });
  });
  test.each([
    [21, 10],
    [22, 0],
  ])('of 10: %i pays %i', (counted, due) => {
    const hand = settled(at(10), { counts: { a: 26, c: counted } });
    expect(net(hand, 'count')).toEqual(due === 0 ? {} : { b: due, c: -due });
  });
  test('of 1: every point', () => {
    const hand = settled(at(1), { counts: { a: 26, c: 27 } });
    expect(net(hand, 'count')).toEqual({ b: -1, c: 1 });
  });
});

test('a half goes up, whatever the chip', () => {
  expect([2.5, 7.5, 2.4, 7.4].map((value) => nearestChip(value, 5))).toEqual([5, 10, 0, 5]);
  expect([0.5, 1.5, 0.4].map((value) => nearestChip(value, 1))).toEqual([1, 2, 0]);
});

describe.each(ROUNDED)(
  '%s: a pot that is no number of whole chips, by a stake of the house',
  (book) => {
    test.each([
      [103, { a: 35, b: 35, c: 33 }],
      [107, { a: 37, b: 35, c: 35 }],
      [111, { a: 40, b: 36, c: 35 }],
      [4, { a: 4 }],
    ])('R4: of %i each takes whole chips, and the rest goes to the next', (held, shares) => {
      const { rules, table } = evening(book);
      const pots = { 'king-pot': points(held), 'pagat-pot': points(0) };
      expect(net(splitPots(rules, { ...table, pots }))).toEqual({ ...shares, king: -held });
    });
  },
);
