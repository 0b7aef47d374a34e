/**
 * SQL: that a voucher `v` lacks its receipt, as `lacksReceipt` says.
 * @param kinds an array of the kinds that have one, as SQL
 */
export const lacksReceiptSql = (kinds: string) =>
  `v.kind = ANY (${kinds}) AND v.receipt IS NULL AND v.reversed_by IS NULL
  AND NOT EXISTS (SELECT FROM receipt r WHERE r.club_id = v.club_id
    AND r.voucher_seq = v.event_seq AND r.held IS NOT NULL)`;
