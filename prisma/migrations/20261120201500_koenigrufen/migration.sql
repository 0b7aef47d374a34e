-- A hand of Königrufen can be given up, or be lost at once.
ALTER TABLE "hand" DROP CONSTRAINT "hand_kind",
  ADD CONSTRAINT "hand_kind" CHECK (
    kind IN ('played', 'abandoned', 'redeal', 'given-up', 'lost-at-once', 'voided'));

-- A fine of the club can go to its kitty: an account of the session in points. What it holds at the
-- close is what the cash box keeps.
CREATE OR REPLACE FUNCTION "account_as_opened"() RETURNS trigger LANGUAGE plpgsql AS $$
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
    WHEN 'kitty' THEN
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

-- Who a fine is paid to.
ALTER TABLE "fine" ADD COLUMN "paid_to" TEXT NOT NULL DEFAULT 'pots',
  ADD CONSTRAINT "fine_paid_to" CHECK (paid_to IN ('pots', 'players', 'kitty'));

CREATE TRIGGER "fixed_payee" BEFORE UPDATE OF paid_to ON "fine"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('only the state of a fine may change');
