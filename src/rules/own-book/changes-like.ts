import { choicesLike, houseRulesOf } from '../house-rules/house-choices.js';
import { FINE_CODES, type FineCatalogue } from '../fine-record.js';
import { gameOf, type Rules } from '../game.js';
import { ruleBook } from '../rule-book.js';
import type { AddedFine, BookChanges } from './changes.js';

/** The changes of rules from their book of the sources: those of the club’s own book and of the evening. */
export function changesLike(rules: Rules): BookChanges {
  const book = ruleBook(rules.book);
  const { readings, tariff, fines } = houseRulesOf(book, choicesLike(rules)) ?? {};
  const printed: FineCatalogue = 'fines' in book ? book.fines : {};
  const here = gameOf(rules).fines(rules);
  const map = <T>(value: (code: (typeof FINE_CODES)[number]) => T | undefined) =>
    Object.fromEntries(
      FINE_CODES.flatMap((code) => {
        const one = value(code);
        return one === undefined ? [] : [[code, one] as const];
      }),
    );
  const foundations = 'foundations' in rules ? (rules.foundations ?? {}) : {};
  const parts: BookChanges = {
    readings: readings ?? {},
    tariff: tariff ?? {},
    foundations: Object.fromEntries(
      Object.entries(foundations).map(([pot, { points }]) => [pot, points]),
    ),
    fines: Object.fromEntries(
      Object.entries(fines ?? {})
        .filter(([code]) => FINE_CODES.some((one) => one === code && here[one] !== undefined))
        .map(([code, amounts]) => [code, typeof amounts === 'number' ? [amounts] : amounts]),
    ),
    cups: map((code) => here[code]?.cup),
    from: map((code) => here[code]?.from),
    leftOut: FINE_CODES.filter((code) => printed[code] !== undefined && here[code] === undefined),
    added: (rules.ownFines ?? []).map(({ source: _source, ...fine }): AddedFine => fine),
    notPlayed: rules.notPlayed ?? [],
    ...('countFactor' in rules && { countFactor: rules.countFactor.points }),
  };
  return withoutEmpty(parts);
}

/** Changes without the parts in which there is nothing. */
export function withoutEmpty(changes: BookChanges): BookChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([, value]: [string, unknown]) =>
        value !== undefined &&
        (typeof value !== 'object' || value === null || Object.keys(value).length > 0),
    ),
  );
}
