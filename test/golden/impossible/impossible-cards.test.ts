import { examine } from '../../support/tarok/impossible.js';
import {
  A,
  B,
  C,
  abundant,
  abundantKings,
  full,
  fullKings,
  half,
  halfKings,
  kingLost,
  last,
  matadors,
  pagatWon,
  small,
  trumps,
} from '../../support/tarok/tarok.js';

/** Enough for a player who shows much: nobody's certain cards make more. */
const RICH = { a: 60, b: 9, c: 9 };
const NOT_VLK = ['wolff-1899', 'brix-1996'] as const;

describe('the fool is with one player only', () => {
  examine([
    {
      rule: 'a half and an abundant holding both need it',
      refused: { meldinger: [half(A, 'hearts', 'queen'), abundant(B, 'spades')] },
      reason: 'card-in-two-hands',
      field: 'meldinger[1]',
      card: 'fool',
      legal: { meldinger: [half(A, 'hearts', 'queen'), full(B, 'spades')] },
    },
    {
      rule: 'matadors need it',
      refused: { meldinger: [matadors(A, 3), half(B, 'hearts', 'jack')] },
      reason: 'card-in-two-hands',
      field: 'meldinger[1]',
      card: 'fool',
      legal: { meldinger: [matadors(A, 3), full(B, 'hearts')] },
    },
    {
      rule: 'half kings need it',
      refused: { meldinger: [halfKings(A, 'clubs'), half(B, 'clubs', 'jack')] },
      reason: 'card-in-two-hands',
      field: 'meldinger[1]',
      card: 'fool',
      legal: { meldinger: [halfKings(A, 'clubs'), full(B, 'clubs')] },
    },
    {
      rule: 'its holder has no full cavallerie',
      refused: { meldinger: [half(A, 'hearts', 'queen'), full(A, 'spades')] },
      reason: 'full-with-fool',
      field: 'meldinger[1]',
      card: 'fool',
      legal: { meldinger: [half(A, 'hearts', 'queen'), abundant(A, 'spades')] },
    },
    {
      rule: 'its holder has no full kings',
      refused: { meldinger: [matadors(A, 3), fullKings(A)], counts: RICH },
      reason: 'full-with-fool',
      field: 'meldinger[1]',
      card: 'fool',
      legal: { meldinger: [matadors(A, 3), abundantKings(A)], counts: RICH },
    },
    {
      rule: 'three full holdings leave it to nobody, and it is not laid (wolff §3, vlk 3.c)',
      refused: { meldinger: [full(A, 'hearts'), full(B, 'spades'), full(C, 'clubs')] },
      reason: 'trumps-cannot-be-dealt',
      field: 'meldinger',
      legal: { meldinger: [full(A, 'hearts'), full(B, 'spades'), abundant(C, 'clubs')] },
    },
    {
      rule: 'small matadors need it',
      books: ['wolff-1899'],
      house: { readings: { R12: 'on' } },
      refused: { meldinger: [small(A, 3), half(B, 'hearts', 'jack')] },
      reason: 'card-in-two-hands',
      field: 'meldinger[1]',
      card: 'fool',
      legal: { meldinger: [small(A, 3), full(B, 'hearts')] },
    },
  ]);
});

