import type { Pool } from 'pg';
import type { Logged } from '../events/kind.js';
import { readEvent, type Event, type Kind } from '../events/registry.js';
import { selectColumns } from '../platform/database/select-columns.js';

/** Events of a club in their order, and the end of the log that they were read at. */
export interface EventsRead<E> {
  readonly headSeq: number;
  readonly log: readonly Pick<Logged<E>, 'seq' | 'time' | 'actor' | 'event'>[];
}

/** Reads the events of some kinds, of which a club has few. The fold of them has no table. */
export async function readEventsOf<K extends Exclude<Kind, 'hand-recorded'>>(
  pool: Pool,
  clubId: string,
  kinds: readonly K[],
): Promise<EventsRead<Extract<Event, { readonly kind: K }>>> {
  const { rows } = await pool.query<{
    readonly headSeq: number;
    readonly seq: number | null;
    readonly time: Date;
    readonly actor: string;
    readonly kind: string;
    readonly payload: string;
  }>({
    name: 'events-of-kinds',
    text: `SELECT ${selectColumns('Club', 'c', 'headSeq')}, e.seq, e.time, e.actor, e.kind, e.payload
      FROM club c LEFT JOIN club_event e ON e.club_id = c.id AND e.kind = ANY ($2::text[])
        AND e.kind <> 'hand-recorded' AND e.seq <= c.head_seq
      WHERE c.id = $1 ORDER BY e.seq`,
    values: [clubId, kinds],
  });
  const log = rows.flatMap(({ seq, time, actor, kind, payload }) => {
    if (seq === null) return [];
    // Only those kinds were asked for.
    const event = readEvent(kind, payload) as Extract<Event, { readonly kind: K }>;
    return [{ seq, time: time.toISOString(), actor, event }];
  });
  return { headSeq: rows[0]?.headSeq ?? 0, log };
}
