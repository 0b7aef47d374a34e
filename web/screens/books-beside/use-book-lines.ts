import { FINE_CODES } from '../../../src/rules/fine-record.js';
import { gameOf, type Rules } from '../../../src/rules/game.js';
import { readingsOf } from '../../../src/rules/house-rules/house-choices.js';
import { wordsOfFine } from '../../../src/rules/own-book/words-of-fine.js';
import { plainPoints } from '../../parts/figures/points.js';
import { useTranslation } from '../../words/use-translation.js';
import { useHouseWords } from '../evening-start/house-rules/use-house-words.js';
import { useFinePrice } from '../fine-entry/use-fine-price.js';
import { useEffects } from '../rules/book-fines.js';
import { useEveningBook } from '../rules/use-evening-book.js';

/** One thing that a book says. */
export interface BookLine {
  /** The same in every book that has it. */
  readonly id: string;
  readonly name: string;
  readonly says: readonly string[];
}

/** Everything that a book says, in the order of play: topics, fines, then how it is read where it is unclear. */
export function useBookLines(rules: Rules): readonly BookLine[] {
  const { t, language } = useTranslation(['fine-entry', 'rules']);
  const topics = useEveningBook(rules, plainPoints);
  const priceOf = useFinePrice(rules);
  const effectsOf = useEffects();
  const house = useHouseWords();
  const catalogue = gameOf(rules).fines(rules);
  const { ownFines = [], readings } = rules;
  return [
    ...topics.map(({ id, name, prices, facts }) => {
      return { id, name, says: [...prices, ...facts].map(({ text }) => text) };
    }),
    ...FINE_CODES.flatMap((code) => {
      const rule = catalogue[code];
      if (rule === undefined || rule.choices.length === 0) return [];
      const says = rule.choices.map(({ amount, ...choice }) =>
        [...priceOf(amount, rule), ...effectsOf.choice(choice)].join(', '),
      );
      return [
        { id: `fine ${code}`, name: t(`codes.${code}`), says: [...says, ...effectsOf.rule(rule)] },
      ];
    }),
    ...ownFines.map((fine) => ({
      id: `own fine ${fine.code}`,
      name: wordsOfFine(fine, language),
      says: priceOf(fine.price, fine),
    })),
    ...readingsOf(rules).flatMap((reading) => {
      const { id, options } = reading;
      const chosen = options.find((one) => one.id === readings[id]) ?? options[0];
      if (chosen === undefined) return [];
      const says = [house.answer(reading, chosen)];
      return [{ id: `reading ${id}`, name: house.question(reading), says }];
    }),
  ];
}

/** A thing with what each of two books says of it; null for a book that does not have it. */
export interface LineBeside {
  readonly id: string;
  readonly name: string;
  readonly one: readonly string[] | null;
  readonly other: readonly string[] | null;
  readonly differs: boolean;
}

/** The lines of two books beside each other, in the order of the first; those of the second alone come last. */
export function besideLines(
  one: readonly BookLine[],
  other: readonly BookLine[],
): readonly LineBeside[] {
  const there = new Map(other.map((line) => [line.id, line]));
  const here = new Set(one.map(({ id }) => id));
  return [...one, ...other.filter(({ id }) => !here.has(id))].map(({ id, name }): LineBeside => {
    const [first, second] = [
      one.find((line) => line.id === id)?.says ?? null,
      there.get(id)?.says ?? null,
    ];
    return {
      id,
      name,
      one: first,
      other: second,
      differs: first?.join('\n') !== second?.join('\n'),
    };
  });
}
