-- The secret address at which anybody reads a club's own book. It does not follow from the log, and only
-- the hash of the secret is kept.

CREATE TABLE "book_link" (
    "club_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "book_link_pkey" PRIMARY KEY ("club_id","book_id"),
    CONSTRAINT "book_link_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE UNIQUE INDEX "book_link_hash" ON "book_link"("hash");
