/** A movement of a voucher; both parts of a party are null between evenings and members. */
interface Line {
  readonly from: { readonly member: string | null; readonly account: string | null };
  readonly amount: number;
}

/**
 * The amount of a voucher, in minor units: all that was moved. Of an evening it is what the losers lost
 * and not once more what the winners won, as in the accounts of a year.
 */
export function voucherAmount(lines: readonly Line[]): number {
  return lines
    .filter(({ from: { member, account } }) => member !== null || account !== null)
    .reduce((sum, { amount }) => sum + amount, 0);
}
