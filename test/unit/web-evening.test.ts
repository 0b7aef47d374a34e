import fc from 'fast-check';
import type { Rules } from '../../src/rules/game.js';
import { resolveRules, ruleBook } from '../../src/rules/rule-book.js';
import { resolveRules as resolveTarok } from '../../src/rules/tarok/house-rules.js';
import * as code from '../support/app-evening.js';
import { playOnBoth, type Happened } from '../support/both-evenings.js';
import { eveningPlans } from '../support/random-evening.js';
import { BOOKS } from '../support/tarok.js';

const EVENINGS = { numRuns: 12, endOnFailure: true };
const TAPS = 40;

function sum(all: readonly Happened[], what: keyof Happened) {
  return all.reduce((total, seen) => total + seen[what], 0);
}

/** Plays evenings of these rules, and sees to it that enough came up. */
function play(plans: fc.Arbitrary<{ rules: Rules; players: number; seed: number }>): void {
  const all: Happened[] = [];
  fc.assert(
    fc.property(plans, (plan) => {
      all.push(playOnBoth(code, { ...plan, taps: TAPS }));
    }),
    EVENINGS,
  );
  expect(sum(all, 'taken')).toBeGreaterThan(150);
  for (const what of ['refused', 'undone', 'undoneAfterClose', 'corrected'] as const)
    expect([what, sum(all, what) > 5]).toEqual([what, true]);
}

describe.each(BOOKS)('an evening under %s, tapped without a network', (book) => {
  test('is what the service makes of it: tables, payments and refusals never differ', () => {
    play(
      eveningPlans(book).map(({ seed, players, houseRules }) => {
        const rules = resolveTarok(ruleBook(book), houseRules);
        return { rules, players, seed };
      }),
    );
  });
});

describe('an evening of Königrufen, tapped without a network', () => {
  test('is what the service makes of it: tables, payments and refusals never differ', () => {
    const rules = resolveRules(ruleBook('koenigrufen'));
    play(
      fc.record({
        rules: fc.constant(rules),
        seed: fc.integer(),
        players: fc.constantFrom(4, 5),
      }),
    );
  });
});
