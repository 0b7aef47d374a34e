-- What came of a transfer so far: a payment may be less than all of it.
ALTER TABLE "plan_transfer" ADD COLUMN "paid" BIGINT NOT NULL DEFAULT 0;
UPDATE "plan_transfer" SET "paid" = "amount" WHERE "status" = 'done';
ALTER TABLE "plan_transfer" ALTER COLUMN "paid" DROP DEFAULT;

-- The transfer that a payment is for.
ALTER TABLE "payment" ADD COLUMN "plan_id" UUID, ADD COLUMN "transfer_id" UUID;
