import { unitWord, type About, type Amount, type FileColumn } from '../table.js';
import {
  columnName,
  dataRow,
  escaped,
  headRow,
  sheetEnd,
  sheetStart,
  STYLES,
  sumCell,
  sumLabel,
  sumRow,
} from './sheet-xml.js';
import { Zip } from './zip.js';

/** Rows of a sheet (Excel specifications and limits), less a few for the head and the sums. */
const MOST_ROWS = 1_048_576 - 16;

interface Sheet {
  readonly name: string;
  readonly filtered: string;
}

/**
 * A table as XLSX, page by page: typed cells, a frozen head with a filter, and below the rows their
 * sums, a row for each unit. Rows that do not fit into a sheet go on in the next, which has sums of its
 * own.
 *
 * @param mostRows in a sheet
 */
export async function* writeXlsx<Row>(
  columns: readonly FileColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
  about: About,
  { name, mostRows = MOST_ROWS }: { readonly name: string; readonly mostRows?: number },
): AsyncGenerator<Uint8Array> {
  const zip = new Zip();
  const sheets: Sheet[] = [];
  const rows = new Rows(pages);
  do {
    const number = sheets.length + 1;
    const written = new SheetRows(columns, about);
    yield* zip.file(`xl/worksheets/sheet${number}.xml`, written.xml(rows, number === 1, mostRows));
    sheets.push({ name: number === 1 ? name : `${name} ${number}`, filtered: written.filtered });
  } while (!rows.isAtEnd);
  for (const [path, xml] of partsOf(sheets)) yield* zip.file(path, [DECLARATION, xml]);
  yield zip.end();
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The rows of all pages, from which each sheet takes as many as it can hold. */
class Rows<Row> {
  readonly #pages: AsyncIterator<readonly Row[]>;
  #left: readonly Row[] = [];
  isAtEnd = false;

  constructor(pages: AsyncIterable<readonly Row[]>) {
    this.#pages = pages[Symbol.asyncIterator]();
  }

  /** The next of them, at most so many; none at the end. */
  async next(most: number): Promise<readonly Row[]> {
    const rows = this.#left.slice(0, most);
    this.#left = this.#left.slice(most);
    await this.#lookAhead();
    return rows;
  }

  async begin(): Promise<void> {
    await this.#lookAhead();
  }

  async #lookAhead(): Promise<void> {
    while (this.#left.length === 0 && !this.isAtEnd) {
      const page = await this.#pages.next();
      if (page.done === true) this.isAtEnd = true;
      else this.#left = page.value;
    }
  }
}

/** One sheet while it is written. */
class SheetRows<Row> {
  /** The number of the last row. */
  #last = 1;
  /** The sums of the columns of amounts, by their place and unit. */
  readonly #sums = new Map<number, Map<string, number>>();

  constructor(
    private readonly columns: readonly FileColumn<Row>[],
    private readonly about: About,
  ) {}

  get filtered(): string {
    return `A1:${columnName(this.columns.length - 1)}${this.#last}`;
  }

  async *xml(rows: Rows<Row>, isFirst: boolean, mostRows: number): AsyncGenerator<string> {
    const { columns, about } = this;
    yield DECLARATION + sheetStart(columns, isFirst);
    yield headRow(columns.map(({ key }) => about.words.columns[key]));
    await rows.begin();
    for (let left = mostRows; left > 0 && !rows.isAtEnd;) {
      const taken = await rows.next(left);
      left -= taken.length;
      yield taken.map((row) => this.#row(row)).join('');
    }
    const { filtered } = this;
    yield this.#sumRows() + sheetEnd(filtered);
  }

  #row(row: Row): string {
    const { columns, about } = this;
    this.#last += 1;
    columns.forEach((column, at) => {
      if (column.type !== 'amount') return;
      const value = column.value(row, about);
      if (value !== null) this.#add(at, value);
    });
    return dataRow(columns, row, about, this.#last);
  }

  #add(at: number, { amount, unit }: Amount): void {
    const sums = this.#sums.get(at) ?? new Map<string, number>();
    this.#sums.set(at, sums.set(unit, (sums.get(unit) ?? 0) + amount));
  }

  /** A row for each unit, below what is filtered. */
  #sumRows(): string {
    const units = new Set([...this.#sums.values()].flatMap((sums) => [...sums.keys()]));
    const label = this.columns.findIndex(({ type }) => type !== 'amount');
    return [...units]
      .map((unit, index) => {
        const row = this.#last + 1 + index;
        const cells = [...this.#sums].flatMap(([at, sums]) => {
          const amount = sums.get(unit);
          if (amount === undefined) return [];
          const formula = this.#formula(at, unit, sums.size === 1);
          return [{ at, xml: sumCell(at, row, formula, { amount, unit }) }];
        });
        const text = `${this.about.words.sum} ${unitWord(unit, this.about.words)}`;
        const labelled = [{ at: label, xml: sumLabel(label, row, text) }, ...cells];
        return sumRow(
          row,
          labelled.sort((a, b) => a.at - b.at).map(({ xml }) => xml),
        );
      })
      .join('');
  }

  /** Of the rows that the filter shows; where a column has several units, of all that are in this one. */
  #formula(at: number, unit: string, isOnlyUnit: boolean): string {
    const range = (place: number) => `${columnName(place)}2:${columnName(place)}${this.#last}`;
    if (isOnlyUnit) return `SUBTOTAL(109,${range(at)})`;
    const units = this.columns.findIndex(({ key }) => key === 'unit');
    return `SUMIF(${range(units)},"${unitWord(unit, this.about.words)}",${range(at)})`;
  }
}

const OF = 'http://schemas.openxmlformats.org';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const REFERS = `${OF}/officeDocument/2006/relationships`;

/** The parts of a workbook beside its sheets (ECMA-376, part 1, 12.3). */
function partsOf(sheets: readonly Sheet[]): readonly (readonly [path: string, xml: string])[] {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }));
  const overrides = numbered.map(
    ({ number }) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  const relations = numbered.map(
    ({ number }) =>
      `<Relationship Id="rId${number}" Type="${REFERS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const named = numbered.map(
    ({ name, number }) =>
      `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const filters = numbered.map(
    ({ name, filtered, number }) =>
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${number - 1}" hidden="1">` +
      `'${escaped(name.replaceAll("'", "''"))}'!${absolute(filtered)}</definedName>`,
  );
  return [
    [
      'xl/workbook.xml',
      `<workbook xmlns="${OF}/spreadsheetml/2006/main" xmlns:r="${REFERS}"><sheets>${named.join('')}</sheets>` +
        `<definedNames>${filters.join('')}</definedNames></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${OF}/package/2006/relationships">${relations.join('')}` +
        `<Relationship Id="rIdStyles" Type="${REFERS}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
    [
      '[Content_Types].xml',
      `<Types xmlns="${OF}/package/2006/content-types">` +
        `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${overrides.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${OF}/package/2006/relationships">` +
        `<Relationship Id="rId1" Type="${REFERS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  ];
}

/** `A1:C9` as `$A$1:$C$9`. */
function absolute(range: string): string {
  return range.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2');
}
