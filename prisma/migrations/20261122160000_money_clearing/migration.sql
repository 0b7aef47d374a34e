-- What lies between evenings and members is a clearing account: a cash box holds real money. Whose account
-- it is stays, so the guards of the table look away while it gets its name.
ALTER TABLE "account" DISABLE TRIGGER USER;
UPDATE "account" SET kind = 'clearing' WHERE kind = 'cash-box';
ALTER TABLE "account" ENABLE TRIGGER USER;

ALTER TABLE "club" RENAME COLUMN "cash_box_account_id" TO "clearing_account_id";
CREATE UNIQUE INDEX "account_one_clearing" ON "account" (club_id) WHERE kind = 'clearing';
DROP INDEX "account_one_cash_box";

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
    WHEN NEW.kind = 'clearing' THEN
      NEW.unit = 'money' AND NEW.session_id IS NULL AND NEW.member_id IS NULL
    ELSE false END)
  THEN
    RAISE EXCEPTION 'account % is no account of kind % in %', NEW.id, NEW.kind, NEW.unit
      USING ERRCODE = '23514', TABLE = 'account', CONSTRAINT = 'account_kind_and_owner';
  END IF;
  RETURN NEW;
END $$;
