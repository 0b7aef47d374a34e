-- Rows of statistics: what an evening that was closed says of everybody who sat at its table, from which
-- event and until which. They follow from the log, and are written with the events that they follow from.

CREATE TABLE "statistic" (
    "club_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "from_seq" BIGINT NOT NULL,
    "until_seq" BIGINT,
    "hands" INTEGER NOT NULL,
    "points" BIGINT NOT NULL,
    "money" BIGINT NOT NULL,
    "figures" JSONB NOT NULL,

    CONSTRAINT "statistic_pkey" PRIMARY KEY ("club_id","session_id","member_id","from_seq"),
    CONSTRAINT "statistic_club_id_session_id_fkey" FOREIGN KEY ("club_id","session_id") REFERENCES "session"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "statistic_club_id_member_id_fkey" FOREIGN KEY ("club_id","member_id") REFERENCES "member"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "statistic_counts_for_a_while" CHECK (until_seq > from_seq)
);
-- All of a member's.
CREATE INDEX "statistic_of_member" ON "statistic"("club_id", "member_id");

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "statistic"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a statistic counts until another does');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, session_id, member_id, from_seq, hands, points, money, figures ON "statistic"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a statistic counts until another does');
CREATE TRIGGER "ended_once" BEFORE UPDATE OF until_seq ON "statistic"
  FOR EACH ROW WHEN (OLD.until_seq IS NOT NULL)
  EXECUTE FUNCTION "refuse_change"('a statistic ends once');

-- Whoever closes an evening says what it came to: an older version of the service, that knows nothing of
-- it, closes none.
CREATE FUNCTION "closed_with_statistics"() RETURNS trigger LANGUAGE plpgsql
  SET search_path = public, pg_temp SET enable_seqscan = off AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.statistic s
    WHERE s.club_id = NEW.club_id AND s.session_id = NEW.id LIMIT 1)
  THEN
    RAISE EXCEPTION 'session % is closed without its statistics', NEW.id
      USING ERRCODE = 'KP001', TABLE = 'statistic';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "closed_with_statistics" AFTER UPDATE ON "session"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status = 'open' AND NEW.status = 'closed')
  EXECUTE FUNCTION "closed_with_statistics"();

-- The clubs whose evenings were closed before there were such rows. Who fills them in takes the club off.
CREATE TABLE "statistic_owed" (
    "club_id" UUID NOT NULL,

    CONSTRAINT "statistic_owed_pkey" PRIMARY KEY ("club_id"),
    CONSTRAINT "statistic_owed_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);
INSERT INTO "statistic_owed" (club_id) SELECT id FROM "club";

-- Which of the club's tables an evening is played at, where there are several.
ALTER TABLE "session" ADD COLUMN "table_name" TEXT;
CREATE INDEX "session_of_table" ON "session" (club_id, table_name) WHERE table_name IS NOT NULL;
CREATE TRIGGER "fixed_table" BEFORE UPDATE OF table_name ON "session"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('the table is named at the opening');
