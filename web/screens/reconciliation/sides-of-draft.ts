import { proposeMatches, type Matchable, type Proposal } from '../../../src/money/bank/matching.js';
import { nearMatches, type Slip } from '../../../src/money/bank/near-matches.js';
import { cancellingPairs, type Cancelling } from '../../../src/money/bank/sides.js';
import type { BankLine } from '../../../src/money/bank/statement.js';
import { summedMatches } from '../../../src/money/bank/summed-matches.js';
import type { Movement } from '../../api/money/reconciliations.js';
import { isFound, type BankDraft } from './bank-draft.js';

/** Lines and movements that seem to be the same money: one of each, or several on one side. */
export interface ProposedMatch {
  readonly lines: readonly BankLine[];
  readonly movements: readonly Movement[];
  /** The reason why it is looked at before it is confirmed; null for none. */
  readonly doubt: Proposal['doubt'] | 'sum';
}

/** The movement that a line looks like, and the slip between them. */
export interface Near {
  readonly movement: Movement;
  readonly slip: Slip;
  /** The movement less the line, in minor units. */
  readonly difference: number;
}

/** Each open movement, and each line of the bank that nothing was found for, in one place. */
export interface Sides {
  readonly found: readonly Movement[];
  readonly cancelling: readonly Cancelling<Movement>[];
  readonly proposals: readonly ProposedMatch[];
  readonly onlyAtBank: readonly BankLine[];
  readonly onlyInBooks: readonly Movement[];
  /** The movements after the last day that nothing was found for. */
  readonly later: readonly Movement[];
  /** By the numbers of lines only at the bank. */
  readonly near: ReadonlyMap<number, Near>;
}

/**
 * The two sides of a reconciliation as it is being made.
 *
 * @param lines those that are to be reconciled
 * @param matchableOf a movement with the codes and names that a bank may show
 */
export function sidesOf(
  draft: BankDraft,
  lines: readonly BankLine[],
  open: readonly Movement[],
  matchableOf: (movement: Movement) => Matchable,
): Sides {
  const found = open.filter(({ event }) => isFound(draft, event));
  const notFound = open.filter((one) => !found.includes(one));
  const cancelling = cancellingPairs(notFound, draft.until);
  const cancelled = new Set(cancelling.flat());
  const candidates = notFound.filter((one) => !cancelled.has(one));
  const unmatched = lines.filter(({ line }) => draft.pairs.every(([one]) => one !== line));
  const proposals = proposalsOf(unmatched, candidates, matchableOf);
  const [onlyAtBank, left] = leftBy(proposals, unmatched, candidates);
  const isLater = ({ day }: Movement) => draft.until !== '' && day > draft.until;
  const near = nearMatches(onlyAtBank, left.map(matchableOf)).flatMap((one) =>
    left
      .filter(({ event }) => event === one.event)
      .map((movement): [number, Near] => [one.line, { ...one, movement }]),
  );
  return {
    ...{ found, cancelling, proposals, onlyAtBank },
    onlyInBooks: left.filter((one) => !isLater(one)),
    later: left.filter(isLater),
    near: new Map(near),
  };
}

/** The lines and movements that are in no proposal. */
function leftBy(
  proposals: readonly ProposedMatch[],
  lines: readonly BankLine[],
  movements: readonly Movement[],
): readonly [readonly BankLine[], readonly Movement[]] {
  const proposed = new Set([
    ...proposals.flatMap((one) => one.lines),
    ...proposals.flatMap((one) => one.movements),
  ]);
  return [lines.filter((one) => !proposed.has(one)), movements.filter((one) => !proposed.has(one))];
}

/** One line and one voucher first; then sets of vouchers for a line, and sets of lines for a voucher. */
function proposalsOf(
  lines: readonly BankLine[],
  movements: readonly Movement[],
  matchableOf: (movement: Movement) => Matchable,
): readonly ProposedMatch[] {
  const linesOf = (...numbers: readonly number[]) =>
    lines.filter(({ line }) => numbers.includes(line));
  const movementsOf = (...events: readonly number[]) =>
    movements.filter(({ event }) => events.includes(event));
  const single = proposeMatches(lines, movements.map(matchableOf)).map(
    ({ line, event, doubt }): ProposedMatch => {
      return { lines: linesOf(line), movements: movementsOf(event), doubt };
    },
  );
  const bySums = (isLine: boolean, before: readonly ProposedMatch[]) => {
    const [bank, books] = leftBy(before, lines, movements);
    const sides = [
      bank.map(({ line: id, day, amount }) => ({ id, day, amount })),
      books.map(({ event: id, day, amount }) => ({ id, day, amount })),
    ] as const;
    const [ones, parts] = isLine ? sides : ([sides[1], sides[0]] as const);
    const sets = summedMatches(ones, parts).map(({ one, several, isOnly }): ProposedMatch => ({
      lines: isLine ? linesOf(one) : linesOf(...several),
      movements: isLine ? movementsOf(...several) : movementsOf(one),
      doubt: isOnly ? 'sum' : 'several',
    }));
    return [...before, ...sets];
  };
  return bySums(false, bySums(true, single));
}
