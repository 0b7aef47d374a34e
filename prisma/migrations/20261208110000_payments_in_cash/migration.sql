-- By what a member says that they paid; none for payments of before.
ALTER TABLE "payment" ADD COLUMN "way" TEXT;

DROP TRIGGER "fixed" ON "payment";
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, id, member_id, amount, day, reference, text, reported_by, reported_seq, reported_at, pays, way ON "payment"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('what was reported is fixed');
