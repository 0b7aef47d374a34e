import { examine } from '../../support/tarok/impossible.js';
import {
  A,
  B,
  C,
  evening,
  fine,
  full,
  half,
  kingLost,
  last,
  matadors,
  pagatLost,
  pagatWon,
  settled,
  trumps,
} from '../../support/tarok/tarok.js';

/** Enough for a player who shows much: nobody's certain cards make more. */
const FOREHAND_RICH = { a: 9, b: 56, c: 12 };
const NOT_VLK = ['wolff-1899', 'brix-1996'] as const;

describe('the fate of the pagat is recorded', () => {
  examine([
    {
      rule: 'a king that was lost is not it',
      books: ['vlk-1970'],
      refused: { events: [kingLost(B, 'hearts')], unsaid: true },
      reason: 'pagat-fate-missing',
      field: 'events',
      card: 'pagat',
      legal: { events: [kingLost(B, 'hearts'), pagatLost(B)] },
    },
    {
      rule: 'nor is a king in the last trick',
      books: ['vlk-1970'],
      refused: { lastTrick: last(A, [A, 'king-hearts']), unsaid: true },
      reason: 'pagat-fate-missing',
      field: 'events',
      card: 'pagat',
      legal: { lastTrick: last(A, [B, 'king-hearts'], [A, 'pagat']), unsaid: true },
    },
    {
      rule: 'of one who showed it: another’s wrong cards do not explain its silence (wolff §6)',
      books: ['wolff-1899'],
      refused: {
        meldinger: [trumps(A, 10, true)],
        unsaid: true,
        fines: [fine(B, 'wrong-card-count')],
      },
      reason: 'pagat-fate-missing',
      field: 'events',
      card: 'pagat',
      legal: {
        meldinger: [trumps(B, 10, true)],
        unsaid: true,
        fines: [fine(B, 'wrong-card-count')],
      },
    },
    {
      rule: 'where nobody showed it, anybody’s wrong cards do',
      books: ['wolff-1899'],
      refused: { meldinger: [trumps(A, 10)], unsaid: true, fines: [fine(C, 'revoke')] },
      reason: 'pagat-fate-missing',
      field: 'events',
      card: 'pagat',
      legal: { meldinger: [trumps(A, 10)], unsaid: true, fines: [fine(C, 'wrong-card-count')] },
    },
  ]);
});

describe('a lost pagat fell to a higher trump', () => {
  examine([
    {
      rule: 'one of the two others may have it; that the third has none does not matter',
      refused: {
        meldinger: [trumps(A, 12, true), trumps(B, 10)],
        trickless: [B],
        events: [pagatLost(A)],
      },
      reason: 'pagat-cannot-be-lost',
      field: 'events[0]',
      card: 'pagat',
      legal: { meldinger: [trumps(A, 12, true), trumps(B, 10)], events: [pagatLost(A)] },
    },
  ]);
  test.each(['wolff-1899', 'brix-1996', 'vlk-1970'] as const)(
    '%s: a king falls to any trump, also to the pagat as the only one',
    (book) => {
      const hand = settled(evening(book), {
        meldinger: [trumps(B, 21)],
        events: [pagatWon(C), kingLost(B, 'hearts')],
        counts: FOREHAND_RICH,
      });
      expect(hand.outcome.kind).toBe('played');
    },
  );
});

