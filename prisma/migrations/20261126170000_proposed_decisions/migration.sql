-- A decision of a dispute that a party proposed, and the member who is asked to confirm it.
ALTER TABLE "dispute" ADD COLUMN "proposed_seq" BIGINT;
ALTER TABLE "dispute" ADD COLUMN "proposed_by" UUID;
ALTER TABLE "dispute" ADD COLUMN "second" UUID;
