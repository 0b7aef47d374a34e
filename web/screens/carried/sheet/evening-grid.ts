import { isSumWord } from '../../../parts/list/sum-words.js';
import { comparedName } from '../../../parts/people/same-name.js';
import { dayIn, isNoSuchDay, pointsIn, signIn } from './grid-cells.js';
import { isOfPerson, type Grid, type GridColumns } from './grid-columns.js';

/** A correction of a line by hand; cells by the places of their columns. */
export interface RowChange {
  readonly day?: string;
  readonly table?: string;
  readonly cells?: Readonly<Partial<Record<number, string>>>;
  /** Whether the points that are missing are those of others. */
  readonly rest?: boolean;
  readonly isAdded?: boolean;
}
export type RowChanges = Readonly<Partial<Record<number, RowChange>>>;

/** A cell with somebody's points. */
export interface GridCell {
  readonly column: number;
  readonly text: string;
  /** Null for who did not play, `bad` for what is no whole number. */
  readonly points: number | null | 'bad';
  /** Whether it was opened to be corrected: it stays open while it is typed in. */
  readonly isOpen: boolean;
}

/** Why a text is not the day of an evening that was played. */
export type DayFault = 'day' | 'noSuchDay' | 'future';

/** An evening of a grid. */
export interface GridEvening {
  /** The line of the text on which the row begins. */
  readonly line: number;
  /** As it is written or corrected. */
  readonly dayText: string;
  /** Whether it was corrected: it stays open while it is typed in. */
  readonly isDayOpen: boolean;
  /** Null for what is no day. */
  readonly day: string | null;
  readonly table: string;
  /** Of people with a name. */
  readonly cells: readonly GridCell[];
  /** Points of people who are not named; null for none. */
  readonly others: number | null;
  /** The points that are missing to 0; 0 where none are. */
  readonly left: number;
  /** Of `others` the points that were missing and were ticked as theirs; null where none were. */
  readonly rest: number | null;
  /** The fault that keeps it out; null for none. */
  readonly fault: 'sum' | DayFault | 'cells' | 'empty' | 'left' | null;
  /** The line above of the same day and table; null for none. */
  readonly again: number | null;
  /** Whether the club has an evening of that day and table. */
  readonly isKnown: boolean;
  readonly isAdded: boolean;
}

interface AsRead {
  readonly changes: RowChanges;
  /** The table of rows that name none. */
  readonly table: string;
  /** Where the club is. */
  readonly today: string;
  /** The days with their tables of evenings that the club has, by `placeKey`. */
  readonly known: ReadonlySet<string>;
}

/** A day and a table as they are compared. */
export function placeKey(day: string, table: string | null): string {
  return `${day} ${table ?? ''}`;
}

/** The evenings of a grid by these columns, a row each and none lost. */
export function eveningsOf(
  { rows }: Grid,
  columns: GridColumns,
  { changes, table: usual, today, known }: AsRead,
): readonly GridEvening[] {
  const people = columns.flatMap((role, at) => (isOfPerson(role) ? [at] : []));
  const [dayAt, tableAt, othersAt] = (['day', 'table', 'others'] as const).map((role) =>
    columns.indexOf(role),
  );
  const sign = signIn(rows.flatMap(({ cells }) => people.map((at) => cells[at] ?? '')));
  const above = new Map<string, number>();
  return rows.map(({ line, cells }) => {
    const change = changes[line] ?? {};
    const textAt = (at = -1) => change.cells?.[at] ?? cells[at] ?? '';
    const dayText = change.day ?? textAt(dayAt);
    const day = dayIn(dayText);
    const table = (change.table ?? (textAt(tableAt) || usual)).trim().slice(0, MOST_OF_TABLE);
    const own = people.map((column): GridCell => {
      const text = textAt(column);
      const points = pointsIn(text, sign);
      return {
        column,
        text,
        points,
        isOpen: points === 'bad' || change.cells?.[column] !== undefined,
      };
    });
    const said = pointsIn(textAt(othersAt), sign);
    const sum = own.reduce(
      (total, { points }) => total + (typeof points === 'number' ? points : 0),
      typeof said === 'number' ? said : 0,
    );
    const isRest = change.rest === true && sum !== 0;
    const others = isRest
      ? (typeof said === 'number' ? said : 0) - sum
      : said === 'bad'
        ? null
        : said;
    const left = isRest ? 0 : 0 - sum;
    const dayFault = dayFaultOf(dayText, day, today);
    const fault = isSumWord(dayText) ? 'sum' : (dayFault ?? faultOf({ own, said, left }));
    const key = placeKey(day ?? '', table === '' ? null : table);
    const again = day === null ? null : (above.get(key) ?? null);
    if (day !== null && again === null) above.set(key, line);
    const isKnown = day !== null && known.has(key);
    const isSure = again === null && !isKnown;
    return {
      isDayOpen: dayFault !== null || change.day !== undefined,
      rest: isRest ? 0 - sum : null,
      ...{ line, dayText, day, table, cells: own, others, left: left + 0, fault, again, isKnown },
      isAdded: fault === null && (change.isAdded ?? isSure),
    };
  });
}

/** The longest name of a table that the service takes. */
const MOST_OF_TABLE = 40;

function dayFaultOf(text: string, day: string | null, today: string): DayFault | null {
  if (day === null) return isNoSuchDay(text) ? 'noSuchDay' : 'day';
  return day >= today ? 'future' : null;
}

function faultOf({
  own,
  said,
  left,
}: {
  readonly own: readonly GridCell[];
  readonly said: number | null | 'bad';
  readonly left: number;
}): GridEvening['fault'] {
  if (said === 'bad' || own.some(({ points }) => points === 'bad')) return 'cells';
  if (own.every(({ points }) => points === null)) return 'empty';
  return left === 0 ? null : 'left';
}

/** The columns that are a person who has another column already, by their places. */
export function doubledColumns({ headings }: Grid, columns: GridColumns): readonly number[] {
  const seen = new Set<string>();
  return columns.flatMap((role, at) => {
    if (!isOfPerson(role)) return [];
    const key = role === 'member' || role === 'guest' ? comparedName(headings[at] ?? '') : role;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [at];
  });
}
