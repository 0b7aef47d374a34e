-- What the audit view and the fine register are read by.

-- A page of the register, newest first.
CREATE INDEX "fine_of_club" ON "fine"("club_id", "event_seq", "position", "id");

-- Nearly every event is a hand of the secretary's; those are found by the log itself, and recording
-- one touches none of these.
CREATE INDEX "event_of_kind" ON "club_event" (club_id, kind, seq) WHERE kind <> 'hand-recorded';
CREATE INDEX "event_of_actor" ON "club_event" (club_id, actor, seq) WHERE actor <> 'secretary';
CREATE INDEX "correction_of_session" ON "club_event" (club_id, session_id, seq)
  WHERE kind = 'correction-recorded';
