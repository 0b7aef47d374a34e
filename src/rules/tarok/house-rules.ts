import { points } from '../points.js';
import { Refusal } from '../refusal.js';
import type {
  Conventions,
  FineCatalogue,
  FineRule,
  Reading,
  Stake,
  TarokBook,
  TarokRules,
  Tariff,
  TariffKey,
} from './book.js';
import { TARIFF_KEYS } from './book.js';
import type { FineCode } from './hand.js';
import { FINE_CODES } from './hand.js';

/** What a club plays differently from the book. All parts may be left out. */
export interface HouseRules {
  /** Reading id → option id, e.g. `{ "R2": "not-paid" }`. */
  readonly readings?: Readonly<Record<string, string>>;
  /** Row of the tariff → points. */
  readonly tariff?: Readonly<Record<string, number>>;
  /** Code → points to each pot; a list where the book leaves the table a choice. */
  readonly fines?: Readonly<Record<string, number | readonly number[]>>;
}

/** The highest stake a club can set. */
const HIGHEST_STAKE = 100_000;
const HOUSE_RULE = 'stake of the house';

/**
 * Works a club's house rules into a book.
 *
 * @returns the rules of a session, as plain data
 * @throws Refusal `house-rule-unknown` for a reading, tariff row or fine that the book does not
 *   have, or a value that it cannot take
 */
export function resolveRules(book: TarokBook, house: HouseRules = {}): TarokRules {
  const readings = resolveReadings(book.readings, house.readings ?? {});
  let conventions: Conventions = book.conventions;
  for (const reading of book.readings) {
    const option = reading.options.find(({ id }) => id === readings[reading.id]);
    conventions = { ...conventions, ...option?.sets };
  }
  return {
    game: 'tarok',
    book: book.id,
    tariff: resolveTariff(book, house.tariff ?? {}),
    fines: resolveFines(book, house.fines ?? {}),
    conventions,
    readings,
    sources: book.sources,
  };
}

function resolveReadings(
  readings: readonly Reading[],
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  for (const [id, option] of Object.entries(chosen)) {
    const reading = readings.find((known) => known.id === id);
    if (!reading) {
      const known = readings.map((one) => one.id).join(', ');
      throw refuse(`readings.${id}`, `This book has no reading ${id}; it has ${known}.`);
    }
    if (!reading.options.some((known) => known.id === option)) {
      const known = reading.options.map((one) => one.id).join(' or ');
      throw refuse(`readings.${id}`, `Reading ${id} can be ${known}, not ${option}.`);
    }
  }
  return Object.fromEntries(
    readings.map(({ id, options }) => [id, chosen[id] ?? options[0]?.id ?? '']),
  );
}

function resolveTariff(book: TarokBook, stakes: Readonly<Record<string, number>>): Tariff {
  const resolved: Record<TariffKey, Stake> = { ...book.tariff };
  for (const [row, value] of Object.entries(stakes)) {
    const key = TARIFF_KEYS.find((known) => known === row);
    if (!key) throw refuse(`tariff.${row}`, `The tariff has no row ${row}.`);
    if (key === 'countUnit' && book.conventions.counting === 'all-exact') {
      throw refuse(
        `tariff.${row}`,
        `In ${book.id} the count is exact; there is nothing to round to.`,
      );
    }
    const least = key === 'chip' || key === 'countUnit' ? 1 : 0;
    checkStake(`tariff.${row}`, value, least);
    resolved[key] = { points: points(value), source: `${book.tariff[key].source}; ${HOUSE_RULE}` };
  }
  return resolved;
}

function resolveFines(
  book: TarokBook,
  amounts: Readonly<Record<string, number | readonly number[]>>,
): FineCatalogue {
  const resolved: Partial<Record<FineCode, FineRule>> = { ...book.fines };
  for (const [name, value] of Object.entries(amounts)) {
    const code = FINE_CODES.find((known) => known === name);
    const rule = code && book.fines[code];
    if (!code || !rule) throw refuse(`fines.${name}`, `${book.id} has no fine ${name}.`);
    const list: readonly number[] = typeof value === 'number' ? [value] : value;
    const fits =
      typeof value === 'number' ? !rule.amountMustBeNamed : list.length === rule.choices.length;
    if (!fits) {
      throw refuse(
        `fines.${name}`,
        `The fine ${name} needs ${rule.choices.length} amounts, one for each of its degrees.`,
      );
    }
    for (const amount of list) checkStake(`fines.${name}`, amount, 0);
    resolved[code] = {
      ...rule,
      source: `${rule.source}; ${HOUSE_RULE}`,
      choices: rule.choices.map((choice, degree) => ({
        ...choice,
        amount: points(list[degree] ?? choice.amount),
      })),
    };
  }
  return resolved;
}

function checkStake(field: string, value: number, least: number): void {
  if (!Number.isInteger(value) || value < least || value > HIGHEST_STAKE) {
    throw refuse(field, `A stake is a whole number from ${least} to ${HIGHEST_STAKE}.`);
  }
}

function refuse(place: string, words: string): Refusal {
  return new Refusal('house-rule-unknown', words, `houseRules.${place}`);
}
