/** The currencies that a club can be set up with. */
export const CURRENCIES = ['DKK', 'SEK', 'NOK', 'EUR'] as const;

/** The currencies of countries. */
const CURRENCY_OF: Readonly<Partial<Record<string, (typeof CURRENCIES)[number]>>> = {
  ...{ DK: 'DKK', GL: 'DKK', FO: 'DKK', SE: 'SEK', NO: 'NOK' },
  ...{ AT: 'EUR', DE: 'EUR', FI: 'EUR', IE: 'EUR', NL: 'EUR' },
};

/**
 * The currency that is proposed: that of the country, else of the country where most speak the language.
 *
 * @param locale of the browser: 'sv-SE', or a language alone
 */
export function currencyOf(locale: string): string {
  return CURRENCY_OF[new Intl.Locale(locale).maximize().region ?? ''] ?? 'DKK';
}
