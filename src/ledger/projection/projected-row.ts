import type { Values } from './row-change.js';
import type { TableName } from './tables/tables.js';

/** A row as the log so far leaves it, with the events that it comes from. */
export interface ProjectedRow {
  readonly row: Values;
  /** The event that put it there. */
  readonly madeBy: number;
  /** The one that last put or changed it. */
  changedBy: number;
  /** The one that last moved what no event gives: a balance, the head of the club. */
  keptBy: number;
}

/** Rows of a table by their keys. */
export type TableRows = ReadonlyMap<string, ProjectedRow>;

/** Rows by their tables. A table without rows may be missing. */
export type ProjectedTables = ReadonlyMap<TableName, TableRows>;
