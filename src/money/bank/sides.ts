import type { Day } from '../../values/day.js';
import { sumOfMovements, type PurseMovement } from './reconciled.js';

/** A movement that may take another one back. */
export interface Reversible extends PurseMovement {
  /** The event that it takes back; null for none. */
  readonly reverses: number | null;
}

/** A voucher and its reversal in the same purse: together they are nothing, and no bank shows them. */
export type Cancelling<M> = readonly [voucher: M, reversal: M];

/**
 * The pairs of open movements that cancel out. Of a voucher that was taken back, and holds again since
 * its reversal was taken back too, the two reversals are the pair.
 *
 * @param until the last day of the statement: both are in the books by then; empty for any day
 */
export function cancellingPairs<M extends Reversible>(
  open: readonly M[],
  until: Day,
): readonly Cancelling<M>[] {
  const byEvent = new Map(open.map((one) => [one.event, one]));
  const used = new Set<number>();
  return [...open]
    .sort((one, other) => other.event - one.event)
    .flatMap((reversal): Cancelling<M>[] => {
      const voucher = byEvent.get(reversal.reverses ?? 0);
      if (voucher === undefined || used.has(reversal.event) || used.has(voucher.event)) return [];
      const isByThen = until === '' || (voucher.day <= until && reversal.day <= until);
      if (!isByThen || voucher.amount + reversal.amount !== 0) return [];
      used.add(reversal.event).add(voucher.event);
      return [[voucher, reversal]];
    });
}

/** The two sides of a reconciliation. */
export interface Compared {
  /** The balance of the bank's statement, in minor units. */
  readonly bank: number;
  /** The balance that was reconciled before. */
  readonly before: number;
  /** The last day of the statement; empty before it is said: then all of the books are compared. */
  readonly until: Day;
  readonly open: readonly PurseMovement[];
  /** The lines that nothing in the books was found or is proposed for. */
  readonly onlyAtBank: readonly { readonly amount: number }[];
  /** The movements up to the day that are not at the bank, as it seems. */
  readonly onlyInBooks: readonly PurseMovement[];
  /** The movements after the day that are on the statement all the same, as it seems. */
  readonly foundLater: readonly PurseMovement[];
}

/** The sum that leads from the books to the bank; all in minor units. */
export interface Comparison {
  readonly bank: number;
  /** The balance of the books at the end of the day. */
  readonly books: number;
  /** `bank` less `books`: the sum of the four below. */
  readonly difference: number;
  readonly onlyAtBank: number;
  /** Below 0 for money that came in. */
  readonly onlyInBooks: number;
  readonly foundLater: number;
  /** The part that no line and no voucher accounts for: lines are missing, or a tick is wrong. */
  readonly unexplained: number;
}

/** The balance of the bank beside that of the books, and all that is between them. */
export function compared(sides: Compared): Comparison {
  const { bank, before, until, open } = sides;
  const books = before + sumOfMovements(open.filter(({ day }) => until === '' || day <= until));
  const difference = bank - books;
  const onlyAtBank = sides.onlyAtBank.reduce((sum, { amount }) => sum + amount, 0);
  const onlyInBooks = 0 - sumOfMovements(sides.onlyInBooks);
  const foundLater = sumOfMovements(sides.foundLater);
  const unexplained = difference - onlyAtBank - onlyInBooks - foundLater;
  return { bank, books, difference, onlyAtBank, onlyInBooks, foundLater, unexplained };
}
