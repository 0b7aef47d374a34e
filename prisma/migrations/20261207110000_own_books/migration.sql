-- A club's own rule book: its name, and its versions, each whole as an evening by it is played.

CREATE TABLE "club_book" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "parent" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "versions" INTEGER NOT NULL,
    "retired_seq" BIGINT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "club_book_pkey" PRIMARY KEY ("club_id","id"),
    CONSTRAINT "club_book_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TABLE "club_book_version" (
    "club_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "parent_version" TEXT NOT NULL,
    "changes" JSONB NOT NULL,
    "citations" JSONB NOT NULL,
    "content" JSONB NOT NULL,
    "digest" TEXT NOT NULL,
    "rate" INTEGER,
    "why" TEXT NOT NULL,
    "drafted_seq" BIGINT NOT NULL,
    "drafted_at" TIMESTAMPTZ(3) NOT NULL,
    "adopted_from" TEXT,
    "adopted_seq" BIGINT,

    CONSTRAINT "club_book_version_pkey" PRIMARY KEY ("club_id","book_id","version"),
    CONSTRAINT "club_book_version_club_id_book_id_fkey" FOREIGN KEY ("club_id","book_id") REFERENCES "club_book"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "club_book"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a book of a club is retired, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, id, parent ON "club_book"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('these columns are fixed');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "club_book_version"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a version of a book is never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, book_id, version, parent_version, changes, citations, content, digest, rate, why, drafted_seq, drafted_at ON "club_book_version"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a change of a book is a further version');
