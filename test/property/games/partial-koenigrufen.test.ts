import fc from 'fast-check';
import { examine } from '../../support/koenigrufen/typist.js';
import {
  negative,
  positive,
  randomFrom,
  trischaken,
} from '../../support/koenigrufen/koenigrufen-deal.js';

describe('hands that were really played', () => {
  test.each([
    ['positive games', positive],
    ['negative games', negative],
    ['trischaken', trischaken],
  ] as const)('%s: opened, changed and typed they are equal', (_, played) => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (seed) => {
        expect(examine(played(randomFrom(seed)))).toBeNull();
      }),
      { numRuns: 1500 },
    );
  });
});
