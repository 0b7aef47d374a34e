import {
  checkStake,
  citedByHouse,
  inHouseRules,
  resolveReadings,
  type HouseRules,
} from '../../house-rules/house-rules.js';
import { points } from '../../points.js';
import { refusal } from '../../refusals/refusal.js';
import type { Conventions, Stake, TarokBook, TarokRules, Tariff, TariffKey } from './book.js';
import { TARIFF_KEYS } from './book.js';
import type { FineCatalogue, FineCode, FineRule } from '../../fine-record.js';
import { FINE_CODES } from '../../fine-record.js';

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
  const { own, ownFines, foundations, notPlayed, countFactor } = book;
  return {
    game: 'tarok',
    book: book.id,
    tariff: resolveTariff(book, house.tariff ?? {}),
    fines: resolveFines(book, house.fines ?? {}),
    conventions,
    readings,
    sources: book.sources,
    ...(own !== undefined && { own }),
    ...(ownFines !== undefined && { ownFines }),
    ...(foundations !== undefined && { foundations }),
    ...(notPlayed !== undefined && { notPlayed }),
    ...(countFactor !== undefined && { countFactor }),
  };
}

function resolveTariff(book: TarokBook, stakes: Readonly<Record<string, number>>): Tariff {
  const resolved: Record<TariffKey, Stake> = { ...book.tariff };
  for (const [row, value] of Object.entries(stakes)) {
    const key = TARIFF_KEYS.find((known) => known === row);
    if (!key) throw refusal('tariff-row-unknown', { row }, inHouseRules(`tariff.${row}`));
    if (key === 'countUnit' && book.conventions.counting === 'all-exact') {
      throw refusal('count-is-exact', { book: book.id }, inHouseRules(`tariff.${row}`));
    }
    const least = key === 'chip' || key === 'countUnit' ? 1 : 0;
    checkStake(`tariff.${row}`, value, least);
    resolved[key] = { points: points(value), source: citedByHouse(book.tariff[key]) };
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
    if (!code || !rule) {
      const params = { book: book.id, fine: name };
      throw refusal('house-fine-unknown', params, inHouseRules(`fines.${name}`));
    }
    const list: readonly number[] = typeof value === 'number' ? [value] : value;
    const fits =
      typeof value === 'number' ? !rule.amountMustBeNamed : list.length === rule.choices.length;
    if (!fits) {
      const params = { fine: code, degrees: rule.choices.length };
      throw refusal('fine-degrees', params, inHouseRules(`fines.${name}`));
    }
    for (const amount of list) checkStake(`fines.${name}`, amount, 0);
    resolved[code] = {
      ...rule,
      source: citedByHouse(rule),
      choices: rule.choices.map((choice, degree) => ({
        ...choice,
        amount: points(list[degree] ?? choice.amount),
      })),
    };
  }
  return resolved;
}
