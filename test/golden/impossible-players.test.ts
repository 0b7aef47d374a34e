import { examine } from '../support/impossible.js';
import { A, B, C, D, ROUNDED, fine, full, id, kingLost, last } from '../support/tarok.js';

const NO_PLAY = { lastTrick: null, count: [], unsaid: true } as const;
const REDEAL = { ...NO_PLAY, redeal: true } as const;

const NOT_VLK = ['wolff-1899', 'brix-1996'] as const;

describe('players that the hand has', () => {
  examine([
    {
      rule: 'who sits out does not take the last trick',
      players: 4,
      refused: { lastTrick: last(C) },
      words: /does not play this hand/,
      legal: { lastTrick: last(D) },
    },
    {
      rule: 'nor declare',
      players: 4,
      refused: { meldinger: [full(C, 'hearts')] },
      words: /does not play this hand/,
      legal: { meldinger: [full(D, 'hearts')] },
    },
    {
      rule: 'nor lose a king',
      players: 4,
      refused: { events: [kingLost(C, 'hearts')] },
      words: /does not play this hand/,
      legal: { events: [kingLost(D, 'hearts')] },
    },
    {
      rule: 'of five two sit out (vlk 3.a(3))',
      books: ['vlk-1970'],
      players: 5,
      refused: { lastTrick: last(D) },
      words: /does not play this hand/,
      legal: { lastTrick: last(id('e')) },
    },
    {
      rule: 'a stranger is not fined',
      refused: { fines: [fine(id('x'), 'superficial')] },
      words: /does not play this hand/,
      legal: { fines: [fine(A, 'superficial')] },
    },
    {
      rule: 'a stranger reports no fine; who sits out may (vlk 3.a(4), brix: arbiter)',
      players: 4,
      refused: { fines: [fine(A, 'superficial', { reportedBy: id('x') })] },
      words: /./,
      legal: { fines: [fine(A, 'superficial', { reportedBy: C })] },
    },
    {
      rule: 'the table says who deals',
      refused: { dealer: B },
      words: /deals this hand/,
      legal: { dealer: A },
    },
    {
      rule: 'only the dealer deals wrongly',
      refused: { ...REDEAL, fines: [fine(B, 'misdeal')] },
      words: /Only the dealer/,
      legal: { ...REDEAL, fines: [fine(A, 'misdeal')] },
    },
    {
      rule: 'only he forgets to move the pots',
      refused: { fines: [fine(B, 'cups-not-moved')] },
      words: /Only the dealer/,
      legal: { fines: [fine(A, 'cups-not-moved')] },
    },
    {
      rule: 'who won the last trick is said',
      refused: { lastTrick: null },
      words: /last trick is missing/,
      legal: { lastTrick: last(A) },
    },
  ]);
});

describe('who counts', () => {
  const two = [
    { player: A, points: 26 },
    { player: C, points: 26 },
  ];
  examine([
    {
      rule: 'the two who do not deal next (brix 6, vlk 10.f: kun to spillere må gennemføre tællingen)',
      books: ROUNDED,
      refused: { count: [...two, { player: B, points: 26 }] },
      words: /does not count/,
      legal: { count: two },
    },
    {
      rule: 'both of them',
      books: ROUNDED,
      refused: { count: two.slice(1) },
      words: /count of 2/,
      legal: { count: two },
    },
    {
      rule: 'all three (wolff §5: tæller enhver sine kort)',
      books: ['wolff-1899'],
      refused: { count: two },
      words: /count of 3/,
      legal: { count: [...two, { player: B, points: 26 }] },
    },
    {
      rule: 'each once',
      books: ROUNDED,
      refused: {
        count: [
          { player: A, points: 26 },
          { player: A, points: 26 },
        ],
      },
      words: /counts once/,
      legal: { count: two },
    },
    {
      rule: 'nobody after a nolo (wolff §5, brix 5, vlk 10.e)',
      refused: { trickless: [B], count: two },
      words: /No cards are counted/,
      legal: { trickless: [B], count: [] },
    },
    {
      rule: 'nobody after a tout (vlk 4.f)',
      books: ['vlk-1970'],
      refused: { trickless: [B, C], count: two },
      words: /No cards are counted/,
      legal: { trickless: [B, C], count: [] },
    },
    {
      rule: 'but after a tout elsewhere they are (brix 5, Tout; wolff §11: vinder 26 af hver i Tælling)',
      books: NOT_VLK,
      refused: { trickless: [B, C], count: [] },
      words: /count of/,
      legal: { trickless: [B, C] },
    },
  ]);
});
