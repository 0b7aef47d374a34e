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
  const day = readBankDay(text.replace(/^\p{L}+\.?,?\s+/u, ''));
  return day !== null && isStoredDay(day) ? day : null;
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
