import { localeOf } from '../words/locale.js';
import { useTranslation } from '../words/use-translation.js';

/** Writes amounts of a club's money, which are kept in minor units: 1250 is `12,50 kr.` */
export function useMoney(currency: string): (minor: number) => string {
  const { language } = useTranslation();
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency });
  const unit = minorUnits(currency);
  return (minor) => format.format(minor / unit).replace('-', '−');
}

/** How many minor units make one of a currency: 100 øre are a krone. */
export function minorUnits(currency: string): number {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** digits;
}
