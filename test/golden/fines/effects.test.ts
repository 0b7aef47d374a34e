import { effectsOf, withFine, type FineEffect } from '../../../src/rules/fine-effects.js';
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
  // The same dealer deals again, so the deal and the next hand are as without the fine.
  ['wolff-1899', 'misdeal', {}, []],
  ['wolff-1899', 'misdeal', { amount: 0 }, ['passes-deal']],
  ['brix-1996', 'misdeal', {}, []],
  ['vlk-1970', 'misdeal', {}, ['passes-deal']],
  ['brix-1996', 'skat-error', {}, ['breaks-off']],
  ['vlk-1970', 'skat-not-laid', {}, ['breaks-off']],
  ['brix-1996', 'wrong-card-count', {}, ['breaks-off']],
  ['vlk-1970', 'wrong-card-count', {}, ['breaks-off']],
  ['wolff-1899', 'wrong-card-count', {}, ['bars', 'loses-last-trick']],
  ['vlk-1970', 'lead-out-of-turn', {}, ['may-break-off']],
  ['vlk-1970', 'lead-out-of-turn', { selfReported: true }, []],
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
