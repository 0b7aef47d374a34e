/**
 * Whether the vouchers of fiscal year `y` all cancel out within it, as SQL: each is reversed by another
 * of the year, or reverses one, and no account has a balance left of them. Such a year comes of a wrong
 * date that was put right; it is in no list, and does not keep a later year open.
 */
export const CANCELLED_SQL = `(y.vouchers > 0 AND CASE
  WHEN EXISTS (SELECT FROM voucher v WHERE v.club_id = y.club_id AND v.year = y.first_day
    AND NOT EXISTS (SELECT FROM voucher o WHERE o.club_id = v.club_id AND o.year = v.year
      AND o.event_seq IN (v.reverses, v.reversed_by))) THEN false
  ELSE NOT EXISTS (SELECT FROM voucher v
      JOIN posting p ON p.club_id = v.club_id AND p.event_seq = v.event_seq AND p.stage = 'money'
      CROSS JOIN LATERAL (VALUES (p.from_account, -p.amount), (p.to_account, p.amount))
        AS side (account, amount)
    WHERE v.club_id = y.club_id AND v.year = y.first_day
    GROUP BY side.account HAVING sum(side.amount) <> 0) END)`;
