import { pauseAfter, retryAfter } from '../../../src/deliveries/attempts.js';

const pausesOf = (chance: number) => {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((made) => pauseAfter(made, null, chance));
};

test('a delivery is tried nine times in five days', () => {
  const day = 86_400;
  expect(pausesOf(0)).toEqual([5, 300, 1_800, 7_200, 18_000, day, day, day, null]);
  expect(pausesOf(1)).toEqual([6, 360, 2_160, 8_640, 21_600, 103_680, 103_680, 103_680, null]);
});

test('a receiver may ask for a later attempt, up to a day, and for no earlier one', () => {
  expect(pauseAfter(1, 120, 0)).toBe(120);
  expect(pauseAfter(2, 120, 0)).toBe(300);
  expect(pauseAfter(1, 1_000_000, 0)).toBe(86_400);
  expect(pauseAfter(9, 120, 0)).toBeNull();
});

test.each([
  [undefined, null],
  ['120', 120],
  ['Thu, 01 Jan 1970 00:01:30 GMT', 90],
  ['Wed, 31 Dec 1969 00:00:00 GMT', 0],
  ['soon', null],
])('Retry-After: %s', (text, seconds) => {
  expect(retryAfter(text, 0)).toBe(seconds);
});
