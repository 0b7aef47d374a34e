/** A row of a file, with the number of the line on which it begins. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export const SEPARATORS = [';', '\t', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * The rows of a text of separated values. A field in quotes may hold separators, line breaks and doubled
 * quotes; a quote within a field is a character as any other. Empty rows are left out, a byte order mark
 * too.
 */
export function readRows(text: string, separator: Separator): readonly SheetRow[] {
  const reader = new RowReader(text.replace(/^\uFEFF/, ''), separator);
  const rows: SheetRow[] = [];
  for (let row = reader.next(); row !== null; row = reader.next()) {
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
  }
  return rows;
}

class RowReader {
  private at = 0;
  private line = 1;

  constructor(
    private readonly text: string,
    private readonly separator: Separator,
  ) {}

  next(): SheetRow | null {
    if (this.at >= this.text.length) return null;
    const { line } = this;
    const cells = [this.cell()];
    while (this.text[this.at] === this.separator) {
      this.at += 1;
      cells.push(this.cell());
    }
    this.endLine();
    return { line, cells };
  }

  private cell(): string {
    return this.text[this.at] === '"' ? this.quoted() : this.plain();
  }

  private plain(): string {
    const from = this.at;
    while (this.at < this.text.length && !this.isEnd()) this.at += 1;
    return this.text.slice(from, this.at).trim();
  }

  private quoted(): string {
    let cell = '';
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const character = this.text.charAt(this.at);
      if (character === '\n') this.line += 1;
      if (character !== '"') {
        cell += character;
        continue;
      }
      if (this.text[this.at + 1] !== '"') {
        this.at += 1;
        break;
      }
      cell += '"';
      this.at += 1;
    }
    return `${cell}${this.plain()}`.trim();
  }

  private isEnd(): boolean {
    const character = this.text[this.at];
    return character === this.separator || character === '\n' || character === '\r';
  }

  private endLine(): void {
    if (this.text[this.at] === '\r') this.at += 1;
    if (this.text[this.at] === '\n') this.at += 1;
    this.line += 1;
  }
}
