-- A hand of Königrufen can be given up, or be lost at once.
ALTER TABLE "hand" DROP CONSTRAINT "hand_kind",
  ADD CONSTRAINT "hand_kind" CHECK (
    kind IN ('played', 'abandoned', 'redeal', 'given-up', 'lost-at-once', 'voided'));
