import type { SheetRow } from '../../../../src/money/bank/sheet.js';
import { SUM_WORDS } from '../../../parts/list/sum-words.js';
import { comparedName } from '../../../parts/people/same-name.js';
import { dayIn } from './grid-cells.js';

/**
 * The content of a column of a grid: the day or the table of an evening, the points of people who are not
 * named, of somebody in the club by their id, or of somebody who is added as a member or a guest.
 */
export type GridRole = 'day' | 'table' | 'others' | 'member' | 'guest' | `id:${string}`;

/**
 * The role of each column, in their order; null for a column that is not read, `asked` for one of which
 * somebody must say whose it is.
 */
export type GridColumns = readonly (GridRole | 'asked' | null)[];

/** The rows of a grid: members across, evenings down. */
export interface Grid {
  /** Empty where the grid has none. */
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** Somebody in the club. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
}

/** Headings as clubs write them in Danish, Swedish, German and English. */
const HEADINGS: Readonly<Record<'day' | 'table' | 'others', readonly string[]>> = {
  day: [
    ...['dato', 'dag', 'aften', 'spilleaften', 'datum', 'kväll', 'spelkväll', 'tag', 'abend'],
    ...['spielabend', 'date', 'day', 'evening'],
  ],
  table: ['bord', 'bordet', 'tisch', 'table'],
  others: [
    ...['andre', 'øvrige', 'gæster', 'andra', 'övriga', 'gäster', 'andere', 'übrige', 'gäste'],
    ...['others', 'other', 'guests'],
  ],
};

/** Headings of columns that are no person: numbers of rows, sums, remarks. */
const NOBODY = [
  ...SUM_WORDS,
  ...['nr', 'nr.', '#', 'no', 'no.', 'uge', 'vecka', 'woche', 'week'],
  ...['bemærkning', 'bemærkninger', 'anmärkning', 'bemerkung', 'note', 'notes'],
  ...['spil', 'spel', 'spiel', 'game', 'regelbog', 'regelbok', 'regelbuch', 'rule book'],
];

/** The rows as a grid, with its columns as they are recognised. */
export function recognisedGrid(
  all: readonly SheetRow[],
  known: readonly KnownPerson[],
): { readonly grid: Grid; readonly columns: GridColumns } {
  // A title above the grid is a row with one cell.
  const first = all.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1);
  const rows = first < 0 ? [] : all.slice(first);
  const cells = rows[0]?.cells ?? [];
  const hasHeadings = cells.length > 0 && cells.every((cell) => dayIn(cell) === null);
  const grid = hasHeadings ? { headings: cells, rows: rows.slice(1) } : { headings: [], rows };
  return { grid, columns: columnsOf(grid, known) };
}

function columnsOf({ headings, rows }: Grid, known: readonly KnownPerson[]): GridColumns {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const compared = Array.from({ length: width }, (_, at) => comparedName(headings[at] ?? ''));
  const people = peopleCalled(compared, known);
  const taken = new Set<string>();
  const roles = compared.map((heading) => {
    const role = roleOf(heading, people);
    const key = role === 'guest' ? heading : role;
    if (key === null || key === 'asked') return role;
    // Two columns of one person are one too many: somebody says which.
    if (taken.has(key)) return isOfPerson(role) ? 'asked' : null;
    taken.add(key);
    return role;
  });
  if (roles.includes('day')) return roles;
  const days = roles.findIndex((_, at) => areMostDays(rows.map(({ cells }) => cells[at] ?? '')));
  return roles.map((role, at) => (at === days ? 'day' : role));
}

/**
 * The people whom headings call by their whole name, else by a first name that fits one of the others only
 * (`Erik`, `Erik L`); null where it fits several.
 */
function peopleCalled(
  headings: readonly string[],
  known: readonly KnownPerson[],
): ReadonlyMap<string, string | null> {
  const whole = new Map(known.map(({ id, name }) => [comparedName(name), id]));
  const named = new Set(headings.map((heading) => whole.get(heading)));
  const others = known.filter(({ id }) => !named.has(id));
  const called = new Map<string, string | null>(whole);
  for (const heading of headings) {
    if (heading === '' || whole.has(heading)) continue;
    const [one, another] = others.filter(({ name }) => isCalled(comparedName(name), heading));
    if (one !== undefined) called.set(heading, another === undefined ? one.id : null);
  }
  return called;
}

/** Whether somebody is called by their first name, with beginnings of the names behind it. */
function isCalled(name: string, heading: string): boolean {
  const [first, ...names] = name.split(' ');
  const [said, ...beginnings] = heading.replaceAll('.', ' ').trim().split(/\s+/);
  return (
    said === first &&
    beginnings.length <= names.length &&
    (beginnings.length < 2
      ? beginnings.every((beginning) => names.some((one) => one.startsWith(beginning)))
      : beginnings.every((beginning, at) => names[at]?.startsWith(beginning) === true))
  );
}

function roleOf(heading: string, people: ReadonlyMap<string, string | null>): GridColumns[number] {
  for (const role of ['day', 'table', 'others'] as const) {
    if (HEADINGS[role].includes(heading)) return role;
  }
  const id = people.get(heading);
  if (id === null) return 'asked';
  if (id !== undefined) return `id:${id}`;
  return heading === '' || NOBODY.includes(heading) || !/\p{L}/u.test(heading) ? null : 'guest';
}

function areMostDays(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return (
    filled.length > 0 && filled.filter((cell) => dayIn(cell) !== null).length * 2 > filled.length
  );
}

/** The columns with another role for one of them: of a day, a table and each person there is one at most. */
export function withGridRole(columns: GridColumns, at: number, role: GridRole | null): GridColumns {
  const isOne = role !== null && role !== 'member' && role !== 'guest';
  return columns.map((other, place) =>
    place === at ? role : isOne && other === role ? null : other,
  );
}

const NO_PERSON: ReadonlySet<GridColumns[number]> = new Set([
  ...(['day', 'table', 'others', 'asked'] as const),
  null,
]);

/** Whether a column holds the points of somebody who has a name. */
export function isOfPerson(
  role: GridColumns[number],
): role is Exclude<GridRole, 'day' | 'table' | 'others'> {
  return !NO_PERSON.has(role);
}
