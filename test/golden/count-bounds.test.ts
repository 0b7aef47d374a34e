import type { TarokBookId } from '../../src/rules/tarok/book.js';
import { faultOf } from '../support/fault.js';
import type { Part } from '../support/tarok.js';
import { A, B, C, evening, fine, fullKings, last, pagatWon, settled } from '../support/tarok.js';

/*
 * What one player can have counted, by his own cards and tricks, whatever the others have: the
 * fault is in his count, not in the sum.
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
  // brix Scoring 6, wolff §5: the fool 4, each trick 1, and nothing else is worth 1 to 3 to him.
  const tout = { trickless: [B, C] };
  test.each([
    [0, 78],
    [4, 74],
  ])('%i is possible', (third, all) => {
    check(book, tout, { a: all, b: 0, c: third }, null);
  });
  test.each([1, 2, 3])('%i is not', (third) => {
    check(book, tout, { a: 74, b: 0, c: third }, 'c');
  });
  test('nor 5, which is more than the fool', () => {
    check(book, tout, { a: 74, b: 0, c: 5 }, 'c');
  });

  test.each([75, 76, 77])('the dealer who made it has 74 or 78, not %i', (all) => {
    check(book, tout, { a: all, b: 0, c: 0 }, 'a');
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
  ])('another who made it leaves the dealer his skat: %i, %i, %i', (skat, fool, all) => {
    check(book, { trickless: [A, B] }, { a: skat, b: fool, c: all }, null);
  });
  test('and no more than that: 63 is too low', () => {
    check(book, { trickless: [A, B] }, { a: 10, b: 4, c: 63 }, 'c');
  });
});

describe('wolff §6: wrong cards, the hand stands: what lay on the floor won no trick', () => {
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
  test('what was seen stands: the trick of his pagat and the last one', () => {
    const seen = {
      events: [pagatWon(C)],
      lastTrick: last(C),
      fines: [fine(C, 'wrong-card-count')],
    };
    check('wolff-1899', seen, { a: 26, b: 26, c: 6 }, null);
    check('wolff-1899', seen, { a: 26, b: 26, c: 5 }, 'c');
  });
});
