import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { TableColumn } from '../projection/tables/column.js';
import { sqlName } from '../../platform/database/select-columns.js';
import { remembered } from '../projection/remembered.js';
import type { Values } from '../projection/row-change.js';
import { columnText } from '../projection/row-text.js';
import { givenColumns, isOfClub, type ProjectedTable } from '../projection/tables/table.js';
import { NAMES } from '../projection/tables/names-table.js';
import { ANSWERS } from '../projection/tables/answers-table.js';
import { TABLES } from '../projection/tables/tables.js';

const IN_ORDER: readonly ProjectedTable[] = [...Object.values(TABLES), NAMES, ANSWERS];

/** Rows on their way into tables of one club, by COPY. */
export class RowsToCopy {
  readonly #clubId: string;
  readonly #lines = new Map<ProjectedTable, Lines>();

  constructor(clubId: string) {
    this.#clubId = clubId;
  }

  add(table: ProjectedTable, row: Values): void {
    let lines = this.#lines.get(table);
    if (lines === undefined) {
      lines = new Lines();
      this.#lines.set(table, lines);
    }
    lines.add(copyLine(table, this.#clubId, row));
  }

  /** Writes them, each table after those that its rows refer to. */
  async write(client: PoolClient): Promise<void> {
    for (const table of IN_ORDER) {
      const lines = this.#lines.get(table);
      if (lines === undefined) continue;
      const names = Object.keys(givenColumns(table)).map(sqlName);
      const columns = isOfClub(table) ? ['club_id', ...names] : names;
      const text = `COPY ${table.name} (${columns.join(', ')}) FROM STDIN`;
      await pipeline(Readable.from(lines.chunks()), client.query(copyFrom(text)));
    }
  }
}

const CHUNK_BYTES = 128 * 1024;
/** Of a UTF-16 code unit in UTF-8. */
const MOST_BYTES_A_UNIT = 3;

/** Lines as bytes: as texts, thousands of them would be in the way of the garbage collector. */
class Lines {
  readonly #full: Buffer[] = [];
  #chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  #length = 0;

  add(line: string): void {
    const most = line.length * MOST_BYTES_A_UNIT;
    if (this.#length + most > this.#chunk.length) {
      this.#full.push(this.#chunk.subarray(0, this.#length));
      this.#chunk = Buffer.allocUnsafe(Math.max(CHUNK_BYTES, most));
      this.#length = 0;
    }
    this.#length += this.#chunk.write(line, this.#length);
  }

  chunks(): Buffer[] {
    return [...this.#full, this.#chunk.subarray(0, this.#length)];
  }
}

type Field = readonly [name: string, column: TableColumn];

const fields = new WeakMap<ProjectedTable, readonly Field[]>();

/** A row as COPY takes it. */
function copyLine(table: ProjectedTable, clubId: string, row: Values): string {
  let columns = fields.get(table);
  if (columns === undefined) {
    columns = Object.entries(givenColumns(table));
    fields.set(table, columns);
  }
  let line = isOfClub(table) ? clubId : '';
  for (const [name, column] of columns) {
    const value = row[name];
    line += (line === '' ? '' : '\t') + (value == null ? '\\N' : fieldOf(column, value));
  }
  return `${line}\n`;
}

function fieldOf(column: TableColumn, value: unknown): string {
  switch (column.sql) {
    case 'text':
      return escaped(String(value));
    case 'jsonb':
      return escaped(JSON.stringify(value));
    case 'timestamptz':
      return String(value);
    default:
      return columnText(column, value);
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const SPECIAL = ['\\', '\n', '\r', '\t'] as const;

const escaped = remembered((text) => {
  // Hardly any text has one, and to look for each by itself is faster than to look for all by a pattern.
  if (!SPECIAL.some((special) => text.includes(special))) return text;
  return text.replaceAll(/[\\\n\r\t]/g, (special) => ESCAPES[special] ?? `\\${special}`);
});
