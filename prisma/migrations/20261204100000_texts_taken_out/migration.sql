-- Before somebody leaves for good an owner may have their name taken out of texts that others wrote. The
-- payload of such an event is replaced, its hash stays, and the event of the leaving has the digest of
-- what is left (docs/decisions/0077).
ALTER TABLE "club_event" ADD COLUMN "taken_out" BIGINT;

CREATE INDEX "club_event_leaving" ON "club_event"("club_id", "seq") WHERE kind = 'member-forgotten';
CREATE INDEX "club_event_taken_out" ON "club_event"("club_id", "taken_out") WHERE taken_out IS NOT NULL;

-- The log is append-only but for that.
DROP TRIGGER "append_only" ON "club_event";
CREATE TRIGGER "append_only" BEFORE DELETE OR TRUNCATE ON "club_event"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('the log is append-only');

CREATE FUNCTION "event_only_without_texts"() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  -- A list of names alone, so that a column added later is looked at too.
  IF to_jsonb(NEW) - 'payload' - 'taken_out' <> to_jsonb(OLD) - 'payload' - 'taken_out'
    OR NOT EXISTS (SELECT FROM public.club_event e
      WHERE e.club_id = NEW.club_id AND e.seq = NEW.taken_out AND e.seq > NEW.seq
        AND e.kind = 'member-forgotten' AND e.xmin = pg_current_xact_id()::xid
        AND e.payload::jsonb -> 'takenOut' @> jsonb_build_array(jsonb_build_object('event', NEW.seq,
          'digest', encode(sha256(convert_to(NEW.payload, 'UTF8')), 'hex'))))
  THEN
    RAISE EXCEPTION 'UPDATE on club_event is refused: the log is append-only'
      USING ERRCODE = 'KP001', TABLE = 'club_event';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "only_without_texts" AFTER UPDATE ON "club_event"
  FOR EACH ROW EXECUTE FUNCTION "event_only_without_texts"();

-- Rows that were made of those texts follow in the same transaction, after the event of the leaving.
-- What has no text is refused as ever. Verification compares every column with the log.
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME NOT IN ('club_event', 'posting', 'account', 'idempotency_key',
      'person_name', 'rule_book_version', 'pot', 'seat')
    AND EXISTS (SELECT FROM public.club_event WHERE kind = 'member-forgotten'
      AND xmin = pg_current_xact_id()::xid AND payload::jsonb ? 'takenOut')
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% on % is refused: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0]
    USING ERRCODE = 'KP001', TABLE = TG_TABLE_NAME;
END $$;
