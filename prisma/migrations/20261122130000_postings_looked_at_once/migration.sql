-- What must hold for a posting, as in the migration of the guards, looked up once for every event
-- and every pair of accounts of a statement, not for every posting: an import copies thousands of
-- postings between a few accounts at a time.
CREATE OR REPLACE FUNCTION "posting_moves_balances"() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_material = off AS $$
DECLARE
  wrong record;
BEGIN
  UPDATE public.account a SET balance = a.balance + s.change
    FROM (SELECT club_id, account, sum(change)::int8 AS change
      FROM (SELECT club_id, from_account AS account, -amount AS change FROM fresh
        UNION ALL SELECT club_id, to_account, amount FROM fresh) side
      GROUP BY club_id, account ORDER BY club_id, account) s
    WHERE a.club_id = s.club_id AND a.id = s.account;
  SELECT p.event_seq, 'its event is not of this transaction' AS why INTO wrong
  FROM (SELECT club_id, event_seq, session_id FROM fresh GROUP BY 1, 2, 3) p
    LEFT JOIN LATERAL (SELECT seq, session_id FROM public.club_event x
      WHERE x.club_id = p.club_id AND x.seq = p.event_seq
        AND x.xmin = pg_current_xact_id()::xid LIMIT 1) e ON true
  WHERE e.seq IS NULL OR e.session_id IS DISTINCT FROM p.session_id
  UNION ALL
  SELECT p.event_seq, CASE WHEN f.id IS NULL THEN 'the account that pays is not the club''s'
    WHEN t.id IS NULL THEN 'the account that is paid is not the club''s'
    ELSE 'its accounts are of different units or sessions' END
  FROM (SELECT club_id, session_id, from_account, to_account, min(event_seq) AS event_seq
      FROM fresh GROUP BY 1, 2, 3, 4) p
    LEFT JOIN LATERAL (SELECT id, unit, session_id FROM public.account a
      WHERE a.club_id = p.club_id AND a.id = p.from_account LIMIT 1) f ON true
    LEFT JOIN LATERAL (SELECT id, unit, session_id FROM public.account a
      WHERE a.club_id = p.club_id AND a.id = p.to_account LIMIT 1) t ON true
  WHERE f.id IS NULL OR t.id IS NULL OR f.unit <> t.unit
    OR (f.unit = 'points' AND (f.session_id <> t.session_id
      OR p.session_id IS NULL OR f.session_id <> p.session_id))
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'a posting of event % is refused: %', wrong.event_seq, wrong.why
      USING ERRCODE = 'KP002', TABLE = 'posting';
  END IF;
  RETURN NULL;
END $$;
