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
  readonly pairs: readonly (readonly [line: number, event: number])[];
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

/** The draft with a voucher ticked by hand, or without it, also where a line of the file had it. */
export function withTick(draft: BankDraft, event: number, isTicked: boolean): BankDraft {
  const ticked = draft.ticked.filter((one) => one !== event);
  if (isTicked) return { ...draft, ticked: [...ticked, event] };
  return { ...draft, ticked, pairs: draft.pairs.filter(([, one]) => one !== event) };
}

/** The draft with some lines found. */
export function withPairs(
  draft: BankDraft,
  found: readonly { readonly line: number; readonly event: number }[],
): BankDraft {
  const pairs = found.map(({ line, event }) => [line, event] as const);
  return { ...draft, pairs: [...draft.pairs, ...pairs] };
}
