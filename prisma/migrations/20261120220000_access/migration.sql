-- Who may do what: users, their roles in clubs, the clubs' tablets, and what lets them in.

CREATE TABLE "app_user" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "password_changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "app_user_name_key" ON "app_user"("name_key");

CREATE TABLE "membership" (
    "club_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT,
    "member_id" UUID,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("club_id","user_id"),
    CONSTRAINT "membership_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "membership_club_id_member_id_fkey" FOREIGN KEY ("club_id","member_id") REFERENCES "member"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "membership_role" CHECK (role IN ('owner', 'secretary', 'auditor', 'member')),
    CONSTRAINT "membership_without_role_claims_nobody" CHECK (role IS NOT NULL OR member_id IS NULL)
);
CREATE INDEX "membership_of_user" ON "membership"("user_id");
-- A member's record is claimed by one user at a time.
CREATE UNIQUE INDEX "membership_one_a_member" ON "membership"("club_id", "member_id")
  WHERE member_id IS NOT NULL;

CREATE TABLE "device" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "device_pkey" PRIMARY KEY ("club_id","id"),
    CONSTRAINT "device_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE TABLE "token" (
    "id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "user_id" UUID,
    "club_id" UUID,
    "device_id" UUID,
    "name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "token_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "token_kind" CHECK (kind IN ('session', 'program', 'device', 'known-browser', 'setup', 'reset', 'pairing')),
    CONSTRAINT "token_is_somebodys" CHECK (CASE
      WHEN kind IN ('device', 'pairing') THEN club_id IS NOT NULL AND device_id IS NOT NULL AND user_id IS NULL
      WHEN kind = 'setup' THEN user_id IS NULL AND device_id IS NULL
      ELSE user_id IS NOT NULL AND device_id IS NULL END)
);
CREATE UNIQUE INDEX "token_hash" ON "token"("hash");
CREATE INDEX "token_of_user" ON "token"("user_id");
CREATE INDEX "token_of_device" ON "token"("club_id", "device_id");

CREATE TABLE "invite" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "member_id" UUID,
    "made_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "used_by" UUID,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invite_pkey" PRIMARY KEY ("club_id","id"),
    CONSTRAINT "invite_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "invite_club_id_member_id_fkey" FOREIGN KEY ("club_id","member_id") REFERENCES "member"("club_id","id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "invite_role" CHECK (role IN ('owner', 'secretary', 'auditor', 'member')),
    CONSTRAINT "invite_used_by_somebody" CHECK ((used_at IS NULL) = (used_by IS NULL))
);
CREATE UNIQUE INDEX "invite_hash" ON "invite"("hash");

-- Counts of the last minutes: not worth a write to the disk, nor anything after a crash.
CREATE UNLOGGED TABLE "rate_count" (
    "key" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "rate_count_pkey" PRIMARY KEY ("key")
);

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "membership"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a role is taken away, never deleted');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "device"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a device is revoked, never deleted');
CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "app_user"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('the log names users for ever');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, user_id ON "membership"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('these columns are fixed');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, id, name, added_at ON "device"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('these columns are fixed');

