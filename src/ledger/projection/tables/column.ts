/**
 * The columns of the tables, declared once (`tables.ts`). The types of their rows, the statements that
 * write them and the texts that compare them are made from here.
 */

/** A type of PostgreSQL, and what holds it here. */
interface Holds {
  readonly uuid: string;
  readonly 'uuid[]': readonly string[];
  readonly text: string;
  readonly 'text[]': readonly string[];
  readonly int2: number;
  readonly int4: number;
  /** Up to 2^53-1. */
  readonly int8: number;
  readonly bool: boolean;
  /** ISO 8601 in UTC with milliseconds. */
  readonly timestamptz: string;
  readonly jsonb: object;
}

export interface TableColumn {
  readonly sql: keyof Holds;
  readonly nullable?: true;
  /** The texts that it holds, one or several, if they are a closed list. */
  readonly oneOf?: readonly string[];
  /** Moved by the database or set with the head of the log: no event gives it. */
  readonly kept?: true;
  /** The number of an event. */
  readonly seq?: true;
  /** Of a text: it may be long, and follows the record of its row as it is. One a table. */
  readonly long?: true;
}

type Plain<C extends TableColumn> = C extends { readonly oneOf: readonly (infer T)[] }
  ? C['sql'] extends 'text[]'
    ? readonly T[]
    : T
  : Holds[C['sql']];

/** The value of a column. */
export type ValueOf<C extends TableColumn> = C extends { readonly nullable: true }
  ? Plain<C> | null
  : Plain<C>;

export type TableColumns = Readonly<Record<string, TableColumn>>;

/** A row as it is in its table, but for the club. */
export type RowOf<C extends TableColumns> = { readonly [N in keyof C]: ValueOf<C[N]> };

export const UUID = { sql: 'uuid' } as const;
export const UUIDS = { sql: 'uuid[]' } as const;
export const TEXT = { sql: 'text' } as const;
export const LONG_TEXT = { sql: 'text', long: true } as const;
export const INT2 = { sql: 'int2' } as const;
export const INT4 = { sql: 'int4' } as const;
export const INT8 = { sql: 'int8' } as const;
export const SEQ = { sql: 'int8', seq: true } as const;
export const BOOL = { sql: 'bool' } as const;
export const TIME = { sql: 'timestamptz' } as const;
export const JSONB = { sql: 'jsonb' } as const;

/** A text out of a closed list. */
export function oneOf<const T extends string>(...texts: readonly T[]) {
  return { sql: 'text', oneOf: texts } as const;
}

/** Several texts out of a closed list of words. */
export function someOf<const T extends string>(...texts: readonly T[]) {
  return { sql: 'text[]', oneOf: texts } as const;
}

export function orNull<C extends TableColumn>(column: C): C & { readonly nullable: true } {
  return { ...column, nullable: true };
}

export function kept<C extends TableColumn>(column: C): C & { readonly kept: true } {
  return { ...column, kept: true };
}
