import fc from 'fast-check';
import { decimalsOf, minorUnits, moneyIn, plainAmount } from '../../../src/money/amount.js';
import { shareEvenly } from '../../../src/money/share.js';

/** Spaces that do not break are spaces to who reads a test. */
function written(locale: string, currency: string, minor: number): string {
  return moneyIn(locale, currency)(minor).replace(/\s/g, ' ');
}

test('an amount is written with the decimals of its currency', () => {
  expect(written('da', 'DKK', 125050)).toBe('1.250,50 kr.');
  expect(written('da', 'DKK', -700)).toBe('−7,00 kr.');
  expect(written('da', 'DKK', 0)).toBe('0,00 kr.');
  expect(written('sv', 'SEK', 34000)).toBe('340,00 kr');
  expect(written('de', 'EUR', 5)).toBe('0,05 €');
  expect(written('en-GB', 'EUR', 123456)).toBe('€1,234.56');
});

test('a currency without minor units is written without decimals', () => {
  expect(written('en-GB', 'JPY', 1250)).toBe('JP¥1,250');
  expect(written('da', 'ISK', -1250)).toBe('−1.250 ISK');
});

test('a currency with thousandths is written with three decimals', () => {
  expect(written('en-GB', 'KWD', 1250)).toBe('KWD 1.250');
  expect(written('da', 'TND', -1)).toBe('−0,001 TND');
});

// Intl leaves out the fillér, in some versions: an amount would be a hundred times what it is.
test('the decimals are those of ISO 4217, also where custom leaves them out', () => {
  expect(minorUnits('HUF')).toBe(100);
  expect(written('da', 'HUF', 125050)).toBe('1.250,50 HUF');
  expect(['DKK', 'ISK', 'IQD', 'CLF', 'IDR', 'MRU'].map(decimalsOf)).toEqual([2, 0, 3, 4, 2, 2]);
});

test('the largest amounts are written to the last digit', () => {
  const most = Number.MAX_SAFE_INTEGER;
  expect(written('en-GB', 'KWD', most)).toBe('KWD 9,007,199,254,740.991');
  expect(written('da', 'DKK', -most)).toBe('−90.071.992.547.409,91 kr.');
});

test('a plain amount reads back as what it was', () => {
  expect(plainAmount(1250, 'DKK')).toBe('12.50');
  expect(plainAmount(1250, 'JPY')).toBe('1250');
  expect(plainAmount(-5, 'KWD')).toBe('-0.005');
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      fc.constantFrom('DKK', 'JPY', 'KWD', 'CLF'),
      (minor, currency) => {
        const text = plainAmount(minor, currency);
        expect(Number(text.replace('.', ''))).toBe(minor);
        expect((text.split('.')[1] ?? '').length).toBe(decimalsOf(currency));
      },
    ),
  );
});

test('an amount that three share leaves its odd øre to the first, and says so', () => {
  expect(shareEvenly(10001, ['ana', 'bo', 'cille'])).toEqual({
    shares: [
      { party: 'ana', amount: 3334 },
      { party: 'bo', amount: 3334 },
      { party: 'cille', amount: 3333 },
    ],
    odd: ['ana', 'bo'],
  });
  expect(shareEvenly(9000, ['bo', 'ana']).odd).toEqual([]);
  expect(shareEvenly(1, ['bo', 'ana']).shares.map(({ amount }) => amount)).toEqual([1, 0]);
});

test('shares make up the amount, and differ by one minor unit at most', () => {
  const amount = fc.oneof(fc.nat(), fc.maxSafeNat(), fc.constant(Number.MAX_SAFE_INTEGER));
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 40 }), (whole, n) => {
      const parties = Array.from({ length: n }, (_, at) => `m${at}`);
      const { shares, odd } = shareEvenly(whole, parties);
      expect(shares.map(({ party }) => party)).toEqual(parties);
      expect(shares.reduce((sum, share) => sum + BigInt(share.amount), 0n)).toBe(BigInt(whole));
      const least = Math.min(...shares.map((share) => share.amount));
      const more = shares.filter((share) => share.amount === least + 1).map(({ party }) => party);
      expect(shares.every((share) => share.amount - least <= 1)).toBe(true);
      expect(more).toEqual(odd);
    }),
  );
});

test('nothing is shared by nobody, twice by one, or below zero', () => {
  expect(() => shareEvenly(100, [])).toThrow(RangeError);
  expect(() => shareEvenly(100, ['ana', 'ana'])).toThrow(RangeError);
  expect(() => shareEvenly(-1, ['ana'])).toThrow(RangeError);
  expect(() => shareEvenly(0.5, ['ana'])).toThrow(RangeError);
});