describe('one card is in one hand', () => {
  examine([
    {
      rule: 'a king in a cavallerie is not among the kings of another',
      refused: { meldinger: [full(A, 'hearts'), fullKings(B)] },
      reason: 'card-in-two-hands',
      field: 'meldinger[1]',
      card: 'king-hearts',
      legal: { meldinger: [full(A, 'hearts'), full(B, 'spades')] },
    },
    {
      rule: 'nor among their half kings, unless it is the one that they miss',
      refused: { meldinger: [full(A, 'hearts'), halfKings(B, 'spades')] },
      reason: 'card-in-two-hands',
      field: 'meldinger[1]',
      card: 'king-hearts',
      legal: { meldinger: [full(A, 'hearts'), halfKings(B, 'hearts')] },
    },
    {
      rule: 'a king missing from a half cavallerie is not among the same player’s kings',
      refused: { meldinger: [half(A, 'hearts', 'king'), halfKings(A, 'spades')] },
      reason: 'held-and-missing',
      field: 'meldinger[1]',
      card: 'king-hearts',
      legal: { meldinger: [half(A, 'hearts', 'king'), halfKings(A, 'hearts')] },
    },
    {
      rule: 'a missing king is not lost by the one who misses it',
      refused: { meldinger: [half(A, 'hearts', 'king')], events: [kingLost(A, 'hearts')] },
      reason: 'held-and-missing',
      field: 'events[0]',
      card: 'king-hearts',
      legal: { meldinger: [half(A, 'hearts', 'king')], events: [kingLost(B, 'hearts')] },
    },
    {
      rule: 'nor played by them to the last trick',
      refused: { meldinger: [halfKings(A, 'clubs')], lastTrick: last(B, [A, 'king-clubs']) },
      reason: 'held-and-missing',
      field: 'lastTrick.ultimoCards[0]',
      card: 'king-clubs',
      legal: { meldinger: [halfKings(A, 'clubs')], lastTrick: last(B, [C, 'king-clubs']) },
    },
    {
      rule: 'a king that another has declared cannot be lost by you',
      refused: { meldinger: [full(A, 'hearts')], events: [kingLost(B, 'hearts')] },
      reason: 'card-in-two-hands',
      field: 'events[0]',
      card: 'king-hearts',
      legal: { meldinger: [full(A, 'hearts')], events: [kingLost(A, 'hearts')] },
    },
    {
      rule: 'one “with the pagat” at most',
      refused: { meldinger: [trumps(A, 11, true), trumps(B, 11, true)] },
      reason: 'card-in-two-hands',
      field: 'meldinger[1]',
      card: 'pagat',
      legal: { meldinger: [trumps(A, 11, true), trumps(B, 11)] },
    },
  ]);
});

describe('trumps', () => {
  examine([
    {
      rule: 'matadors include the pagat, so the trumps are “with”',
      refused: { meldinger: [matadors(A, 3), trumps(A, 10)] },
      reason: 'held-and-missing',
      field: 'meldinger[1]',
      card: 'pagat',
      legal: { meldinger: [matadors(A, 3), trumps(A, 10, true)] },
    },
    {
      rule: 'at least as many trumps as matadors',
      refused: { meldinger: [matadors(A, 12), trumps(A, 11, true)] },
      reason: 'shows-more-trumps',
      field: 'meldinger',
      params: { declared: 11, shown: 12 },
      legal: { meldinger: [matadors(A, 12), trumps(A, 12, true)] },
    },
    {
      rule: 'matadors stop where a trump is missing: three leave room for 21 trumps, not for 22',
      refused: { meldinger: [matadors(A, 3), trumps(A, 22, true)], counts: RICH },
      reason: 'held-and-missing',
      field: 'meldinger[1]',
      card: 'trump-20',
      legal: { meldinger: [matadors(A, 3), trumps(A, 21, true)], counts: RICH },
    },
    {
      rule: 'all 22 cannot be “without”',
      refused: { meldinger: [trumps(A, 22)], events: [pagatWon(A)], counts: RICH },
      reason: 'held-and-missing',
      field: 'meldinger[0]',
      card: 'pagat',
      legal: { meldinger: [trumps(A, 22, true)], counts: RICH },
    },
    {
      rule: 'together no more than 22',
      refused: { meldinger: [trumps(A, 12, true), trumps(B, 11)] },
      reason: 'too-many-trumps',
      field: 'meldinger',
      params: { shown: 23, trumps: 22 },
      legal: { meldinger: [trumps(A, 12, true), trumps(B, 10)] },
    },
    {
      rule: 'the fool of a third player is one of the 22',
      refused: { meldinger: [trumps(A, 12, true), trumps(B, 10), half(C, 'hearts', 'jack')] },
      reason: 'too-many-trumps',
      field: 'meldinger',
      params: { shown: 23, trumps: 22 },
      legal: { meldinger: [trumps(A, 11, true), trumps(B, 10), half(C, 'hearts', 'jack')] },
    },
    {
      rule: 'two who have all 22 between them cannot both be without the pagat',
      refused: { meldinger: [trumps(B, 11), trumps(C, 11)], unsaid: true },
      reason: 'trumps-cannot-be-dealt',
      field: 'meldinger',
      legal: { meldinger: [trumps(B, 11), trumps(C, 10)] },
    },
    {
      rule: 'from 10 on',
      refused: { meldinger: [trumps(A, 9)] },
      reason: 'melding-count',
      field: 'meldinger[0].count',
      params: { melding: 'trumps', least: 10, trumps: 22 },
      legal: { meldinger: [trumps(A, 10)] },
    },
    {
      rule: 'up to 22',
      refused: { meldinger: [trumps(A, 23, true)], counts: RICH },
      reason: 'melding-count',
      field: 'meldinger[0].count',
      params: { melding: 'trumps', least: 10, trumps: 22 },
      legal: { meldinger: [trumps(A, 22, true)], counts: RICH },
    },
    {
      rule: 'matadors from 3 on',
      refused: { meldinger: [matadors(A, 2)] },
      reason: 'melding-count',
      field: 'meldinger[0].count',
      params: { melding: 'matadors', least: 3, trumps: 22 },
      legal: { meldinger: [matadors(A, 3)] },
    },
    {
      rule: 'matadors up to 22',
      refused: { meldinger: [matadors(A, 23)], counts: RICH },
      reason: 'melding-count',
      field: 'meldinger[0].count',
      params: { melding: 'matadors', least: 3, trumps: 22 },
      legal: { meldinger: [matadors(A, 22)], counts: RICH },
    },
    {
      rule: 'only whole cards are declared',
      refused: { meldinger: [trumps(A, 10.5)] },
      reason: 'melding-count',
      field: 'meldinger[0].count',
      params: { melding: 'trumps', least: 10, trumps: 22 },
      legal: { meldinger: [trumps(A, 11)] },
    },
  ]);
});

