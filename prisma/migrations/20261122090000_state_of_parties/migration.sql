-- The state of a session speaks of parties: what they are called in the ledger stands in "account" and
-- nowhere else. Standings become a list in the order in which the players first sat down, which is
-- that of their accounts; a session that has a cash box is closed.
UPDATE "session" SET state = (state - 'accounts' - 'cashBox' - 'standings') || jsonb_build_object(
  'closed', state ? 'cashBox',
  'standings', (SELECT jsonb_agg(
      jsonb_build_object('player', p.key, 'points', state -> 'standings' -> p.key)
      ORDER BY p.value::text::int8)
    FROM jsonb_each(state -> 'accounts' -> 'players') p));
