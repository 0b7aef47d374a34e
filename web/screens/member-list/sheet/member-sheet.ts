import type { SheetRow } from '../../../../src/money/bank/sheet.js';
import { decimalSignOf, readBankAmount } from '../../../../src/money/bank/values-of-cells.js';
import { rowsOfText } from '../../../parts/list/sheet-rows.js';
import { isSumWord } from '../../../parts/list/sum-words.js';
import { comparedName } from '../../../parts/people/same-name.js';
import {
  columnsByContent,
  columnsByHeadings,
  looksLikeName,
  type ListColumns,
} from './list-columns.js';

/** The rows of a list. */
export interface MemberSheet {
  /** Null where the list begins with a person. */
  readonly headings: readonly string[] | null;
  readonly rows: readonly SheetRow[];
}

/** Somebody in the club who has a name already. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly archivedAt: string | null;
}

/** A correction of a line by hand. */
export interface LineChange {
  readonly name?: string;
  /** The balance as it is typed, above 0 for what the club owes them. */
  readonly balance?: string;
  /** Whether it is added, where somebody has said so. */
  readonly isAdded?: boolean;
}
export type LineChanges = Readonly<Partial<Record<number, LineChange>>>;

/** A person of a list. */
export interface ListedPerson {
  /** The line of the text on which the row begins. */
  readonly line: number;
  /** As the club will have it; empty where the row has none. */
  readonly name: string;
  /** The fault of the name; null for none. */
  readonly warning: 'empty' | 'half' | 'long' | 'odd' | 'sum' | null;
  /** The person in the club with the same name; null for none. */
  readonly known: Known | null;
  /** A member of the club with only one half of the name, who may be the same; null for none. */
  readonly alike: string | null;
  /** The line above that has the name; null for none. */
  readonly again: number | null;
  /** As it is shown in its field; empty for none. */
  readonly balance: string;
  /** Whether somebody can say that they are added. */
  readonly mayAdd: boolean;
  /** Whether a member is made of the line. */
  readonly isAdded: boolean;
}

/** Whether a line is somebody of the club, whose balance is booked. */
export function isBooked({ known, isAdded }: ListedPerson): boolean {
  return known !== null && !known.guest && known.archivedAt === null && !isAdded;
}

/** The longest name that a club takes, in characters. */
const LONGEST = 100;

/** A text as rows, with their columns as they are recognised. */
export function readMemberSheet(text: string): { sheet: MemberSheet; columns: ListColumns } {
  return recognised(rowsOfText(text));
}

export function recognised(all: readonly SheetRow[]): {
  sheet: MemberSheet;
  columns: ListColumns;
} {
  const at = headingsAt(all);
  const headings = all[at]?.cells ?? [];
  const byHeadings = columnsByHeadings(headings);
  if (byHeadings !== null) {
    return { sheet: { headings, rows: all.slice(at + 1) }, columns: byHeadings };
  }
  const columns = columnsByContent(all.map(({ cells }) => cells));
  return { sheet: { headings: null, rows: all }, columns };
}

/** The most rows above the headings: the title of the list, the day of it. */
const MOST_TITLES = 5;

/** The row of headings: the first, or one below titles, which have one cell each. */
function headingsAt(all: readonly SheetRow[]): number {
  const at = all.slice(0, MOST_TITLES + 1).findIndex(({ cells }) => columnsByHeadings(cells));
  const isTitle = ({ cells }: SheetRow) => cells.filter((cell) => cell !== '').length === 1;
  return at > 0 && all.slice(0, at).every(isTitle) ? at : 0;
}

/** How amounts are read and written here. */
export interface Amounts {
  readonly currency: string;
  readonly write: (minor: number) => string;
}

/**
 * The people of a list by these columns, a row each and none lost.
 *
 * @param known everybody in the club
 */
export function peopleOf(
  { rows }: MemberSheet,
  columns: ListColumns,
  {
    changes = {},
    known,
    amounts,
  }: {
    readonly changes?: LineChanges;
    readonly known: readonly Known[];
    readonly amounts: Amounts;
  },
): readonly ListedPerson[] {
  const byName = new Map(known.map((one) => [comparedName(one.name), one]));
  const above = new Map<string, number>();
  const balanceOf = balancesIn(rows, columns, amounts);
  return rows.map(({ line, cells }) => {
    const change = changes[line] ?? {};
    const parts = change.name === undefined ? partsOf(cells, columns) : [plain(change.name)];
    const name = parts.filter((part) => part !== '').join(' ');
    const key = comparedName(name);
    const again = name === '' ? null : (above.get(key) ?? null);
    if (name !== '' && again === null) above.set(key, line);
    const found = name === '' ? null : (byName.get(key) ?? null);
    const warning = warningOf(name, parts);
    const mayAdd = warning !== 'empty' && warning !== 'long';
    const isSure = found === null && again === null && warning !== 'odd' && warning !== 'sum';
    return {
      ...{ line, warning, known: found, again, mayAdd },
      alike: found === null && name !== '' ? alikeOf(key, byName) : null,
      name: change.name ?? name,
      balance: change.balance ?? balanceOf(cells),
      isAdded: mayAdd && (change.isAdded ?? isSure),
    };
  });
}

/** The name of an active member that begins this one, or that it begins: 'Bo' and 'Bo Holm'. */
function alikeOf(key: string, byName: ReadonlyMap<string, Known>): string | null {
  for (const [other, { name, guest, archivedAt }] of byName) {
    if (guest || archivedAt !== null) continue;
    if (key.startsWith(`${other} `) || other.startsWith(`${key} `)) return name;
  }
  return null;
}

/** The name, or its first and its last half. */
function partsOf(cells: readonly string[], columns: ListColumns): readonly string[] {
  return (['name', 'first', 'last'] as const).flatMap((role) => {
    const at = columns.indexOf(role);
    return at < 0 ? [] : [plain(cells[at] ?? '')];
  });
}

function plain(cell: string): string {
  return cell.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function warningOf(name: string, parts: readonly string[]): ListedPerson['warning'] {
  if (name === '') return 'empty';
  if (name.length > LONGEST) return 'long';
  if (isSumWord(name)) return 'sum';
  if (!looksLikeName(name)) return 'odd';
  return parts.includes('') ? 'half' : null;
}

/** A spreadsheet writes 0 as a dash: `-`, `- kr.`. */
const NOTHING = /^(kr\.?|€)?\s*[-–—−]\s*(kr\.?|€)?$/i;

/**
 * The balances in a column, as one would type them here: a debt has a minus. A cell that is no amount stays
 * as it is written, so that it is seen and corrected.
 */
function balancesIn(
  rows: readonly SheetRow[],
  columns: ListColumns,
  { currency, write }: Amounts,
): (cells: readonly string[]) => string {
  const at = columns.findIndex((role) => role === 'balance' || role === 'debt');
  if (at < 0) return () => '';
  const sign = decimalSignOf(rows.map(({ cells }) => cells[at] ?? '')) ?? ',';
  return (cells) => {
    const cell = (cells[at] ?? '').trim();
    const read = cell === '' || NOTHING.test(cell) ? 0 : readBankAmount(cell, currency, sign);
    if (read === null) return cell;
    const minor = columns[at] === 'debt' ? -read : read;
    if (minor === 0) return '';
    return write(minor);
  };
}
