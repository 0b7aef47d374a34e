import type { TABLES, TableName, TableOf, Row } from './tables/tables.js';

/** In a row, for the time of the event that writes it. */
export const TIME_OF_EVENT: unique symbol = Symbol('the time of the event');
/** In a row, for the number of the event that writes it. */
export const SEQ_OF_EVENT: unique symbol = Symbol('the number of the event');

/** The event that writes a row, as far as its rows say it. */
export interface EventPlace {
  readonly seq: number;
  /** ISO 8601 in UTC with milliseconds. */
  readonly time: string;
}

/** The tables whose rows an event gives; those of the other ones are made of the event itself. */
export type GivenTable = TableOf<'session' | 'club' | 'book'>;

/** The columns of a table that some event gives a value. */
type GivenColumn<T extends TableName> = {
  [C in keyof Row<T>]: (typeof TABLES)[T]['columns'][C] extends { readonly kept: true } ? never : C;
}[keyof Row<T>];

type EventValue<
  T extends TableName,
  C extends keyof Row<T>,
> = (typeof TABLES)[T]['columns'][C] extends { readonly sql: 'timestamptz' }
  ? typeof TIME_OF_EVENT
  : (typeof TABLES)[T]['columns'][C] extends { readonly seq: true }
    ? typeof SEQ_OF_EVENT
    : never;

/** A row as an event gives it. */
export type GivenRow<T extends TableName> = {
  readonly [C in GivenColumn<T>]: Row<T>[C] | EventValue<T, C>;
};

type KeyColumn<T extends TableName> = (typeof TABLES)[T]['key'][number] & keyof Row<T>;
type ChangingColumn<T extends TableName> = (typeof TABLES)[T]['changing'][number] & GivenColumn<T>;

/** The change of a row by an event: it is put there as it is, or some columns of it are changed. */
export type RowChange = {
  readonly [T in GivenTable]:
    | { readonly table: T; readonly put: GivenRow<T> }
    | (ChangingColumn<T> extends never
        ? never
        : {
            readonly table: T;
            /** The key of the row. */
            readonly of: Pick<Row<T>, KeyColumn<T>>;
            readonly change: Partial<Pick<GivenRow<T>, ChangingColumn<T>>>;
          });
}[GivenTable];

/** Some columns of a row, whatever the table. */
export type Values = Readonly<Record<string, unknown>>;

/** A row as an event gives it, with what it takes from the event. */
export function resolveRow(given: Values, place: EventPlace): Values {
  const row: Record<string, unknown> = {};
  resolveInto(row, given, place);
  return row;
}

/** Sets the columns of a row that an event gives. */
export function resolveInto(
  row: Record<string, unknown>,
  given: Values,
  { seq, time }: EventPlace,
): void {
  for (const column in given) {
    const value = given[column];
    row[column] = value === TIME_OF_EVENT ? time : value === SEQ_OF_EVENT ? seq : value;
  }
}

/** The key of a row as one text. */
export function keyOf(key: readonly string[], row: Values): string {
  const [first, second] = key;
  if (first === undefined) return '';
  if (second === undefined) return String(row[first]);
  return key.map((column) => String(row[column])).join(' ');
}
