import { MOST_DAYS, signsOn, type Matchable, type Signs } from './matching.js';
import type { BankLine } from './statement.js';

/** A line that looks like a movement of the books with a slip in it. */
export interface NearMatch {
  /** The line in the file. */
  readonly line: number;
  readonly event: number;
  /**
   * Two neighbouring digits changed places; the same amount under a day that is far away; or the bank
   * kept a fee.
   */
  readonly slip: Slip;
  /** The movement less the line, in minor units; 0 where only the day differs. */
  readonly difference: number;
}

const SLIPS = ['digits', 'day', 'fee'] as const;
export type Slip = (typeof SLIPS)[number];

/** Days between a line and a voucher that was typed under another month. */
const MOST_DAYS_TYPED = 62;

/** A fee is this part of the amount at most; more of it where the text has the code or the name. */
const FEE_PARTS = { plain: 20, named: 5 };

interface Pair extends NearMatch, Signs {}

/**
 * The lines that look like a movement, and are not it: each line and each movement at most once. Nothing
 * of it is ever confirmed by itself.
 *
 * @param lines those for which no match is proposed
 * @param movements those for which no match is proposed
 */
export function nearMatches(
  lines: readonly BankLine[],
  movements: readonly Matchable[],
): readonly NearMatch[] {
  const pairs = lines
    .flatMap((line) => {
      const signsOf = signsOn(line);
      return movements.flatMap((movement) => pairOf(line, movement, signsOf(movement)));
    })
    .sort(compareRanks);
  const used = { lines: new Set<number>(), movements: new Set<number>() };
  return pairs.flatMap(({ line, event, slip, difference }) => {
    if (used.lines.has(line) || used.movements.has(event)) return [];
    used.lines.add(line);
    used.movements.add(event);
    return [{ line, event, slip, difference }];
  });
}

function compareRanks(one: Pair, other: Pair): number {
  return (
    SLIPS.indexOf(one.slip) - SLIPS.indexOf(other.slip) ||
    Number(other.byCode) - Number(one.byCode) ||
    Number(other.byName) - Number(one.byName) ||
    one.days - other.days ||
    one.difference - other.difference ||
    one.line - other.line ||
    one.event - other.event
  );
}

function pairOf(line: BankLine, movement: Matchable, signs: Signs): readonly Pair[] {
  const slip = slipOf(line.amount, movement.amount, signs);
  if (slip === null) return [];
  const difference = movement.amount - line.amount;
  return [{ line: line.line, event: movement.event, slip, difference, ...signs }];
}

function slipOf(bank: number, books: number, { days, byCode, byName }: Signs): Slip | null {
  if (bank === books) return days > MOST_DAYS && days <= MOST_DAYS_TYPED ? 'day' : null;
  if (days > MOST_DAYS || Math.sign(bank) !== Math.sign(books)) return null;
  if (areDigitsSwapped(Math.abs(bank), Math.abs(books))) return 'digits';
  // A fee makes less of what comes in, and more of what goes out.
  const fee = books - bank;
  const parts = byCode || byName ? FEE_PARTS.named : FEE_PARTS.plain;
  return fee > 0 && fee * parts <= Math.abs(books) ? 'fee' : null;
}

/** Whether two amounts differ by two neighbouring digits that changed places: 117.50 and 171.50. */
export function areDigitsSwapped(one: number, other: number): boolean {
  const [digits, others] = [String(one), String(other)];
  const at = [...digits].findIndex((digit, place) => digit !== others[place]);
  if (at < 0) return false;
  const turned = `${digits.slice(0, at)}${digits[at + 1] ?? ''}${digits[at] ?? ''}${digits.slice(at + 2)}`;
  return turned === others;
}
