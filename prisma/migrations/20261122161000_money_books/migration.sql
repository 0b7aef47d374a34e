-- The club's money beside its evenings: accounts of its own, fiscal years, and a voucher for every event
-- that moves money. A club that is older than its books gets its accounts by an event (the service adds
-- it at its start); what follows from the log before that is made here, as replaying the log makes it.

ALTER TABLE "club"
  ADD COLUMN "time_zone" TEXT NOT NULL DEFAULT 'Europe/Copenhagen',
  ADD COLUMN "year_starts" JSONB NOT NULL DEFAULT '[{"from": null, "start": "01-01"}]',
  ADD COLUMN "purses_shown" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "ways_to_pay" JSONB NOT NULL DEFAULT '[]';

CREATE TABLE "cash_account" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "account_id" BIGINT NOT NULL,
    "type" TEXT NOT NULL,
    "code" TEXT,
    "name" TEXT,
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "cash_account_pkey" PRIMARY KEY ("club_id","id"),
    CONSTRAINT "cash_account_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "cash_account_type" CHECK (type IN ('purse', 'income', 'expense', 'equity'))
);
CREATE UNIQUE INDEX "cash_account_of_account" ON "cash_account"("club_id", "account_id");

CREATE TABLE "fiscal_year" (
    "club_id" UUID NOT NULL,
    "first_day" TEXT NOT NULL,
    "last_day" TEXT NOT NULL,
    "vouchers" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "fiscal_year_pkey" PRIMARY KEY ("club_id","first_day"),
    CONSTRAINT "fiscal_year_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "fiscal_year_status" CHECK (status IN ('open', 'closed'))
);

CREATE TABLE "voucher" (
    "club_id" UUID NOT NULL,
    "event_seq" BIGINT NOT NULL,
    "day" TEXT NOT NULL,
    "year" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "receipt" TEXT,
    "session_id" UUID,
    "reverses" BIGINT,
    "reversed_by" BIGINT,

    CONSTRAINT "voucher_pkey" PRIMARY KEY ("club_id","event_seq"),
    CONSTRAINT "voucher_club_id_year_fkey" FOREIGN KEY ("club_id","year") REFERENCES "fiscal_year"("club_id","first_day") ON DELETE RESTRICT ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "voucher_number" ON "voucher"("club_id", "year", "number");
-- What moved since a day, and the vouchers of a page in the order of the log.
CREATE INDEX "voucher_of_day" ON "voucher"("club_id", "day", "event_seq");

-- ---------------------------------------------------------------------------------------------
-- What the log says already
-- ---------------------------------------------------------------------------------------------

CREATE TEMPORARY TABLE "moved" ON COMMIT DROP AS
SELECT e.club_id, e.seq, e.kind, e.session_id,
  to_char(coalesce(s.opened_at, e.time) AT TIME ZONE 'Europe/Copenhagen', 'YYYY-MM-DD') AS day
FROM "club_event" e LEFT JOIN "session" s ON s.club_id = e.club_id AND s.id = e.session_id
WHERE EXISTS (SELECT FROM "posting" p
  WHERE p.club_id = e.club_id AND p.event_seq = e.seq AND p.stage = 'money');

INSERT INTO "fiscal_year" (club_id, first_day, last_day, vouchers, status, version)
SELECT club_id, left(day, 4) || '-01-01', left(day, 4) || '-12-31', count(*), 'open', 1
FROM "moved" GROUP BY club_id, left(day, 4);

INSERT INTO "voucher" (club_id, event_seq, day, year, number, kind, text, session_id)
SELECT club_id, seq, day, left(day, 4) || '-01-01',
  row_number() OVER (PARTITION BY club_id, left(day, 4) ORDER BY seq), kind, '', session_id
FROM "moved";

-- ---------------------------------------------------------------------------------------------
-- Guards
-- ---------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION "account_as_opened"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> 0 THEN
    RAISE EXCEPTION 'an account opens with nothing on it'
      USING ERRCODE = 'KP001', TABLE = 'account';
  END IF;
  IF NOT (CASE
    WHEN NEW.kind = 'player' THEN
      NEW.unit = 'points' AND NEW.session_id IS NOT NULL AND NEW.member_id IS NOT NULL
    WHEN NEW.kind IN ('king-pot', 'pagat-pot', 'kitty') THEN
      NEW.unit = 'points' AND NEW.session_id IS NOT NULL AND NEW.member_id IS NULL
    WHEN NEW.kind = 'member' THEN
      NEW.unit = 'money' AND NEW.session_id IS NULL AND NEW.member_id IS NOT NULL
    WHEN NEW.kind IN ('clearing', 'purse', 'income', 'expense', 'equity') THEN
      NEW.unit = 'money' AND NEW.session_id IS NULL AND NEW.member_id IS NULL
    ELSE false END)
  THEN
    RAISE EXCEPTION 'account % is no account of kind % in %', NEW.id, NEW.kind, NEW.unit
      USING ERRCODE = '23514', TABLE = 'account', CONSTRAINT = 'account_kind_and_owner';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "cash_account"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('an account is archived, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, id, account_id, type, code ON "cash_account"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('these columns are fixed');

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "fiscal_year"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a fiscal year is closed, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, first_day ON "fiscal_year"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a fiscal year begins where it begins');

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "voucher"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a voucher is reversed, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, event_seq, day, year, number, kind, text, receipt, session_id, reverses ON "voucher"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a voucher is reversed, never changed');
-- What was taken back stays so, by what took it back first.
CREATE TRIGGER "reversed_once" BEFORE UPDATE OF reversed_by ON "voucher"
  FOR EACH ROW WHEN (OLD.reversed_by IS NOT NULL)
  EXECUTE FUNCTION "refuse_change"('a voucher is reversed once');
