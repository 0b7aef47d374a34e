-- What must hold whatever code writes to this database.
--
-- Each session keeps the plan of a function's statement from its first use on, when the tables may
-- be nearly empty and a scan the cheapest way. So the functions look up one thing at a time by its
-- key (LATERAL … LIMIT 1, which no join order can undo), and scans are off in them.
--
-- The functions name their tables with the schema, and those that write do so as their owner with a
-- fixed search path: a temporary table called "account" cannot stand in for the real one, and the
-- service may run as a role that has no UPDATE on "account" at all.
--
-- SQLSTATEs: KP001 something append-only was touched; KP002 a posting that cannot be;
-- KP003 the log's chain is broken; KP004 accounts do not sum to zero.

-- ---------------------------------------------------------------------------------------------
-- Closed lists and bounds
-- ---------------------------------------------------------------------------------------------

-- PostgreSQL reads the text of a table's CHECKs anew in every statement that writes to it, so those
-- of the tables a hand writes to are short, and what is fixed at the INSERT is looked at there.

-- 2^53-1: every amount and balance is exact as a JavaScript number too.
ALTER TABLE "posting"
  ADD CONSTRAINT "posting_amount_positive" CHECK (amount > 0),
  ADD CONSTRAINT "posting_amount_exact" CHECK (amount <= 9007199254740991),
  ADD CONSTRAINT "posting_between_two_accounts" CHECK (from_account <> to_account);

ALTER TABLE "account"
  ADD CONSTRAINT "account_balance_exact" CHECK (abs(balance) <= 9007199254740991),
  -- Nobody can take out of a cup what is not in it. A pot is what a session owns and no member.
  ADD CONSTRAINT "account_pot_not_negative"
    CHECK (balance >= 0 OR member_id IS NOT NULL OR session_id IS NULL);

ALTER TABLE "session"
  ADD CONSTRAINT "session_status"
    CHECK (status = CASE WHEN closed_at IS NULL THEN 'open' ELSE 'closed' END),
  ADD CONSTRAINT "session_rate_not_negative" CHECK (rate >= 0);

ALTER TABLE "hand"
  ADD CONSTRAINT "hand_kind" CHECK (kind IN ('played', 'abandoned', 'redeal'));

ALTER TABLE "fine"
  ADD CONSTRAINT "fine_state" CHECK (state IN ('recorded', 'disputed', 'upheld', 'overturned')),
  ADD CONSTRAINT "fine_amount_not_negative" CHECK (amount >= 0);

ALTER TABLE "pot"
  ADD CONSTRAINT "pot_kind" CHECK (kind IN ('king', 'pagat'));

-- One money account a member, one cash box a club, one account of each player and pot a session.
CREATE UNIQUE INDEX "account_one_a_member" ON "account" (club_id, member_id)
  WHERE kind = 'member';
CREATE UNIQUE INDEX "account_one_cash_box" ON "account" (club_id)
  WHERE kind = 'cash-box';

-- The tables still played at, without all those that were closed. A step leaves the status as it
-- is, so this index is touched only when a session opens or closes.
CREATE INDEX "session_open" ON "session" (club_id) WHERE status = 'open';

-- ---------------------------------------------------------------------------------------------
-- Append-only
-- ---------------------------------------------------------------------------------------------

CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0]
    USING ERRCODE = 'KP001', TABLE = TG_TABLE_NAME;
END $$;

-- Statement triggers: they refuse even what would touch no row, and cost nothing when not fired.
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "club_event"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('the log is append-only');
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "posting"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('postings are append-only');
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "hand"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a correction is a new revision');
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "melding"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a correction is a new revision of the hand');
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "idempotency_key"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a first answer stays the answer');
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "rule_book_version"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('sessions are pinned to it');
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "pot"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a pot stays with its session');

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "club"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a club is archived, never deleted');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "member"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a member is archived, never deleted');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "session"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a session is closed, never deleted');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "seat"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a seat is left, never deleted');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "fine"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a fine is overturned, never deleted');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "account"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('an account is kept for ever');

