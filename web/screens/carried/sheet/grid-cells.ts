import { decimalSignOf, readBankAmount } from '../../../../src/money/bank/values-of-cells.js';
import { readBankDay } from '../../../../src/money/bank/values-of-cells.js';
import { isStoredDay } from '../../../../src/values/day.js';

/** Days that spreadsheets number from the end of 1899: from 1954 to 2064. */
const NUMBERED = { least: 20_000, most: 60_000 } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in a cell, as people and spreadsheets write it; null for what is none. */
export function dayIn(cell: string): string | null {
  const text = cell.trim();
  if (/^\d{5}$/.test(text)) {
    const number = Number(text);
    if (number < NUMBERED.least || number > NUMBERED.most) return null;
    return new Date(Date.UTC(1899, 11, 30) + number * DAY_MS).toISOString().slice(0, 10);
  }
  // The day of the week before it: "tors. 14-03-2019".
  const plain = text.replace(/^\p{L}+\.?,?\s+(?:d(?:en)?\.?\s+)?(?=\d)/u, '');
  const day = readBankDay(inDigits(plain));
  return day !== null && isStoredDay(day) ? day : null;
}

/** Whether a text is written as a day that the calendar does not have, such as `31-11-2024`. */
export function isNoSuchDay(cell: string): boolean {
  const [, first = '', month = '', last = ''] =
    /^(\d{1,4})\/(\d{1,2})\/(\d{1,4})$/.exec(inDigits(cell.trim())) ?? [];
  const day = Number(first.length === 4 ? last : first);
  return dayIn(cell) === null && day >= 1 && day <= 31 && Number(month) >= 1 && Number(month) <= 12;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
/** Months as German and English begin them. */
const ALSO: Readonly<Partial<Record<string, string>>> = {
  ...{ mär: 'mar', mrz: 'mar', mae: 'mar', mai: 'maj', may: 'maj', oct: 'okt', dez: 'dec' },
};

/** A day with its month in words or blanks between its parts, as `26/9/2024`; any other text as it is. */
function inDigits(text: string): string {
  const worded = /^(\d{1,2})\.?[\s-]*(\p{L}{3,})\.?,?[\s-]*(\d{4}|\d{2})$/u.exec(text);
  if (worded === null) return text.replace(/\s*[./-]\s*|\s+(?=(?:\d{2}|\d{4})$)/g, '/');
  const [, day = '', word = '', year = ''] = worded;
  const begins = word.toLowerCase().normalize('NFC').slice(0, 3);
  const month = MONTHS.indexOf(ALSO[begins] ?? begins) + 1;
  return month === 0 ? text : `${day}/${month}/${year}`;
}

/** The points in a cell: null for who did not play, `bad` for what is no whole number of points. */
export function pointsIn(cell: string, sign: ',' | '.'): number | null | 'bad' {
  const text = cell.trim();
  if (text === '' || /^[-–—−x/.]$/i.test(text)) return null;
  if (!/^[(+\-−–]?\s*\d[\d.,'’\s\u00a0\u202f]*[)\-−–]?$/.test(text)) return 'bad';
  // A currency without decimals: points are whole.
  const points = readBankAmount(text, 'JPY', sign);
  return points === null || Math.abs(points) > MOST_POINTS ? 'bad' : points + 0;
}

/** As much as the service takes. */
const MOST_POINTS = 1_000_000_000;

/** The sign before decimals in the cells of a grid. */
export function signIn(cells: readonly string[]): ',' | '.' {
  return decimalSignOf(cells) ?? ',';
}
