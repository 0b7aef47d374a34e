import { readAmount } from '../../../src/money/typed-amount.js';

test.each([
  ['340', 'DKK', ',', 34_000],
  ['12,50', 'DKK', ',', 1_250],
  ['12.50', 'DKK', ',', 1_250],
  ['12,5', 'DKK', ',', 1_250],
  ['0', 'DKK', ',', 0],
  ['1.234', 'DKK', ',', 123_400],
  ['1.234,50', 'DKK', ',', 123_450],
  ['1 234,50', 'DKK', ',', 123_450],
  ['1,234.50', 'DKK', '.', 123_450],
  ['1,234', 'GBP', '.', 123_400],
  ['1,234', 'KWD', ',', 1_234],
  ['1.234', 'KWD', ',', 1_234_000],
  ['1250', 'ISK', ',', 1_250],
] as const)('%s in %s where %s parts decimals is %d', (text, currency, sign, minor) => {
  expect(readAmount(text, currency, sign)).toBe(minor);
});

test.each([
  ['', 'DKK'],
  ['kr. 5', 'DKK'],
  ['-5', 'DKK'],
  ['5,555', 'DKK'],
  ['1.234.50', 'DKK'],
  ['12,50', 'ISK'],
  ['0.005', 'DKK'],
  ['0.005.000', 'DKK'],
  ['012.500', 'DKK'],
  ['0.005', 'KWD'],
  ['1000000000001', 'ISK'],
  ['90.071.992.547.409,91', 'DKK'],
])('%s is no amount in %s', (text, currency) => {
  expect(readAmount(text, currency, ',')).toBeNull();
});

test('a zero before three digits is no group of thousands, whichever sign the language has', () => {
  expect([readAmount('0.005', 'DKK', ','), readAmount('0,005', 'DKK', '.')]).toEqual([null, null]);
  expect(readAmount('0,005', 'KWD', ',')).toBe(5);
});
