-- What a person chose to be spoken to in, on whichever device. Nobody had a say before.
ALTER TABLE "app_user" ADD COLUMN "language" TEXT;
