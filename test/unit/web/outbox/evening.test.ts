import fc from 'fast-check';
import { BOOK_IDS } from '../../../../src/rules/rule-book.js';
import * as code from '../../../support/evening/app-evening.js';
import {
  playings,
  playOnBoth,
  sumOf,
  type Happened,
} from '../../../support/corrections/both-evenings.js';

const EVENINGS = { numRuns: 12, endOnFailure: true };
const TAPS = 40;

describe.each(BOOK_IDS)('an evening under %s, tapped without a network', (book) => {
  test('is what the service makes of it: tables, payments and refusals never differ', () => {
    const all: Happened[] = [];
    fc.assert(
      fc.property(playings(book), (playing) => {
        all.push(playOnBoth(code, { ...playing, taps: TAPS }));
      }),
      EVENINGS,
    );
    const { taken, ...others } = sumOf(all);
    expect(taken).toBeGreaterThan(80);
    for (const [what, times] of Object.entries(others)) {
      expect([what, times > 5]).toEqual([what, true]);
    }
  });
});
