import type { FineRule } from '../fine-record.js';
import type { Book, Rules } from '../game.js';
import type { HouseRules } from './house-rules.js';
import { Refusal } from '../refusals/refusal.js';
import { resolveRules, ruleBook } from '../rule-book.js';

/** The house rules, as somebody chooses them row by row. */
export interface HouseChoices {
  /** Reading id → option id. */
  readonly readings: Readonly<Record<string, string>>;
  /** Id of an `AmountRow` → points. */
  readonly amounts: Readonly<Record<string, number>>;
}

export const BY_THE_BOOK: HouseChoices = { readings: {}, amounts: {} };

/** A number of the book that a club can set: a row of the tariff, or a degree of a fine. */
export interface AmountRow {
  readonly id: string;
  readonly part: 'tariff' | 'fines';
  /** Row of the tariff, or code of the fine. */
  readonly key: string;
  /** From 0; a fine can have several amounts. */
  readonly degree: number;
  readonly degrees: number;
}

type Numbers = Pick<Book | Rules, 'tariff'> & {
  readonly fines?: Readonly<Partial<Record<string, FineRule>>>;
};

const known = new WeakMap<Book, readonly AmountRow[]>();

/** The rows of a book that can be set, without those that the book refuses at any number. */
export function amountRows(book: Book): readonly AmountRow[] {
  const rows = known.get(book) ?? findRows(book);
  known.set(book, rows);
  return rows;
}

function findRows(book: Book): readonly AmountRow[] {
  const tariff = Object.entries(book.tariff)
    .filter(([key, { points }]) => whyRefused(book, { tariff: { [key]: points } }) === null)
    .map(([key]) => ({ part: 'tariff' as const, key, degree: 0, degrees: 1 }));
  const fines = Object.entries((book as Numbers).fines ?? {}).flatMap(([key, rule]) =>
    (rule?.choices ?? []).map((_, degree, { length }) => ({
      part: 'fines' as const,
      ...{ key, degree, degrees: length },
    })),
  );
  return [...tariff, ...fines].map((row) => ({
    ...row,
    id: `${row.part}/${row.key}/${row.degree}`,
  }));
}

/** A book with its readings, and what is not played of it. */
export type BookWithReadings = Pick<Book, 'tariff' | 'readings'> & {
  readonly notPlayed?: readonly string[];
};

/** The readings that are a question, as the other choices have it: some answers only differ above a stake. */
export function readingsAsked(
  book: BookWithReadings,
  { amounts }: Pick<HouseChoices, 'amounts'>,
): readonly Book['readings'][number][] {
  const { tariff, readings } = book;
  return readings.filter((reading) => {
    const above = 'onlyAbove' in reading ? reading.onlyAbove : undefined;
    if (above === undefined) return true;
    const { row, points } = above;
    // Left out by the club's own book: then it is not paid.
    if (book.notPlayed?.includes(row) === true) return false;
    return (amounts[`tariff/${row}/0`] ?? tariffOf({ tariff })[row]?.points ?? 0) > points;
  });
}

/** The readings of the book that are a question by some rules: none about what is not played. */
export function readingsOf(rules: Rules): readonly Book['readings'][number][] {
  const { notPlayed } = rules;
  const book = { ...ruleBook(rules.book), ...(notPlayed !== undefined && { notPlayed }) };
  return readingsAsked(book, choicesLike(rules));
}

/**
 * The choices as a session is opened with them.
 *
 * @returns only what changes something; null when the book is played as it is
 */
