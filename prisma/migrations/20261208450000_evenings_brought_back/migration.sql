-- A planned evening that was called off can be held after all.
ALTER TABLE "planned_evening" ADD COLUMN "brought_back" BOOLEAN NOT NULL DEFAULT false;
