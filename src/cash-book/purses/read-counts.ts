import { actorName, idsOfActors, readNames } from '../../clubs/actor-names.js';
import type { ReadPool } from '../../platform/database/pools.js';
import type { Day } from '../../values/day.js';
import type { LastCount } from './purse.view.js';

interface CountRow {
  readonly purse: string;
  readonly event: number;
  readonly day: Day;
  readonly held: number;
  readonly counted: number;
  readonly time: Date;
  readonly actor: string;
}

/** The latest count of a purse, without what was recorded after it. */
export type CountOfPurse = Omit<LastCount, 'added'>;

/**
 * The latest count of each purse by its day, as it counts: one whose voucher was taken back is left out.
 *
 * @param until the last day of a count; null for the latest of all
 */
export async function readLastCounts(
  { pool }: ReadPool,
  clubId: string,
  until: Day | null,
): Promise<ReadonlyMap<string, CountOfPurse>> {
  const { rows } = await pool.query<CountRow>({
    name: 'last-counts',
    text: `SELECT DISTINCT ON (c.id) c.id AS purse, e.seq AS event, e.time, e.actor,
        p.said ->> 'day' AS day, (p.said ->> 'held')::int8 AS held, (p.said ->> 'counted')::int8 AS counted
      FROM cash_account c
        JOIN event_subject s ON s.club_id = c.club_id AND s.subjects @> ARRAY[c.id]
        JOIN club_event e ON e.club_id = s.club_id AND e.seq = s.seq AND e.kind = 'purse-counted'
        CROSS JOIN LATERAL (SELECT e.payload::jsonb AS said) p
        LEFT JOIN voucher v ON v.club_id = e.club_id AND v.event_seq = e.seq
      WHERE c.club_id = $1 AND c.type = 'purse' AND v.reversed_by IS NULL
        AND ($2::text IS NULL OR p.said ->> 'day' <= $2)
      ORDER BY c.id, day DESC, e.seq DESC`,
    values: [clubId, until],
  });
  const names = await readNames(pool, clubId, idsOfActors(rows.map(({ actor }) => actor)));
  return new Map(
    rows.map(({ purse, time, actor, ...row }) => [
      purse,
      {
        ...row,
        difference: row.counted - row.held,
        time: time.toISOString(),
        actor,
        actorName: actorName(actor, names),
      },
    ]),
  );
}
