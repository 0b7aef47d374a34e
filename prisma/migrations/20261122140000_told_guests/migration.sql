-- A guest sits down with a name, and is not among the club's members. Later they become a member, or
-- are merged into one: the guest's id stays in the log, and leads to the member from then on.
ALTER TABLE "member"
  ADD COLUMN "guest" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "merged_into" UUID,
  ADD CONSTRAINT "member_club_id_merged_into_fkey" FOREIGN KEY ("club_id", "merged_into")
    REFERENCES "member"("club_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT,
  ADD CONSTRAINT "member_merged_is_guest" CHECK (merged_into IS NULL OR (guest AND merged_into <> id));

-- Whoever reads of a member reads of the guests that they were.
CREATE INDEX "member_merged" ON "member"("club_id", "merged_into");
