-- The planned evening that a session is played for: its series, and the day for which it was first planned.

ALTER TABLE "session" ADD COLUMN "planned_series" UUID, ADD COLUMN "planned_day" TEXT;

CREATE INDEX "session_planned" ON "session" ("club_id", "planned_series", "planned_day");
CREATE TRIGGER "fixed_plan" BEFORE UPDATE OF planned_series, planned_day ON "session"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a session keeps the evening that it is played for');
