/** Why an evening belongs to a season, or does not. */
export const WHY_BELONGS = [
  'day',
  'moved-here',
  'open',
  'no-hands',
  'moved-away',
  'other-book',
  'other-table',
] as const;
export type WhyBelongs = (typeof WHY_BELONGS)[number];

/** The fields that decide which evenings belong to a season. */
export interface SeasonSpan {
  /** `YYYY-MM-DD`, where the club is; both belong to it. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Rule books, and the club's own by their ids, in all their versions; none for all. */
  readonly books: readonly string[];
  /** Names of tables; none for all. */
  readonly tables: readonly string[];
}

/** An evening, as far as a season asks. */
export interface EveningPlace {
  /** The day on which it was opened, where the club is. */
  readonly day: string;
  /** Null where it is not known. */
  readonly book: string | null;
  /** The id of the club's own book that it is played by; null for none. */
  readonly own: string | null;
  /** The name of its table; null for none. */
  readonly table: string | null;
}

/** Whether an evening that nobody moved belongs to a season, and why; null where its day is another. */
export function belongsByItself(
  { firstDay, lastDay, books, tables }: SeasonSpan,
  { day, book, own, table }: EveningPlace,
): 'day' | 'other-book' | 'other-table' | null {
  if (day < firstDay || day > lastDay) return null;
  const isByOne = books.some((one) => one === book || one === own);
  if (books.length > 0 && !isByOne) return 'other-book';
  if (tables.length > 0 && (table === null || !tables.includes(table))) return 'other-table';
  return 'day';
}
