import type { Values } from '../projection/row-change.js';
import type { TableName } from '../projection/tables/tables.js';

/** An event out of whose payload texts were taken: its hash stays, and this proves the rest of it. */
export interface TakenOut {
  /** Its number. */
  readonly event: number;
  /** SHA-256 of its payload as it is since. */
  readonly digest: string;
}

/** The payload of an event without some texts, as canonical JSON. */
export interface PayloadLeft {
  readonly seq: number;
  readonly payload: string;
}

/** A row that was made of a text. */
export interface RowLeft {
  readonly table: TableName;
  /** Its key. */
  readonly of: Values;
  /** The columns that are different without the text. */
  readonly change: Values;
}

/** All that is different without the texts. */
export interface TakingOut {
  readonly payloads: readonly PayloadLeft[];
  readonly rows: readonly RowLeft[];
}
