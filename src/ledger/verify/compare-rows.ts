import { canonical } from '../log/canonical.js';
import type { TableColumn } from '../projection/tables/column.js';
import type { ProjectedRow, TableRows } from '../projection/projected-row.js';
import { keyOf } from '../projection/row-change.js';
import { columnText } from '../projection/row-text.js';
import { TABLES, type TableName } from '../projection/tables/tables.js';
import type { ProjectedTable } from '../projection/tables/table.js';
import type { Finding } from './finding.js';

/** A row that is there: each column, as far as it is known, as PostgreSQL casts it to text. */
export type StoredRow = Readonly<Record<string, string | null>>;

/**
 * Compares the rows of a table, column by column.
 *
 * @param strangerSeq the event to name for a row that no event accounts for
 * @returns every difference
 */
export function compareRows(
  name: TableName,
  should: TableRows,
  stored: readonly StoredRow[],
  strangerSeq: number,
): Finding[] {
  const { key }: ProjectedTable = TABLES[name];
  const findings: Finding[] = [];
  const byKey = new Map<string, StoredRow>();
  for (const row of stored) {
    const id = keyOf(key, row);
    // The database holds its keys apart only as long as nobody has taken them away.
    if (byKey.has(id)) {
      findings.push(finding(name, strangerSeq, `${nameOf(name, id)} is there twice`));
    }
    byKey.set(id, row);
  }
  for (const [id, row] of should) {
    const is = byKey.get(id);
    byKey.delete(id);
    const what = nameOf(name, id);
    if (is === undefined) {
      findings.push(finding(name, row.madeBy, `${what} is missing`));
    } else {
      findings.push(...compareColumns(name, what, row, is));
    }
  }
  for (const id of byKey.keys()) {
    findings.push(finding(name, strangerSeq, `${nameOf(name, id)} is accounted for by no event`));
  }
  return findings;
}

function compareColumns(
  name: TableName,
  what: string,
  { row, madeBy, changedBy, keptBy }: ProjectedRow,
  stored: StoredRow,
): Finding[] {
  const { columns, changing }: ProjectedTable = TABLES[name];
  return Object.entries(columns).flatMap(([column, told]) => {
    const is = stored[column];
    if (is === undefined) return [];
    const should = row[column] ?? null;
    const difference = differenceOf(told, is, should);
    if (difference === null) return [];
    const seq = told.kept ? keptBy : changing.includes(column) ? changedBy : madeBy;
    return [finding(name, seq, `${what}: ${column}${difference}`, column)];
  });
}

function finding(name: TableName, seq: number, detail: string, column = ''): Finding {
  const check = name === 'posting' ? 'replay' : column === 'balance' ? 'balances' : 'state';
  return { seq, check, detail };
}

function nameOf(name: TableName, key: string): string {
  const table = TABLES[name].name.replaceAll('_', ' ');
  return key === '' ? `the ${table}` : `${table} ${key}`;
}

/** The difference between a stored value and the expected one, in words; null when they are equal. */
function differenceOf(column: TableColumn, is: string | null, should: unknown): string | null {
  const text = should === null ? null : columnText(column, should);
  if (is === text) return null;
  if (column.sql === 'timestamptz') return ` is ${shown(timeOf(is))}, not ${shown(timeOf(text))}`;
  if (column.sql !== 'jsonb' || is === null || text === null) {
    return ` is ${shown(is)}, not ${shown(text)}`;
  }
  // Its text may differ where the value does not: in how a number is written.
  const [held, wanted] = [JSON.parse(is) as unknown, JSON.parse(canonical(should)) as unknown];
  return canonical(held) === canonical(wanted) ? null : jsonDifference(held, wanted);
}

/** A time of seconds since 1970, as people read it; one that is none (infinity) as it is. */
function timeOf(seconds: string | null): string | null {
  const time = new Date(Number(seconds) * 1000);
  return seconds === null || Number.isNaN(time.getTime()) ? seconds : time.toISOString();
}

/** Where two values first differ, and how. */
function jsonDifference(is: unknown, should: unknown, path = ''): string {
  if (isObject(is) && isObject(should)) {
    for (const name of new Set([...Object.keys(should), ...Object.keys(is)])) {
      if (canonical(is[name] ?? null) === canonical(should[name] ?? null)) continue;
      return jsonDifference(is[name], should[name], `${path}.${name}`);
    }
  }
  return `${path} is ${shown(textOf(is))}, not ${shown(textOf(should))}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | null {
  return value === undefined ? null : canonical(value);
}

const LONGEST_SHOWN = 80;

function shown(text: string | null): string {
  if (text === null) return 'nothing';
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…`;
}
