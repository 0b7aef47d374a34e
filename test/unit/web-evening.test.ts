import fc from 'fast-check';
import { BOOK_IDS } from '../../src/rules/rule-book.js';
import * as code from '../support/app-evening.js';
import { playings, playOnBoth, sumOf, type Happened } from '../support/both-evenings.js';

const EVENINGS = { numRuns: 12, endOnFailure: true };
const TAPS = 40;
/** What happens at random may be rare in a few evenings: then as many are played again, so often. */
const AT_MOST = 5;
const OFTEN = { taken: 150, others: 5 };

function isSeldom({ taken, ...others }: Happened): boolean {
  return taken <= OFTEN.taken || Object.values(others).some((times) => times <= OFTEN.others);
}

describe.each(BOOK_IDS)('an evening under %s, tapped without a network', (book) => {
  test('is what the service makes of it: tables, payments and refusals never differ', () => {
    const all: Happened[] = [];
    const evenings = fc.property(playings(book), (playing) => {
      all.push(playOnBoth(code, { ...playing, taps: TAPS }));
    });
    for (let times = 0; times === 0 || (times < AT_MOST && isSeldom(sumOf(all))); times += 1) {
      fc.assert(evenings, EVENINGS);
    }
    const { taken, ...others } = sumOf(all);
    expect(taken).toBeGreaterThan(OFTEN.taken);
    for (const [what, times] of Object.entries(others)) {
      expect([what, times > OFTEN.others]).toEqual([what, true]);
    }
  });
});
