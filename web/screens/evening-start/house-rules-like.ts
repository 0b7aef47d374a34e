import type { Rules } from '../../../src/rules/game.js';
import type { HouseRules } from '../../../src/rules/house-rules.js';
import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import type { FineRule } from '../../../src/rules/tarok/book.js';

/**
 * What an evening played differently from its book, so that the next one can as well.
 *
 * @param rules as they were pinned to the evening
 * @returns null when it was played by the book
 */
export function houseRulesLike(rules: Rules): HouseRules | null {
  const plain = resolveRules(ruleBook(rules.book));
  const house = {
    readings: different(rules.readings, plain.readings, (option) => option),
    tariff: different(rules.tariff, plain.tariff, ({ points }) => points),
    fines:
      rules.game === 'tarok' && plain.game === 'tarok'
        ? different(rules.fines, plain.fines, amountsOf)
        : {},
  };
  const parts = Object.entries(house).filter(([, part]) => Object.keys(part).length > 0);
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

/** How many things are played differently. */
export function differencesIn({ readings = {}, tariff = {}, fines = {} }: HouseRules): number {
  return [readings, tariff, fines].reduce((all, part) => all + Object.keys(part).length, 0);
}

function amountsOf({ choices }: FineRule): readonly number[] {
  return choices.map(({ amount }) => amount);
}

function different<Row, Value>(
  played: Readonly<Partial<Record<string, Row>>>,
  plain: Readonly<Partial<Record<string, Row>>>,
  valueOf: (row: Row) => Value,
): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const [key, row] of Object.entries(played)) {
    const usual = plain[key];
    if (row === undefined || usual === undefined) continue;
    const value = valueOf(row);
    if (JSON.stringify(value) !== JSON.stringify(valueOf(usual))) found[key] = value;
  }
  return found;
}
