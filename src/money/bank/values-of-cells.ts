import { isCalendarDay, type Day } from '../../values/day.js';
import { decimalsOf } from '../amount.js';

const DAY_FIRST = /^(\d{1,2})[.\-/](\d{1,2})[.\-/](\d{2}|\d{4})$/;
const YEAR_FIRST = /^(\d{4})[.\-/](\d{1,2})[.\-/](\d{1,2})$/;
/** A time behind the day is not read. */
const TIME_BEHIND = /[T ]\d{1,2}:\d{2}.*$/;

/** A day as banks write it: `31.10.2026`, `31-10-26`, `31/10/2026`, `2026-10-31`, `2026/10/31`. */
export function readBankDay(cell: string): Day | null {
  const text = cell.replace(TIME_BEHIND, '').trim();
  const dayFirst = DAY_FIRST.exec(text);
  const yearFirst = YEAR_FIRST.exec(text);
  const [year = '', month = '', day = ''] =
    dayFirst !== null
      ? [dayFirst[3], dayFirst[2], dayFirst[1]]
      : yearFirst !== null
        ? [yearFirst[1], yearFirst[2], yearFirst[3]]
        : [];
  const whole = year.length === 2 ? `20${year}` : year;
  const read = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(read) ? read : null;
}

export type DecimalSign = ',' | '.';

/**
 * The sign before the decimals in columns of amounts: the last sign of an amount that has both, or one
 * that is not followed by exactly three digits. Null where no amount says it.
 */
export function decimalSignOf(cells: readonly string[]): DecimalSign | null {
  for (const cell of cells) {
    const [, sign, part = ''] = /([.,])(\d*)$/.exec(digitsOf(cell)) ?? [];
    if (sign !== ',' && sign !== '.') continue;
    const other = sign === ',' ? '.' : ',';
    if (part.length !== 3 || digitsOf(cell).includes(other)) return sign;
  }
  return null;
}

/** The digits and signs of an amount: no currency, no minus, no spaces. */
function digitsOf(cell: string): string {
  return cell.replace(/kr\.?/i, '').replace(/[^\d.,]/g, '');
}

const MOST_DIGITS = 15;

/**
 * An amount as banks write it: `-1.234,50`, `1,234.50-`, `−12,5 kr.`, `(12.50)`, `12,50 S` for _Soll_.
 *
 * @returns minor units, below 0 with a minus on either side; null for what is no amount of this currency
 */
export function readBankAmount(
  cell: string,
  currency: string,
  decimal: DecimalSign,
): number | null {
  const digits = digitsOf(cell);
  const [whole = '', part = '', ...more] = digits.split(decimal);
  const decimals = decimalsOf(currency);
  const isGrouped = /^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole === '' ? '0' : whole);
  // Some banks write more decimals than the currency has: noughts.
  const isExact = /^\d*$/.test(part) && /^0*$/.test(part.slice(decimals));
  if (digits === '' || more.length > 0 || !isGrouped || !isExact) return null;
  if (/[\d][^\d.,'’\s\u00a0\u202f]+[\d]/.test(cell)) return null;
  const minor = whole.replace(/\D/g, '') + part.slice(0, decimals).padEnd(decimals, '0');
  if (minor.length > MOST_DIGITS) return null;
  const isBelow = /^\s*\D*[-−–]|[-−–]\s*\D*$|^\s*\(.*\)\s*$|\d\s*(S|D|DR)$/i.test(cell);
  return isBelow ? 0 - Number(minor) : Number(minor);
}

const OUT = ['s', 'soll', 'd', 'dr', 'debet', 'debit', '-', '−'];
const IN = ['h', 'haben', 'k', 'kredit', 'c', 'cr', 'credit', '+'];

/** The sign of an amount in a column of its own: −1 for money that left the account; null for neither. */
export function readBankSign(cell: string): 1 | -1 | null {
  const plain = cell.trim().toLowerCase();
  if (OUT.includes(plain)) return -1;
  return IN.includes(plain) ? 1 : null;
}

/**
 * Whether the status of a row says that it is no line of the account: it is only reserved, or was
 * cancelled. Swedbank's types of rows are 10, 82 and 86 for the balances and the turnover.
 */
export function isNotBooked(cell: string): boolean {
  return /vorgemerkt|venter|reserv|pending|slettet|afvist|annull|väntande|prelim|^(10|82|86)$/i.test(
    cell,
  );
}
