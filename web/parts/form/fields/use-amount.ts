import { plainAmount } from '../../../../src/money/amount.js';
import { readAmount } from '../../../../src/money/typed-amount.js';
import { localeOf } from '../../../words/locale.js';
import { useTranslation } from '../../../words/use-translation.js';

/** Reads and writes amounts in fields, in a currency and by the decimals of the app's language. */
export function useAmount(currency: string) {
  const { language } = useTranslation();
  const sign = decimalSignOf(localeOf(language));
  const read = (text: string, mayBeNothing = false) => {
    const minor = readAmount(text, currency, sign);
    return minor === 0 && !mayBeNothing ? null : minor;
  };
  return {
    /** Minor units; null for what is no amount, and for nothing unless that may be. */
    read,
    /** Minor units of a balance: a minus before or behind it is below zero; null for what is none. */
    readSigned: (text: string) => {
      const plain = text.replace(/[-−]/, '');
      const minor = plain.trim() === '' ? null : read(plain, true);
      return minor === null || plain === text ? minor : 0 - minor;
    },
    /** As one would type it: `12,50`. */
    write: (minor: number) => plainAmount(minor, currency).replace('.', sign),
  };
}

function decimalSignOf(locale: string): ',' | '.' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}
