import { points } from '../../points.js';
import {
  checkStake,
  citedByHouse,
  inHouseRules,
  resolveReadings,
  type HouseRules,
} from '../../house-rules/house-rules.js';
import { refusal } from '../../refusals/refusal.js';
import type { Conventions, KoenigrufenBook, KoenigrufenRules, Tariff, TariffKey } from './book.js';
import { FACTORS, TARIFF_KEYS, TWICE } from './book.js';

/** The highest factor that a club can set for valat. */
const HIGHEST_FACTOR = 100;

/**
 * Works a club's house rules into the book.
 *
 * @param house readings and stakes by their ids; where a stake is set that the source doubles for
 *   another row (a figure for the same one declared), that row follows unless it is set as well
 * @returns the rules of a session, as plain data
 * @throws Refusal `house-rule-unknown` for a reading or row that the book does not have, a value
 *   that it cannot take, or a fine: the source has none
 */
export function resolveRules(book: KoenigrufenBook, house: HouseRules = {}): KoenigrufenRules {
  const readings = resolveReadings(book.readings, house.readings ?? {});
  let conventions: Conventions = book.conventions;
  let tariff: Tariff = book.tariff;
  for (const { id, options } of book.readings) {
    const option = options.find((one) => one.id === readings[id]);
    conventions = { ...conventions, ...option?.sets };
    tariff = { ...tariff, ...option?.tariff };
  }
  for (const name of Object.keys(house.fines ?? {})) {
    const params = { book: book.id, fine: name };
    throw refusal('house-fine-unknown', params, inHouseRules(`fines.${name}`));
  }
  const { own, ownFines, notPlayed } = book;
  return {
    game: 'koenigrufen',
    book: book.id,
    tariff: resolveTariff(tariff, house.tariff ?? {}),
    conventions,
    readings,
    sources: book.sources,
    ...(own !== undefined && { own }),
    ...(ownFines !== undefined && { ownFines }),
    ...(notPlayed !== undefined && { notPlayed }),
  };
}

function resolveTariff(tariff: Tariff, stakes: Readonly<Record<string, number>>): Tariff {
  const resolved = { ...tariff };
  const set = (key: TariffKey, value: number): void => {
    resolved[key] = { points: points(value), source: citedByHouse(tariff[key]) };
  };
  for (const [row, value] of Object.entries(stakes)) {
    const key = TARIFF_KEYS.find((known) => known === row);
    if (!key) throw refusal('tariff-row-unknown', { row }, inHouseRules(`tariff.${row}`));
    if (FACTORS.includes(key)) checkStake(`tariff.${row}`, value, 1, HIGHEST_FACTOR);
    else checkStake(`tariff.${row}`, value, 0);
    set(key, value);
  }
  for (const key of TARIFF_KEYS) {
    const single = TWICE[key];
    if (single === undefined || Object.hasOwn(stakes, key)) continue;
    const value = Object.hasOwn(stakes, single) ? stakes[single] : undefined;
    if (value !== undefined) set(key, 2 * value);
  }
  return resolved;
}
