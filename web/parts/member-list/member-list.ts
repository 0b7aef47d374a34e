import {
  readRows,
  SEPARATORS,
  type Separator,
  type SheetRow,
} from '../../../src/money/bank/sheet.js';
import { comparedName } from '../people/same-name.js';
import {
  columnsByContent,
  columnsByHeadings,
  looksLikeName,
  type NameColumns,
} from './name-columns.js';

/** The rows of a list, and its columns as they were recognised. */
export interface MemberSheet {
  /** Null where the list begins with a person. */
  readonly headings: readonly string[] | null;
  readonly rows: readonly SheetRow[];
  readonly columns: NameColumns;
}

/** A person of a list. */
export interface ListedMember {
  /** The line of the text on which the row begins. */
  readonly line: number;
  /** As the club will have it; empty where the row has none. */
  readonly name: string;
  /** The oddity of its cells; the row is kept. */
  readonly warning: 'empty' | 'half' | 'long' | 'odd' | null;
  /** Whether the club has the name already, or a row above has it. */
  readonly double: 'club' | 'list' | null;
}

/** The longest name that a club takes, in characters. */
const LONGEST = 100;

export function readMemberSheet(text: string): MemberSheet {
  const all = readRows(text, separatorOf(text));
  const headings = all[0]?.cells ?? [];
  const byHeadings = columnsByHeadings(headings);
  if (byHeadings !== null) return { headings, rows: all.slice(1), columns: byHeadings };
  return { headings: null, rows: all, columns: columnsByContent(all.map(({ cells }) => cells)) };
}

/** The separator that makes several cells of the most rows. */
function separatorOf(text: string): Separator {
  const several = (separator: Separator) =>
    readRows(text, separator).filter(({ cells }) => cells.length > 1).length;
  return SEPARATORS.reduce((best, other) => (several(other) > several(best) ? other : best));
}

/**
 * The people of a list by these columns, a row each and none lost.
 *
 * @param known the names that the club has
 */
export function membersOf(
  rows: readonly SheetRow[],
  columns: NameColumns,
  known: readonly string[],
): readonly ListedMember[] {
  const inClub = new Set(known.map(comparedName));
  const above = new Set<string>();
  return rows.map(({ line, cells }) => {
    const parts = partsOf(cells, columns);
    const name = parts.filter((part) => part !== '').join(' ');
    const key = comparedName(name);
    const double = inClub.has(key) ? 'club' : above.has(key) ? 'list' : null;
    if (name !== '') above.add(key);
    return { line, name, warning: warningOf(name, parts), double: name === '' ? null : double };
  });
}

/** The name, or its first and its last half. */
function partsOf(cells: readonly string[], columns: NameColumns): readonly string[] {
  return (['name', 'first', 'last'] as const).flatMap((role) => {
    const at = columns.indexOf(role);
    return at < 0 ? [] : [(cells[at] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()];
  });
}

function warningOf(name: string, parts: readonly string[]): ListedMember['warning'] {
  if (name === '') return 'empty';
  if (name.length > LONGEST) return 'long';
  if (!looksLikeName(name)) return 'odd';
  return parts.includes('') ? 'half' : null;
}
