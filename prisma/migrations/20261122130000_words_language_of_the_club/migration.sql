-- What a club speaks. Clubs older than the choice speak Danish.
ALTER TABLE "club" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'da';
