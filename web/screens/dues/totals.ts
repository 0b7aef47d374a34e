import type { ChargedMember } from '../../api/money/dues.js';

/** A charge of dues in sums; amounts in minor units. */
export interface DuesTotals {
  /** The members who are charged; those whose charge was waived are not. */
  readonly members: number;
  readonly charged: number;
  readonly paid: number;
  readonly open: number;
}

/** The sums of the charges that were not waived. */
export function totalsOf(
  lines: readonly Pick<ChargedMember, 'amount' | 'left' | 'waivedBy'>[],
): DuesTotals {
  const held = lines.filter(({ waivedBy }) => waivedBy === null);
  const charged = held.reduce((sum, { amount }) => sum + amount, 0);
  const open = held.reduce((sum, { left }) => sum + left, 0);
  return { members: held.length, charged, paid: charged - open, open };
}
