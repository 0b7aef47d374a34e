-- Seasons: which evenings belong to them, and how they rank the members. A row counts from one event until
-- another, so that a season can be read as it was at any event of the log.

CREATE TABLE "season" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "from_seq" BIGINT NOT NULL,
    "until_seq" BIGINT,
    "name" TEXT NOT NULL,
    "first_day" TEXT NOT NULL,
    "last_day" TEXT NOT NULL,
    "books" JSONB NOT NULL,
    "tables" JSONB NOT NULL,
    "rule" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "closed_seq" BIGINT,

    CONSTRAINT "season_pkey" PRIMARY KEY ("club_id","id","from_seq"),
    CONSTRAINT "season_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "season_counts_for_a_while" CHECK (until_seq > from_seq)
);

-- Evenings that were moved out of a season, or into one.
CREATE TABLE "season_evening" (
    "club_id" UUID NOT NULL,
    "season_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "from_seq" BIGINT NOT NULL,
    "until_seq" BIGINT,
    "belongs" BOOLEAN NOT NULL,
    "why" TEXT NOT NULL,

    CONSTRAINT "season_evening_pkey" PRIMARY KEY ("club_id","season_id","session_id","from_seq"),
    CONSTRAINT "season_evening_club_id_session_id_fkey" FOREIGN KEY ("club_id","session_id") REFERENCES "session"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "season_evening_counts_for_a_while" CHECK (until_seq > from_seq)
);

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "season"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a season is as it was until it is otherwise');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, id, from_seq, name, first_day, last_day, books, tables, rule, version, status, closed_seq ON "season"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a season is as it was until it is otherwise');
CREATE TRIGGER "ended_once" BEFORE UPDATE OF until_seq ON "season"
  FOR EACH ROW WHEN (OLD.until_seq IS NOT NULL)
  EXECUTE FUNCTION "refuse_change"('what a season was ends once');

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "season_evening"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('an evening is moved again, never put back');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, season_id, session_id, from_seq, belongs, why ON "season_evening"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('an evening is moved again, never put back');
CREATE TRIGGER "ended_once" BEFORE UPDATE OF until_seq ON "season_evening"
  FOR EACH ROW WHEN (OLD.until_seq IS NOT NULL)
  EXECUTE FUNCTION "refuse_change"('a move ends once');
