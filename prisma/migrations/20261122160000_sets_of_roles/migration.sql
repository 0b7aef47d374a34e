-- Somebody can be several things in a club, the treasurer among them. Whoever had a role has it alone. A
-- set is kept in one order, and without `member` beside another role, so that what is the same is the
-- same text, here and in what the log gives.
CREATE FUNCTION "is_set_of_roles"(roles TEXT[]) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(roles = '{member}' OR roles = array_remove(ARRAY[
    CASE WHEN 'owner' = ANY (roles) THEN 'owner' END,
    CASE WHEN 'secretary' = ANY (roles) THEN 'secretary' END,
    CASE WHEN 'treasurer' = ANY (roles) THEN 'treasurer' END,
    CASE WHEN 'auditor' = ANY (roles) THEN 'auditor' END], NULL), false)
$$;

ALTER TABLE "membership"
  DROP CONSTRAINT "membership_role",
  DROP CONSTRAINT "membership_without_role_claims_nobody",
  ADD COLUMN "roles" TEXT[];
UPDATE "membership" SET roles = CASE WHEN role IS NULL THEN '{}' ELSE ARRAY[role] END;
ALTER TABLE "membership"
  DROP COLUMN "role",
  ADD CONSTRAINT "membership_roles" CHECK (is_set_of_roles(roles)),
  ADD CONSTRAINT "membership_without_roles_claims_nobody" CHECK (roles <> '{}' OR member_id IS NULL);

ALTER TABLE "invite"
  DROP CONSTRAINT "invite_role",
  ADD COLUMN "roles" TEXT[];
UPDATE "invite" SET roles = ARRAY[role];
ALTER TABLE "invite"
  DROP COLUMN "role",
  ADD CONSTRAINT "invite_roles" CHECK (is_set_of_roles(roles) AND roles <> '{}');
