import type { TarokBookId } from '../../../src/rules/tarok/books/book.js';
import { examine } from '../../support/tarok/impossible.js';
import {
  A,
  B,
  C,
  ROUNDED,
  abundant,
  full,
  fullKings,
  half,
  kingLost,
  last,
  matadors,
  pagatLost,
  pagatWon,
  trumps,
} from '../../support/tarok/tarok.js';

const NOT_VLK = ['wolff-1899', 'brix-1996'] as const;

/** The field of c's points: only in wolff does b count too. */
function pointsOfC(book: TarokBookId): string {
  return book === 'wolff-1899' ? 'count[2].points' : 'count[1].points';
}

describe('the pagat’s fate is excused only where the dealer may have laid all their trumps', () => {
  examine([
    {
      rule: 'never in vlk (3.c: der må ikke lægges … pagat)',
      books: ['vlk-1970'],
      refused: { unsaid: true },
      reason: 'pagat-fate-missing',
      field: 'events',
      card: 'pagat',
      legal: { events: [pagatLost(B)] },
    },
    {
      rule: 'not when the dealer declared trumps',
      books: NOT_VLK,
      refused: { meldinger: [trumps(A, 10)], unsaid: true },
      reason: 'pagat-fate-missing',
      field: 'events',
      card: 'pagat',
      legal: { meldinger: [trumps(B, 10)], unsaid: true },
    },
    {
      rule: 'not when another declared it',
      books: NOT_VLK,
      refused: { meldinger: [trumps(B, 10, true)], unsaid: true },
      reason: 'pagat-fate-missing',
      field: 'events',
      card: 'pagat',
      legal: { meldinger: [trumps(B, 10)], unsaid: true },
    },
    {
      rule: 'not when it is among matadors',
      books: NOT_VLK,
      refused: { meldinger: [matadors(C, 3)], unsaid: true },
      reason: 'pagat-fate-missing',
      field: 'events',
      card: 'pagat',
      legal: { meldinger: [half(C, 'hearts', 'jack')], unsaid: true },
    },
  ]);
});

describe('counts are not above 78 in sum', () => {
  examine([
    {
      rule: 'the third took a trick: two cannot have all 78',
      books: ROUNDED,
      refused: { counts: { a: 50, c: 28 } },
      reason: 'counts-too-high',
      field: 'count',
      legal: { counts: { a: 50, c: 27 } },
    },
    {
      rule: 'three make 78 (wolff §5: der må tælles om), or fewer',
      books: ['wolff-1899'],
      refused: { counts: { a: 26, b: 26, c: 27 } },
      reason: 'counts-too-high',
      field: 'count',
      legal: { counts: { a: 26, b: 26, c: 25 } },
    },
    {
      rule: 'nor what the third showed: four kings are 20 with their tricks',
      books: ROUNDED,
      refused: { meldinger: [fullKings(B)], counts: { a: 30, c: 29 } },
      reason: 'counts-too-high',
      field: 'count',
      legal: { meldinger: [fullKings(B)], counts: { a: 30, c: 28 } },
    },
    {
      rule: 'a count is not below nothing',
      refused: { counts: { a: -1, b: 26, c: 26 } },
      reason: 'count-too-low',
      field: 'count[0].points',
      params: { counted: -1, least: 2 },
      legal: { counts: { a: 2, b: 26, c: 26 } },
    },
    {
      rule: 'a count is a whole number (vlk 10.f, wolff §5)',
      refused: { counts: { a: 25.5, b: 26, c: 26 } },
      reason: 'count-not-whole',
      field: 'count[0].points',
      legal: { counts: { a: 25, b: 26, c: 26 } },
    },
  ]);
});

