import {
  effectsOf,
  effectsWithAnswer,
  endsHand,
  withFine,
  type FineEffect,
} from '../../../src/rules/fine-effects.js';
import type { FineCode, FineRecord } from '../../../src/rules/fine-record.js';
import { gameOf } from '../../../src/rules/game.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { resolveRules, ruleBook, type BookId } from '../../../src/rules/rule-book.js';

const A = 'a' as PlayerId;

const finesOf = (book: BookId) => {
  const rules = resolveRules(ruleBook(book));
  return gameOf(rules).fines(rules);
};
const fine = (code: FineCode, more: Partial<FineRecord> = {}): FineRecord => ({
  player: A,
  code,
  stage: 'play',
  ...more,
});

// rules/danish-tarok, section 7, by the sources: wolff-1899 §2 to §6; brix-1996, Fines; vlk-1970, 11.
test.each<[BookId, FineCode, Partial<FineRecord>, readonly FineEffect[]]>([
  // §2: 'maa Kortene gives om … 5 i Bøde …, hvis man ikke foretrækker at lade Kortgivningen gaa fra sig'.
  ['wolff-1899', 'misdeal', {}, ['dealt-again']],
  ['wolff-1899', 'misdeal', { amount: 5 }, ['dealt-again']],
  ['wolff-1899', 'misdeal', { amount: 0 }, ['passes-deal']],
  // Minor: 'the cards must be redealt. (Same dealer)'.
  ['brix-1996', 'misdeal', {}, ['dealt-again']],
  // 11.a: 'næste mand giver'.
  ['vlk-1970', 'misdeal', {}, ['passes-deal']],
  ['brix-1996', 'skat-error', {}, ['breaks-off']],
  ['vlk-1970', 'skat-not-laid', {}, ['breaks-off']],
  ['brix-1996', 'wrong-card-count', {}, ['breaks-off']],
  ['vlk-1970', 'wrong-card-count', {}, ['breaks-off']],
  ['wolff-1899', 'wrong-card-count', {}, ['bars', 'loses-last-trick']],
  ['vlk-1970', 'lead-out-of-turn', {}, ['may-break-off']],
  ['vlk-1970', 'lead-out-of-turn', { selfReported: true }, []],
  ['vlk-1970', 'lead-out-of-turn', { stage: 'after' }, []],
  ['brix-1996', 'lead-out-of-turn', {}, []],
  ['brix-1996', 'melding-false', {}, ['breaks-off', 'melding']],
  ['brix-1996', 'melding-false', { stage: 'after' }, []],
  ['brix-1996', 'melding-early', {}, []],
  ['wolff-1899', 'cups-not-moved', {}, []],
  ['koenigrufen', 'other', { amount: 20 }, []],
])('%s, %s %j: %j', (book, code, more, effects) => {
  expect(effectsOf(finesOf(book), fine(code, more))).toEqual(effects);
});

test('a fine gives the hand that it is added to its end', () => {
  const hand = { meldinger: [], fines: [fine('superficial')] };
  const misdeal = fine('misdeal', { stage: 'deal' });
  expect(withFine(finesOf('vlk-1970'), hand, misdeal)).toEqual({
    meldinger: [],
    fines: [fine('superficial'), misdeal],
    redeal: true,
    abandoned: false,
  });
  const tooFew = fine('wrong-card-count');
  expect(withFine(finesOf('brix-1996'), { redeal: true }, tooFew)).toEqual({
    fines: [tooFew],
    redeal: false,
    abandoned: true,
  });
  expect(withFine(finesOf('brix-1996'), {}, fine('lead-out-of-turn'))).toEqual({
    fines: [fine('lead-out-of-turn')],
  });
});

// vlk-1970, 11.e: 'annulleres spillet, medmindre begge de to andre spillere bestemmer, at spillet skal
// fortsætte'.
test.each<[goesOn: boolean | undefined, readonly FineEffect[], ends: object]>([
  [undefined, ['may-break-off'], {}],
  [true, [], {}],
  [false, ['breaks-off'], { abandoned: true, redeal: false }],
])('whether the hand goes on is for both others to say: %s', (goesOn, effects, ends) => {
  const early = fine('premature-play');
  const fines = finesOf('vlk-1970');
  expect(effectsWithAnswer(fines, early, goesOn)).toEqual(effects);
  expect(withFine(fines, {}, early, goesOn)).toEqual({ fines: [early], ...ends });
  // Of an error that its maker owned up to nobody is asked.
  const own = { ...early, selfReported: true };
  expect(withFine(fines, {}, own, goesOn)).toEqual({ fines: [own] });
});

test.each<[BookId, FineCode, Partial<FineRecord>, boolean]>([
  ['vlk-1970', 'misdeal', {}, true],
  ['brix-1996', 'misdeal', {}, false],
  ['wolff-1899', 'misdeal', {}, false],
  ['wolff-1899', 'misdeal', { amount: 0 }, true],
  ['brix-1996', 'wrong-card-count', {}, true],
  ['brix-1996', 'melding-omitted', {}, true],
  ['brix-1996', 'melding-omitted', { stage: 'after' }, false],
  ['vlk-1970', 'revoke', {}, false],
  ['wolff-1899', 'wrong-card-count', {}, false],
])('%s, %s %j ends the hand or passes the deal: %s', (book, code, more, ends) => {
  expect(endsHand(finesOf(book), fine(code, more))).toBe(ends);
});
