-- Evenings from before, known by their results: what each was from one event until another. They follow
-- from the log; nothing of them is in a session, and no points account and no money moves by them.

CREATE TABLE "carried_evening" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "from_seq" BIGINT NOT NULL,
    "until_seq" BIGINT,
    "day" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "book" TEXT,
    "table_name" TEXT,
    "worth" BIGINT,
    "others" BIGINT,

    CONSTRAINT "carried_evening_pkey" PRIMARY KEY ("club_id","id","from_seq"),
    CONSTRAINT "carried_evening_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "carried_evening_counts_for_a_while" CHECK (until_seq > from_seq)
);
CREATE INDEX "carried_evening_by_day" ON "carried_evening"("club_id", "day");

-- The points of everybody whose points are known there.
CREATE TABLE "carried_result" (
    "club_id" UUID NOT NULL,
    "evening_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "from_seq" BIGINT NOT NULL,
    "points" BIGINT NOT NULL,

    CONSTRAINT "carried_result_pkey" PRIMARY KEY ("club_id","evening_id","member_id","from_seq"),
    CONSTRAINT "carried_result_club_id_evening_id_from_seq_fkey" FOREIGN KEY ("club_id","evening_id","from_seq") REFERENCES "carried_evening"("club_id","id","from_seq") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "carried_result_club_id_member_id_fkey" FOREIGN KEY ("club_id","member_id") REFERENCES "member"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT
);
CREATE INDEX "carried_result_of_member" ON "carried_result"("club_id", "member_id");

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "carried_evening"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('an evening that was carried in is corrected or taken back, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, id, from_seq, day, game, book, table_name, worth, others ON "carried_evening"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('an evening that was carried in is corrected or taken back, never changed');
CREATE TRIGGER "ended_once" BEFORE UPDATE OF until_seq ON "carried_evening"
  FOR EACH ROW WHEN (OLD.until_seq IS NOT NULL)
  EXECUTE FUNCTION "refuse_change"('what was carried in ends once');
CREATE TRIGGER "never_changed" BEFORE UPDATE OR DELETE OR TRUNCATE ON "carried_result"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('results that were carried in are as they are');

-- An evening that is recorded from a paper has the day of then, and may have been settled then.
ALTER TABLE "session" ADD COLUMN "day" TEXT;
ALTER TABLE "session" ADD COLUMN "settled_then" BOOLEAN NOT NULL DEFAULT false;
CREATE TRIGGER "fixed_day" BEFORE UPDATE OF day, settled_then ON "session"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('the day of an evening is said at the opening');
CREATE INDEX "session_of_day" ON "session" (club_id, day) WHERE day IS NOT NULL;
