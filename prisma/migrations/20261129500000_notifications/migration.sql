-- What each user wants to be notified of, and by which address; how far each log is decided for them,
-- and the notifications that wait or were tried. None of it follows from a log: it belongs to the user at
-- this instance.
CREATE TABLE "notification_settings" (
    "user_id" UUID NOT NULL,
    "disputes" TEXT NOT NULL,
    "money" TEXT NOT NULL,
    "evenings" TEXT NOT NULL,
    "tasks" TEXT NOT NULL,
    "quiet_from" TEXT,
    "quiet_until" TEXT,
    "time_zone" TEXT,
    "address" TEXT,
    "asked_at" TIMESTAMPTZ(3),
    "confirm_hash" TEXT,
    "confirmed_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "ended_why" TEXT,

    CONSTRAINT "notification_settings_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "notification_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE UNIQUE INDEX "notification_settings_confirm_hash" ON "notification_settings"("confirm_hash");

CREATE TABLE "notified_up_to" (
    "club_id" UUID NOT NULL,
    "seq" BIGINT NOT NULL,

    CONSTRAINT "notified_up_to_pkey" PRIMARY KEY ("club_id"),
    CONSTRAINT "notified_up_to_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TABLE "notification" (
    "club_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "seq" BIGINT NOT NULL,
    "category" TEXT NOT NULL,
    "batch" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "lease" UUID,
    "tried_at" TIMESTAMPTZ(3),
    "answer" TEXT,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("club_id","user_id","channel","seq"),
    CONSTRAINT "notification_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "notification_settings"("user_id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE INDEX "notification_due" ON "notification"("state", "due_at");
CREATE INDEX "notification_of_batch" ON "notification"("user_id", "batch");

CREATE TABLE "mail_stop" (
    "id" INTEGER NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT NOT NULL,

    CONSTRAINT "mail_stop_pkey" PRIMARY KEY ("id")
);
