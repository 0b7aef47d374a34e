-- Webhooks of clubs, how far each log is decided, and the deliveries that wait or were tried. None of
-- it follows from the log: addresses and secrets are in no log, and a delivery is no fact of a club.
CREATE TABLE "webhook" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "kinds" TEXT[],
    "added_at" TIMESTAMPTZ(3) NOT NULL,
    "after_seq" BIGINT NOT NULL,
    "secret" TEXT,
    "old_secret" TEXT,
    "old_until" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "ended_why" TEXT,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("club_id","id"),
    CONSTRAINT "webhook_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "webhook_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX "webhook_of_user" ON "webhook"("user_id");

CREATE TABLE "delivered_up_to" (
    "club_id" UUID NOT NULL,
    "seq" BIGINT NOT NULL,

    CONSTRAINT "delivered_up_to_pkey" PRIMARY KEY ("club_id"),
    CONSTRAINT "delivered_up_to_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TABLE "delivery" (
    "club_id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "seq" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "lease" UUID,
    "tried_at" TIMESTAMPTZ(3),
    "status" INTEGER,
    "answer" TEXT,

    CONSTRAINT "delivery_pkey" PRIMARY KEY ("club_id","webhook_id","seq"),
    CONSTRAINT "delivery_club_id_webhook_id_fkey" FOREIGN KEY ("club_id", "webhook_id") REFERENCES "webhook"("club_id", "id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE INDEX "delivery_due" ON "delivery"("state", "due_at");