describe('counts are not below what is certain', () => {
  examine([
    {
      rule: 'the dealer has the skat, and the trick they won',
      refused: { counts: { a: 1, b: 26, c: 26 } },
      reason: 'count-too-low',
      field: 'count[0].points',
      params: { counted: 1, least: 2 },
      legal: { counts: { a: 2, b: 26, c: 26 } },
    },
    {
      rule: 'whoever is not trickless has a trick',
      refused: { events: [pagatWon(B)], counts: { a: 26, b: 26, c: 0 } },
      reason: 'count-too-low',
      field: pointsOfC,
      params: { counted: 0, least: 1 },
      legal: { events: [pagatWon(B)], counts: { a: 26, b: 26, c: 1 } },
    },
    {
      rule: 'a pagat that won is 4 and its trick',
      refused: { events: [pagatWon(C)], counts: { a: 26, b: 26, c: 4 } },
      reason: 'count-too-low',
      field: pointsOfC,
      params: { counted: 4, least: 5 },
      legal: { events: [pagatWon(C)], counts: { a: 26, b: 26, c: 5 } },
    },
    {
      rule: 'a declared king that was not lost is 4 and its trick',
      refused: {
        meldinger: [full(C, 'hearts')],
        events: [pagatWon(B)],
        counts: { a: 26, b: 26, c: 4 },
      },
      reason: 'count-too-low',
      field: pointsOfC,
      params: { counted: 4, least: 5 },
      legal: {
        meldinger: [full(C, 'hearts')],
        events: [pagatWon(B), kingLost(C, 'hearts')],
        counts: { a: 26, b: 26, c: 4 },
      },
    },
    {
      rule: 'four of them 20',
      refused: {
        meldinger: [fullKings(C)],
        events: [pagatWon(B)],
        counts: { a: 26, b: 26, c: 19 },
      },
      reason: 'count-too-low',
      field: pointsOfC,
      params: { counted: 19, least: 20 },
      legal: {
        meldinger: [fullKings(C)],
        events: [pagatWon(B)],
        counts: { a: 26, b: 26, c: 20 },
      },
    },
    {
      rule: 'the king bagud that they took is in their last trick',
      refused: {
        events: [pagatWon(B)],
        lastTrick: last(C, [B, 'king-hearts']),
        counts: { a: 26, b: 26, c: 4 },
      },
      reason: 'count-too-low',
      field: pointsOfC,
      params: { counted: 4, least: 5 },
      legal: {
        events: [pagatWon(B)],
        lastTrick: last(C, [B, 'king-hearts']),
        counts: { a: 26, b: 26, c: 5 },
      },
    },
    {
      rule: 'the mondo and the fool of matadors come home, when their last card is an ultimo card',
      refused: {
        meldinger: [matadors(C, 3)],
        events: [pagatLost(C)],
        lastTrick: last(A, [C, 'king-hearts']),
        counts: { a: 26, b: 26, c: 8 },
      },
      reason: 'count-too-low',
      field: pointsOfC,
      params: { counted: 8, least: 9 },
      legal: {
        meldinger: [matadors(C, 3)],
        events: [pagatLost(C)],
        lastTrick: last(A, [C, 'king-hearts']),
        counts: { a: 26, b: 26, c: 9 },
      },
    },
    {
      rule: 'derived: who alone has all trumps wins a trick with each of the 21',
      refused: { meldinger: [trumps(A, 22, true)], counts: { a: 26, b: 26, c: 26 } },
      reason: 'count-too-low',
      field: 'count[0].points',
      params: { counted: 26, least: 34 },
      legal: { meldinger: [trumps(A, 22, true)], counts: { a: 40, b: 19, c: 19 } },
    },
    {
      rule: 'derived: 20 trumps beside a fool elsewhere lose one trick to the last trump at most',
      refused: {
        meldinger: [trumps(C, 20, true), half(A, 'hearts', 'jack')],
        counts: { a: 26, b: 26, c: 20 },
      },
      reason: 'count-too-low',
      field: pointsOfC,
      params: { counted: 20, least: 23 },
      legal: {
        meldinger: [trumps(C, 20, true), half(A, 'hearts', 'jack')],
        counts: { a: 26, b: 20, c: 30 },
      },
    },
  ]);
});

