import { keyOf, type Values } from '../projection/row-change.js';
import { TABLES, type TableName } from '../projection/tables/tables.js';
import type { ProjectedTable } from '../projection/tables/table.js';
import type { PartName } from './write-part.js';
import type { Rows } from './write-statement.js';

/** The tables whose rows are put and changed; the others are only added to. */
export type PutTable = Exclude<TableName, 'club'>;

/**
 * The rows that a batch writes of one club, by part. Each row is kept once, in its last state: one
 * statement may not touch a row twice.
 */
export class BatchRows {
  readonly #clubId: string;
  readonly #added = new Map<PartName, Values[]>();
  readonly #keyed = new Map<PartName, Map<string, Values>>();

  constructor(clubId: string) {
    this.#clubId = clubId;
  }

  all(): Rows {
    const rows = new Map<PartName, readonly Values[]>(this.#added);
    for (const [part, byKey] of this.#keyed) rows.set(part, [...byKey.values()]);
    return rows;
  }

  /** Adds a row that nothing will be made of any more. */
  add(part: PartName, row: Values): void {
    const rows = this.#added.get(part);
    const ofClub = { clubId: this.#clubId, ...row };
    if (rows === undefined) this.#added.set(part, [ofClub]);
    else rows.push(ofClub);
  }

  /** @throws Error for a row that the batch has put before, where that is not what the table is for */
  put(name: PutTable, row: Values): void {
    const table: ProjectedTable = TABLES[name];
    const rows = this.#rowsOf(name);
    const key = keyOf(table.key, row);
    if (rows.has(key) && table.again === undefined) throw new Error(`${name} ${key} is put twice`);
    rows.set(key, { clubId: this.#clubId, ...row });
  }

  /**
   * Changes a row. One that the batch puts is put so, for a statement cannot do both.
   *
   * @param before the row as it was read, where it was
   * @throws Error when a column that may change is neither known nor changed
   */
  change(name: PutTable, of: Values, change: Values, before: Values | undefined): void {
    const table: ProjectedTable = TABLES[name];
    const key = keyOf(table.key, of);
    const put = this.#keyed.get(name)?.get(key);
    if (put !== undefined) {
      this.#keyed.get(name)?.set(key, { ...put, ...change });
      return;
    }
    const changed = this.#rowsOf(`${name}:change`);
    const known = changed.get(key) ?? before;
    const row: Record<string, unknown> = { clubId: this.#clubId, ...of };
    for (const column of table.changing) {
      row[column] = column in change ? change[column] : known?.[column];
      if (row[column] === undefined) throw new Error(`${name} ${key} was not asked for`);
    }
    changed.set(key, row);
  }

  #rowsOf(part: PartName): Map<string, Values> {
    const known = this.#keyed.get(part);
    if (known !== undefined) return known;
    const rows = new Map<string, Values>();
    this.#keyed.set(part, rows);
    return rows;
  }
}
