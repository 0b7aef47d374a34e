-- The log is append-only and chained, so a name in it could never be forgotten. From now on it holds a
-- salted digest in place of a person's name, and the name stands here until they leave for good.
CREATE TABLE "person_name" (
    "club_id" UUID NOT NULL,
    "event_seq" BIGINT NOT NULL,
    "person_id" UUID NOT NULL,
    "salt" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "person_name_pkey" PRIMARY KEY ("club_id","event_seq")
);
CREATE INDEX "person_name_of_person" ON "person_name"("club_id", "person_id");

-- It is proved by the digest, and deleted when its person is forgotten: never changed.
CREATE TRIGGER "fixed" BEFORE UPDATE OR TRUNCATE ON "person_name"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a name stays as it was given, or goes');

-- Null unless they were forgotten: what is left of the name.
ALTER TABLE "member" ADD COLUMN "initials" TEXT;
ALTER TABLE "membership" ADD COLUMN "initials" TEXT;

CREATE INDEX "member_forgotten" ON "member"("club_id") WHERE initials IS NOT NULL;
CREATE INDEX "membership_forgotten" ON "membership"("club_id") WHERE initials IS NOT NULL;

-- A first answer stays the answer, until it is erased because it holds the name of somebody forgotten.
-- Its key is spent all the same: no request has the hash that is left.
DROP TRIGGER "append_only" ON "idempotency_key";
CREATE TRIGGER "append_only" BEFORE DELETE OR TRUNCATE ON "idempotency_key"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a first answer stays the answer');
CREATE TRIGGER "fixed" BEFORE UPDATE OF
    club_id, key, status, event_seq, created_at ON "idempotency_key"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a first answer stays the answer');

CREATE FUNCTION "answer_only_erased"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.body <> 'null' OR NEW.etag IS NOT NULL OR NEW.request_hash <> 'erased' THEN
    RAISE EXCEPTION 'a first answer is erased or stays the answer'
      USING ERRCODE = 'KP001', TABLE = 'idempotency_key';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "erased" BEFORE UPDATE ON "idempotency_key"
  FOR EACH ROW EXECUTE FUNCTION "answer_only_erased"();

-- A user who has no role in any club any more may be deleted.
DROP TRIGGER "never_deleted" ON "app_user";
CREATE TRIGGER "never_truncated" BEFORE TRUNCATE ON "app_user"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('the log names users');

CREATE FUNCTION "user_of_no_club"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.membership WHERE user_id = OLD.id AND roles <> '{}') THEN
    RAISE EXCEPTION 'user % has roles in a club', OLD.id USING ERRCODE = 'KP001', TABLE = 'app_user';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER "of_no_club" BEFORE DELETE ON "app_user"
  FOR EACH ROW EXECUTE FUNCTION "user_of_no_club"();
