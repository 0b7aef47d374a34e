import type { Pool } from 'pg';
import { readEvent, whyOf } from '../events/registry.js';

/** The subject of a line of the ledger. */
interface Belonging {
  readonly event: number;
  readonly kind: string;
  readonly session: string | null;
  readonly hand: number | null;
  readonly fine: string | null;
}

/** The correction behind a line of the ledger. */
interface LineCorrection {
  /** The latest correction of its hand or fine; null when there is none. */
  readonly correction: number | null;
  /** The reason of the correction that paid it; null when none did. */
  readonly why: string | null;
}

/** The latest revision of each hand, by its key; the first is no correction. */
const OF_HANDS = `
  SELECT h.session, h.hand, r.event_seq AS correction
  FROM unnest($2::uuid[], $3::int4[]) AS h(session, hand)
  CROSS JOIN LATERAL (
    SELECT event_seq, revision FROM hand x
    WHERE x.club_id = $1 AND x.session_id = h.session AND x.number = h.hand
    ORDER BY x.revision DESC LIMIT 1
  ) r
  WHERE r.revision > 1`;

/** The latest correction that names a fine. */
const OF_FINES = `
  SELECT asked.id AS fine, c.seq AS correction
  FROM unnest($2::uuid[]) AS asked(id)
  CROSS JOIN LATERAL (
    SELECT e.seq FROM event_subject s
    JOIN club_event e ON e.club_id = s.club_id AND e.seq = s.seq
    WHERE s.club_id = $1 AND s.subjects @> ARRAY[asked.id] AND e.kind = 'correction-recorded'
    ORDER BY e.seq DESC LIMIT 1
  ) c`;

const REASONS = `
  SELECT seq, kind, payload FROM club_event WHERE club_id = $1 AND seq = ANY ($2::int8[])`;

/**
 * Which corrections lines of the ledger lead to. It looks up each hand, fine and correction among them
 * once and by its key, so it costs what the page shows, whatever the history.
 */
export async function withCorrections<T extends Belonging>(
  pool: Pool,
  clubId: string,
  lines: readonly T[],
): Promise<(T & LineCorrection)[]> {
  const [ofHand, ofFine, reasons] = await Promise.all([
    correctionsOfHands(pool, clubId, lines),
    correctionsOfFines(pool, clubId, lines),
    reasonsOf(pool, clubId, lines),
  ]);
  return lines.map((line) => {
    const latest = Math.max(ofHand.get(handKey(line)) ?? 0, ofFine.get(line.fine ?? '') ?? 0);
    return {
      ...line,
      correction: latest === 0 ? null : latest,
      why: reasons.get(line.event) ?? null,
    };
  });
}

function handKey({ session, hand }: Pick<Belonging, 'session' | 'hand'>): string {
  return `${session ?? ''} ${hand ?? ''}`;
}

async function correctionsOfHands(pool: Pool, clubId: string, lines: readonly Belonging[]) {
  const hands = new Map(
    lines.filter(({ hand }) => hand !== null).map((line) => [handKey(line), line]),
  );
  if (hands.size === 0) return new Map<string, number>();
  const asked = [...hands.values()];
  const { rows } = await pool.query<{ session: string; hand: number; correction: number }>({
    name: 'corrections-of-hands',
    text: OF_HANDS,
    values: [clubId, asked.map(({ session }) => session), asked.map(({ hand }) => hand)],
  });
  return new Map(rows.map((row) => [handKey(row), row.correction]));
}

async function correctionsOfFines(pool: Pool, clubId: string, lines: readonly Belonging[]) {
  const fines = new Set(lines.flatMap(({ fine }) => fine ?? []));
  if (fines.size === 0) return new Map<string, number>();
  const { rows } = await pool.query<{ fine: string; correction: number }>({
    name: 'corrections-of-fines',
    text: OF_FINES,
    values: [clubId, [...fines]],
  });
  return new Map(rows.map(({ fine, correction }) => [fine, correction]));
}

async function reasonsOf(pool: Pool, clubId: string, lines: readonly Belonging[]) {
  const events = new Set(
    lines.flatMap(({ event, kind }) => (kind === 'correction-recorded' ? event : [])),
  );
  if (events.size === 0) return new Map<number, string | null>();
  const { rows } = await pool.query<{ seq: number; kind: string; payload: string }>({
    name: 'reasons-of-corrections',
    text: REASONS,
    values: [clubId, [...events]],
  });
  return new Map(rows.map(({ seq, kind, payload }) => [seq, whyOf(readEvent(kind, payload))]));
}
