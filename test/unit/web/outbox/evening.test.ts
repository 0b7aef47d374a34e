import fc from 'fast-check';
import type { PlayerId } from '../../../../src/rules/payment.js';
import { BOOK_IDS, resolveRules, ruleBook } from '../../../../src/rules/rule-book.js';
import type { KeptEvening, StepsRead } from '../../../../web/evening/kept-evening.js';
import * as code from '../../../support/evening/app-evening.js';
import {
  playings,
  playOnBoth,
  sumOf,
  type Happened,
} from '../../../support/corrections/both-evenings.js';
import { TableService } from '../../../support/evening/table-service.js';

const EVENINGS = { numRuns: 12, endOnFailure: true };
const TAPS = 40;
const SEATS = ['anna', 'bo', 'clara', 'dan'] as PlayerId[] as [
  PlayerId,
  PlayerId,
  PlayerId,
  PlayerId,
];

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

test('a session that was restored is shorter, and counts; an answer from before a step does not', () => {
  const service = new TableService(resolveRules(ruleBook('brix-1996')), SEATS, SEATS[0]);
  const read = () => ({ body: service.steps(), etag: null }) as unknown as StepsRead;
  const keep = (from: StepsRead, before?: KeptEvening, now = before) =>
    code.keepRead({ club: 'club', id: 'session' }, from, before, now);
  const early = read();
  service.record({ kind: 'leave', player: SEATS[3] });
  const whole = keep(read());
  expect(whole.steps).toHaveLength(2);
  expect(keep(early, whole).steps).toHaveLength(1);
  expect(keep(early, keep(early), whole)).toBe(whole);
});