describe('a player without a trick', () => {
  examine([
    {
      rule: 'won none with the pagat, and says so among those without tricks',
      refused: { trickless: [B], events: [pagatWon(B)] },
      reason: 'trickless-won-with-pagat',
      field: 'events[0]',
      card: 'pagat',
      legal: { trickless: [B], events: [pagatLost(B)] },
    },
    {
      rule: 'wrong cards or not: a trick that was seen was won (wolff §6)',
      books: ['wolff-1899'],
      refused: {
        trickless: [B],
        events: [kingLost(A, 'clubs'), pagatWon(B)],
        fines: [fine(B, 'wrong-card-count')],
      },
      reason: 'trickless-won-with-pagat',
      field: 'events[1]',
      card: 'pagat',
      legal: {
        trickless: [B],
        events: [kingLost(A, 'clubs'), pagatLost(B)],
        fines: [fine(B, 'wrong-card-count')],
      },
    },
    {
      rule: 'held no mondo, unless it lay on the floor (wolff §6)',
      books: ['wolff-1899'],
      refused: { trickless: [B], meldinger: [matadors(B, 3)], events: [pagatLost(B)] },
      reason: 'trickless-with-mondo',
      field: 'trickless',
      card: 'mondo',
      legal: {
        trickless: [B],
        meldinger: [matadors(B, 3)],
        events: [pagatLost(B)],
        fines: [fine(B, 'wrong-card-count')],
      },
    },
    {
      rule: 'another’s wrong cards do not excuse them',
      books: ['wolff-1899'],
      refused: {
        trickless: [B],
        meldinger: [full(B, 'hearts')],
        fines: [fine(C, 'wrong-card-count')],
      },
      reason: 'trickless-kept-card',
      field: 'trickless',
      card: 'king-hearts',
      legal: {
        trickless: [B],
        meldinger: [full(B, 'hearts')],
        fines: [fine(B, 'wrong-card-count')],
      },
    },
    {
      rule: 'derived: lost each of their trumps to a higher one; ten beside ten more leave one',
      refused: { trickless: [B, C], meldinger: [trumps(B, 10), trumps(C, 10)] },
      reason: 'trickless-trumps-unbeaten',
      field: 'trickless',
      legal: { trickless: [B], meldinger: [trumps(B, 10), trumps(C, 10)] },
    },
    {
      rule: 'derived: two others have ten higher ones between them, nine and one',
      refused: {
        trickless: [B],
        meldinger: [trumps(B, 11), trumps(C, 10, true), half(A, 'hearts', 'jack')],
      },
      reason: 'trickless-trumps-unbeaten',
      field: 'trickless',
      legal: {
        trickless: [B],
        meldinger: [trumps(B, 10), trumps(C, 10, true), half(A, 'hearts', 'jack')],
      },
    },
  ]);
});

describe('a player with every trick', () => {
  examine([
    {
      rule: 'lost no pagat: it is the tricks that are wrong',
      refused: { trickless: [B, C], events: [pagatLost(A)] },
      reason: 'tout-lost-card',
      field: 'trickless',
      card: 'pagat',
      legal: { trickless: [B, C], events: [pagatLost(B)] },
    },
    {
      rule: 'lost no king',
      refused: { trickless: [B, C], events: [kingLost(A, 'hearts')] },
      reason: 'tout-lost-card',
      field: 'trickless',
      card: 'king-hearts',
      legal: { trickless: [B, C], events: [kingLost(C, 'hearts')] },
    },
    {
      rule: 'has not the fool, unless they dealt and laid it for this (brix, Disputed rule; wolff §3)',
      books: NOT_VLK,
      refused: { trickless: [A, C], meldinger: [half(B, 'hearts', 'jack')] },
      reason: 'tout-with-fool',
      field: 'trickless',
      card: 'fool',
      legal: { trickless: [B, C], meldinger: [half(A, 'hearts', 'jack')] },
    },
  ]);
});

describe('a hand that shows too many cards is found by the first melding of its holder', () => {
  const many = [trumps(B, 14), full(B, 'hearts'), full(B, 'spades'), full(B, 'clubs')];
  const fewer = [trumps(B, 13), ...many.slice(1)];
  examine([
    {
      rule: 'the first of all',
      refused: { meldinger: many, counts: FOREHAND_RICH },
      reason: 'shows-too-many',
      field: 'meldinger[0]',
      legal: { meldinger: fewer, counts: FOREHAND_RICH },
    },
    {
      rule: 'or the one after another’s',
      refused: { meldinger: [full(C, 'diamonds'), ...many], counts: FOREHAND_RICH },
      reason: 'shows-too-many',
      field: 'meldinger[1]',
      legal: { meldinger: [full(C, 'diamonds'), ...fewer], counts: FOREHAND_RICH },
    },
  ]);
});
