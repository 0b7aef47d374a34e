-- Corrections, voids and disputes.

-- A correction of a long session can move more than 32,767 lines.
ALTER TABLE "posting" ALTER COLUMN "line" SET DATA TYPE INTEGER;

ALTER TABLE "hand" ALTER COLUMN "record" DROP NOT NULL,
  DROP CONSTRAINT "hand_kind",
  ADD CONSTRAINT "hand_kind" CHECK (kind IN ('played', 'abandoned', 'redeal', 'voided'));

-- A closed session knows the cash box that its points went through: a correction needs it.
UPDATE "session" s SET state = s.state || jsonb_build_object('cashBox', c.cash_box_account_id)
  FROM "club" c WHERE c.id = s.club_id AND s.status = 'closed';

CREATE TABLE "dispute" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "hand_number" INTEGER,
    "fine_id" UUID,
    "raised_by" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "event_seq" BIGINT NOT NULL,
    "raised_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_seq" BIGINT,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "dispute_pkey" PRIMARY KEY ("club_id","id")
);

CREATE INDEX "dispute_of_session" ON "dispute"("club_id", "session_id");

ALTER TABLE "dispute" ADD CONSTRAINT "dispute_club_id_session_id_fkey"
  FOREIGN KEY ("club_id", "session_id") REFERENCES "session"("club_id", "id")
  ON DELETE RESTRICT ON UPDATE RESTRICT;

ALTER TABLE "dispute"
  ADD CONSTRAINT "dispute_state" CHECK (state IN ('open', 'upheld', 'overturned', 'withdrawn'));

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "dispute"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a dispute is withdrawn, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, id, session_id, hand_number, fine_id, raised_by, text, event_seq, raised_at ON "dispute"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('only how a dispute ends may change');
