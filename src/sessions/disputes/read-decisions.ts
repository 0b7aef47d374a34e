import type { DisputeEvent } from '../../evening/event.js';
import { readEvent } from '../../events/registry.js';
import type { ReadPool } from '../../platform/database/pools.js';

/** How a dispute ended, with the members who decided or withdrew it, and their words. */
export interface DisputeEnd {
  /** The author first, then those who decided together with them. */
  readonly by: readonly string[];
  readonly text: string;
}

/** How disputes ended, by the events that ended them. */
export async function readDecisions(
  { pool }: ReadPool,
  clubId: string,
  events: readonly number[],
): Promise<ReadonlyMap<number, DisputeEnd>> {
  if (events.length === 0) return new Map();
  const { rows } = await pool.query<{ seq: number; kind: string; payload: string }>({
    name: 'ends-of-disputes',
    text: 'SELECT seq, kind, payload FROM club_event WHERE club_id = $1 AND seq = ANY ($2::int8[])',
    values: [clubId, events],
  });
  return new Map(
    rows.map(({ seq, kind, payload }) => {
      // The end of a dispute is one of its steps.
      const event = readEvent(kind, payload) as DisputeEvent;
      const together = 'together' in event ? event.together : [];
      return [seq, { by: [event.by, ...together], text: event.text }];
    }),
  );
}
