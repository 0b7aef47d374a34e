-- Pushes to devices: the keys of the instance, the subscriptions of its users, and what each is sent.
-- A notification is for a target: the user by mail, or one of their devices. What only time brings has a
-- subject and no event.
CREATE TABLE "push_key" (
    "id" INTEGER NOT NULL,
    "public" TEXT NOT NULL,
    "private" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_key_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "push_subscription" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT,
    "auth" TEXT,
    "origin" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,
    "heard_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "ended_why" TEXT,

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "push_subscription_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE UNIQUE INDEX "push_subscription_endpoint" ON "push_subscription"("endpoint");
CREATE INDEX "push_subscription_of_user" ON "push_subscription"("user_id");

ALTER TABLE "notification_settings" ADD COLUMN "pushed" TEXT[] NOT NULL DEFAULT ARRAY['disputes', 'money', 'evenings', 'tasks']::TEXT[];
ALTER TABLE "notification_settings" ADD COLUMN "begins_hours" INTEGER NOT NULL DEFAULT 3;

ALTER TABLE "notification" ADD COLUMN "target" UUID;
UPDATE "notification" SET "target" = "user_id";
ALTER TABLE "notification" ALTER COLUMN "target" SET NOT NULL;
ALTER TABLE "notification" ADD COLUMN "subject" TEXT NOT NULL DEFAULT '';
ALTER TABLE "notification" DROP CONSTRAINT "notification_pkey";
ALTER TABLE "notification" ADD CONSTRAINT "notification_pkey" PRIMARY KEY ("club_id", "user_id", "channel", "target", "seq", "subject");

-- One look a minute for all clubs together finds what only time brings.
CREATE TABLE "time_look" (
    "id" INTEGER NOT NULL,
    "looked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "time_look_pkey" PRIMARY KEY ("id")
);
INSERT INTO "time_look" ("id", "looked_at") VALUES (1, now());
