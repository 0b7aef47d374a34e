import type { TableColumn, TableColumns } from './column.js';
import { columnsSql, sqlName } from '../../../platform/database/select-columns.js';

/**
 * When the rows of a table can be compared with the log: with the event that they carry the number
 * of, with the last event of their session, or with the last event of all. The log itself is compared
 * by its chain.
 */
export type Scope = 'log' | 'event' | 'session' | 'club' | 'book';

/** A table that follows from the log. Its rows carry the club too, but for rule books. */
export interface ProjectedTable {
  /** In the database. */
  readonly name: string;
  readonly scope: Scope;
  readonly columns: TableColumns;
  /** The key of a club's rows. */
  readonly key: readonly string[];
  /** The columns that may change once the row is there. */
  readonly changing: readonly string[];
  /** The treatment of a row that exists already; it is refused when this is absent. */
  readonly again?: 'replaced' | 'left';
  /** The column with the session; null in it leaves the row to the club. */
  readonly session?: string;
  /** The column with the number of the event. */
  readonly event?: string;
}

/** A table that names its own columns, with all that it says kept in its type. */
export function table<
  const C extends TableColumns,
  const K extends readonly (keyof C & string)[],
  const M extends readonly (keyof C & string)[],
  const S extends Scope,
>(
  name: string,
  told: {
    readonly scope: S;
    readonly columns: C;
    readonly key: K;
    readonly changing: M;
    readonly again?: 'replaced' | 'left';
    readonly session?: keyof C & string;
    readonly event?: keyof C & string;
  },
) {
  return { name, ...told };
}

/** Whether the rows of a table carry the club. */
export function isOfClub({ scope }: ProjectedTable): boolean {
  return scope !== 'book';
}

/** The columns that are written: the others the database moves. */
export function givenColumns({ columns }: ProjectedTable): Record<string, TableColumn> {
  const given = Object.entries(columns).filter(([, column]) => column.kept === undefined);
  return Object.fromEntries(given);
}

/** The columns of a row in a SELECT, by their names here. @param of what the table is called in it */
export function selectList({ columns }: Pick<ProjectedTable, 'columns'>, of: string): string {
  return columnsSql(of, Object.keys(columns));
}

/** The same for `json_build_object`. */
export function jsonList(
  { columns }: Pick<ProjectedTable, 'columns'>,
  of: string,
  except: readonly string[] = [],
): string {
  return Object.keys(columns)
    .filter((column) => !except.includes(column))
    .map((column) => `'${column}', ${of}.${sqlName(column)}`)
    .join(', ');
}
