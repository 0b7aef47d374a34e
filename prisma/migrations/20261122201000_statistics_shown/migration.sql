-- Whether all members see what others won in money and what they were fined. No club had a say before.
ALTER TABLE "club" ADD COLUMN "statistics_shown" BOOLEAN NOT NULL DEFAULT false;
