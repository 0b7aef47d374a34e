-- How far in a club's log each user has seen what concerns them. It follows from no event: who looked
-- at what is nobody else's to know.
CREATE TABLE "news_seen" (
    "club_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "seq" BIGINT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "news_seen_pkey" PRIMARY KEY ("club_id","user_id"),
    CONSTRAINT "news_seen_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "news_seen_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);
