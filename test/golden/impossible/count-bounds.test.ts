import type { TarokBookId } from '../../../src/rules/tarok/books/book.js';
import { faultOf } from '../../support/tarok/fault.js';
import type { Part } from '../../support/tarok/tarok.js';
import {
  A,
  B,
  C,
  evening,
  fine,
  fullKings,
  half,
  last,
  matadors,
  pagatWon,
  settled,
  trumps,
} from '../../support/tarok/tarok.js';

/**
 * The possible counts of one player, by their own cards and tricks, for any cards of the others: the
 * fault is in their count, not in the sum.
 */

const NOT_VLK = ['wolff-1899', 'brix-1996'] as const;

/** The counts of a table in which each one can be too high or too low, and the first that is. */
function check(
  book: TarokBookId,
  part: Part,
  counts: Record<string, number>,
  wrong: string | null,
) {
  const at = evening(book);
  const run = () => settled(at, { ...part, counts });
  if (wrong === null) {
    expect(run().outcome.kind).toBe('played');
    return;
  }
  // In the order of the table: in brix-1996 b, who deals next, does not count.
  const names = book === 'wolff-1899' ? ['a', 'b', 'c'] : ['a', 'c'];
  expect(faultOf(run)).toEqual(['impossible-hand', `count[${names.indexOf(wrong)}].points`]);
}

describe.each(NOT_VLK)('beside a tout the third has the fool or nothing: %s', (book) => {
  // brix Scoring 6, wolff §5: the fool 4, each trick 1, and nothing else is worth 1 to 3 to them.
  const tout = { trickless: [B, C] };
  test.each([
    [0, 78],
    [4, 74],
  ])('%i is possible', (third, all) => {
    check(book, tout, { a: all, b: 0, c: third }, null);
  });
  test('nor 5, which is more than the fool', () => {
    check(book, tout, { a: 74, b: 0, c: 5 }, 'c');
  });

  test.each([
    [73, 'a'],
    [79, 'a'],
  ])('nor %i', (all, wrong) => {
    check(book, tout, { a: all, b: 0, c: 4 }, wrong);
  });

  // The skat of a dealer without tricks holds three blank cards, or three queens, or what lies between.
  test.each([
    [1, 0, 77],
    [10, 0, 68],
    [4, 4, 70],
    [10, 4, 64],
  ])('another who made it leaves the dealer the skat: %i, %i, %i', (skat, fool, all) => {
    check(book, { trickless: [A, B] }, { a: skat, b: fool, c: all }, null);
  });
  test('and no more than that: 63 is too low', () => {
    check(book, { trickless: [A, B] }, { a: 10, b: 4, c: 63 }, 'c');
  });
});

// In wolff-1899 a short count may be accepted (short-counts.test.ts).
describe('beside a tout the fool is counted whole: brix-1996', () => {
  const tout = { trickless: [B, C] };
  test.each([1, 2, 3])('the third has not %i', (third) => {
    check('brix-1996', tout, { a: 74, b: 0, c: third }, 'c');
  });
  test.each([75, 76, 77])('the dealer who made it has 74 or 78, not %i', (all) => {
    check('brix-1996', tout, { a: all, b: 0, c: 0 }, 'a');
  });
});

describe.each(NOT_VLK)('the fool beside a tout: %s', (book) => {
  const shown = { trickless: [B, C], meldinger: [half(C, 'hearts', 'king')] };
  test('comes home, unless it is their last card, which the tout player keeps', () => {
    check(book, shown, { a: 74, b: 0, c: 4 }, null);
    check(book, shown, { a: 78, b: 0, c: 0 }, null);
  });
  test('another’s king in the last trick says nothing of it', () => {
    const lastTrick = last(A, [B, 'king-spades']);
    check(book, { ...shown, lastTrick }, { a: 78, b: 0, c: 0 }, null);
  });
  test('their own king there does: it was not the fool', () => {
    const lastTrick = last(A, [C, 'king-spades']);
    check(book, { ...shown, lastTrick }, { a: 78, b: 0, c: 0 }, 'c');
    check(book, { ...shown, lastTrick }, { a: 74, b: 0, c: 4 }, null);
  });
  test('15 for a dealer without tricks: the fool, and a skat of 11 with the pagat in it', () => {
    const silent = { trickless: [A, B], unsaid: true };
    check(book, silent, { a: 15, b: 0, c: 63 }, null);
    check(book, silent, { a: 16, b: 0, c: 62 }, 'a');
  });
});

describe('brix Scoring 6: the next dealer does not count, but what they can have is bounded', () => {
  const run = (part: Part, counts: Record<string, number>) => () =>
    settled(evening('brix-1996'), { ...part, counts });
  const tooLittle = ['impossible-hand', 'count'];
  test('beside a tout it is the fool or nothing', () => {
    const tout = { trickless: [B, C] };
    expect(run(tout, { a: 74, c: 0 })().table.dealer).toBe(B);
    const withFool = { ...tout, meldinger: [half(C, 'hearts', 'king')] };
    expect(faultOf(run(withFool, { a: 74, c: 0 }))).toEqual(tooLittle);
    expect(run(withFool, { a: 74, c: 4 })().table.dealer).toBe(B);
  });
  test('without tricks, beside the skat of another, four at most', () => {
    const tout = { trickless: [A, B], events: [pagatWon(C)] };
    expect(faultOf(run(tout, { a: 1, c: 70 }))).toEqual(tooLittle);
    expect(faultOf(run(tout, { a: 1, c: 72 }))).toEqual(tooLittle);
    expect(run(tout, { a: 1, c: 73 })().table.dealer).toBe(B);
    expect(run(tout, { a: 4, c: 70 })().table.dealer).toBe(B);
  });
});

