import type { ASKED_TABLES } from '../projection/tables/cash-book-tables.js';

/** The tables of which a request names the rows that it needs, by the first column of their keys. */
export type AskedTable = (typeof ASKED_TABLES)[number];
export type RowsAsked = { readonly [T in AskedTable]?: readonly (string | number)[] };

/**
 * The reads that the requests of a batch need of one club. Ids that are not UUIDs are simply not found.
 */
export interface Wanted {
  readonly clubId: string;
  readonly sessionIds: ReadonlySet<string>;
  /** Whether the money accounts of the sessions' players are wanted. */
  readonly money: boolean;
  /** Whether the rows of statistics of the sessions that count are wanted. */
  readonly statistics: boolean;
  readonly memberIds: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  /** Whether all its memberships and devices are wanted. */
  readonly access: boolean;
  /** Whether its accounts, with what is on them, and its fiscal years are wanted. */
  readonly books: boolean;
  /** Which rows of the books are wanted beside those. */
  readonly rows: ReadonlyMap<AskedTable, ReadonlySet<string>>;
}
