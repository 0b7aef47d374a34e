import { parse } from 'csv-parse/browser/esm/sync';
import { SEPARATORS, type Separator, type Sheet } from '../../../src/money/bank/sheet.js';

/** A text of separated values, parted by each of the separators that banks use. */
export function sheetsOf(text: string): readonly Sheet[] {
  return SEPARATORS.map((separator) => ({ separator, rows: rowsOf(text, separator) }));
}

const OPTIONS = {
  bom: true,
  info: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_records_with_empty_values: true,
};

/** A record of the parser, with the number of the line on which it ends. */
interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function rowsOf(text: string, separator: Separator) {
  return parsed(text, separator).map(({ record, info }) => ({
    line: info.lines - record.flatMap((cell) => cell.match(/\r\n|\r|\n/g) ?? []).length,
    cells: record.map((cell) => cell.trim()),
  }));
}

function parsed(text: string, delimiter: Separator): readonly Parsed[] {
  const read = (options: object) => parse(text, { ...OPTIONS, delimiter, ...options });
  try {
    // With `info` the parser gives records of this shape, which its types leave out.
    return read({}) as unknown as readonly Parsed[];
  } catch {
    // A quote that is never closed is a character as any other.
    return read({ quote: null }) as unknown as readonly Parsed[];
  }
}
