-- How many hands of an evening were deleted is asked for with every evening; few ever were.
CREATE INDEX "hand_voided" ON "hand" ("club_id", "session_id") WHERE "kind" = 'voided';
