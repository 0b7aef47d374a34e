-- The first day of the books, once the club has said one.
ALTER TABLE "club" ADD COLUMN "books_from" TEXT;

-- A reversal can be taken back itself: the voucher is then not reversed any more.
DROP TRIGGER "reversed_once" ON "voucher";
CREATE TRIGGER "reversed_once" BEFORE UPDATE OF reversed_by ON "voucher"
  FOR EACH ROW WHEN (OLD.reversed_by IS NOT NULL AND NEW.reversed_by IS NOT NULL)
  EXECUTE FUNCTION "refuse_change"('a voucher is reversed once');

DROP TRIGGER "reversed_once" ON "dues";
CREATE TRIGGER "reversed_once" BEFORE UPDATE OF reversed_seq ON "dues"
  FOR EACH ROW WHEN (OLD.reversed_seq IS NOT NULL AND NEW.reversed_seq IS NOT NULL)
  EXECUTE FUNCTION "refuse_change"('dues are taken back once');

DROP TRIGGER "answered_once" ON "payment";
CREATE TRIGGER "answered_once" BEFORE UPDATE ON "payment"
  FOR EACH ROW WHEN (NOT (
    (OLD.state = 'reported' AND NEW.state <> 'reported')
    OR (OLD.state = 'confirmed' AND NEW.state = 'reversed')
    OR (OLD.state = 'reversed' AND NEW.state = 'confirmed')))
  EXECUTE FUNCTION "refuse_change"('a payment is answered once');
