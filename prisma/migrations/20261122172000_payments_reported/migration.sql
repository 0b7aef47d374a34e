-- What members say that they have paid. It moves nothing until somebody confirms it.

CREATE TABLE "payment" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "day" TEXT NOT NULL,
    "purse" UUID,
    "reference" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "reported_by" UUID NOT NULL,
    "reported_seq" BIGINT NOT NULL,
    "reported_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_seq" BIGINT,
    "ended_at" TIMESTAMPTZ(3),
    "why" TEXT,
    "reversed_seq" BIGINT,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("club_id","id"),
    CONSTRAINT "payment_club_id_member_id_fkey" FOREIGN KEY ("club_id","member_id") REFERENCES "member"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "payment_state" CHECK (state IN ('reported', 'confirmed', 'declined', 'withdrawn', 'reversed'))
);
-- Those of a member, the newest first; those that wait; those that a line of the bank names.
CREATE INDEX "payment_of_member" ON "payment"("club_id", "member_id", "reported_seq");
CREATE INDEX "payment_of_state" ON "payment"("club_id", "state", "reported_seq");
CREATE INDEX "payment_of_reference" ON "payment"("club_id", "reference");
-- The payment of a voucher that is taken back.
CREATE INDEX "payment_of_ending" ON "payment"("club_id", "ended_seq");

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "payment"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a payment is withdrawn or declined, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, id, member_id, amount, day, reference, text, reported_by, reported_seq, reported_at ON "payment"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('what was reported is fixed');
-- Whoever answers first has answered; only what was confirmed can be taken back.
CREATE TRIGGER "answered_once" BEFORE UPDATE ON "payment"
  FOR EACH ROW WHEN (NOT (
    (OLD.state = 'reported' AND NEW.state <> 'reported')
    OR (OLD.state = 'confirmed' AND NEW.state = 'reversed')))
  EXECUTE FUNCTION "refuse_change"('a payment is answered once');
