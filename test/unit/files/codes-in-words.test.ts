import { DISPUTE_STATES } from '../../../src/evening/disputes/dispute-state.js';
import { PAYMENT_STATES } from '../../../src/money/payment-states.js';
import { WAYS } from '../../../src/money/settling-up/plan.js';
import { LANGUAGES } from '../../../src/people/languages.js';
import { FINE_STAGES } from '../../../src/rules/fine-record.js';
import { HAND_KINDS } from '../../../src/sessions/hands/hand.view.js';
import { GRADES } from '../../../src/sessions/hands/hand.dto.js';
import { FINE_STATES } from '../../../src/sessions/fines/fine.view.js';
import { FINE_ENDS } from '../../../src/standings/figures/evening-figures.js';
import { CONTRACT_PARTS, FIGURE_ENDS } from '../../../src/standings/figures/figure-name.js';
import { WHY_UNRANKED } from '../../../src/standings/rule/table.js';
import { tableWords, type CodeWords } from '../../../src/words/tables.js';

/** The codes of the API that people find in files, each in every language. */
const CODES: Partial<Record<keyof CodeWords, readonly string[]>> = {
  hands: HAND_KINDS,
  fines: FINE_STATES,
  disputes: DISPUTE_STATES,
  payments: PAYMENT_STATES,
  settlings: WAYS,
  stages: FINE_STAGES,
  grades: GRADES,
  unranked: WHY_UNRANKED,
  figures: [...CONTRACT_PARTS, ...FIGURE_ENDS, ...FINE_ENDS],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const { codes } = tableWords(language);

  test.each(Object.entries(CODES))('each code of %s has a word', (of, list) => {
    const words = codes[of as keyof CodeWords];
    for (const code of list)
      expect([code, Object.keys(words)]).toEqual([code, expect.arrayContaining([code])]);
  });
});
