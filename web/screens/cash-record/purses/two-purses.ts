/** The purses between which money moves. */
export interface TwoPurses {
  readonly from: string;
  readonly to: string;
}

/**
 * The purses that a form of a move starts from: those that are said, and another one beside them.
 *
 * @param purses the ids of the purses in use, in their order
 * @param said the purses that a link names, null for none
 * @returns empty texts where there is no such purse
 */
export function twoPurses(
  purses: readonly string[],
  said: { readonly from: string | null; readonly to: string | null },
): TwoPurses {
  const beside = (other: string) => purses.find((one) => one !== other) ?? '';
  if (said.from === null && said.to !== null) return { from: beside(said.to), to: said.to };
  const from = said.from ?? purses[0] ?? '';
  return { from, to: said.to ?? beside(from) };
}

/** The purses with another one on one side; the sides change where it was on the other one. */
export function withPurse(before: TwoPurses, side: keyof TwoPurses, purse: string): TwoPurses {
  const other = side === 'from' ? 'to' : 'from';
  return before[other] === purse
    ? { from: before.to, to: before.from }
    : { ...before, [side]: purse };
}
