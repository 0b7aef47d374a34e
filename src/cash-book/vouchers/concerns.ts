/** That a voucher `v` concerns somebody or something: parameter 2 are their ids, 3 is that of an account. */
export const CONCERNS = `($2::uuid[] IS NULL OR EXISTS (SELECT FROM event_subject s
  WHERE s.club_id = v.club_id AND s.seq = v.event_seq AND s.subjects && $2))
  AND ($3::uuid IS NULL OR EXISTS (SELECT FROM event_subject s
  WHERE s.club_id = v.club_id AND s.seq = v.event_seq AND s.subjects @> ARRAY[$3::uuid]))`;
