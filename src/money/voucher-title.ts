import { isCalendarDay, type Day } from '../values/day.js';

/** The parts of a voucher that name its purpose. */
interface Purpose {
  /** The dues that it charged or waived; null for none. */
  readonly dues: string | null;
  /** May be empty. */
  readonly text: string;
}

/**
 * A voucher in a line: its kind with the name of the dues and its text. Dues whose name begins with the
 * kind, as 'Kontingent 2026' does, need no other word.
 *
 * @param kind in the words of the reader
 */
export function voucherTitle(
  kind: string,
  { dues, text }: Purpose,
  dayInWords: (day: Day) => string,
): string {
  const isNamed = dues !== null && dues.toLowerCase().startsWith(kind.toLowerCase());
  return [
    ...(isNamed ? [] : [kind]),
    ...(dues === null ? [] : [dues]),
    purposeInWords(text, dayInWords),
  ]
    .filter((part) => part !== '')
    .join(': ');
}

/** The text of a voucher. That of an evening is its day where the voucher is under another. */
export function purposeInWords(text: string, dayInWords: (day: Day) => string): string {
  return isCalendarDay(text) ? dayInWords(text) : text;
}