export function houseRulesOf(book: Book, choices: HouseChoices): HouseRules | null {
  const rows = amountRows(book).filter(({ id }) => choices.amounts[id] !== undefined);
  const readings = readingsAsked(book, choices).filter(({ id, options }) => {
    const chosen = choices.readings[id];
    return chosen !== undefined && chosen !== options[0]?.id;
  });
  const tariff = rows.filter(({ part }) => part === 'tariff');
  const fines = rows.filter(({ part, key }) => part === 'fines' && isOther(book, choices, key));
  const house = {
    readings: Object.fromEntries(readings.map(({ id }) => [id, choices.readings[id] ?? ''])),
    tariff: Object.fromEntries(tariff.map(({ id, key }) => [key, choices.amounts[id] ?? 0])),
    fines: Object.fromEntries(fines.map(({ key }) => [key, amountsOfFine(book, choices, key)])),
  };
  const parts = Object.entries({ ...house, tariff: whatCounts(book, house) }).filter(
    ([, part]) => Object.keys(part).length > 0,
  );
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

/**
 * The choices that an evening was played by, so that the next one can be as well.
 *
 * @param book what they are compared with: the book of the sources, or the club's own
 */
export function choicesLike(rules: Rules, book: Book = ruleBook(rules.book)): HouseChoices {
  const readings: Record<string, string> = {};
  for (const { id, options } of book.readings) {
    const played = options.find((option) => option.id === rules.readings[id]);
    if (played !== undefined) readings[id] = played.id;
  }
  const all: Record<string, number> = {};
  for (const row of amountRows(book)) {
    const played = numberOf(rules, row);
    if (played !== undefined) all[row.id] = played;
  }
  const house = houseRulesOf(book, { readings, amounts: all });
  const kept = amountRows(book).filter(({ part, key }) => house?.[part]?.[key] !== undefined);
  return {
    readings: house?.readings ?? {},
    amounts: Object.fromEntries(kept.map(({ id }) => [id, all[id] ?? 0])),
  };
}

/** The differences of an evening from its book. */
export interface Differences {
  readonly readings: readonly { readonly id: string; readonly option: string }[];
  readonly amounts: readonly {
    readonly row: AmountRow;
    readonly points: number;
    /** The book's value, after the readings of the evening. */
    readonly usual: number;
  }[];
}

/** The differences of an evening from its book, including those that follow from a choice. */
export function differencesOf(book: Book, house: HouseRules | null): Differences {
  const readings = Object.entries(house?.readings ?? {}).map(([id, option]) => ({ id, option }));
  if (whyRefused(book, house) !== null) return { readings, amounts: [] };
  const played = resolveRules(book, house ?? {});
  const plain = resolveRules(book, { readings: house?.readings ?? {} });
  const amounts = amountRows(book).flatMap((row) => {
    const [points = 0, usual = 0] = [numberOf(played, row), numberOf(plain, row)];
    return points === usual ? [] : [{ row, points, usual }];
  });
  return { readings, amounts };
}

/** The value of an amount that nobody set; it may follow from another one. */
export function usualAmount(book: Book, choices: HouseChoices, row: AmountRow): number {
  const { [row.id]: _own, ...others } = choices.amounts;
  const house = houseRulesOf(book, { ...choices, amounts: others });
  const rules = whyRefused(book, house) === null ? resolveRules(book, house ?? {}) : book;
  return numberOf(rules, row) ?? 0;
}

/** Why an amount cannot be; null when it can. */
export function whyNotAmount(book: Book, row: AmountRow, points: number): Refusal | null {
  const alone = { ...BY_THE_BOOK, amounts: { [row.id]: points } };
  return whyRefused(book, houseRulesOf(book, alone));
}

function numberOf({ tariff, fines }: Numbers, row: AmountRow): number | undefined {
  if (row.part === 'fines') return fines?.[row.key]?.choices[row.degree]?.amount;
  return tariffOf({ tariff })[row.key]?.points;
}

function tariffOf({
  tariff,
}: Pick<Numbers, 'tariff'>): Readonly<Partial<Record<string, { readonly points: number }>>> {
  return tariff;
}

/** All degrees of a fine, with those of the book where none is chosen. */
function amountsOfFine(book: Book, { amounts }: HouseChoices, code: string): readonly number[] {
  return amountRows(book)
    .filter(({ part, key }) => part === 'fines' && key === code)
    .map((row) => amounts[row.id] ?? numberOf(book, row) ?? 0);
}

function isOther(book: Book, choices: HouseChoices, code: string): boolean {
  const usual = amountsOfFine(book, BY_THE_BOOK, code);
  return amountsOfFine(book, choices, code).some((amount, degree) => amount !== usual[degree]);
}

/** The rows of a tariff without those that have the same value if nobody sets them. */
function whatCounts(book: Book, house: Required<HouseRules>): Readonly<Record<string, number>> {
  let kept: Readonly<Record<string, number>> = {};
  for (const [key, points] of Object.entries(house.tariff)) {
    const before = { ...house, tariff: kept };
    const comes =
      whyRefused(book, before) === null
        ? tariffOf(resolveRules(book, before))[key]?.points
        : undefined;
    if (comes !== points) kept = { ...kept, [key]: points };
  }
  return kept;
}

function whyRefused(book: Book, house: HouseRules | null): Refusal | null {
  try {
    resolveRules(book, house ?? {});
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
