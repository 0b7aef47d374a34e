import { decimalsOf, plainAmount } from '../../money/amount.js';

/** How numbers are written in a language. */
export interface Numbers {
  /** `1.240` */
  readonly plain: (value: number) => string;
  /** `+12`, `−7` with a real minus, `0`. */
  readonly signed: (value: number) => string;
  /** `+1,25` of 125. */
  readonly signedHundredths: (hundredths: number) => string;
  /** An amount without its currency: 123450 øre are `1.234,50`. */
  readonly amount: (minor: number, currency: string) => string;
  /** A part of a whole with one decimal: `12,5 %` of 125 and 1000. */
  readonly percent: (part: number, whole: number) => string;
  readonly signedAmount: (minor: number, currency: string) => string;
}

export function numbersIn(locale: string): Numbers {
  const plain = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const hundredths = new Intl.NumberFormat(locale, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
  });
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const written = (text: string) => text.replace('-', '−');
  const amountBy = (signDisplay: 'auto' | 'exceptZero') => (minor: number, currency: string) => {
    const digits = decimalsOf(currency);
    const format = new Intl.NumberFormat(locale, {
      signDisplay,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return written(format.format(plainAmount(minor, currency)));
  };
  return {
    plain: (value) => written(plain.format(value)),
    signed: (value) => written(signed.format(value)),
    signedHundredths: (value) => written(hundredths.format(value / 100)),
    amount: amountBy('auto'),
    percent: (part, whole) => written(percent.format(part / whole)),
    signedAmount: amountBy('exceptZero'),
  };
}
