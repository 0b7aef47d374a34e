-- The club's own fines are counted each by its words; they were counted together as `other`. Clubs in
-- which there was one lose their rows of statistics, and get them again from the log.

ALTER TABLE "statistic" DISABLE TRIGGER "never_deleted";
WITH owed AS (
  INSERT INTO "statistic_owed" (club_id)
  SELECT DISTINCT f.club_id FROM "fine" f
    WHERE f.own_fine IS NOT NULL
      AND EXISTS (SELECT FROM "statistic" t WHERE t.club_id = f.club_id)
  ON CONFLICT DO NOTHING
  RETURNING club_id
)
DELETE FROM "statistic" s USING owed o WHERE s.club_id = o.club_id;
ALTER TABLE "statistic" ENABLE TRIGGER "never_deleted";
