-- Plans by which members settle up, and who pays whom by them. A plan is what was agreed, and stays so;
-- of its transfers it is kept how far they have come.

CREATE TABLE "plan" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "event_seq" BIGINT NOT NULL,
    "way" TEXT NOT NULL,
    "purse_id" UUID,
    "on_day" TEXT NOT NULL,
    "least" BOOLEAN NOT NULL,
    "balances" JSONB NOT NULL,

    CONSTRAINT "plan_pkey" PRIMARY KEY ("club_id","id"),
    CONSTRAINT "plan_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "plan_way" CHECK (way IN ('purse', 'members'))
);
CREATE UNIQUE INDEX "plan_of_event" ON "plan"("club_id", "event_seq");

CREATE TABLE "plan_transfer" (
    "club_id" UUID NOT NULL,
    "plan_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "from_id" UUID NOT NULL,
    "to_id" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "reference" TEXT NOT NULL,
    "from_before" BIGINT NOT NULL,
    "to_before" BIGINT NOT NULL,
    "status" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "done_seq" BIGINT,
    "day" TEXT,
    "why" TEXT,

    CONSTRAINT "plan_transfer_pkey" PRIMARY KEY ("club_id","plan_id","id"),
    CONSTRAINT "plan_transfer_club_id_plan_id_fkey" FOREIGN KEY ("club_id","plan_id") REFERENCES "plan"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "plan_transfer_status" CHECK (status IN ('open', 'done', 'dropped'))
);
-- A payment is found by its reference, also long after it was made.
CREATE UNIQUE INDEX "plan_transfer_reference" ON "plan_transfer"("club_id", "reference");

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "plan"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a plan that was agreed is never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE ON "plan"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a plan that was agreed never changes');

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "plan_transfer"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a transfer is dropped, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, plan_id, id, position, from_id, to_id, amount, reference, from_before, to_before
    ON "plan_transfer"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('what was agreed of a transfer never changes');
