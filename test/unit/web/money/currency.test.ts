import { currencyOf } from '../../../../web/screens/setup/currency-of.js';

test.each([
  ['sv-SE', 'SEK'],
  ['sv', 'SEK'],
  ['de-AT', 'EUR'],
  ['de', 'EUR'],
  ['da-DK', 'DKK'],
  ['sv-FI', 'EUR'],
  ['nb-NO', 'NOK'],
  ['en-US', 'DKK'],
])('a browser that speaks %s proposes %s', (locale, currency) => {
  expect(currencyOf(locale)).toBe(currency);
});
