/** The orders of a list of vouchers: by year and number, or by day; `-desc` has the last one first. */
export const VOUCHER_ORDERS = ['number-desc', 'number-asc', 'day-desc', 'day-asc'] as const;
export type VoucherOrder = (typeof VOUCHER_ORDERS)[number];
