import { UUID, type TableColumn } from '../projection/tables/column.js';
import { sqlName } from '../../platform/database/select-columns.js';
import { NAMES } from '../projection/tables/names-table.js';
import { ANSWERS } from '../projection/tables/answers-table.js';
import { TABLES, type TableName } from '../projection/tables/tables.js';
import { givenColumns, isOfClub, type ProjectedTable } from '../projection/tables/table.js';

/**
 * One of the things that a write can do to a table: add rows to it, or change some columns of rows that
 * are there. The head of the club is set by no part, but by what the statement begins with.
 */
export interface WritePart {
  /** In the rows, with their types. */
  readonly columns: Readonly<Record<string, TableColumn>>;
  /** The SQL that takes its rows from a parameter. */
  sql(parameter: number): string;
}

export type PartName =
  | PutTable
  | `${PutTable}:change`
  | 'answer'
  | 'name'
  | 'name:forget'
  | 'answer:erase';

type PutTable = Exclude<TableName, 'club'>;

/** A value of each type, whatever it is for. */
const BLANK: Readonly<Record<TableColumn['sql'], string>> = {
  uuid: `'00000000-0000-0000-0000-000000000000'`,
  'uuid[]': `'{}'`,
  text: `''`,
  'text[]': `'{}'`,
  int2: '0',
  int4: '0',
  int8: '0',
  bool: 'false',
  timestamptz: `'epoch'`,
  jsonb: `'null'`,
};

/** The names that the log gave a person go; in the log their digests stay. */
const FORGET_NAMES: WritePart = {
  columns: { personId: UUID },
  sql: (parameter) => `DELETE FROM ${NAMES.name} n USING moved m,
      json_to_recordset($${parameter}::json) AS r("clubId" uuid, "personId" uuid)
    WHERE r."clubId" = ANY (m.clubs) AND n.club_id = r."clubId" AND n.person_id = r."personId"`,
};

/**
 * First answers that hold a text are erased. Their keys stay spent: no request has the hash that is
 * left, so a repeated request is refused, and nothing is written twice.
 */
const ERASE_ANSWERS: WritePart = {
  columns: {},
  sql: (parameter) => `UPDATE ${ANSWERS.name} k
    SET request_hash = 'erased', etag = NULL, body = 'null'
    FROM moved m, json_to_recordset($${parameter}::json) AS r("clubId" uuid, "texts" json)
    WHERE r."clubId" = ANY (m.clubs) AND k.club_id = r."clubId"
      AND EXISTS (SELECT FROM json_array_elements_text(r.texts) t WHERE strpos(k.body, t) > 0)`,
};

/** By name, in the order of the statement. */
export const PARTS: ReadonlyMap<PartName, WritePart> = new Map(
  (Object.keys(TABLES) as TableName[])
    .flatMap((name): [PartName, WritePart][] => {
      if (name === 'club') return [];
      const table: ProjectedTable = TABLES[name];
      const put = [name, putPart(table)] as const;
      return table.changing.length === 0
        ? [[...put]]
        : [[...put], [`${name}:change`, changePart(table)]];
    })
    .concat([
      ['answer', putPart(ANSWERS)],
      ['name', putPart(NAMES)],
      ['name:forget', FORGET_NAMES],
      ['answer:erase', ERASE_ANSWERS],
    ]),
);

function putPart(table: ProjectedTable): WritePart {
  const columns = givenColumns(table);
  const names = Object.keys(columns);
  const own = isOfClub(table) ? ['clubId', ...names] : names;
  const onConflict = {
    replaced: () => replace(table, table.changing),
    left: () => `ON CONFLICT (${conflictKey(table)}) DO NOTHING`,
  };
  return {
    columns,
    sql: (parameter) => `INSERT INTO ${table.name} (${own.map(sqlName).join(', ')})
    SELECT ${own.map(ofRow).join(', ')} ${from(columns, parameter)}
    ${table.again === undefined ? '' : onConflict[table.again]()}`,
  };
}

/**
 * Changes existing rows. The statement is an INSERT that always meets its row: an UPDATE joined to the
 * rows would do the same, but may be planned as a scan of the whole table. Unchanged columns are not
 * sent again; if a row were missing, no other row would match its placeholder.
 */
function changePart(table: ProjectedTable): WritePart {
  const all = givenColumns(table);
  const sent = Object.entries(all).filter(
    ([name]) => table.key.includes(name) || table.changing.includes(name),
  );
  const columns = Object.fromEntries(sent);
  const own = ['clubId', ...Object.keys(columns)];
  const blank = Object.entries(all).filter(
    ([name, column]) => !(name in columns) && column.nullable === undefined,
  );
  const into = [...own, ...blank.map(([name]) => name)].map(sqlName);
  const values = [...own.map(ofRow), ...blank.map(([, column]) => blankOf(column))];
  return {
    columns,
    sql: (parameter) => `INSERT INTO ${table.name} (${into.join(', ')})
    SELECT ${values.join(', ')} ${from(columns, parameter)}
    ${replace(table, table.changing)}`,
  };
}

function conflictKey(table: ProjectedTable): string {
  const key = isOfClub(table) ? ['clubId', ...table.key] : table.key;
  return key.map(sqlName).join(', ');
}

function replace(table: ProjectedTable, columns: readonly string[]): string {
  const set = columns.map(sqlName).map((name) => `${name} = EXCLUDED.${name}`);
  return `ON CONFLICT (${conflictKey(table)}) DO UPDATE SET ${set.join(', ')}`;
}

function ofRow(name: string): string {
  return `r."${name}"`;
}

function from(columns: Readonly<Record<string, TableColumn>>, parameter: number): string {
  const types = Object.entries(columns).map(([name, { sql }]) => `"${name}" ${sql}`);
  return `FROM moved m, json_to_recordset($${parameter}::json) AS r("clubId" uuid, ${types.join(', ')})
    WHERE r."clubId" = ANY (m.clubs)`;
}

function blankOf({ sql, oneOf }: TableColumn): string {
  if (oneOf !== undefined) return `'${oneOf[0] ?? ''}'`;
  return BLANK[sql];
}
