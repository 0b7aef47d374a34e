-- The adoptions of the versions of a club's books, each by itself: a version can be in force, be
-- superseded, and be adopted again. An evening names the version of a club's book that it is played by.

CREATE TABLE "club_book_adoption" (
    "club_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "adopted_seq" BIGINT NOT NULL,
    "version" INTEGER NOT NULL,
    "from_day" TEXT NOT NULL,
    "ended_seq" BIGINT,

    CONSTRAINT "club_book_adoption_pkey" PRIMARY KEY ("club_id","book_id","adopted_seq"),
    CONSTRAINT "club_book_adoption_club_id_book_id_version_fkey" FOREIGN KEY ("club_id","book_id","version") REFERENCES "club_book_version"("club_id","book_id","version") ON DELETE RESTRICT ON UPDATE RESTRICT
);

-- Until now a version was adopted again only before its day came, which took the place of the first day.
INSERT INTO "club_book_adoption" (club_id, book_id, adopted_seq, version, from_day, ended_seq)
  SELECT a.club_id, a.book, a.seq, a.version, a.day,
      lead(a.seq) OVER (PARTITION BY a.club_id, a.book, a.version ORDER BY a.seq)
    FROM (SELECT e.club_id, e.seq, (e.payload::json ->> 'book')::uuid AS book,
        (e.payload::json ->> 'version')::integer AS version, e.payload::json ->> 'from' AS day
      FROM "club_event" e WHERE e.kind = 'book-adopted') a;

ALTER TABLE "club_book_version" DROP COLUMN "adopted_from", DROP COLUMN "adopted_seq";

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "club_book_adoption"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('an adoption is taken back, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, book_id, adopted_seq, version, from_day ON "club_book_adoption"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('these columns are fixed');

ALTER TABLE "session" ADD COLUMN "own_book" UUID, ADD COLUMN "own_version" INTEGER, ADD COLUMN "own_name" TEXT;
UPDATE "session" SET own_book = (rules #>> '{own,book}')::uuid, own_version = (rules #>> '{own,version}')::integer,
    own_name = rules #>> '{own,name}'
  WHERE rules -> 'own' IS NOT NULL;
CREATE TRIGGER "fixed_own_book" BEFORE UPDATE OF own_book, own_version, own_name ON "session"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('the rules of an evening are fixed');
CREATE INDEX "session_own_book" ON "session"("club_id", "own_book");