describe('a king that won the last trick is 4 and its trick, counted once', () => {
  test.each(['wolff-1899', 'brix-1996', 'vlk-1970'] as const)('%s', (book) => {
    const part = { events: [pagatWon(B)], lastTrick: last(C, [C, 'king-hearts']) };
    check(book, part, { a: 26, b: 26, c: 5 }, null);
    check(book, part, { a: 26, b: 26, c: 4 }, 'c');
  });
});

describe.each(['wolff-1899', 'brix-1996', 'vlk-1970'] as const)(
  'the fool that a player showed comes home, but perhaps not from the last trick: %s',
  (book) => {
    const shown = { meldinger: [half(C, 'hearts', 'king')], events: [pagatWon(B)] };
    test('it may have been their last card: then they have a trick, and no more is certain', () => {
      check(book, shown, { a: 26, b: 26, c: 1 }, null);
      check(book, shown, { a: 26, b: 26, c: 0 }, 'c');
    });
    test('another’s king in the last trick says nothing of it', () => {
      const lastTrick = last(A, [B, 'king-spades']);
      check(book, { ...shown, lastTrick }, { a: 26, b: 26, c: 1 }, null);
    });
    test('it was not where their last card was a king, nor where they won the last trick', () => {
      const lost = { ...shown, lastTrick: last(A, [C, 'king-spades']) };
      check(book, lost, { a: 26, b: 26, c: 5 }, null);
      check(book, lost, { a: 26, b: 26, c: 4 }, 'c');
      const won = { ...shown, lastTrick: last(C) };
      check(book, won, { a: 26, b: 26, c: 5 }, null);
      check(book, won, { a: 26, b: 26, c: 4 }, 'c');
    });
  },
);

describe.each(['wolff-1899', 'brix-1996', 'vlk-1970'] as const)(
  'tricks that are certain: %s',
  (book) => {
    const least = (part: Part, c: number): void => {
      check(book, part, { a: 26, b: 26, c: c - 1 }, 'c');
      check(book, part, { a: 26, b: 26, c }, null);
    };
    test('one with the pagat, and the last one with another card: 2, and 4 for the pagat', () => {
      least({ events: [pagatWon(C)], lastTrick: last(C) }, 6);
    });
    test('the same, a king of another in the last one: 4 more', () => {
      least({ events: [pagatWon(C)], lastTrick: last(C, [B, 'king-spades']) }, 10);
    });
    test('one with the pagat and one with the mondo: 2, and 4 for each', () => {
      least({ meldinger: [matadors(C, 3)], events: [pagatWon(C)] }, 10);
    });
    test('the mondo may have won the last one: it is not one more', () => {
      least({ meldinger: [matadors(C, 3)], events: [pagatWon(C)], lastTrick: last(C) }, 14);
    });
    test('the pagat in the last trick is one, and it is 4', () => {
      least({ lastTrick: last(C, [C, 'pagat']) }, 5);
    });
    test('derived: 20 trumps beside a fool elsewhere can lose one trick: 19, and the pagat', () => {
      const part = { meldinger: [trumps(C, 20, true), half(A, 'hearts', 'jack')] };
      check(book, part, { a: 26, b: 26, c: 22 }, 'c');
      check(book, part, { a: 26, b: 26, c: 23 }, null);
    });
  },
);

describe('wolff §6: wrong cards, the hand counts: a card on the floor won no trick', () => {
  const showed = { meldinger: [fullKings(C)], events: [pagatWon(B)] };
  test('four kings that were played make four tricks and 16 points', () => {
    check('wolff-1899', showed, { a: 26, b: 26, c: 19 }, 'c');
    check('wolff-1899', showed, { a: 26, b: 26, c: 20 }, null);
  });
  test('of one with wrong cards they prove nothing: a trick, which everybody has, is 1', () => {
    const floor = { ...showed, fines: [fine(C, 'wrong-card-count')] };
    check('wolff-1899', floor, { a: 26, b: 26, c: 1 }, null);
    check('wolff-1899', floor, { a: 26, b: 26, c: 0 }, 'c');
  });
  test('the fool of one without tricks may lie there too, whatever their last card was', () => {
    const tout = {
      trickless: [B, C],
      meldinger: [half(C, 'hearts', 'king')],
      lastTrick: last(A, [C, 'king-spades']),
    };
    check('wolff-1899', tout, { a: 74, b: 0, c: 0 }, 'c');
    const floor = { ...tout, fines: [fine(C, 'wrong-card-count')] };
    check('wolff-1899', floor, { a: 74, b: 0, c: 0 }, null);
  });
  test('the same after a wrong discard (§3), beside the skat', () => {
    const laid = {
      meldinger: [fullKings(A)],
      events: [pagatWon(B)],
      lastTrick: last(B),
      fines: [fine(A, 'skat-error')],
    };
    check('wolff-1899', laid, { a: 2, b: 26, c: 26 }, null);
    check('wolff-1899', laid, { a: 1, b: 26, c: 26 }, 'a');
  });
  test('another’s wrong cards change nothing', () => {
    const others = { ...showed, fines: [fine(B, 'wrong-card-count')] };
    check('wolff-1899', others, { a: 26, b: 26, c: 19 }, 'c');
  });
  test('the visible tricks count: the trick of their pagat and the last one', () => {
    const seen = {
      events: [pagatWon(C)],
      lastTrick: last(C),
      fines: [fine(C, 'wrong-card-count')],
    };
    check('wolff-1899', seen, { a: 26, b: 26, c: 6 }, null);
    check('wolff-1899', seen, { a: 26, b: 26, c: 5 }, 'c');
  });
});
