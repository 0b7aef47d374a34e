-- What came of a hand is told by its session's fold; nothing reads it here.
ALTER TABLE "hand" DROP COLUMN "outcome";

-- Whom and what an event concerns, by their ids: one row an event.
CREATE TABLE "event_subject" (
    "club_id" UUID NOT NULL,
    "seq" BIGINT NOT NULL,
    "subjects" UUID[],

    CONSTRAINT "event_subject_pkey" PRIMARY KEY ("club_id","seq"),
    -- Prisma knows no list that must be there.
    CONSTRAINT "event_subject_is_a_list" CHECK (subjects IS NOT NULL)
);

-- An id belongs to one club, so the index needs no club. Without fastupdate no write pays at once for
-- many before it.
CREATE INDEX "event_of_subject" ON "event_subject" USING GIN ("subjects") WITH (fastupdate = off);

CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "event_subject"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"('the log is append-only');

-- The events that are there: who and what they name, who did them, and whose accounts they moved. What
-- later events concern is said with them; from here on nobody looks into their JSON for it.
INSERT INTO "event_subject" (club_id, seq, subjects)
WITH event AS MATERIALIZED (
  SELECT club_id, seq, kind, actor, payload::jsonb AS payload FROM "club_event"
), access AS (
  SELECT club_id, seq, payload ->> 'user' AS id, payload ->> 'member' AS member,
    lag(payload ->> 'member') OVER (PARTITION BY club_id, payload ->> 'user' ORDER BY seq) AS claimed
  FROM event WHERE kind IN ('access-given', 'access-ended')
), named (club_id, seq, id) AS (
  SELECT club_id, seq, jsonb_array_elements_text(payload -> 'seats')
    FROM event WHERE kind = 'session-opened'
  UNION ALL SELECT club_id, seq, jsonb_array_elements_text(payload -> 'fineIds')
    FROM event WHERE kind = 'hand-recorded'
  UNION ALL SELECT e.club_id, e.seq, text.value #>> '{}'
    FROM event e, LATERAL jsonb_path_query(CASE e.kind WHEN 'hand-recorded' THEN e.payload -> 'record'
      ELSE e.payload -> 'changes' END, '$.** ? (@.type() == "string")') AS text (value)
    WHERE e.kind IN ('hand-recorded', 'correction-recorded')
      AND text.value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  UNION ALL SELECT e.club_id, e.seq, n.id
    FROM event e, LATERAL (VALUES (e.payload ->> 'fineId'), (e.payload #>> '{record,player}'),
      (e.payload #>> '{record,reportedBy}')) AS n (id)
    WHERE e.kind = 'fine-recorded'
  UNION ALL SELECT club_id, seq, payload ->> 'player'
    FROM event WHERE kind IN ('player-joined', 'player-left')
  UNION ALL SELECT e.club_id, e.seq, n.id
    FROM event e, LATERAL (VALUES (e.payload ->> 'dispute'), (e.payload ->> 'dealGivenBack')) AS n (id)
    WHERE e.kind = 'correction-recorded'
  UNION ALL SELECT e.club_id, e.seq, n.id
    FROM event e
      JOIN "dispute" d ON d.club_id = e.club_id AND d.id = (e.payload ->> 'dispute')::uuid
      LEFT JOIN "fine" f ON f.club_id = d.club_id AND f.id = d.fine_id,
      LATERAL (VALUES (e.payload ->> 'dispute'), (e.payload ->> 'by'), (e.payload ->> 'fine'),
        (d.raised_by::text), (f.member_id::text)) AS n (id)
    WHERE e.kind LIKE 'dispute-%'
  UNION ALL SELECT club_id, seq, jsonb_array_elements_text(payload -> 'together')
    FROM event WHERE kind IN ('dispute-upheld', 'dispute-overturned')
  UNION ALL SELECT club_id, seq, payload #>> '{owner,user}' FROM event WHERE kind = 'club-opened'
  UNION ALL SELECT club_id, seq, payload ->> 'member' FROM event WHERE kind LIKE 'member-%'
  UNION ALL SELECT club_id, seq, payload ->> 'device' FROM event WHERE kind LIKE 'device-%'
  UNION ALL SELECT a.club_id, a.seq, n.id
    FROM access a, LATERAL (VALUES (a.id), (a.member), (a.claimed)) AS n (id)
  UNION ALL SELECT club_id, seq, CASE WHEN actor ~ '^device:\S+ \S+$' THEN split_part(actor, ' ', 2)
      WHEN actor ~ '^[0-9a-f-]{36}$' THEN actor END
    FROM event
), concerned (club_id, seq, id) AS (
  SELECT club_id, seq, id::uuid FROM named WHERE id IS NOT NULL
  UNION ALL SELECT p.club_id, p.event_seq, a.member_id
    FROM "posting" p JOIN "account" a
      ON a.club_id = p.club_id AND a.id IN (p.from_account, p.to_account)
    WHERE a.member_id IS NOT NULL
)
SELECT e.club_id, e.seq, coalesce(array_agg(DISTINCT c.id ORDER BY c.id)
    FILTER (WHERE c.id IS NOT NULL), '{}')
FROM "club_event" e LEFT JOIN concerned c ON c.club_id = e.club_id AND c.seq = e.seq
GROUP BY e.club_id, e.seq;
