-- The open items that a member reports a payment for, by the events that made them; none for those of before.
ALTER TABLE "payment" ADD COLUMN "pays" JSONB NOT NULL DEFAULT '[]';

DROP TRIGGER "fixed" ON "payment";
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, id, member_id, amount, day, reference, text, reported_by, reported_seq, reported_at, pays ON "payment"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('what was reported is fixed');
