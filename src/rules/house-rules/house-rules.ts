import { refusal } from '../refusals/refusal.js';

/** The rules that a club plays differently from the book. All parts may be left out. */
export interface HouseRules {
  /** Reading id → option id, e.g. `{ "R2": "not-paid" }`. */
  readonly readings?: Readonly<Record<string, string>>;
  /** Row of the tariff → points. */
  readonly tariff?: Readonly<Record<string, number>>;
  /** Code → points to each pot; a list where the book leaves the table a choice. */
  readonly fines?: Readonly<Record<string, number | readonly number[]>>;
}

/** Whether a place is of a stake that the house has set, for one evening or in its own book. */
export function isOfHouse(source: string): boolean {
  return [HOUSE_RULE, OWN_BOOK].some((by) => source.endsWith(by));
}

/** The place of a stake that the house has set for one evening: the book's own, and by whom. */
export function citedByHouse({ source }: { readonly source: string }): string {
  const ending = `; ${OWN_BOOK}`;
  return `${source.endsWith(ending) ? source.slice(0, -ending.length) : source}; ${HOUSE_RULE}`;
}

/** The highest stake a club can set. */
const HIGHEST_STAKE = 100_000;

/** The text that follows the place in the book of an amount that the house has set. */
export const HOUSE_RULE = 'stake of the house';

/** Likewise of what the club’s own book has set. */
export const OWN_BOOK = 'own book of the club';

/** Another place that a stake is due by; a stake of the house stays one. */
export function citedAt(place: string, { source }: { readonly source: string }): string {
  const by = [HOUSE_RULE, OWN_BOOK].find((one) => source.endsWith(one));
  return by === undefined ? place : `${place}; ${by}`;
}

/** A place without its book, to follow another place in the same book. */
export function withoutBook(source: string): string {
  return source.slice(source.indexOf(', ') + 2);
}

interface Question {
  readonly id: string;
  readonly options: readonly { readonly id: string }[];
}

/**
 * Which option of each reading is in force: the chosen one, else the first.
 *
 * @param chosen reading id → option id
 * @throws Refusal `house-rule-unknown` for a reading or an option that the book does not have
 */
export function resolveReadings(
  readings: readonly Question[],
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  for (const [id, option] of Object.entries(chosen)) {
    const reading = readings.find((known) => known.id === id);
    if (!reading) {
      const known = readings.map((one) => one.id);
      throw refusal('reading-unknown', { reading: id, known }, inHouseRules(`readings.${id}`));
    }
    if (!reading.options.some((known) => known.id === option)) {
      const known = reading.options.map((one) => one.id);
      const params = { reading: id, option, known };
      throw refusal('reading-option-unknown', params, inHouseRules(`readings.${id}`));
    }
  }
  return Object.fromEntries(
    readings.map(({ id, options }) => [id, chosen[id] ?? options[0]?.id ?? '']),
  );
}

/** Throws Refusal `house-rule-unknown` unless the value is a whole number within its bounds. */
export function checkStake(
  place: string,
  value: number,
  least: number,
  most: number = HIGHEST_STAKE,
): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw refusal('stake-out-of-range', { least, most }, inHouseRules(place));
}

/** The field of a house rule in a request. */
export function inHouseRules(place: string): { readonly field: string } {
  return { field: `houseRules.${place}` };
}