describe('a player without tricks counts 0, or 4 with the fool, the dealer also the skat', () => {
  examine([
    {
      rule: 'not 1 (the third of a tout; in wolff-1899 it may be short)',
      books: ['brix-1996'],
      refused: { trickless: [B, C], counts: { a: 74, b: 0, c: 1 } },
      reason: 'count-between',
      field: pointsOfC,
      params: { counted: 1, least: 0, most: 4 },
      legal: { trickless: [B, C], counts: { a: 74, b: 0, c: 4 } },
    },
    {
      rule: 'not 4 when another has the fool',
      books: NOT_VLK,
      refused: {
        trickless: [B, C],
        meldinger: [abundant(B, 'hearts')],
        events: [kingLost(B, 'hearts')],
        counts: { a: 74, b: 0, c: 4 },
      },
      reason: 'count-too-high',
      field: pointsOfC,
      params: { counted: 4, most: 0 },
      legal: {
        trickless: [B, C],
        meldinger: [abundant(B, 'hearts')],
        events: [kingLost(B, 'hearts')],
        counts: { a: 74, b: 4, c: 0 },
      },
    },
    {
      rule: 'derived: 4, not 0, when they have the fool and their last card was a king',
      books: NOT_VLK,
      refused: {
        trickless: [B, C],
        meldinger: [half(C, 'hearts', 'king')],
        lastTrick: last(A, [C, 'king-spades']),
        counts: { a: 74, b: 0, c: 0 },
      },
      reason: 'count-too-low',
      field: pointsOfC,
      params: { counted: 0, least: 4 },
      legal: {
        trickless: [B, C],
        meldinger: [half(C, 'hearts', 'king')],
        lastTrick: last(A, [C, 'king-spades']),
        counts: { a: 74, b: 0, c: 4 },
      },
    },
    {
      rule: 'the trickless dealer has the skat: not 0',
      books: NOT_VLK,
      refused: { trickless: [A, B], counts: { a: 0, b: 0, c: 78 } },
      reason: 'count-too-low',
      field: 'count[0].points',
      params: { counted: 0, least: 1 },
      legal: { trickless: [A, B], counts: { a: 1, b: 0, c: 77 } },
    },
    {
      rule: 'and at most three queens and the fool: 14, the pagat being elsewhere',
      books: NOT_VLK,
      refused: { trickless: [A, B], events: [pagatWon(C)], counts: { a: 16, b: 0, c: 62 } },
      reason: 'count-too-high',
      field: 'count[0].points',
      params: { counted: 16, most: 14 },
      legal: { trickless: [A, B], events: [pagatWon(C)], counts: { a: 14, b: 0, c: 64 } },
    },
    {
      rule: 'derived: 15 only with the pagat in the skat',
      books: NOT_VLK,
      refused: { trickless: [A, B], events: [pagatWon(C)], counts: { a: 15, b: 0, c: 63 } },
      reason: 'count-too-high',
      field: 'count[0].points',
      params: { counted: 15, most: 14 },
      legal: { trickless: [A, B], unsaid: true, counts: { a: 15, b: 0, c: 63 } },
    },
    {
      rule: 'the dealer who took every trick has all but the fool',
      books: NOT_VLK,
      refused: { trickless: [B, C], counts: { a: 73, b: 0, c: 4 } },
      reason: 'count-too-low',
      field: 'count[0].points',
      params: { counted: 73, least: 74 },
      legal: { trickless: [B, C], counts: { a: 74, b: 0, c: 4 } },
    },
    {
      rule: 'another who did has all but the fool and the skat',
      books: NOT_VLK,
      refused: { trickless: [A, B], counts: { a: 10, b: 4, c: 63 } },
      reason: 'count-too-low',
      field: pointsOfC,
      params: { counted: 63, least: 64 },
      legal: { trickless: [A, B], counts: { a: 10, b: 4, c: 64 } },
    },
    {
      rule: 'derived: the dealer’s tout is 78, less the fool: 74 or 78',
      books: ['brix-1996'],
      refused: { trickless: [B, C], counts: { a: 76, c: 0 } },
      reason: 'count-between',
      field: 'count[0].points',
      params: { counted: 76, least: 74, most: 78 },
      legal: { trickless: [B, C], counts: { a: 78, c: 0 } },
    },
    {
      rule: 'derived: the third without tricks has 4 at most, so the two have 74 at least',
      books: ['brix-1996'],
      refused: { trickless: [A, B], counts: { a: 9, c: 64 } },
      reason: 'counts-too-low',
      field: 'count',
      params: { most: 77 },
      legal: { trickless: [A, B], counts: { a: 10, c: 64 } },
    },
  ]);
});
