import type { TableColumn } from '../projection/tables/column.js';
import type { Values } from '../projection/row-change.js';
import { TABLES, type TableName } from '../projection/tables/tables.js';

/** Rows of several clubs in one answer of the database: each says whose it is. */
export interface OfClub {
  readonly clubId: string;
}

/** PostgreSQL's JSON writes a time with the offset of the connection. */
export function withIsoTimes<T extends object>(table: TableName, row: T): T {
  const times = Object.entries<TableColumn>(TABLES[table].columns).flatMap(([column, { sql }]) => {
    const time = (row as Values)[column];
    return sql === 'timestamptz' && typeof time === 'string'
      ? [[column, new Date(time).toISOString()] as const]
      : [];
  });
  return { ...row, ...Object.fromEntries(times) };
}
