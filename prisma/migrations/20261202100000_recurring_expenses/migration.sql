-- Expenses that come again, and the due days that were booked or skipped.

CREATE TABLE "recurring_expense" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "added_seq" BIGINT NOT NULL,
    "text" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "expense_id" UUID NOT NULL,
    "purse_id" UUID NOT NULL,
    "first_day" TEXT NOT NULL,
    "every" TEXT NOT NULL,
    "last_day" TEXT,

    CONSTRAINT "recurring_expense_pkey" PRIMARY KEY ("club_id","id"),
    CONSTRAINT "recurring_expense_club_id_expense_id_fkey" FOREIGN KEY ("club_id","expense_id") REFERENCES "cash_account"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "recurring_expense_club_id_purse_id_fkey" FOREIGN KEY ("club_id","purse_id") REFERENCES "cash_account"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TABLE "recurring_expense_day" (
    "club_id" UUID NOT NULL,
    "recurring_id" UUID NOT NULL,
    "due_day" TEXT NOT NULL,
    "booked_seq" BIGINT,
    "reversed_seq" BIGINT,
    "skipped_seq" BIGINT,

    CONSTRAINT "recurring_expense_day_pkey" PRIMARY KEY ("club_id","recurring_id","due_day"),
    CONSTRAINT "recurring_expense_day_club_id_recurring_id_fkey" FOREIGN KEY ("club_id","recurring_id") REFERENCES "recurring_expense"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "recurring_expense"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a recurring expense is ended, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, id, added_seq ON "recurring_expense"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a recurring expense stays the one that was added');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "recurring_expense_day"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a due day that was booked or skipped is never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, recurring_id, due_day ON "recurring_expense_day"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a due day stays the one that it is');
