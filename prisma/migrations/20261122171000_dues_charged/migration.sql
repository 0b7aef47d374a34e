-- Dues: what the club charges its members, with a line for each of them. What is paid of it is not kept:
-- it follows from how the members stand.

CREATE TABLE "dues" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "income_id" UUID NOT NULL,
    "due_day" TEXT NOT NULL,
    "charged_seq" BIGINT NOT NULL,
    "reversed_seq" BIGINT,

    CONSTRAINT "dues_pkey" PRIMARY KEY ("club_id","id"),
    CONSTRAINT "dues_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);
-- The newest first, page by page.
CREATE UNIQUE INDEX "dues_of_event" ON "dues"("club_id", "charged_seq");

CREATE TABLE "dues_line" (
    "club_id" UUID NOT NULL,
    "dues_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "class" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "waived_seq" BIGINT,

    CONSTRAINT "dues_line_pkey" PRIMARY KEY ("club_id","dues_id","member_id"),
    CONSTRAINT "dues_line_club_id_dues_id_fkey" FOREIGN KEY ("club_id","dues_id") REFERENCES "dues"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "dues_line_club_id_member_id_fkey" FOREIGN KEY ("club_id","member_id") REFERENCES "member"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "dues"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('dues are taken back, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, id, name, income_id, due_day, charged_seq ON "dues"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('dues are taken back, never changed');
-- What was taken back stays so.
CREATE TRIGGER "reversed_once" BEFORE UPDATE OF reversed_seq ON "dues"
  FOR EACH ROW WHEN (OLD.reversed_seq IS NOT NULL)
  EXECUTE FUNCTION "refuse_change"('dues are taken back once');

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "dues_line"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('dues are waived, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, dues_id, member_id, line, class, amount ON "dues_line"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('dues are waived, never changed');
