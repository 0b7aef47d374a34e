import { gameOf, type Rules } from '../../../src/rules/game.js';
import { HOUSE_RULE, OWN_BOOK, withoutBook } from '../../../src/rules/house-rules/house-rules.js';
import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import type { Topic } from '../../../src/rules/topic.js';
import { fill } from '../../../src/words/fill.js';
import { plainPoints } from '../../parts/figures/points.js';
import { useSource } from '../../parts/payments/use-source.js';
import { useTranslation } from '../../words/use-translation.js';
import { useHouseWords } from '../evening-start/house-rules/use-house-words.js';

/** A topic as the evening has it, in words. */
export interface ExplainedTopic {
  readonly id: string;
  readonly section: Topic['section'];
  readonly name: string;
  /** The meaning, in a sentence or two. */
  readonly says: string;
  /** The prices this evening. */
  readonly prices: readonly RuleSentence[];
  /** How it is played this evening. */
  readonly facts: readonly RuleSentence[];
  /** Places in the book. */
  readonly sources: readonly string[];
}

/** A sentence, and whether it is the house that has it so. */
export interface RuleSentence {
  readonly text: string;
  readonly isHouse: boolean;
  /** The book's value, where that is a number. */
  readonly usual: string | null;
}

type Named = Readonly<Partial<Record<string, string>>>;
type Values = Readonly<Partial<Record<string, string | number | boolean>>>;

/** The topics of an evening's rules in words. Words: `terms-…` of the game, `house-rules` and theirs. */
export function useEveningBook(rules: Rules, money: (points: number) => string) {
  const priceOf = usePrices(rules, money);
  const factOf = useFacts(rules);
  const { all } = useTranslation(`terms-${rules.game}` as const);
  const names: Named = all('names');
  const says: Named = all('says');
  const sources: Named = { ...rules.sources } as Named;
  const sourceOf = useSource();
  const told = ({ id, section, rows, conventions, sources: places }: Topic): ExplainedTopic => ({
    ...{ id, section, name: names[id] ?? id, says: says[id] ?? '' },
    prices: rows.flatMap((row) => priceOf(row)),
    facts: conventions.flatMap((convention) => factOf(convention)),
    sources: unique([
      ...rows.map((row) => gameOf(rules).stake(rules, row)?.source),
      ...places.map((place) => sources[place]),
    ]).map(sourceOf),
  });
  return gameOf(rules).topics(rules).map(told);
}

/** The price of a row of the tariff, in a sentence. */
function usePrices(rules: Rules, money: (points: number) => string) {
  const { all } = useTranslation(`terms-${rules.game}` as const);
  const words = useHouseWords();
  const book = bookOf(rules);
  const prices: Named = all('prices');
  return (row: string): readonly RuleSentence[] => {
    const game = gameOf(rules);
    const points = game.stake(rules, row)?.points;
    if (points === undefined) return [];
    const inBook = game.stake(book, row)?.points ?? 0;
    const isHouse = points !== inBook;
    const usual = isHouse ? plainPoints(inBook) : null;
    const { sentence, isPaid } = game.price(row);
    const what = words.row({ id: row, part: 'tariff', key: row, degree: 0, degrees: 1 });
    const amount = isPaid ? money(points) : plainPoints(points);
    return [{ text: fill(prices[sentence] ?? row, { what, points: amount }), isHouse, usual }];
  };
}

/** How a convention has it played, in a sentence; nothing of what it leaves as it is. */
function useFacts(rules: Rules) {
  const { all } = useTranslation(`terms-${rules.game}` as const);
  const words: Readonly<Partial<Record<string, Named>>> = all('conventions');
  const here: Values = { ...rules.conventions };
  const inBook: Values = { ...bookOf(rules).conventions };
  return (convention: string): readonly RuleSentence[] => {
    const value = here[convention];
    const text = value === undefined ? '' : (words[convention]?.[String(value)] ?? '');
    if (text === '') return [];
    return [{ text, isHouse: value !== inBook[convention], usual: null }];
  };
}

/** The rules of the book itself, as an evening by it has them today. */
function bookOf({ book }: Rules): Rules {
  return resolveRules(ruleBook(book));
}

/**
 * Places in the form for a reader: without the book, which is the heading, and without the mark of the
 * house.
 */
export function placeOf(source: string): string {
  return withoutBook(source.replace(`; ${HOUSE_RULE}`, '').replace(`; ${OWN_BOOK}`, ''));
}

function unique(places: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(places.filter((place) => place !== undefined).map(placeOf))];
}
