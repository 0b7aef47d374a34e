import { fineBetweenHands } from '../../src/rules/tarok/fine.js';
import { openTable } from '../../src/rules/tarok/table.js';
import type { Evening, Part } from '../support/tarok/tarok.js';
import {
  A,
  B,
  BOOKS,
  C,
  evening,
  fine,
  full,
  half,
  kingLost,
  last,
  matadors,
  net,
  pagatWon,
  settled,
  trumps,
} from '../support/tarok/tarok.js';

type Net = Record<string, number>;
const W = 'wolff-1899';
describe.each(BOOKS)('stakes of the house, %s', (book) => {
  const tariff = (row: string, value: number): Evening =>
    evening(book, { house: { tariff: { [row]: value } } });
  const counts = { a: 40, b: 20, c: 18 };
  const rows: [string, Part, Net][] = [
    ['dealing', {}, { a: -14, king: 7, pagat: 7 }],
    ['trumps', { meldinger: [trumps(B, 11)] }, { a: -12, b: 24, c: -12 }],
    ['trumpsStep', { meldinger: [trumps(B, 11)] }, { a: -17, b: 34, c: -17 }],
    ['matadors', { meldinger: [matadors(B, 4)] }, { a: -12, b: 24, c: -12 }],
    ['matadorsStep', { meldinger: [matadors(B, 4)] }, { a: -17, b: 34, c: -17 }],
    ['half', { meldinger: [half(B, 'clubs', 'jack')] }, { a: -7, b: 14, c: -7 }],
    ['full', { meldinger: [full(B, 'clubs')] }, { a: -7, b: 14, c: -7 }],
    ['kingLost', { events: [kingLost(B, 'clubs')] }, { a: 7, b: -19, c: 7, king: 5 }],
    ['kingLostPot', { events: [kingLost(B, 'clubs')] }, { a: 5, b: -17, c: 5, king: 7 }],
    ['pagatWon', { events: [pagatWon(B)] }, { a: -7, b: 14, c: -7 }],
    ['kingUltimo', { lastTrick: last(B, [B, 'king-clubs']) }, { a: -7, b: 14, c: -7 }],
    ['pagatUltimo', { lastTrick: last(B, [B, 'pagat']) }, { a: -7, b: 14, c: -7 }],
    ['kingBagud', { lastTrick: last(A, [B, 'king-clubs']) }, { a: 7, b: -14, c: 7 }],
    ['pagatBagud', { lastTrick: last(A, [B, 'pagat']) }, { a: 7, b: -14, c: 7 }],
    ['lastTrick', {}, { a: 14, b: -7, c: -7 }],
    ['nolo', { trickless: [B] }, { a: -7, b: 14, c: -7 }],
    ['tout', { trickless: [A, C] }, { a: -7, b: 14, c: -7 }],
  ];
  const REASONS: Record<string, Parameters<typeof net>[1]> = {
    trumpsStep: 'trumps',
    matadorsStep: 'matadors',
    half: 'cavallerie',
    full: 'cavallerie',
    kingLost: 'king-lost',
    kingLostPot: 'king-lost',
    pagatWon: 'pagat-won',
    kingUltimo: 'king-ultimo',
    pagatUltimo: 'pagat-ultimo',
    kingBagud: 'king-bagud',
    pagatBagud: 'pagat-bagud',
    lastTrick: 'last-trick',
  };
  test.each(rows)('%s 7', (row, part, expected) => {
    const hand = settled(tariff(row, 7), part);
    const reason = REASONS[row] ?? (row as Parameters<typeof net>[1]);
    expect(net(hand, reason)).toEqual(expected);
  });

  test('foundation 30; a stake of nothing moves nothing', () => {
    const { rules } = tariff('foundation', 30);
    expect(net(openTable(rules, [A, B, C], A))).toEqual({
      a: -60,
      b: -60,
      c: -60,
      king: 90,
      pagat: 90,
    });
    expect(net(settled(tariff('dealing', 0), { counts }), 'dealing')).toEqual({});
    expect(openTable(tariff('foundation', 0).rules, [A, B, C], A).payments).toEqual([]);
  });

  test('a fine of the house, also between hands, and a list where there is a choice', () => {
    const one = evening(book, { house: { fines: { 'lead-out-of-turn': 15 } } });
    const hand = settled(one, { fines: [fine(B, 'lead-out-of-turn')] });
    expect(net(hand, 'fine')).toEqual({ b: -30, king: 15, pagat: 15 });
    const led = fine(C, 'lead-out-of-turn', { stage: 'after' });
    expect(net(fineBetweenHands(one.rules, one.table, led))).toEqual({
      c: -30,
      king: 15,
      pagat: 15,
    });
    const list = book === W ? [10, 25] : [10, 25, 50];
    const { rules } = evening(book, { house: { fines: { other: list } } });
    const other = fine(A, 'other', { amount: 25, stage: 'after' });
    expect(net(fineBetweenHands(rules, one.table, other))).toEqual({ a: -50, king: 25, pagat: 25 });
  });
});
