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
  ['1234567890123456', 'ISK'],
])('%s is no amount in %s', (text, currency) => {
  expect(readAmount(text, currency, ',')).toBeNull();
});
