/**
 * Currencies whose minor unit is not a hundredth: how many decimals they have (ISO 4217, list one).
 * Intl knows decimals too, but as custom has it: no fillér in HUF, and not the same in every browser
 * and version. An amount is kept for years and read by many, so its unit must not depend on that.
 */
const DECIMALS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([decimals, currencies]) =>
    currencies.split(' ').map((currency) => [currency, Number(decimals)] as const),
  ),
);
const USUAL_DECIMALS = 2;

/**
 * The most that one amount of the books may be, in minor units. Balances are exact up to 2^53 - 1: it
 * takes thousands of such amounts to get there, so none of them blocks an account.
 */
export const MOST_ONE_AMOUNT = 1_000_000_000_000;

/** How many decimals an amount of a currency has: 2 for kroner, 0 for Icelandic ones. */
export function decimalsOf(currency: string): number {
  return DECIMALS.get(currency) ?? USUAL_DECIMALS;
}

/** How many minor units make one of a currency: 100 øre are a krone. */
export function minorUnits(currency: string): number {
  return 10 ** decimalsOf(currency);
}

/**
 * An amount as a plain number in text, with all its decimals: 1250 øre are `12.50`, 1250 yen `1250`.
 * Exact up to 2^53 − 1, which a quotient would not be.
 *
 * @param minor a whole number of minor units
 */
export function plainAmount(minor: number, currency: string): `${number}` {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = digits.slice(digits.length - decimals);
  const text = `${minor < 0 ? '-' : ''}${whole}${decimals === 0 ? '' : `.${part}`}`;
  return text as `${number}`;
}

/**
 * Writes amounts of a currency in a language: 1250 øre are `12,50 kr.` in Danish. Below zero with a real
 * minus.
 *
 * @param locale a language, e.g. `da` or `en-GB`
 * @returns takes a whole number of minor units
 */
export function moneyIn(locale: string, currency: string): (minor: number) => string {
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (minor) => format.format(plainAmount(minor, currency)).replace('-', '−');
}
