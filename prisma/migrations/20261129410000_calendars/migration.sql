-- Secret addresses of calendars of planned evenings: one for each user in a club, and one for the club.
-- They do not follow from the log, and only the hash of a secret is kept.

CREATE TABLE "calendar_feed" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "user_id" UUID,
    "hash" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("club_id","id"),
    CONSTRAINT "calendar_feed_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "calendar_feed_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE UNIQUE INDEX "calendar_feed_hash" ON "calendar_feed"("hash");
CREATE INDEX "calendar_feed_of_user" ON "calendar_feed"("user_id");
CREATE UNIQUE INDEX "calendar_feed_once" ON "calendar_feed" (club_id, user_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX "calendar_feed_of_club" ON "calendar_feed" (club_id) WHERE user_id IS NULL;
