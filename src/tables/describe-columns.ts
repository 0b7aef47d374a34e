import { tableWords } from '../words/tables.js';
import { TABLE_IDS, TABLES } from './tables.js';

/**
 * The columns in docs/tables.md, below a heading for the address of each table. Key, type and headers
 * are those of the table; the words beside them are the document's own.
 *
 * @param present the part of the document that has the headings
 */
export function describeColumns(present: string): string {
  const [before = '', ...sections] = present.split(/^(?=### `)/m);
  const addresses = TABLE_IDS.map((id) => TABLES[id].at);
  const bySection = new Map(sections.map((text) => [/`(.*)`/.exec(text)?.[1] ?? '', text]));
  const missing = addresses.filter((at) => !bySection.has(at));
  if (missing.length > 0) throw new Error(`docs/tables.md lacks ${missing.join(', ')}`);
  const written = TABLE_IDS.map((id) => withColumns(bySection.get(TABLES[id].at) ?? '', id));
  return [before, ...written]
    .map((text) => text.trim())
    .join('\n\n')
    .trim();
}

function withColumns(section: string, id: (typeof TABLE_IDS)[number]): string {
  const [da, en] = [tableWords('da').columns, tableWords('en').columns];
  const lines = section.split('\n');
  const says = new Map(
    lines
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map((cells) => [cells[1]?.replaceAll('`', '') ?? '', cells[5] ?? '']),
  );
  const rows = TABLES[id].table.columns.map(
    ({ key, type }) =>
      `| \`${key}\` | ${type} | ${da[key]} | ${en[key]} | ${says.get(key) ?? ''} |`,
  );
  const prose = lines
    .filter((line) => !line.startsWith('|'))
    .join('\n')
    .trim();
  const head = ['| key | type | Danish | English | |', '| --- | --- | --- | --- | --- |'];
  return `${prose}\n\n${[...head, ...rows].join('\n')}`;
}
