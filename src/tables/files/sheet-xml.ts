import type { About, Amount, FileColumn } from '../table.js';
import { amountText, decimalsOfUnit, timeText } from './cell-text.js';
import { DAY_MS } from '../../values/day.js';

/**
 * Cells as SpreadsheetML has them (ECMA-376, part 1, 18.3): each of the type that it is, so that nothing is
 * guessed and no text is a formula.
 */

/** Places of the cell formats in `STYLES`. */
const STYLE = { head: 1, day: 2, time: 3, sum: 4 } as const;
/** By how many decimals an amount has; behind the others, and once more in bold. */
const AMOUNT_DECIMALS = [0, 2, 3, 4];
const FIRST_AMOUNT = 5;
const FIRST_SUM = FIRST_AMOUNT + AMOUNT_DECIMALS.length;

/** Built-in formats have numbers below 164 (18.8.30). */
const FORMATS: Readonly<Record<number, string>> = {
  164: 'yyyy\\-mm\\-dd',
  165: 'yyyy\\-mm\\-dd\\ hh:mm:ss',
  166: '#,##0.000',
  167: '#,##0.0000',
};
const FORMAT_OF_DECIMALS: Readonly<Record<number, number>> = { 0: 3, 2: 4, 3: 166, 4: 167 };

const BOLD = 1;
const cellFormat = (format: number, font = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
const amountFormats = (font: number) =>
  AMOUNT_DECIMALS.map((decimals) => cellFormat(FORMAT_OF_DECIMALS[decimals] ?? 0, font));

export const STYLES =
  `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
  `<numFmts count="${Object.keys(FORMATS).length}">${Object.entries(FORMATS)
    .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${escaped(code)}"/>`)
    .join('')}</numFmts>` +
  `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  `<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
  `<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>` +
  `<cellXfs count="${FIRST_SUM + AMOUNT_DECIMALS.length}">` +
  [
    cellFormat(0),
    cellFormat(0, BOLD),
    cellFormat(164),
    cellFormat(165),
    cellFormat(0, BOLD),
    ...amountFormats(0),
    ...amountFormats(BOLD),
  ].join('') +
  `</cellXfs></styleSheet>`;

/** The part of a sheet before its first row. */
export function sheetStart(columns: readonly FileColumn<never>[], isFirst: boolean): string {
  const widths = columns.map(
    ({ type }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${WIDTHS[type]}" customWidth="1"/>`,
  );
  return (
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>` +
    `<sheetView workbookViewId="0"${isFirst ? ' tabSelected="1"' : ''}>` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData>`
  );
}

const WIDTHS: Readonly<Record<FileColumn<never>['type'], number>> = {
  text: 22,
  number: 9,
  amount: 13,
  rate: 13,
  day: 12,
  time: 20,
  'yes-no': 9,
};

/** The part after the last row. @param filtered the cells of the filter */
export function sheetEnd(filtered: string): string {
  return `</sheetData><autoFilter ref="${filtered}"/></worksheet>`;
}

/** The headers, as the first row. */
export function headRow(headers: readonly string[]): string {
  return rowOf(
    1,
    headers.map((text, at) => textCell(cellName(at, 1), text, STYLE.head)),
  );
}

/** A row of a table, as row number `number`. */
export function dataRow<Row>(
  columns: readonly FileColumn<Row>[],
  row: Row,
  about: About,
  number: number,
): string {
  return rowOf(
    number,
    columns.map((column, at) => cell(column, row, about, cellName(at, number))),
  );
}

function rowOf(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`;
}

function cell<Row>(column: FileColumn<Row>, row: Row, about: About, name: string): string {
  switch (column.type) {
    case 'text': {
      const text = column.value(row, about);
      return text === null || text === '' ? '' : textCell(name, text, 0);
    }
    case 'number': {
      const number = column.value(row, about);
      return number === null ? '' : numberCell(name, 0, String(number));
    }
    case 'amount':
    case 'rate': {
      const amount = column.value(row, about);
      return amount === null ? '' : amountCell(name, amount);
    }
    case 'day': {
      const day = column.value(row, about);
      return day === null ? '' : numberCell(name, STYLE.day, serial(`${day}T00:00:00`));
    }
    case 'time': {
      const time = column.value(row, about);
      if (time === null) return '';
      const shown = timeText(time, about.timeZone).replace(' ', 'T');
      return numberCell(name, STYLE.time, serial(shown));
    }
    case 'yes-no': {
      const is = column.value(row, about);
      return is === null ? '' : `<c r="${name}" t="b"><v>${is ? 1 : 0}</v></c>`;
    }
  }
}

function amountCell(name: string, amount: Amount): string {
  return numberCell(name, FIRST_AMOUNT + placeOf(amount.unit), amountText(amount));
}

/** A sum, with what it came to for readers that do not compute. */
export function sumCell(at: number, row: number, formula: string, sum: Amount): string {
  const style = FIRST_SUM + placeOf(sum.unit);
  return `<c r="${cellName(at, row)}" s="${style}"><f>${escaped(formula)}</f><v>${amountText(sum)}</v></c>`;
}

/** The label of a row of sums. */
export function sumLabel(at: number, row: number, text: string): string {
  return textCell(cellName(at, row), text, STYLE.sum);
}

export function sumRow(number: number, cells: readonly string[]): string {
  return rowOf(number, cells);
}

function placeOf(unit: string): number {
  return Math.max(0, AMOUNT_DECIMALS.indexOf(decimalsOfUnit(unit)));
}

function numberCell(name: string, style: number, value: string): string {
  return `<c r="${name}"${style === 0 ? '' : ` s="${style}"`}><v>${value}</v></c>`;
}

/** The limits of a cell (Excel specifications and limits). */
const MOST_CHARACTERS = 32_767;

function textCell(name: string, text: string, style: number): string {
  const shown = text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS) : text;
  const look = style === 0 ? '' : ` s="${style}"`;
  return `<c r="${name}"${look} t="inlineStr"><is><t xml:space="preserve">${escaped(shown)}</t></is></c>`;
}

/** The day before the first one that Excel counts; it takes 1900 for a leap year (18.17.4.1). */
const BEFORE_FIRST_DAY = Date.UTC(1899, 11, 30);

/** A local time as days since Excel's first, with the part of the day behind the point. */
function serial(local: string): string {
  return String((Date.parse(`${local}Z`) - BEFORE_FIRST_DAY) / DAY_MS);
}

const LETTERS = 26;

/** The name of a column: `A`, `Z`, `AA`, … */
export function columnName(at: number): string {
  const rest = Math.floor(at / LETTERS);
  return (rest === 0 ? '' : columnName(rest - 1)) + String.fromCharCode(65 + (at % LETTERS));
}

function cellName(at: number, row: number): string {
  return `${columnName(at)}${row}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text in XML; what XML cannot hold becomes the sign for that. */
export function escaped(text: string): string {
  return (
    text
      .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')
      // Excel reads _x000D_ as a sign by its number (ST_Xstring, 22.9.2.19).
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
  );
}
