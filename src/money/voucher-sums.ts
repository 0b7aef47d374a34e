import type { LedgerType } from './years/year-accounts.js';

/** A movement of a voucher, from the account that is debited to the one that is credited. */
interface Line {
  readonly types: readonly [LedgerType, LedgerType];
  /** Minor units; more than 0. */
  readonly amount: number;
}

interface Of {
  readonly kind: string;
  /** The cost of an expense, the part of a payer among those who share it too; null for anything else. */
  readonly cost: number | null;
  /** Whether it takes another voucher back. */
  readonly isReversal: boolean;
}

interface VoucherSums {
  /**
   * The amount of the voucher. Where money came into purses or went out of them, it has the sign of that.
   * Where it did not, it is what was moved, below 0 for a reversal: of an evening what was lost, of an
   * expense that a member laid out all that it cost.
   */
  readonly amount: number;
  /** Money that came into purses, less money that went out of them; 0 where money went from purse to purse. */
  readonly inPurses: number;
  /** The part of an expense that others owe; null for a voucher of anything else. */
  readonly shared: number | null;
}

/** The sums of a voucher, in minor units. */
export function sumsOfVoucher(lines: readonly Line[], { kind, cost, isReversal }: Of): VoucherSums {
  const sum = (counts: (types: Line['types']) => number) =>
    lines.reduce((all, { types, amount }) => all + counts(types) * amount, 0);
  const inPurses = sum(([debit, credit]) => Number(debit === 'purse') - Number(credit === 'purse'));
  const moved = cost ?? sum(([debit]) => Number(debit !== 'clearing'));
  const unsigned = isReversal ? 0 - moved : moved;
  const shared = sum(([debit]) => Number(debit === 'member'));
  return {
    amount: inPurses === 0 ? unsigned : inPurses,
    inPurses,
    shared: kind === 'expense-recorded' && shared > 0 ? shared : null,
  };
}
