-- Hosts and cake by turns: the orders, each from a day on, and the evenings that two members swapped. The
-- time at which members without an answer are reminded.

CREATE TABLE "evening_turn" (
    "club_id" UUID NOT NULL,
    "turn" TEXT NOT NULL,
    "set_seq" BIGINT NOT NULL,
    "from_day" TEXT NOT NULL,
    "members" JSONB NOT NULL,

    CONSTRAINT "evening_turn_pkey" PRIMARY KEY ("club_id","turn","set_seq"),
    CONSTRAINT "evening_turn_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TABLE "turn_swap" (
    "club_id" UUID NOT NULL,
    "turn" TEXT NOT NULL,
    "series_id" UUID NOT NULL,
    "planned_day" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "swapped_seq" BIGINT NOT NULL,

    CONSTRAINT "turn_swap_pkey" PRIMARY KEY ("club_id","turn","series_id","planned_day"),
    CONSTRAINT "turn_swap_club_id_series_id_fkey" FOREIGN KEY ("club_id","series_id") REFERENCES "evening_series"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "turn_swap_club_id_member_id_fkey" FOREIGN KEY ("club_id","member_id") REFERENCES "member"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TABLE "answer_reminder" (
    "club_id" UUID NOT NULL,
    "set_seq" BIGINT NOT NULL,
    "time" TEXT NOT NULL,
    "days_before" INTEGER NOT NULL,

    CONSTRAINT "answer_reminder_pkey" PRIMARY KEY ("club_id","set_seq"),
    CONSTRAINT "answer_reminder_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "answer_reminder"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a reminder is set again, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE ON "answer_reminder"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a reminder is set again, never changed');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "evening_turn"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a turn is set again, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE ON "evening_turn"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a turn is set again, never changed');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "turn_swap"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a swap is followed by another one, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, turn, series_id, planned_day ON "turn_swap"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('these columns are fixed');
