import type { LanguageId } from '../../people/languages.js';
import type { About, FileColumn } from '../table.js';
import { amountText, timeText } from './cell-text.js';

/** The readers of a CSV file: spreadsheets or programs (docs/tables.md). */
export const DIALECTS = ['spreadsheet', 'plain'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** The marks between cells and within numbers. */
interface Marks {
  readonly separator: ',' | ';';
  readonly decimal: ',' | '.';
}

const WITH_SEMICOLONS: Marks = { separator: ';', decimal: ',' };
const WITH_COMMAS: Marks = { separator: ',', decimal: '.' };

/** The marks that the spreadsheets of a language expect when a file is opened by a double click. */
const MARKS: Readonly<Record<LanguageId, Marks>> = {
  da: WITH_SEMICOLONS,
  sv: WITH_SEMICOLONS,
  de: WITH_SEMICOLONS,
  en: WITH_COMMAS,
};

/** Without it a spreadsheet takes the bytes for those of another alphabet, and æ for Ã¦. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * A table as CSV by RFC 4180, page by page. For a spreadsheet: a byte order mark, headers in the reader's
 * language, and the marks that its spreadsheets expect. Plain: no byte order mark, the keys of the
 * columns as headers, commas and decimal points.
 */
export async function* writeCsv<Row>(
  columns: readonly FileColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
  about: About,
  dialect: Dialect,
): AsyncGenerator<string> {
  const isPlain = dialect === 'plain';
  const marks = isPlain ? WITH_COMMAS : MARKS[about.language];
  const headers = columns.map(({ key }) => (isPlain ? key : about.words.columns[key]));
  const line = (cells: readonly string[]) => cells.join(marks.separator) + LINE_END;
  yield (isPlain ? '' : BYTE_ORDER_MARK) + line(headers.map(quoted));
  for await (const rows of pages) {
    let text = '';
    for (const row of rows) {
      text += line(columns.map((column) => cellText(column, row, about, { ...marks, isPlain })));
    }
    if (text !== '') yield text;
  }
}

function cellText<Row>(
  column: FileColumn<Row>,
  row: Row,
  about: About,
  { decimal, isPlain }: Pick<Marks, 'decimal'> & { readonly isPlain: boolean },
): string {
  switch (column.type) {
    case 'text': {
      const text = column.value(row, about);
      return text === null ? '' : quoted(harmless(text));
    }
    case 'amount':
    case 'rate': {
      const amount = column.value(row, about);
      // Quoted where the decimals would be taken for a cell of their own.
      return amount === null ? '' : quoted(amountText(amount).replace('.', decimal));
    }
    case 'time': {
      const time = column.value(row, about);
      return time === null ? '' : timeText(time, about.timeZone);
    }
    case 'yes-no': {
      const is = column.value(row, about);
      if (is === null || isPlain) return String(is ?? '');
      return is ? about.words.codes.yes : about.words.codes.no;
    }
    default: {
      const value = column.value(row, about);
      return value === null ? '' : String(value);
    }
  }
}

/**
 * A text that no spreadsheet takes for a formula. Numbers are written by their type and never come here, so
 * a minus before one stays.
 */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
}

/** Quoted where a reader would break it up, whichever separator it goes by. */
function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
