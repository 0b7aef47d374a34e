import { TABLE_IDS, TABLES } from '../../../src/tables/tables.js';
import { tableWords } from '../../../src/words/tables.js';

/** The columns of every table, as the descriptions have them and as docs/tables.md lists them. */

export type ToldColumn = readonly [key: string, type: string, da: string, en: string];

/** By the address of the table. */
export type ToldTables = Readonly<Record<string, readonly ToldColumn[]>>;

export function describedColumns(): ToldTables {
  const [da, en] = [tableWords('da').columns, tableWords('en').columns];
  return Object.fromEntries(
    TABLE_IDS.map((id) => {
      const { at, table } = TABLES[id];
      return [at, table.columns.map(({ key, type }) => [key, type, da[key], en[key]] as const)];
    }),
  );
}

/** Reads the tables below the headings that are addresses. */
export function columnsOfDocs(markdown: string): ToldTables {
  const sections = markdown.split(/^### `/m).slice(1);
  return Object.fromEntries(
    sections.map((section) => {
      const at = section.slice(0, section.indexOf('`'));
      const rows = section.split('\n').filter((line) => line.startsWith('| `'));
      return [at, rows.map((row) => cellsOf(row))];
    }),
  );
}

function cellsOf(row: string): ToldColumn {
  const [key = '', type = '', da = '', en = ''] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
  return [key, type, da, en];
}
