import { deriveBook } from '../../src/rules/own-book/derive-book.js';
import { readChanges } from '../../src/rules/own-book/read-book.js';
import { resolveRules, ruleBook } from '../../src/rules/rule-book.js';
import type { TarokHandRecord } from '../../src/rules/tarok/record/hand.js';
import type { TarokTable } from '../../src/rules/tarok/table.js';
import { LoggedEvening } from '../support/evening/logged-evening.js';
import { A, B, C, fine, last, pagatLost, pagatWon } from '../support/tarok/tarok.js';

/**
 * A whole evening by a club's own book, worked by hand from the booklet of vlk-1970 and the club's changes:
 *
 * - each founds the king cup with 10 and the pagat cup with 30 (3.b(5): 20 in both)
 * - a king ultimo is 30 (10.b(2): 40), the last trick 10 (10.d: 20)
 * - the count is paid twice (10.f: once)
 * - a nolo is not played (10.e)
 * - a telephone that rings costs 5 to the king cup alone
 *
 * Three players, seated a, b, c; a deals first, and the deal goes to the right. The next dealer does not
 * count (10.f), and pays or receives what the other two get or owe.
 */
const CHANGES = {
  foundations: { 'king-pot': 10, 'pagat-pot': 30 },
  tariff: { kingUltimo: 30, lastTrick: 10 },
  countFactor: 2,
  notPlayed: ['nolo'],
  added: [
    {
      ...{ code: 'telefon', words: { da: 'En telefon, der ringer' } },
      ...{ stage: 'play', price: 5, cup: 'king-pot' },
    },
  ],
};

type Stand = Readonly<Record<'a' | 'b' | 'c' | 'king' | 'pagat', number>>;

class ClubEvening extends LoggedEvening {
  constructor() {
    const parent = ruleBook('vlk-1970');
    const book = deriveBook(parent, readChanges(parent, CHANGES, 'changes'));
    super(resolveRules(book), [A, B, C], A);
  }

  hand(record: TarokHandRecord): Stand {
    this.ask({ kind: 'hand', record });
    return this.stand();
  }

  stand(): Stand {
    const { standings, table } = this.state;
    const of = (player: string) => standings.find((one) => one.player === player)?.points ?? 0;
    const { pots } = table as TarokTable;
    return {
      ...{ a: of(A), b: of(B), c: of(C) },
      ...{ king: pots['king-pot'], pagat: pots['pagat-pot'] },
    };
  }
}

const TELEPHONE = fine(C, 'other', { own: 'telefon' });

test('an evening by a club’s own book is what it is by hand', () => {
  const evening = new ClubEvening();
  // Each lays 10 and 30: the cups hold 3 × 10 and 3 × 30.
  expect(evening.stand()).toEqual({ a: -40, b: -40, c: -40, king: 30, pagat: 90 });

  // 1. a deals: 5 to each cup (3.b(6)), 35 and 95. The pagat wins a trick for c: 5 from a and b (9.a). The
  // telephone: 5 of c's, king cup 40. The last trick is c's: 10 from a and b. Count: b does not count; a
  // has 20 (19–23: 5), twice 10 to b; c has 39 (39–43: 15), twice 30 from b.
  //   a −10 −5 −10 −10 = −35; b −5 −10 +10 −30 = −35; c +10 −5 +20 +30 = +55
  const first = evening.hand({
    events: [pagatWon(C)],
    fines: [TELEPHONE],
    lastTrick: last(C),
    count: [
      { player: A, points: 20 },
      { player: C, points: 39 },
    ],
  });
  expect(first).toEqual({ a: -75, b: -75, c: 15, king: 40, pagat: 95 });

  // 2. b deals: 45 and 100. No trick for a, which by the booklet is a nolo, 25 from each and nothing else
  // (10.e). Here it is a hand like another: pagat home with c, 5 from each; last trick c's, 10 from each.
  // Count: c does not count; a has 0 (00–03: 25), twice 50 to c; b has 40 (39–43: 15), twice 30 from c.
  //   a −5 −10 −50 = −65; b −10 −5 −10 +30 = +5; c +10 +20 +50 −30 = +50
  const second = evening.hand({
    trickless: [A],
    events: [pagatWon(C)],
    lastTrick: last(C),
    count: [
      { player: A, points: 0 },
      { player: B, points: 40 },
    ],
  });
  expect(second).toEqual({ a: -140, b: -70, c: 65, king: 45, pagat: 100 });

  // 3. c deals: 50 and 105. Pagat ultimo of b: 45 from each (10.b(1)), and the 105 of its cup, which is
  // founded again with 30 from each (10.b, NB): 90. Count: a does not count; b has 33 (29–33: 5), twice 10
  // from a; c has 18 (14–18: 10), twice 20 to a.
  //   a −45 −30 −10 +20 = −65; b +90 +105 −30 +10 = +175; c −10 −45 −30 −20 = −105
  const third = evening.hand({
    lastTrick: last(B, [B, 'pagat']),
    count: [
      { player: B, points: 33 },
      { player: C, points: 18 },
    ],
  });
  expect(third).toEqual({ a: -205, b: 105, c: -40, king: 50, pagat: 90 });

  // 4. a deals: 55 and 95. b loses the pagat: 5 to each of the others and to its cup (9.a), 100. The telephone
  // of c again: king cup 60. King ultimo of a: 30 from each, and the 60 of its cup, which is founded again
  // with 10 from each: 30. Count: b does not count; a has 30 (29–33: 5), twice 10 from b; c has 24, nothing.
  //   a −10 +5 +60 +60 −10 +10 = +115; b −15 −30 −10 −10 = −65; c +5 −5 −30 −10 = −40
  const fourth = evening.hand({
    events: [pagatLost(B)],
    fines: [TELEPHONE],
    lastTrick: last(A, [A, 'king-hearts']),
    count: [
      { player: A, points: 30 },
      { player: C, points: 24 },
    ],
  });
  expect(fourth).toEqual({ a: -90, b: 40, c: -80, king: 30, pagat: 100 });

  // The end (12): the cups are divided evenly. King cup 30: 10 each. Pagat cup 100 in chips of 5: 20 chips,
  // 6 each, and the two that are left to b, who would deal next, and to c (reading R4).
  //   a +10 +30 = +40; b +10 +35 = +45; c +10 +35 = +45
  evening.ask({ kind: 'close' });
  expect(evening.stand()).toEqual({ a: -50, b: 85, c: -35, king: 0, pagat: 0 });
});
