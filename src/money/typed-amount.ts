import { decimalsOf, MOST_ONE_AMOUNT } from './amount.js';

/** As people write amounts: digits, in groups of three or not, then decimals behind a sign or none. */
const WRITTEN = /^(\d+|\d{1,3}(?:[.,' ]\d{3})+)(?:([.,])(\d*))?$/;

/**
 * Reads an amount as it is typed: `340`, `12,50`, `1.234,50` and `1 234.50` in kroner. A sign before
 * exactly three digits parts thousands where the language writes them so, unless the currency has three
 * decimals; `1.234` in Danish kroner is more than a thousand, and `0.005` is no amount.
 *
 * @param decimalSign as the language of the reader has it, `,` or `.`
 * @returns minor units, 0 or more; null for what is no amount of this currency
 */
export function readAmount(text: string, currency: string, decimalSign: ',' | '.'): number | null {
  const found = WRITTEN.exec(spaced(text));
  if (found === null) return null;
  const [, whole = '', sign, part = ''] = found;
  const decimals = decimalsOf(currency);
  const isThousands = sign !== undefined && sign !== decimalSign && part.length === 3;
  // No number of thousands begins with a zero.
  if (whole.startsWith('0') && (isThousands || /\D/.test(whole))) return null;
  if (isThousands && !/[.,]/.test(whole)) return minorOf(whole + part, '', decimals);
  // Where the sign of the decimals also parts the thousands, the meaning is open.
  if (sign !== undefined && whole.includes(sign)) return null;
  return minorOf(whole, part, decimals);
}

function spaced(text: string): string {
  return text
    .trim()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace('’', "'");
}

function minorOf(whole: string, part: string, decimals: number): number | null {
  if (part.length > decimals) return null;
  const digits = whole.replaceAll(/\D/g, '') + part.padEnd(decimals, '0');
  const minor = Number(digits);
  return minor > MOST_ONE_AMOUNT ? null : minor;
}
