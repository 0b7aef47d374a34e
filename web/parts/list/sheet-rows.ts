import { decodedText } from '../../../src/money/bank/decoded-text.js';
import type { Sheet, SheetRow } from '../../../src/money/bank/sheet.js';
import { sheetsOf } from './sheets.js';

/** A spreadsheet of a kind that is not read here: it can be saved as CSV. */
export class UnreadFile extends Error {}

/** The first bytes of a file of another kind than text: a zip, which XLSX and ODS are, and an old Excel file. */
const ZIP = [0x50, 0x4b];
const OLD_EXCEL = [0xd0, 0xcf];

/** The rows of a pasted text, as the separator parts them that makes several cells of the most. */
export function rowsOfText(text: string): readonly SheetRow[] {
  const several = ({ rows }: Sheet) => rows.filter(({ cells }) => cells.length > 1).length;
  return sheetsOf(text).reduce((best, sheet) => (several(sheet) > several(best) ? sheet : best))
    .rows;
}

/**
 * The rows of a dropped or chosen list: a text of separated values in any of the usual encodings, or the
 * first sheet of an XLSX file.
 *
 * @throws UnreadFile for what is neither, e.g. XLS, ODS or Numbers
 */
export async function rowsOfFile(file: File): Promise<readonly SheetRow[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (with2: readonly number[]) => with2.every((byte, at) => bytes[at] === byte);
  if (begins(OLD_EXCEL)) throw new UnreadFile();
  return begins(ZIP) ? rowsOfXlsx(file) : rowsOfText(decodedText(bytes));
}

/**
 * The reader comes when the first such file does: few clubs need it, and once. It is the one without a worker
 * of its own, which the rules for scripts of this page would stop.
 */
async function rowsOfXlsx(file: File): Promise<readonly SheetRow[]> {
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(file).catch((error: unknown) => {
    throw new UnreadFile('not a sheet of Excel', { cause: error });
  });
  return rows
    .map((cells, at): SheetRow => ({ line: at + 1, cells: cells.map(textOfCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** A number has a point before its decimals, and no thousands: two decimals at least say which is which. */
function textOfCell(cell: unknown): string {
  if (typeof cell === 'number') return Number.isInteger(cell) ? `${cell}` : cell.toFixed(2);
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell.trim() : '';
}