-- What is fixed when the row is made. UPDATE OF fires on the columns a statement names.
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    id, currency, opening_key, created_at, cash_box_account_id ON "club"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('these columns are fixed at the opening');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, id, account_id, created_at ON "member"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('these columns are fixed');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, id, game, book, book_version, rules, rate, opened_at ON "session"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('these columns are pinned at the opening');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, session_id, member_id, account_id ON "seat"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('these columns are fixed');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, id, session_id, hand_number, revision, position, member_id, code, stage, amount,
    self_reported, reported_by, note, event_seq, recorded_at ON "fine"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('only the state of a fine may change');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, id, kind, session_id, member_id, unit ON "account"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('whose account it is, is fixed');

-- ---------------------------------------------------------------------------------------------
-- Balances: moved by postings and by nothing else
-- ---------------------------------------------------------------------------------------------

CREATE FUNCTION "account_as_opened"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> 0 THEN
    RAISE EXCEPTION 'an account opens with nothing on it'
      USING ERRCODE = 'KP001', TABLE = 'account';
  END IF;
  IF NOT (CASE NEW.kind
    WHEN 'player' THEN
      NEW.unit = 'points' AND NEW.session_id IS NOT NULL AND NEW.member_id IS NOT NULL
    WHEN 'king-pot' THEN
      NEW.unit = 'points' AND NEW.session_id IS NOT NULL AND NEW.member_id IS NULL
    WHEN 'pagat-pot' THEN
      NEW.unit = 'points' AND NEW.session_id IS NOT NULL AND NEW.member_id IS NULL
    WHEN 'member' THEN
      NEW.unit = 'money' AND NEW.session_id IS NULL AND NEW.member_id IS NOT NULL
    WHEN 'cash-box' THEN
      NEW.unit = 'money' AND NEW.session_id IS NULL AND NEW.member_id IS NULL
    ELSE false END)
  THEN
    RAISE EXCEPTION 'account % is no account of kind % in %', NEW.id, NEW.kind, NEW.unit
      USING ERRCODE = '23514', TABLE = 'account', CONSTRAINT = 'account_kind_and_owner';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "as_opened" BEFORE INSERT ON "account"
  FOR EACH ROW EXECUTE FUNCTION "account_as_opened"();

-- The condition is read where the statement runs: depth 0 is SQL from outside, depth 1 is the
-- posting trigger below. No function is called for the latter.
CREATE TRIGGER "moved_by_postings" BEFORE UPDATE ON "account"
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0)
  EXECUTE FUNCTION "refuse_change"('a balance is moved by postings only');

-- All postings of a statement move their accounts in one UPDATE, in the order of the accounts, so
-- that two writers never wait for each other crosswise. Then every posting is looked at: its event
-- must be of this very transaction (so nobody adds a payment to an old hand), both accounts must
-- exist in its club and be of one unit, and points stay within the session of the event. This takes
-- the place of three foreign keys, at a fifth of their price.
CREATE FUNCTION "posting_moves_balances"() RETURNS trigger LANGUAGE plpgsql
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
  SELECT p.event_seq, p.line, f.id AS from_found, t.id AS to_found, e.seq AS event_found INTO wrong
  FROM fresh p
    LEFT JOIN LATERAL (SELECT id, unit, session_id FROM public.account a
      WHERE a.club_id = p.club_id AND a.id = p.from_account LIMIT 1) f ON true
    LEFT JOIN LATERAL (SELECT id, unit, session_id FROM public.account a
      WHERE a.club_id = p.club_id AND a.id = p.to_account LIMIT 1) t ON true
    LEFT JOIN LATERAL (SELECT seq, session_id FROM public.club_event x
      WHERE x.club_id = p.club_id AND x.seq = p.event_seq
        AND x.xmin = pg_current_xact_id()::xid LIMIT 1) e ON true
  WHERE e.seq IS NULL OR f.id IS NULL OR t.id IS NULL OR f.unit <> t.unit
    OR e.session_id IS DISTINCT FROM p.session_id
    OR (f.unit = 'points' AND (f.session_id <> t.session_id
      OR p.session_id IS NULL OR f.session_id <> p.session_id))
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % of event % is refused: %', wrong.line, wrong.event_seq,
      CASE WHEN wrong.event_found IS NULL THEN 'its event is not of this transaction'
        WHEN wrong.from_found IS NULL THEN 'the account that pays is not the club''s'
        WHEN wrong.to_found IS NULL THEN 'the account that is paid is not the club''s'
        ELSE 'its accounts are of different units or sessions' END
      USING ERRCODE = 'KP002', TABLE = 'posting';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "moves_balances" AFTER INSERT ON "posting" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "posting_moves_balances"();

