import type { PaperRow, PaperTable } from '../paper.js';
import { group, PAGE, ROOM, tagged, unsaid, type Piece, type Pieces, type Tag } from './pages.js';
import { LEADING, ROUNDING, type Document, type Typesetter, type Weight } from './typesetter.js';

const LINE = '#b9c6be';
const HEAD_LINE = '#17543d';
const QUIET = '#4d5a53';
const SHADE = '#f1f5f0';
/** In points: a longer number or word is broken; the longest day is known and is not. */
const MOST_UNBROKEN = 84;

interface Cell {
  readonly lines: readonly string[];
  readonly x: number;
  readonly width: number;
  readonly isNumber: boolean;
}

/** A table as pieces: its head, again on every page, and a piece a row. */
export class TableDrawing {
  readonly #padding: number;
  #columns: readonly { readonly x: number; readonly width: number }[] = [];
  #tags: { readonly head: Tag; readonly body: Tag } | null = null;

  constructor(
    private readonly doc: Document,
    private readonly type: Typesetter,
    private readonly root: () => Tag,
    private readonly table: PaperTable,
    private readonly size: number,
  ) {
    this.#padding = size * 0.35;
  }

  *pieces(): Pieces {
    const { columns, rows, mostOnPage } = this.table;
    const widths = yield* this.#widths();
    let x = PAGE.left;
    this.#columns = widths.map((width) => {
      const column = { x, width };
      x += width;
      return column;
    });
    const titles = this.#cells(
      columns.map(({ title }) => title),
      'bold',
    );
    const height = this.#height(titles);
    const writeTitle = (cell: Cell, y: number) => {
      this.#write(cell, y, { weight: 'bold', colour: HEAD_LINE });
    };
    const again: Piece = {
      height,
      draw: (y) => {
        const draw = () => {
          for (const cell of titles) writeTitle(cell, y);
          this.#rule(y + height, HEAD_LINE);
        };
        unsaid(this.doc, draw, 'Pagination');
      },
    };
    const head: Piece = {
      height,
      leads: true,
      draw: (y) => {
        const row = group(this.doc, this.#tagsHere().head, 'TR');
        for (const cell of titles) {
          tagged(this.doc, { within: row, as: 'TH', scope: 'Column' }, () => {
            writeTitle(cell, y);
          });
        }
        unsaid(this.doc, () => {
          this.#rule(y + height, HEAD_LINE);
        });
      },
    };
    yield head;
    for (const [at, row] of rows.entries()) {
      const piece = this.#row(row, at, again);
      const counts = mostOnPage !== undefined && row.kind === undefined;
      yield counts ? { ...piece, most: mostOnPage } : piece;
    }
  }

  #row(row: PaperRow, at: number, repeats: Piece): Piece {
    const weight = row.kind === 'total' ? 'bold' : 'plain';
    const cells = this.#cells(row.cells, weight);
    const height = this.#height(cells);
    const colour = row.kind === 'between' ? { colour: QUIET } : {};
    const draw = (y: number) => {
      unsaid(this.doc, () => {
        if (row.kind === undefined && at % 2 === 1) {
          this.doc.rect(PAGE.left, y, ROOM, height).fill(SHADE);
        }
        this.#rule(row.kind === 'total' ? y : y + height, row.kind === 'total' ? HEAD_LINE : LINE);
      });
      const tag = group(this.doc, this.#tagsHere().body, 'TR');
      cells.forEach((cell, column) => {
        const as = column === 0 ? ({ as: 'TH', scope: 'Row' } as const) : ({ as: 'TD' } as const);
        tagged(this.doc, { within: tag, ...as }, () => {
          this.#write(cell, y, { weight, ...colour });
        });
      });
    };
    return { height, repeats, draw, leads: row.leads ?? false };
  }

  /**
   * Numbers and times have the room that they need; texts share the rest, where it can be without broken
   * words.
   */
  *#widths(): Pieces<readonly number[]> {
    const { columns } = this.table;
    const inOneLine: (number | null)[] = [];
    const words: number[] = [];
    for (const [at, { share, isNumber, isTime }] of columns.entries()) {
      const isWhole = isTime === true || isNumber === true;
      const most = yield* this.#most(at, isWhole ? wholeOf : wordsOf);
      const wide = isTime === true ? most : Math.min(MOST_UNBROKEN, most);
      inOneLine.push(isWhole ? Math.max(share, wide) : null);
      words.push(isWhole ? Math.max(share, wide) : wide);
    }
    const hasRoom = words.reduce((sum, width) => sum + width, 0) <= ROOM;
    let fixed: readonly (number | null)[] = inOneLine;
    for (;;) {
      const widths = this.#shared(fixed);
      const isNarrow = (width: number, at: number) => width < (words[at] ?? 0) - ROUNDING;
      if (!hasRoom || !widths.some(isNarrow)) return widths;
      // A wider column leaves less for the others, so they are measured again.
      fixed = fixed.map((width, at) => (isNarrow(widths[at] ?? 0, at) ? (words[at] ?? 0) : width));
    }
  }

  /** The widths of columns of which some are given: the others share what is left. */
  #shared(fixed: readonly (number | null)[]): readonly number[] {
    const { columns } = this.table;
    const left = ROOM - fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0);
    const all = columns.reduce((sum, { share }, at) => sum + (fixed[at] === null ? share : 0), 0);
    return columns.map(({ share }, at) => fixed[at] ?? (left * share) / all);
  }

  /** How wide the widest part of a column is: of its title a word. */
  *#most(at: number, partsOf: (cell: string) => readonly string[]): Pieces<number> {
    const { columns, rows } = this.table;
    let most = 0;
    const take = (text: string) => {
      most = Math.max(most, this.type.width(this.type.writable(text), this.size, 'bold'));
    };
    wordsOf(columns[at]?.title ?? '').forEach(take);
    for (const { cells } of rows) {
      partsOf(cells[at] ?? '').forEach(take);
      yield null;
    }
    return most + 2 * this.#padding;
  }

  #cells(texts: readonly string[], weight: Weight): readonly Cell[] {
    return this.#columns.map(({ x, width }, at) => ({
      lines: this.type.lines(texts[at] ?? '', width - 2 * this.#padding, this.size, weight),
      x,
      width,
      isNumber: this.table.columns[at]?.isNumber ?? false,
    }));
  }

  #height(cells: readonly Cell[]): number {
    const most = Math.max(1, ...cells.map(({ lines }) => lines.length));
    return most * this.size * LEADING + 2 * this.#padding * 0.7;
  }

  #write(cell: Cell, y: number, how: { weight: Weight; colour?: string }): void {
    cell.lines.forEach((line, at) => {
      const width = cell.isNumber ? this.type.width(line, this.size, how.weight) : 0;
      const x = cell.isNumber
        ? cell.x + cell.width - this.#padding - width
        : cell.x + this.#padding;
      const top = y + this.#padding * 0.7 + at * this.size * LEADING;
      // A blank between the lines: a screen reader reads one text.
      const said = at < cell.lines.length - 1 ? `${line} ` : line;
      this.type.write(said, x, top, { size: this.size, ...how });
    });
  }

  #rule(y: number, colour: string): void {
    this.doc
      .lineWidth(0.4)
      .strokeColor(colour)
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + ROOM, y)
      .stroke();
  }

  #tagsHere() {
    if (this.#tags === null) {
      const table = group(this.doc, this.root(), 'Table', this.table.title);
      this.#tags = {
        head: group(this.doc, table, 'THead'),
        body: group(this.doc, table, 'TBody'),
      };
    }
    return this.#tags;
  }
}

function wholeOf(text: string): readonly string[] {
  return [text];
}

function wordsOf(text: string): readonly string[] {
  return text.split(' ');
}
