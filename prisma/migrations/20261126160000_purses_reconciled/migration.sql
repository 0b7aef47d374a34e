-- Purses that agree with the statements of their banks up to a day.

CREATE TABLE "reconciliation" (
    "club_id" UUID NOT NULL,
    "purse_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "event_seq" BIGINT NOT NULL,
    "until" TEXT NOT NULL,
    "balance" BIGINT NOT NULL,
    "vouchers" JSONB NOT NULL,
    "withdrawn_seq" BIGINT,

    CONSTRAINT "reconciliation_pkey" PRIMARY KEY ("club_id","purse_id","number"),
    CONSTRAINT "reconciliation_club_id_purse_id_fkey" FOREIGN KEY ("club_id","purse_id") REFERENCES "cash_account"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "reconciliation_of_event" ON "reconciliation"("club_id", "event_seq");

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "reconciliation"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a reconciliation is withdrawn, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, purse_id, number, event_seq, until, balance, vouchers ON "reconciliation"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a reconciliation stays as it was recorded');
