import type { Columns } from '../../../../src/money/bank/columns.js';

/** The columns of a bank's file as somebody corrected them, kept on this device for a purse. */
interface KeptColumns {
  readonly headings: readonly string[];
  readonly columns: Columns;
}

const placeOf = (purse: string) => `kopperne-bank-columns/${purse}`;

/** The kept columns; null where there are none, or those of a file with other headings. */
export function keptColumns(purse: string, headings: readonly string[]): Columns | null {
  try {
    const kept = JSON.parse(localStorage.getItem(placeOf(purse)) ?? 'null') as KeptColumns | null;
    return kept?.headings.join('\n') === headings.join('\n') ? kept.columns : null;
  } catch {
    return null;
  }
}

export function keepColumns(purse: string, headings: readonly string[], columns: Columns): void {
  try {
    localStorage.setItem(placeOf(purse), JSON.stringify({ headings, columns }));
  } catch {
    // Without storage they are recognised again the next time.
  }
}
