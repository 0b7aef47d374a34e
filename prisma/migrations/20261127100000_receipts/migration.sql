-- Receipts of vouchers: photos and PDF. Their bytes are beside the log, which has their digests.

ALTER TABLE "club" ADD COLUMN "receipt_years" INTEGER NOT NULL DEFAULT 5;

CREATE TABLE "receipt_content" (
    "club_id" UUID NOT NULL,
    "digest" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "receipt_content_pkey" PRIMARY KEY ("club_id","digest"),
    CONSTRAINT "receipt_content_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "receipt_content_is_its_digest" CHECK ("digest" = encode(sha256("content"), 'hex'))
);
-- Photos and PDF are compressed already.
ALTER TABLE "receipt_content" ALTER COLUMN "content" SET STORAGE EXTERNAL;

CREATE TABLE "receipt" (
    "club_id" UUID NOT NULL,
    "voucher_seq" BIGINT NOT NULL,
    "event_seq" BIGINT NOT NULL,
    "digest" TEXT NOT NULL,
    "held" TEXT,
    "media_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "name" TEXT,
    "removed_seq" BIGINT,

    CONSTRAINT "receipt_pkey" PRIMARY KEY ("club_id","voucher_seq","event_seq"),
    CONSTRAINT "receipt_club_id_voucher_seq_fkey" FOREIGN KEY ("club_id","voucher_seq") REFERENCES "voucher"("club_id","event_seq") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "receipt_club_id_held_fkey" FOREIGN KEY ("club_id","held") REFERENCES "receipt_content"("club_id","digest") ON DELETE NO ACTION ON UPDATE NO ACTION
);
CREATE UNIQUE INDEX "receipt_of_event" ON "receipt"("club_id", "event_seq");
CREATE INDEX "receipt_of_content" ON "receipt"("club_id", "held");

CREATE TRIGGER "never_deleted" BEFORE DELETE OR TRUNCATE ON "receipt"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a receipt is removed by an event, never deleted');
CREATE TRIGGER "fixed" BEFORE UPDATE OF club_id, voucher_seq, event_seq, digest, media_type, bytes, name ON "receipt"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('a receipt stays as it was attached');
CREATE TRIGGER "removed_once" BEFORE UPDATE ON "receipt"
  FOR EACH ROW WHEN (OLD.removed_seq IS NOT NULL)
  EXECUTE FUNCTION "refuse_change"('a receipt is removed once');

-- A content goes with the last receipt that holds it.
CREATE FUNCTION "drop_receipt_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM receipt_content c WHERE c.club_id = OLD.club_id AND c.digest = OLD.held
    AND NOT EXISTS (SELECT FROM receipt r WHERE r.club_id = c.club_id AND r.held = c.digest);
  RETURN NULL;
END $$;
CREATE TRIGGER "content_goes" AFTER UPDATE ON "receipt"
  FOR EACH ROW WHEN (OLD.held IS NOT NULL AND NEW.held IS NULL)
  EXECUTE FUNCTION "drop_receipt_content"();
