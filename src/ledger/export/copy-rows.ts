import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { sqlName, type Column } from '../projection/column.js';
import { remembered } from '../projection/remembered.js';
import type { Values } from '../projection/row-change.js';
import { columnText } from '../projection/row-text.js';
import { givenColumns, isOfClub, type Table } from '../projection/table.js';

/** Rows on their way into tables of one club, by COPY. */
export class RowsToCopy {
  readonly #clubId: string;
  readonly #lines = new Map<Table, string>();

  constructor(clubId: string) {
    this.#clubId = clubId;
  }

  add(table: Table, row: Values): void {
    const line = copyLine(table, this.#clubId, row);
    this.#lines.set(table, (this.#lines.get(table) ?? '') + line);
  }

  /** Writes them: the tables in the order in which they got their first row. */
  async write(client: PoolClient): Promise<void> {
    for (const [table, lines] of this.#lines) {
      const names = Object.keys(givenColumns(table)).map(sqlName);
      const columns = isOfClub(table) ? ['club_id', ...names] : names;
      const copy = client.query(copyFrom(`COPY ${table.name} (${columns.join(', ')}) FROM STDIN`));
      copy.end(lines);
      await finished(copy);
    }
  }
}

type Field = readonly [name: string, column: Column];

const fields = new WeakMap<Table, readonly Field[]>();

/** A row as COPY takes it. */
function copyLine(table: Table, clubId: string, row: Values): string {
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

function fieldOf(column: Column, value: unknown): string {
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

const escaped = remembered((text) => {
  return text.replaceAll(/[\\\n\r\t]/g, (special) => ESCAPES[special] ?? `\\${special}`);
});
