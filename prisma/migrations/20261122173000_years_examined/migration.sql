-- What auditors found when they examined a fiscal year, and what the club expected of one.

CREATE TABLE "examination" (
    "club_id" UUID NOT NULL,
    "event_seq" BIGINT NOT NULL,
    "year" TEXT NOT NULL,
    "year_version" INTEGER NOT NULL,
    "ticked" JSONB NOT NULL,
    "remarks" TEXT NOT NULL,
    "head_seq" BIGINT NOT NULL,
    "head_hash" TEXT NOT NULL,

    CONSTRAINT "examination_pkey" PRIMARY KEY ("club_id","event_seq"),
    CONSTRAINT "examination_club_id_year_fkey" FOREIGN KEY ("club_id","year") REFERENCES "fiscal_year"("club_id","first_day") ON DELETE RESTRICT ON UPDATE RESTRICT
);
CREATE INDEX "examination_of_year" ON "examination"("club_id", "year", "event_seq");

CREATE TABLE "budget" (
    "club_id" UUID NOT NULL,
    "year" TEXT NOT NULL,
    "lines" JSONB NOT NULL,

    CONSTRAINT "budget_pkey" PRIMARY KEY ("club_id","year"),
    CONSTRAINT "budget_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "examination"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('an examination stays as it was');
CREATE TRIGGER "never_changed" BEFORE UPDATE ON "examination"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('an examination stays as it was');

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "budget"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a budget is set anew, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, year ON "budget"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a budget is of its year');
