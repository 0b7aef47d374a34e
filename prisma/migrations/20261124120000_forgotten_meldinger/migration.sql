-- A melding that a fine says was forgotten was counted as declared. Clubs in which there was one lose
-- their rows of statistics, and get them again from the log as clubs from before there were any.

ALTER TABLE "statistic" DISABLE TRIGGER "never_deleted";
WITH owed AS (
  INSERT INTO "statistic_owed" (club_id)
  SELECT DISTINCT h.club_id FROM "hand" h
    WHERE h.record @> '{"fines": [{"code": "melding-omitted"}]}'
      AND EXISTS (SELECT FROM "statistic" t WHERE t.club_id = h.club_id)
  ON CONFLICT DO NOTHING
  RETURNING club_id
)
DELETE FROM "statistic" s USING owed o WHERE s.club_id = o.club_id;
ALTER TABLE "statistic" ENABLE TRIGGER "never_deleted";
