-- Planned evenings: a series (a single evening is one too), the evenings of it of which something was said,
-- and the answers of members.

CREATE TABLE "evening_series" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "follows" UUID,
    "first_day" TEXT NOT NULL,
    "repeat" TEXT NOT NULL,
    "last_day" TEXT,
    "days_off" JSONB NOT NULL,
    "starts_at" TEXT NOT NULL,
    "place" TEXT,
    "book" TEXT,
    "tables" INTEGER,
    "answer_hours" INTEGER,
    "planned_seq" BIGINT NOT NULL,
    "planned_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "evening_series_pkey" PRIMARY KEY ("club_id","id"),
    CONSTRAINT "evening_series_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TABLE "planned_evening" (
    "club_id" UUID NOT NULL,
    "series_id" UUID NOT NULL,
    "planned_day" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "starts_at" TEXT NOT NULL,
    "place" TEXT,
    "called_off" BOOLEAN NOT NULL,
    "why" TEXT NOT NULL,
    "changes" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "planned_evening_pkey" PRIMARY KEY ("club_id","series_id","planned_day"),
    CONSTRAINT "planned_evening_club_id_series_id_fkey" FOREIGN KEY ("club_id","series_id") REFERENCES "evening_series"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TABLE "evening_answer" (
    "club_id" UUID NOT NULL,
    "series_id" UUID NOT NULL,
    "planned_day" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "answer" TEXT NOT NULL,
    "guests" INTEGER NOT NULL,
    "named" JSONB NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "evening_answer_pkey" PRIMARY KEY ("club_id","series_id","planned_day","member_id"),
    CONSTRAINT "evening_answer_club_id_series_id_fkey" FOREIGN KEY ("club_id","series_id") REFERENCES "evening_series"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "evening_answer_club_id_member_id_fkey" FOREIGN KEY ("club_id","member_id") REFERENCES "member"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "evening_series"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a series of evenings is ended, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, id, follows, first_day, repeat, days_off, starts_at, place, book, tables, answer_hours, planned_seq, planned_at ON "evening_series"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a series of evenings is ended, and another one begins');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "planned_evening"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a planned evening is called off, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, series_id, planned_day ON "planned_evening"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('these columns are fixed');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "evening_answer"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('an answer is changed, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, series_id, planned_day, member_id ON "evening_answer"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('these columns are fixed');
