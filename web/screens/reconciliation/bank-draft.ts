import {
  matchesOfSet,
  withoutSets,
  type Match,
  type MatchedSet,
} from '../../../src/money/bank/matched-sets.js';
import type { BadRow, BankLine } from '../../../src/money/bank/statement.js';

/** The files that somebody chose, and what they have found on it so far: it stays on this device. */
export interface BankDraft {
  readonly lines: readonly BankLine[];
  /** Of the latest file: the rows that are no lines, and how many lines were there before. */
  readonly bad: readonly BadRow[];
  readonly known: number;
  /** The last day of the statement; empty before it is said. */
  readonly until: string;
  /** The balance of the bank as it is typed. */
  readonly balance: string;
  /** Lines of the files with the events of the vouchers that are the same money. */
  readonly pairs: readonly Match[];
  /** The events of vouchers that were ticked by hand. */
  readonly ticked: readonly number[];
}

export const EMPTY_DRAFT: BankDraft = {
  ...{ lines: [], bad: [], known: 0, until: '', balance: '', pairs: [], ticked: [] },
};

/** Whether a voucher is found: in the file or by hand. */
export function isFound({ pairs, ticked }: BankDraft, event: number): boolean {
  return ticked.includes(event) || pairs.some(([, one]) => one === event);
}

/**
 * The draft with a voucher ticked by hand, or without it. Where lines of the file had it, with others
 * too, the whole set is open again: the rest of it would no longer have the same sum.
 */
export function withTick(draft: BankDraft, event: number, isTicked: boolean): BankDraft {
  const ticked = draft.ticked.filter((one) => one !== event);
  if (isTicked) return { ...draft, ticked: [...ticked, event] };
  const pairs = withoutSets(draft.pairs, ({ events }) => !events.includes(event));
  return { ...draft, ticked, pairs };
}

/** The draft with some sets of lines and vouchers found. */
export function withFound(draft: BankDraft, sets: readonly MatchedSet[]): BankDraft {
  return { ...draft, pairs: [...draft.pairs, ...sets.flatMap(matchesOfSet)] };
}
