import type { TableColumn } from './tables/column.js';
import { sqlName } from '../../platform/database/select-columns.js';
import { jsonbText } from './jsonb-text.js';
import { remembered } from './remembered.js';
import type { Values } from './row-change.js';
import type { ProjectedTable } from './tables/table.js';

/**
 * A row as one text, made by PostgreSQL of what is there (`rowSql`) and here of what there should be
 * (`rowText`): the record of its columns as PostgreSQL writes one, and behind it what is JSON or long. Two rows
 * have the same text only when every column is the same. Columns that a whole group has in common (the
 * event or the session that its rows are looked up by) are left out.
 */

/** A column with what makes a text of its value. */
interface ColumnText {
  readonly name: string;
  readonly text: (value: unknown) => string;
}

/** The record of a row, and the long text after it. */
interface RowColumns {
  readonly plain: readonly ColumnText[];
  readonly behind: readonly ColumnText[];
}

const columnsOfTable = new WeakMap<ProjectedTable, RowColumns>();

/** The text of a row. */
export function rowText(table: ProjectedTable, row: Values): string {
  return textOf(rowColumnsOf(table), row);
}

function textOf({ plain, behind }: RowColumns, row: Values): string {
  let text = '(';
  for (let i = 0; i < plain.length; i++) {
    const column = plain[i];
    if (column === undefined) break;
    if (i > 0) text += ',';
    const value = row[column.name];
    if (value != null) text += column.text(value);
  }
  text += ')';
  for (const column of behind) {
    const value = row[column.name];
    if (value != null) text += column.text(value);
  }
  return text;
}

/** The SQL of the text of a row. @param of what the table is called in the statement */
export function rowSql(table: ProjectedTable, of: string): string {
  const { columns } = table;
  const { plain, behind } = rowColumnsOf(table);
  const record = plain.map(({ name }) => columnSql(columns[name], `${of}.${sqlName(name)}`));
  const texts = behind.map(({ name }) => `coalesce(${of}.${sqlName(name)}::text, '')`);
  return [`ROW(${record.join(', ')})::text`, ...texts].join(' || ');
}

/** The SQL of the texts of all rows of a group, in the order of their keys; null for none. */
export function groupSql(table: ProjectedTable, where: string): string {
  return `(SELECT ${textsSql(table)} FROM ${table.name} t WHERE ${where})`;
}

/** The SQL of the texts of the rows `t` that are aggregated, in the order of their keys. */
export function textsSql(table: ProjectedTable): string {
  const { key, columns } = table;
  const order = key
    .filter((column) => !isCommon(table, column))
    .map((column) => {
      const isText = columns[column]?.sql === 'text';
      return `t.${sqlName(column)}${isText ? ' COLLATE "C"' : ''}`;
    });
  const inOrder = order.length === 0 ? '' : `ORDER BY ${order.join(', ')}`;
  return `string_agg(${rowSql(table, 't')}, E'\\n' ${inOrder})`;
}

/** The same of rows that should be there, given in the order of their keys. */
export function groupText(table: ProjectedTable, rows: readonly Values[]): string {
  const told = rowColumnsOf(table);
  let text = '';
  for (const row of rows) text += (text === '' ? '' : '\n') + textOf(told, row);
  return text;
}

/** Rows in the order of their keys. */
export function inKeyOrder(table: ProjectedTable, rows: Iterable<Values>): Values[] {
  return [...rows].sort((a, b) => compareKeys(table, a, b));
}

/** The text of a column by PostgreSQL, and its expected text by `columnText`. */
export function columnSql(column: TableColumn | undefined, name: string): string {
  // The text of a time would depend on the connection's time zone.
  return column?.sql === 'timestamptz' ? 'extract(epoch FROM ' + name + ')' : name;
}

/** The text of one value as PostgreSQL casts it to text. */
export function columnText({ sql }: TableColumn, value: unknown): string {
  switch (sql) {
    case 'timestamptz':
      return epochText(String(value));
    case 'uuid[]':
    case 'text[]':
      // Ids and words: nothing in them that an array would quote.
      return `{${(value as readonly string[]).join(',')}}`;
    case 'jsonb':
      return jsonbText(value);
    default:
      return String(value);
  }
}

function rowColumnsOf(table: ProjectedTable): RowColumns {
  const known = columnsOfTable.get(table);
  if (known !== undefined) return known;
  const columns = Object.entries(table.columns).filter(([name]) => !isCommon(table, name));
  const isBehind = ({ sql, long }: TableColumn) => sql === 'jsonb' || long === true;
  const made: RowColumns = {
    plain: columns
      .filter(([, column]) => !isBehind(column))
      .map(([name, column]) => ({ name, text: fieldText(column) })),
    behind: columns
      .filter(([, column]) => isBehind(column))
      .map(([name, column]) => ({ name, text: (value) => columnText(column, value) })),
  };
  columnsOfTable.set(table, made);
  return made;
}

/** Whether all rows that are looked up together have it. Accounts can be of no session. */
function isCommon({ scope, event, session, columns }: ProjectedTable, column: string): boolean {
  if (scope === 'event') return column === event;
  return scope === 'session' && column === session && columns[column]?.nullable !== true;
}

/** A column in a record; text that could be taken for the record itself is in quotes. */
function fieldText(column: TableColumn): (value: unknown) => string {
  const { sql } = column;
  if (sql === 'text') return (value) => quoted(String(value));
  if (sql === 'uuid[]' || sql === 'text[]') return (value) => quoted(columnText(column, value));
  if (sql === 'bool') return (value) => (value === true ? 't' : 'f');
  if (sql === 'timestamptz') return (value) => columnText(column, value);
  return String;
}

const quoted = remembered((text) => {
  const isPlain = text !== '' && !/["\\(), \t\n\v\f\r]/.test(text);
  return isPlain ? text : `"${text.replaceAll(/["\\]/g, '$&$&')}"`;
});

/** Seconds since 1970, as PostgreSQL's `extract(epoch FROM …)` writes them. */
function epochText(time: string): string {
  const ms = Date.parse(time);
  const seconds = Math.floor(ms / 1000);
  return `${seconds}.${String(ms - seconds * 1000).padStart(3, '0')}000`;
}

function compareKeys({ key }: ProjectedTable, a: Values, b: Values): number {
  for (const column of key) {
    const [left, right] = [a[column], b[column]];
    if (left === right) continue;
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return String(left) < String(right) ? -1 : 1;
  }
  return 0;
}
