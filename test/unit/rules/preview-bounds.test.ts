import type { CorrectionOption } from '../../../src/sessions/corrections/correction.view.js';
import { withinBounds } from '../../../src/sessions/corrections/preview-correction.js';

/** A session of thousands of hands may have as many that come out otherwise. */

const some = <T>(count: number) => Array.from({ length: count }, (_, place) => ({ place })) as T[];

const effectOf = (payments: number, hands: number, others = 0): CorrectionOption => {
  const sums = { members: [], pots: null, kitty: null };
  const notListed = { payments: 0, hands: 0, others: 0 };
  const listed = { payments: some<never>(payments), hands: some<never>(hands) };
  const effect = { ...sums, ...listed, others: some<never>(others), notListed };
  return { possible: true, effect, refusal: null };
};

const refusalOf = (alsoToCorrect: number): CorrectionOption => {
  const why = { code: '', reason: '', params: {}, detail: '', hand: null, field: null };
  const refusal = { ...why, alsoToCorrect: some<never>(alsoToCorrect), moreToCorrect: 0 };
  return { possible: false, effect: null, refusal };
};

test('a preview lists the first payments and hands, and says how many more there are', () => {
  const { effect } = withinBounds(effectOf(3000, 130, 101));
  expect(effect?.payments).toEqual(some(500));
  expect(effect?.hands).toEqual(some(100));
  expect(effect?.others).toEqual(some(100));
  expect(effect?.notListed).toEqual({ payments: 2500, hands: 30, others: 1 });
});

test('likewise what would have to be corrected too', () => {
  const { refusal } = withinBounds(refusalOf(101));
  expect(refusal?.alsoToCorrect).toEqual(some(100));
  expect(refusal?.moreToCorrect).toBe(1);
});

test('a text that fits is whole', () => {
  for (const option of [effectOf(500, 100, 100), effectOf(0, 0), refusalOf(100)]) {
    expect(withinBounds(option)).toEqual(option);
  }
});
