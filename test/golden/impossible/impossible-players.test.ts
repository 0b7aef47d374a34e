import { examine } from '../../support/tarok/impossible.js';
import { A, B, C, D, ROUNDED, fine, full, id, kingLost, last } from '../../support/tarok/tarok.js';

const NO_PLAY = { lastTrick: null, count: [], unsaid: true } as const;
const REDEAL = { ...NO_PLAY, redeal: true } as const;
const ABANDONED = { ...NO_PLAY, abandoned: true } as const;

const NOT_VLK = ['wolff-1899', 'brix-1996'] as const;

describe('players that the hand has', () => {
  examine([
    {
      rule: 'who sits out does not take the last trick',
      players: 4,
      refused: { lastTrick: last(C) },
      reason: 'not-in-hand',
      field: 'lastTrick.winner',
      legal: { lastTrick: last(D) },
    },
    {
      rule: 'nor declare',
      players: 4,
      refused: { meldinger: [full(C, 'hearts')] },
      reason: 'not-in-hand',
      field: 'meldinger[0].player',
      legal: { meldinger: [full(D, 'hearts')] },
    },
    {
      rule: 'nor lose a king',
      players: 4,
      refused: { events: [kingLost(C, 'hearts')] },
      reason: 'not-in-hand',
      field: 'events[0].player',
      legal: { events: [kingLost(D, 'hearts')] },
    },
    {
      rule: 'of five two sit out (vlk 3.a(3))',
      books: ['vlk-1970'],
      players: 5,
      refused: { lastTrick: last(D) },
      reason: 'not-in-hand',
      field: 'lastTrick.winner',
      legal: { lastTrick: last(id('e')) },
    },
    {
      rule: 'a stranger is not fined',
      refused: { fines: [fine(id('x'), 'superficial')] },
      reason: 'not-in-hand',
      field: 'fines[0].player',
      legal: { fines: [fine(A, 'superficial')] },
    },
    {
      rule: 'a stranger reports no fine; who sits out may (vlk 3.a(4), brix: arbiter)',
      players: 4,
      refused: { fines: [fine(A, 'superficial', { reportedBy: id('x') })] },
      reason: 'reporter-not-seated',
      field: 'fines[0].reportedBy',
      legal: { fines: [fine(A, 'superficial', { reportedBy: C })] },
    },
    {
      rule: 'the table says who deals',
      refused: { dealer: B },
      reason: 'not-the-dealer',
      field: 'dealer',
      legal: { dealer: A },
    },
    {
      rule: 'only the dealer deals wrongly',
      refused: { ...REDEAL, fines: [fine(B, 'misdeal')] },
      reason: 'fine-of-dealer',
      field: 'fines[0].player',
      params: { fine: 'misdeal' },
      legal: { ...REDEAL, fines: [fine(A, 'misdeal')] },
    },
    {
      rule: 'only the dealer forgets to move the pots',
      refused: { fines: [fine(B, 'cups-not-moved')] },
      reason: 'fine-of-dealer',
      field: 'fines[0].player',
      params: { fine: 'cups-not-moved' },
      legal: { fines: [fine(A, 'cups-not-moved')] },
    },
    {
      rule: 'only he lays the skat, and forgets to (brix, Irrecoverable; vlk 11.b)',
      books: ROUNDED,
      refused: { ...ABANDONED, fines: [fine(B, 'skat-not-laid')] },
      reason: 'fine-of-dealer',
      field: 'fines[0].player',
      params: { fine: 'skat-not-laid' },
      legal: { ...ABANDONED, fines: [fine(A, 'skat-not-laid')] },
    },
    {
      rule: 'or lays it wrongly',
      books: ['brix-1996'],
      refused: { ...ABANDONED, fines: [fine(B, 'skat-error')] },
      reason: 'fine-of-dealer',
      field: 'fines[0].player',
      params: { fine: 'skat-error' },
      legal: { ...ABANDONED, fines: [fine(A, 'skat-error')] },
    },
    {
      rule: 'who won the last trick is said',
      refused: { lastTrick: null },
      reason: 'last-trick-missing',
      field: 'lastTrick',
      legal: { lastTrick: last(A) },
    },
  ]);
});

describe('the counting players', () => {
  const two = [
    { player: A, points: 26 },
    { player: C, points: 26 },
  ];
  examine([
    {
      rule: 'the two who do not deal next (brix 6, vlk 10.f: kun to spillere må gennemføre tællingen)',
      books: ROUNDED,
      refused: { count: [...two, { player: B, points: 26 }] },
      reason: 'does-not-count',
      field: 'count[2].player',
      legal: { count: two },
    },
    {
      rule: 'both of them',
      books: ROUNDED,
      refused: { count: two.slice(1) },
      reason: 'counts-missing',
      field: 'count',
      params: { counting: 2 },
      legal: { count: two },
    },
    {
      rule: 'all three (wolff §5: tæller enhver sine kort)',
      books: ['wolff-1899'],
      refused: { count: two },
      reason: 'counts-missing',
      field: 'count',
      params: { counting: 3 },
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
      reason: 'counts-twice',
      field: 'count[1].player',
      legal: { count: two },
    },
    {
      rule: 'nobody after a nolo (wolff §5, brix 5, vlk 10.e)',
      refused: { trickless: [B], count: two },
      reason: 'nothing-counted',
      field: 'count',
      legal: { trickless: [B], count: [] },
    },
    {
      rule: 'nobody after a tout (vlk 4.f)',
      books: ['vlk-1970'],
      refused: { trickless: [B, C], count: two },
      reason: 'nothing-counted',
      field: 'count',
      legal: { trickless: [B, C], count: [] },
    },
    {
      rule: 'but after a tout elsewhere they are (brix 5, Tout; wolff §11: vinder 26 af hver i Tælling)',
      books: NOT_VLK,
      refused: { trickless: [B, C], count: [] },
      reason: 'counts-missing',
      field: 'count',
      legal: { trickless: [B, C] },
    },
  ]);
});
