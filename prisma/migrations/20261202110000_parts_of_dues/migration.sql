-- Dues of members who joined during the period: the rate of their class, and the months they are charged.

ALTER TABLE "dues_line" ADD COLUMN "rate" BIGINT;
ALTER TABLE "dues_line" ADD COLUMN "months" INTEGER;
ALTER TABLE "dues_line" ADD COLUMN "of_months" INTEGER;

DROP TRIGGER "fixed" ON "dues_line";
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, dues_id, member_id, line, class, amount, rate, months, of_months ON "dues_line"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('dues are waived, never changed');