-- Zero sum, looked at when the transaction commits: the accounts of the session in points, the
-- money accounts of the club. A club may have thousands of money accounts, so they are summed only
-- when money moved. Accounts open at zero and are never deleted, so a changed balance is the only
-- way to break it.
CREATE FUNCTION "account_zero_sum"() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  total numeric;
BEGIN
  IF NEW.unit = 'points' THEN
    SELECT sum(balance) INTO total FROM public.account
      WHERE club_id = NEW.club_id AND session_id = NEW.session_id;
  ELSE
    SELECT sum(balance) INTO total FROM public.account
      WHERE club_id = NEW.club_id AND session_id IS NULL;
  END IF;
  IF total <> 0 THEN
    RAISE EXCEPTION 'the % accounts of % sum to %, not to zero', NEW.unit,
      CASE NEW.unit WHEN 'points' THEN 'session ' || NEW.session_id
        ELSE 'club ' || NEW.club_id END, total
      USING ERRCODE = 'KP004', TABLE = 'account';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "zero_sum" AFTER UPDATE ON "account"
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "account_zero_sum"();

-- ---------------------------------------------------------------------------------------------
-- The log: no gaps, chained, and the club's head is its last event
-- ---------------------------------------------------------------------------------------------

CREATE FUNCTION "club_event_chained"() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  wrong record;
BEGIN
  SELECT e.club_id, e.seq INTO wrong
  FROM fresh e
    LEFT JOIN LATERAL (SELECT head_seq, head_hash FROM public.club x
      WHERE x.id = e.club_id LIMIT 1) c ON true
    LEFT JOIN LATERAL (SELECT hash FROM public.club_event x
      WHERE x.club_id = e.club_id AND x.seq = e.seq - 1 LIMIT 1) p ON true
  WHERE CASE WHEN e.seq = 1 THEN repeat('0', 64) ELSE p.hash END IS DISTINCT FROM e.prev_hash
    -- The head goes before or with its events, never after: writers compare and set it.
    OR e.seq > c.head_seq OR (e.seq = c.head_seq AND e.hash <> c.head_hash)
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'event % of club % does not follow the one before', wrong.seq, wrong.club_id
      USING ERRCODE = 'KP003', TABLE = 'club_event';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "chained" AFTER INSERT ON "club_event" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "club_event_chained"();

-- Looked at when the transaction commits, as the head stands then: it is an event of the log, and
-- the last one, so it can neither run ahead of the log nor go back in it.
-- One table at a time and by key: a join would be planned while the log is short, and kept.
CREATE FUNCTION "club_head_is_last_event"() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  head record;
BEGIN
  SELECT head_seq, head_hash INTO head FROM public.club WHERE id = NEW.id;
  IF NOT EXISTS (SELECT FROM public.club_event
      WHERE club_id = NEW.id AND seq = head.head_seq AND hash = head.head_hash)
    OR EXISTS (SELECT FROM public.club_event WHERE club_id = NEW.id AND seq = head.head_seq + 1)
  THEN
    RAISE EXCEPTION 'the head of club % is not the last event of its log', NEW.id
      USING ERRCODE = 'KP003', TABLE = 'club';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "head_is_last_event" AFTER INSERT OR UPDATE ON "club"
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "club_head_is_last_event"();

-- ---------------------------------------------------------------------------------------------
-- Room on the page for rows that change with every hand, so that no index has to be touched (HOT)
-- ---------------------------------------------------------------------------------------------

ALTER TABLE "account" SET (fillfactor = 70);
ALTER TABLE "club" SET (fillfactor = 50);
ALTER TABLE "session" SET (fillfactor = 40);
-- The pinned rules are read once and kept: out of the row, so that a hand does not copy them.
ALTER TABLE "session" ALTER COLUMN rules SET STORAGE EXTERNAL;
ALTER TABLE "session" ALTER COLUMN state SET STORAGE MAIN;
