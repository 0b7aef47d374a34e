import { decimalsOf, plainAmount } from '../../../src/money/amount.js';
import { localeOf } from '../../words/locale.js';
import { useTranslation } from '../../words/use-translation.js';

/** Writes amounts without their currency, which a table names once: `1.234,50`, `−10,00`. */
export function usePlainAmount(currency: string): (minor: number) => string {
  const { language } = useTranslation();
  const digits = decimalsOf(currency);
  const format = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (minor) => format.format(plainAmount(minor, currency)).replace('-', '−');
}
