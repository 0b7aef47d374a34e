import type { Pool } from 'pg';
import { EXAMINATION_KINDS, examinedIn, type Examined } from '../events/money/examinations.js';
import type { ExaminationEvent } from '../events/money/years.js';
import { readEvent } from '../events/registry.js';
import { selectColumns } from '../platform/database/select-columns.js';

/** Examinations and remarks of a club as its log has them, and the end of the log that they were read at. */
export async function readExaminations(
  pool: Pool,
  clubId: string,
): Promise<Examined & { readonly headSeq: number }> {
  const { rows } = await pool.query<{
    readonly headSeq: number;
    readonly seq: number | null;
    readonly time: Date;
    readonly actor: string;
    readonly kind: string;
    readonly payload: string;
  }>({
    name: 'examinations',
    text: `SELECT ${selectColumns('Club', 'c', 'headSeq')}, e.seq, e.time, e.actor, e.kind, e.payload
      FROM club c LEFT JOIN club_event e ON e.club_id = c.id AND e.kind = ANY ($2::text[])
        AND e.kind <> 'hand-recorded' AND e.seq <= c.head_seq
      WHERE c.id = $1 ORDER BY e.seq`,
    values: [clubId, EXAMINATION_KINDS],
  });
  const log = rows.flatMap(({ seq, time, actor, kind, payload }) => {
    if (seq === null) return [];
    const event = readEvent(kind, payload) as ExaminationEvent;
    return [{ seq, time: time.toISOString(), actor, event }];
  });
  return { headSeq: rows[0]?.headSeq ?? 0, ...examinedIn(log) };
}
