import { examine } from '../support/impossible.js';
import { A, B, C, ROUNDED, fine, full, last, pagatLost, trumps } from '../support/tarok.js';

const NO_PLAY = { lastTrick: null, count: [], unsaid: true } as const;
const ABANDONED = { ...NO_PLAY, abandoned: true } as const;
const REDEAL = { ...NO_PLAY, redeal: true } as const;

describe('abandoned, and by what', () => {
  examine([
    {
      rule: 'not without a fine (brix, Irrecoverable; vlk 11.b)',
      books: ROUNDED,
      refused: ABANDONED,
      words: /No fine on record abandons/,
      legal: { ...ABANDONED, fines: [fine(B, 'wrong-card-count')] },
    },
    {
      rule: 'not by a fine of 20 (brix, Major: play continues)',
      books: ['brix-1996'],
      refused: { ...ABANDONED, fines: [fine(B, 'lead-out-of-turn')] },
      words: /No fine on record abandons/,
      legal: { ...ABANDONED, fines: [fine(B, 'lead-out-of-turn'), fine(B, 'revoke')] },
    },
    {
      rule: 'not by a revoke corrected without harm (brix, Superficial)',
      books: ['brix-1996'],
      refused: { ...ABANDONED, fines: [fine(B, 'revoke', { amount: 0 })] },
      words: /No fine on record abandons/,
      legal: { fines: [fine(B, 'revoke', { amount: 0 })] },
    },
    {
      rule: 'a fine that abandons leaves no hand played (brix, vlk 11.b: spillet kasseres)',
      books: ROUNDED,
      refused: { fines: [fine(B, 'wrong-card-count')] },
      words: /abandons the hand/,
      legal: { ...ABANDONED, fines: [fine(B, 'wrong-card-count')] },
    },
    {
      rule: 'the discard forgotten (vlk 11.b)',
      books: ['vlk-1970'],
      refused: { fines: [fine(A, 'skat-not-laid', { stage: 'meldinger' })] },
      words: /abandons the hand/,
      legal: { ...ABANDONED, fines: [fine(A, 'skat-not-laid', { stage: 'meldinger' })] },
    },
    {
      rule: 'an error owned up to in time annuls nothing (vlk 11.e)',
      books: ['vlk-1970'],
      refused: { ...ABANDONED, fines: [fine(B, 'revoke', { selfReported: true })] },
      words: /No fine on record abandons/,
      legal: { ...ABANDONED, fines: [fine(B, 'revoke')] },
    },
    {
      rule: 'an error that hurts nobody but its maker annuls nothing (vlk 11.e, fool called in vain)',
      books: ['vlk-1970'],
      refused: { ...ABANDONED, fines: [fine(B, 'fool-called-in-vain')] },
      words: /No fine on record abandons/,
      legal: { fines: [fine(B, 'fool-called-in-vain')] },
    },
    {
      rule: 'in wolff the hand stands (§6: spillet har sin gyldighed)',
      books: ['wolff-1899'],
      refused: { ...ABANDONED, fines: [fine(B, 'wrong-card-count')] },
      words: /No fine on record abandons/,
      legal: { fines: [fine(B, 'wrong-card-count')] },
    },
    {
      rule: 'an abandoned hand has no last trick',
      books: ROUNDED,
      refused: { ...ABANDONED, fines: [fine(B, 'wrong-card-count')], lastTrick: last(A) },
      words: /no last trick/,
      legal: { ...ABANDONED, fines: [fine(B, 'wrong-card-count')], events: [pagatLost(A)] },
    },
    {
      rule: 'nor a count',
      books: ROUNDED,
      refused: {
        ...ABANDONED,
        fines: [fine(B, 'wrong-card-count')],
        count: [{ player: A, points: 26 }],
      },
      words: /no count/,
      legal: { ...ABANDONED, fines: [fine(B, 'wrong-card-count')] },
    },
    {
      rule: 'nor a player without tricks',
      books: ROUNDED,
      refused: { ...ABANDONED, fines: [fine(B, 'wrong-card-count')], trickless: [C] },
      words: /without tricks/,
      legal: { ...ABANDONED, fines: [fine(B, 'wrong-card-count')] },
    },
    {
      rule: 'a wrong melding found when all is paid abandons nothing (brix, Irrecoverable)',
      books: ['brix-1996'],
      refused: {
        ...ABANDONED,
        meldinger: [full(B, 'clubs')],
        fines: [fine(B, 'melding-false', { melding: 0, stage: 'after' })],
      },
      words: /No fine on record abandons/,
      legal: {
        meldinger: [full(B, 'clubs')],
        fines: [fine(B, 'melding-false', { melding: 0, stage: 'after' })],
      },
    },
    {
      rule: 'an improper discard, which shows when the skat is seen after the hand (brix, Irrecoverable)',
      books: ['brix-1996'],
      refused: { fines: [fine(A, 'skat-error', { stage: 'after' })] },
      words: /abandons the hand/,
      legal: { ...ABANDONED, fines: [fine(A, 'skat-error', { stage: 'after' })] },
    },
    {
      rule: 'wrong cards found after the hand abandon it all the same (brix, vlk 11.b)',
      books: ROUNDED,
      refused: { fines: [fine(B, 'wrong-card-count', { stage: 'after' })] },
      words: /abandons the hand/,
      legal: { ...ABANDONED, fines: [fine(B, 'wrong-card-count', { stage: 'after' })] },
    },
  ]);
});

describe('dealt again', () => {
  examine([
    {
      rule: 'nothing has been declared',
      refused: { ...REDEAL, meldinger: [trumps(A, 10)], fines: [fine(A, 'misdeal')] },
      words: /nothing has been declared/,
      legal: { ...REDEAL, fines: [fine(A, 'misdeal')] },
    },
    {
      rule: 'nothing has been played',
      refused: { ...REDEAL, events: [pagatLost(A)], fines: [fine(A, 'misdeal')] },
      words: /declared or played/,
      legal: { ...REDEAL, fines: [fine(A, 'misdeal')] },
    },
    {
      rule: 'derived: nobody has revoked before a card was played',
      refused: { ...REDEAL, fines: [fine(A, 'misdeal'), fine(B, 'revoke')] },
      words: /./,
      legal: { ...REDEAL, fines: [fine(A, 'misdeal')] },
    },
    {
      rule: 'after a misdeal the next player deals (vlk 11.a): this deal was not played',
      books: ['vlk-1970'],
      refused: { fines: [fine(A, 'misdeal', { stage: 'deal' })] },
      words: /redeal/,
      legal: { ...REDEAL, fines: [fine(A, 'misdeal', { stage: 'deal' })] },
    },
    {
      rule: 'a deal forfeited was not played (wolff §2)',
      books: ['wolff-1899'],
      refused: { fines: [fine(A, 'misdeal', { stage: 'deal', amount: 0 })] },
      words: /redeal/,
      legal: { ...REDEAL, fines: [fine(A, 'misdeal', { stage: 'deal', amount: 0 })] },
    },
    {
      rule: 'only after a misdeal in vlk; elsewhere also where somebody has no trump',
      books: ['vlk-1970'],
      code: 'rule-refused',
      refused: REDEAL,
      words: /only after a misdeal/,
      legal: { ...REDEAL, fines: [fine(A, 'misdeal')] },
    },
    {
      rule: 'not both abandoned and dealt again',
      refused: { ...REDEAL, abandoned: true, fines: [fine(A, 'misdeal')] },
      words: /either/,
      legal: { ...REDEAL, fines: [fine(A, 'misdeal')] },
    },
  ]);
});
