/** The ways in which vouchers change accounts after a signature. */
export const VOUCHER_CHANGES = ['added', 'corrected', 'reversed'] as const;
export type VoucherChange = (typeof VOUCHER_CHANGES)[number];
