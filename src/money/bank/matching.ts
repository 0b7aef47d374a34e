import { daysBetween, type Day } from '../../values/day.js';
import { normalisedReference } from '../reference.js';
import type { BankLine } from './statement.js';

/** A movement of the books, as far as a line of a bank can show it. */
export interface Matchable {
  readonly event: number;
  readonly day: Day;
  readonly amount: number;
  /** The payment codes that the bank may show. */
  readonly codes: readonly string[];
  /** The names that the bank may show. */
  readonly names: readonly string[];
}

/** A line of the bank and a movement of the books that are the same money, as it seems. */
export interface Proposal {
  /** The line in the file. */
  readonly line: number;
  readonly event: number;
  /** Whether the text has the payment code. */
  readonly byCode: boolean;
  /**
   * The reason why somebody looks at it before it is confirmed: several are as good, or the days differ
   * and the text has neither code nor name. Null for none.
   */
  readonly doubt: 'several' | 'day' | null;
}

/** How far apart the days of the bank and the books may be, without and with the payment code. */
export const MOST_DAYS = 10;
const MOST_DAYS_BY_CODE = 60;

/** The signs that a line and a movement are the same money, beside the amount. */
export interface Signs {
  readonly byCode: boolean;
  readonly days: number;
  readonly byName: boolean;
}

interface Pair extends Signs {
  readonly line: BankLine;
  readonly movement: Matchable;
}

/**
 * Proposes which lines and movements are the same money: of the same amount, first those with the
 * payment code in the text, then the nearest days, then a name in the text. Each line and each movement
 * is in one proposal at most.
 */
export function proposeMatches(
  lines: readonly BankLine[],
  movements: readonly Matchable[],
): readonly Proposal[] {
  const pairs = pairsOf(lines, movements).sort(
    (one, other) =>
      compareRanks(one, other) ||
      one.line.line - other.line.line ||
      one.movement.event - other.movement.event,
  );
  const used = { lines: new Set<number>(), movements: new Set<number>() };
  const proposals: Proposal[] = [];
  for (const pair of pairs) {
    const { line, movement, byCode, byName, days } = pair;
    if (used.lines.has(line.line) || used.movements.has(movement.event)) continue;
    used.lines.add(line.line);
    used.movements.add(movement.event);
    const hasRival = pairs.some((other) => other !== pair && isRival(other, pair));
    const isOtherDay = days > 0 && !byCode && !byName;
    const doubt = hasRival ? 'several' : isOtherDay ? 'day' : null;
    proposals.push({ line: line.line, event: movement.event, byCode, doubt });
  }
  return proposals;
}

/** Whether another pair of the same line or movement is as good. */
function isRival(other: Pair, pair: Pair): boolean {
  const shares = other.line === pair.line || other.movement === pair.movement;
  return shares && compareRanks(other, pair) === 0;
}

function compareRanks(one: Pair, other: Pair): number {
  return (
    Number(other.byCode) - Number(one.byCode) ||
    one.days - other.days ||
    Number(other.byName) - Number(one.byName)
  );
}

function pairsOf(lines: readonly BankLine[], movements: readonly Matchable[]): Pair[] {
  const byAmount = new Map<number, Matchable[]>();
  for (const one of movements) {
    byAmount.set(one.amount, [...(byAmount.get(one.amount) ?? []), one]);
  }
  return lines.flatMap((line) => {
    const signsOf = signsOn(line);
    return (byAmount.get(line.amount) ?? []).flatMap((movement): Pair[] => {
      const signs = signsOf(movement);
      return signs.days > (signs.byCode ? MOST_DAYS_BY_CODE : MOST_DAYS)
        ? []
        : [{ line, movement, ...signs }];
    });
  });
}

/** The signs of movements on a line. */
export function signsOn(line: BankLine): (movement: Matchable) => Signs {
  const codes = codesIn(line.text);
  const words = wordsIn(line.text);
  return ({ day, codes: its, names }) => ({
    byCode: its.some((code) => codes.has(code)),
    days: Math.abs(daysBetween(line.day, day)),
    byName: names.some((name) => isNamed(name, words)),
  });
}

/** The payment codes in a text, as the club writes them; also one that is parted by a space. */
export function codesIn(text: string): ReadonlySet<string> {
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const pairs = parts.slice(1).map((part, at) => `${parts[at] ?? ''}${part}`);
  return new Set([...parts, ...pairs].flatMap((part) => normalisedReference(part) ?? []));
}

/** A word of this length or more can name somebody. */
const SHORTEST_NAME = 3;

function isNamed(name: string, words: ReadonlySet<string>): boolean {
  return [...wordsIn(name)].some((word) => word.length >= SHORTEST_NAME && words.has(word));
}

/** The words of a text without what distinguishes how banks write them. */
function wordsIn(text: string): ReadonlySet<string> {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
  return new Set(plain.split(/[^\p{L}\p{N}]+/u));
}
