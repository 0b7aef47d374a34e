import { examine } from '../../support/tarok/impossible.js';
import {
  A,
  B,
  C,
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

const RICH = { a: 60, b: 9, c: 9 };
const NOT_VLK = ['wolff-1899', 'brix-1996'] as const;

describe('the pagat is won, lost or in the last trick, once', () => {
  examine([
    {
      rule: 'not won and lost',
      refused: { events: [pagatWon(A), pagatLost(A)] },
      reason: 'pagat-falls-twice',
      field: 'events[1]',
      card: 'pagat',
      legal: { events: [pagatWon(A)] },
    },
    {
      rule: 'not lost by two',
      refused: { events: [pagatLost(A), pagatLost(B)] },
      reason: 'card-in-two-hands',
      field: 'events[1]',
      card: 'pagat',
      legal: { events: [pagatLost(A)] },
    },
    {
      rule: 'not in play and in the last trick',
      refused: { events: [pagatLost(C)], lastTrick: last(A, [C, 'pagat']) },
      reason: 'pagat-falls-twice',
      field: 'lastTrick.ultimoCards[0]',
      card: 'pagat',
      legal: { lastTrick: last(A, [C, 'pagat']) },
    },
    {
      rule: 'who declared “without” cannot lose it',
      refused: { meldinger: [trumps(A, 10)], events: [pagatLost(A)] },
      reason: 'held-and-missing',
      field: 'events[0]',
      card: 'pagat',
      legal: { meldinger: [trumps(A, 10)], events: [pagatLost(B)] },
    },
    {
      rule: 'nor win with it',
      refused: { meldinger: [trumps(A, 10)], events: [pagatWon(A)] },
      reason: 'held-and-missing',
      field: 'events[0]',
      card: 'pagat',
      legal: { meldinger: [trumps(A, 10, true)], events: [pagatWon(A)] },
    },
    {
      rule: 'nor play it to the last trick',
      refused: { meldinger: [trumps(A, 10)], lastTrick: last(A, [A, 'pagat']) },
      reason: 'held-and-missing',
      field: 'lastTrick.ultimoCards[0]',
      card: 'pagat',
      legal: { meldinger: [trumps(A, 10)], lastTrick: last(A, [B, 'pagat']) },
    },
    {
      rule: 'who declared “with” is the one to lose it',
      refused: { meldinger: [trumps(A, 10, true)], events: [pagatLost(B)] },
      reason: 'card-in-two-hands',
      field: 'events[0]',
      card: 'pagat',
      legal: { meldinger: [trumps(A, 10, true)], events: [pagatLost(A)] },
    },
    {
      rule: 'it cannot be lost when its holder has all 22',
      refused: { meldinger: [trumps(A, 22, true)], events: [pagatLost(A)], counts: RICH },
      reason: 'pagat-cannot-be-lost',
      field: 'events[0]',
      card: 'pagat',
      legal: { meldinger: [trumps(A, 21, true)], events: [pagatLost(A)], counts: RICH },
    },
    {
      rule: 'nor when the others have only the fool',
      refused: {
        meldinger: [trumps(A, 21, true), half(B, 'hearts', 'jack')],
        events: [pagatLost(A)],
        counts: RICH,
      },
      reason: 'pagat-cannot-be-lost',
      field: 'events[0]',
      card: 'pagat',
      legal: {
        meldinger: [trumps(A, 20, true), half(B, 'hearts', 'jack')],
        events: [pagatLost(A)],
        counts: RICH,
      },
    },
    {
      rule: 'nor go bagud when the winner of the last trick can have no trump',
      refused: {
        meldinger: [trumps(A, 12, true), trumps(B, 10)],
        lastTrick: last(C, [A, 'pagat']),
      },
      reason: 'winner-without-higher-trump',
      field: 'lastTrick.ultimoCards[0]',
      card: 'pagat',
      legal: { meldinger: [trumps(A, 12, true), trumps(B, 10)], lastTrick: last(B, [A, 'pagat']) },
    },
    {
      rule: 'its taker took tricks: not the nolo player',
      refused: {
        meldinger: [trumps(A, 12, true), trumps(B, 10)],
        trickless: [B],
        events: [pagatLost(A)],
      },
      reason: 'pagat-cannot-be-lost',
      field: 'events[0]',
      card: 'pagat',
      legal: {
        meldinger: [trumps(A, 11, true), trumps(B, 10)],
        trickless: [B],
        events: [pagatLost(A)],
      },
    },
  ]);
});

describe('a king is lost once', () => {
  examine([
    {
      rule: 'not twice in play',
      refused: { events: [kingLost(A, 'hearts'), kingLost(A, 'hearts')] },
      reason: 'king-lost-twice',
      field: 'events[1]',
      card: 'king-hearts',
      legal: { events: [kingLost(A, 'hearts'), kingLost(A, 'spades')] },
    },
    {
      rule: 'not by two players',
      refused: { events: [kingLost(A, 'hearts'), kingLost(B, 'hearts')] },
      reason: 'card-in-two-hands',
      field: 'events[1]',
      card: 'king-hearts',
      legal: { events: [kingLost(A, 'hearts'), kingLost(B, 'spades')] },
    },
    {
      rule: 'not in play and in the last trick',
      refused: { events: [kingLost(B, 'hearts')], lastTrick: last(A, [B, 'king-hearts']) },
      reason: 'king-lost-twice',
      field: 'lastTrick.ultimoCards[0]',
      card: 'king-hearts',
      legal: { events: [kingLost(B, 'spades')], lastTrick: last(A, [B, 'king-hearts']) },
    },
    {
      rule: 'a king cannot win a last trick in which the pagat fell',
      refused: { lastTrick: last(A, [A, 'king-hearts'], [B, 'pagat']) },
      reason: 'king-cannot-beat-pagat',
      field: 'lastTrick.ultimoCards[1]',
      card: 'pagat',
      legal: { lastTrick: last(B, [A, 'king-hearts'], [B, 'pagat']) },
    },
    {
      rule: 'a player plays one card to the last trick',
      refused: { lastTrick: last(A, [A, 'king-hearts'], [A, 'king-clubs']) },
      reason: 'two-cards-in-last-trick',
      field: 'lastTrick.ultimoCards[1].player',
      card: 'king-clubs',
      legal: { lastTrick: last(A, [A, 'king-hearts'], [B, 'king-clubs']) },
    },
    {
      rule: 'a card falls once in the last trick',
      refused: { lastTrick: last(A, [A, 'king-hearts'], [B, 'king-hearts']) },
      reason: 'card-falls-twice',
      field: 'lastTrick.ultimoCards[1].card',
      card: 'king-hearts',
      legal: { lastTrick: last(A, [A, 'king-hearts'], [B, 'king-clubs'], [C, 'king-spades']) },
    },
  ]);
});

describe('a player without a trick', () => {
  examine([
    {
      rule: 'has not won one with the pagat',
      refused: { trickless: [B], events: [pagatWon(B)] },
      reason: 'trickless-won-with-pagat',
      field: 'events[0]',
      card: 'pagat',
      legal: { trickless: [B], events: [pagatLost(B)] },
    },
    {
      rule: 'has not taken the last',
      refused: { trickless: [A], lastTrick: last(A) },
      reason: 'trickless-won-last',
      field: 'lastTrick.winner',
      legal: { trickless: [A], lastTrick: last(B) },
    },
    {
      rule: 'does not hold the mondo',
      refused: { trickless: [B], meldinger: [matadors(B, 3)], events: [pagatLost(B)] },
      reason: 'trickless-with-mondo',
      field: 'trickless',
      card: 'mondo',
      legal: { trickless: [C], meldinger: [matadors(B, 3)] },
    },
    {
      rule: 'has lost the king they declared, in play',
      refused: { trickless: [B], meldinger: [full(B, 'hearts')] },
      reason: 'trickless-kept-card',
      field: 'trickless',
      card: 'king-hearts',
      legal: { trickless: [B], meldinger: [full(B, 'hearts')], events: [kingLost(B, 'hearts')] },
    },
    {
      rule: 'or in the last trick',
      refused: { trickless: [B], meldinger: [full(B, 'hearts')], lastTrick: last(A) },
      reason: 'trickless-kept-card',
      field: 'trickless',
      card: 'king-hearts',
      legal: {
        trickless: [B],
        meldinger: [full(B, 'hearts')],
        lastTrick: last(A, [B, 'king-hearts']),
      },
    },
    {
      rule: 'has lost every one of four kings',
      refused: {
        trickless: [B],
        meldinger: [fullKings(B)],
        events: [kingLost(B, 'hearts'), kingLost(B, 'clubs'), kingLost(B, 'spades')],
      },
      reason: 'trickless-kept-card',
      field: 'trickless',
      card: 'king-diamonds',
      legal: {
        trickless: [B],
        meldinger: [fullKings(B)],
        events: [kingLost(B, 'hearts'), kingLost(B, 'clubs'), kingLost(B, 'spades')],
        lastTrick: last(A, [B, 'king-diamonds']),
      },
    },
    {
      rule: 'has lost the pagat they declared',
      refused: { trickless: [B], meldinger: [trumps(B, 10, true)], events: [pagatWon(B)] },
      reason: 'trickless-won-with-pagat',
      field: 'events[0]',
      card: 'pagat',
      legal: { trickless: [B], meldinger: [trumps(B, 10, true)], events: [pagatLost(B)] },
    },
    {
      rule: 'cannot hold more trumps than the others can beat: eleven beside another’s fool',
      refused: { trickless: [B], meldinger: [trumps(B, 11), half(C, 'hearts', 'jack')] },
      reason: 'trickless-trumps-unbeaten',
      field: 'trickless',
      params: { trumps: 11 },
      legal: { trickless: [B], meldinger: [trumps(B, 10), half(C, 'hearts', 'jack')] },
    },
    {
      rule: 'is not everybody',
      refused: { trickless: [A, B, C] },
      reason: 'tricks-taken-by-nobody',
      field: 'trickless',
      legal: { trickless: [A, B] },
    },
    {
      rule: 'is named once',
      refused: { trickless: [A, A] },
      reason: 'trickless-twice',
      field: 'trickless[1]',
      legal: { trickless: [A] },
    },
  ]);
});

describe('a player with every trick', () => {
  examine([
    {
      rule: 'lost no king',
      refused: { trickless: [B, C], events: [kingLost(A, 'hearts')] },
      reason: 'tout-lost-card',
      field: 'trickless',
      card: 'king-hearts',
      legal: { trickless: [B, C], events: [kingLost(B, 'hearts')] },
    },
    {
      rule: 'did not lose the pagat',
      refused: { trickless: [B, C], events: [pagatLost(A)] },
      reason: 'tout-lost-card',
      field: 'trickless',
      card: 'pagat',
      legal: { trickless: [B, C], events: [pagatLost(B)] },
    },
    {
      rule: 'took the last too',
      refused: { trickless: [B, C], lastTrick: last(B) },
      reason: 'trickless-won-last',
      field: 'lastTrick.winner',
      legal: { trickless: [B, C], lastTrick: last(A) },
    },
    {
      rule: 'took every king that another declared',
      refused: { trickless: [B, C], meldinger: [full(B, 'hearts')] },
      reason: 'trickless-kept-card',
      field: 'trickless',
      card: 'king-hearts',
      legal: { trickless: [B, C], meldinger: [full(B, 'hearts')], events: [kingLost(B, 'hearts')] },
    },
    {
      rule: 'has not the fool; only the dealer may have laid it (brix, Disputed rule; wolff §3)',
      books: NOT_VLK,
      refused: { trickless: [A, C], meldinger: [half(B, 'hearts', 'jack')] },
      reason: 'tout-with-fool',
      field: 'trickless',
      card: 'fool',
      legal: { trickless: [B, C], meldinger: [half(A, 'hearts', 'jack')] },
    },
    {
      rule: 'has not the fool, the dealer neither (vlk 3.c, 4.f)',
      books: ['vlk-1970'],
      refused: { trickless: [B, C], meldinger: [half(A, 'hearts', 'jack')] },
      reason: 'tout-with-fool',
      field: 'trickless',
      card: 'fool',
      legal: { trickless: [B, C], meldinger: [full(A, 'hearts')] },
    },
    {
      rule: 'beat every trump of the others: eleven of a trickless player and the fool elsewhere',
      refused: {
        trickless: [B, C],
        meldinger: [trumps(B, 11), abundant(C, 'hearts')],
        events: [kingLost(C, 'hearts')],
      },
      reason: 'trickless-trumps-unbeaten',
      field: 'trickless',
      params: { trumps: 11 },
      legal: {
        trickless: [B, C],
        meldinger: [trumps(B, 10), abundant(C, 'hearts')],
        events: [kingLost(C, 'hearts')],
      },
    },
    {
      rule: 'derived: beat ten trumps with ten higher ones of their own; the pagat beats none',
      refused: {
        trickless: [B, C],
        meldinger: [trumps(A, 10, true), trumps(B, 10), half(C, 'hearts', 'king')],
      },
      reason: 'trickless-trumps-unbeaten',
      field: 'trickless',
      params: { trumps: 10 },
      legal: {
        trickless: [B, C],
        meldinger: [trumps(A, 11, true), trumps(B, 10), half(C, 'hearts', 'king')],
      },
    },
  ]);
});
