-- A fine can go to one pot alone, and can be one that the club has added to its book.
ALTER TABLE "fine" DROP CONSTRAINT "fine_paid_to";
ALTER TABLE "fine" ADD COLUMN "own_fine" TEXT,
  ADD CONSTRAINT "fine_paid_to" CHECK (paid_to IN ('pots', 'king-pot', 'pagat-pot', 'players', 'kitty'));
CREATE TRIGGER "fixed_own_fine" BEFORE UPDATE OF own_fine ON "fine"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('only the state of a fine may change');