describe('a hand holds 25 cards, the dealer 28 before the discard', () => {
  examine([
    {
      rule: 'forehand cannot show 26',
      refused: {
        meldinger: [trumps(B, 14), full(B, 'hearts'), full(B, 'spades'), full(B, 'clubs')],
        counts: { a: 9, b: 60, c: 9 },
      },
      reason: 'shows-too-many',
      field: 'meldinger[0]',
      params: { shown: 26, most: 25 },
      legal: {
        meldinger: [trumps(B, 13), full(B, 'hearts'), full(B, 'spades'), full(B, 'clubs')],
        counts: { a: 9, b: 60, c: 9 },
      },
    },
    {
      rule: 'the dealer can show 28 (wolff §3: 16 trumps and three full cavallerier), not 29',
      books: NOT_VLK,
      refused: {
        meldinger: [trumps(A, 17), full(A, 'hearts'), full(A, 'spades'), full(A, 'clubs')],
        counts: RICH,
      },
      reason: 'dealer-shows-too-many',
      field: 'meldinger[0]',
      params: { shown: 29, most: 28 },
      legal: {
        meldinger: [trumps(A, 16), full(A, 'hearts'), full(A, 'spades'), full(A, 'clubs')],
        counts: RICH,
      },
    },
    {
      rule: 'derived: the dealer cannot lay three of 22 trumps and four kings (wolff §3, vlk 3.c)',
      refused: { meldinger: [trumps(A, 22, true), abundantKings(A)], counts: RICH },
      reason: 'dealer-cannot-lay',
      field: 'meldinger',
      params: { shown: 26, kept: 25 },
      legal: { meldinger: [trumps(A, 21, true), abundantKings(A)], counts: RICH },
    },
    {
      rule: 'no cavallerie twice',
      refused: { meldinger: [full(A, 'hearts'), full(A, 'hearts')] },
      reason: 'melding-twice',
      field: 'meldinger[1]',
      legal: { meldinger: [full(A, 'hearts'), full(A, 'spades')] },
    },
    {
      rule: 'no trumps twice',
      refused: { meldinger: [trumps(A, 10), trumps(A, 10)] },
      reason: 'melding-twice',
      field: 'meldinger[1]',
      legal: { meldinger: [trumps(A, 10), trumps(B, 10)] },
    },
    {
      rule: 'a cavallerie is either half or abundant',
      refused: { meldinger: [abundant(A, 'hearts'), half(A, 'hearts', 'jack')] },
      reason: 'melding-twice',
      field: 'meldinger[1]',
      legal: { meldinger: [abundant(A, 'hearts'), half(A, 'clubs', 'jack')] },
    },
    {
      rule: 'a half holding names what is missing',
      refused: { meldinger: [{ player: A, kind: 'kings', grade: 'half' }] },
      reason: 'half-without-missing',
      field: 'meldinger[0].missing',
      legal: { meldinger: [halfKings(A, 'clubs')] },
    },
    {
      rule: 'in a full one nothing is missing',
      refused: { meldinger: [{ ...full(A, 'hearts'), missing: 'jack' } as never] },
      reason: 'missing-in-whole',
      field: 'meldinger[0].missing',
      params: { grade: 'full' },
      legal: { meldinger: [full(A, 'hearts')] },
    },
  ]);
});
