import type { Pool, PoolClient } from 'pg';
import { sqlName } from '../../platform/database/select-columns.js';
import type { RowLeft, TakingOut } from '../log/taking-out.js';
import type { Values } from '../projection/row-change.js';
import { TABLES } from '../projection/tables/tables.js';
import type { ProjectedTable } from '../projection/tables/table.js';

/** Rows of one table with the same columns changed. */
interface Alike {
  readonly table: ProjectedTable;
  readonly columns: readonly string[];
  readonly rows: Values[];
}

/**
 * Takes texts out of earlier events and out of the rows that were made of them, after the event that
 * says so was written in the same transaction: the database refuses it otherwise.
 *
 * @param seq the event that says so
 * @throws Error when a row is not there
 */
export async function takeOut(
  client: Pool | PoolClient,
  clubId: string,
  { payloads, rows }: TakingOut,
  seq: number,
): Promise<void> {
  const events = payloads.map((one) => ({ ...one, takenOut: seq }));
  const ofLog: Alike = { table: TABLES.event, columns: ['payload', 'takenOut'], rows: events };
  for (const { table, columns, rows: left } of [ofLog, ...inGroups(rows)]) {
    const { rowCount } = await client.query(updateOf(table, columns), [
      clubId,
      JSON.stringify(left),
    ]);
    if (rowCount !== left.length) throw new Error(`a row of ${table.name} is not there`);
  }
}

function inGroups(rows: readonly RowLeft[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const { table, of, change } of rows) {
    const columns = Object.keys(change);
    const key = [table, ...columns].join(' ');
    const row = { ...of, ...change };
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { table: TABLES[table], columns, rows: [row] });
    else group.rows.push(row);
  }
  return [...groups.values()];
}

function updateOf(table: ProjectedTable, columns: readonly string[]): string {
  const set = columns.map((column) => `${sqlName(column)} = r."${column}"`);
  const given = [...table.key, ...columns];
  const types = given.map((column) => `"${column}" ${table.columns[column]?.sql ?? ''}`);
  const club = table.name === TABLES.club.name ? 't.id' : 't.club_id';
  const key = table.key.map((column) => `AND t.${sqlName(column)} = r."${column}"`);
  return `UPDATE ${table.name} t SET ${set.join(', ')}
    FROM json_to_recordset($2::json) AS r(${types.join(', ')})
    WHERE ${club} = $1 ${key.join(' ')}`;
}
