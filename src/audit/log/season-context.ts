import type { Pool } from 'pg';
import type { AuditContext, Logged, SeasonFacts } from '../../events/kind.js';
import type { Event } from '../../events/registry.js';
import { isOfSeasons } from '../../events/season/kinds.js';
import { dayOf } from '../../values/time-zone.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** An evening that was moved. */
interface EveningContext {
  readonly id: string;
  readonly openedAt: string;
  /** Null for the day of its opening. */
  readonly day: string | null;
}

interface SeasonContext {
  readonly timeZone: string;
  readonly seasons: readonly SeasonFacts[] | null;
  readonly evenings: readonly EveningContext[] | null;
}

/** Reads the names that sentences about seasons need. */
export async function readSeasons(
  pool: Pool,
  clubId: string,
  logged: readonly Logged<Event>[],
): Promise<Pick<AuditContext, 'seasons' | 'evenings'>> {
  const told = logged.flatMap(({ event }) => (isOfSeasons(event) ? [event] : []));
  if (told.length === 0) return { seasons: [], evenings: new Map() };
  const moves = told.flatMap((event) => (event.kind === 'evening-moved' ? [event] : []));
  const ids = [
    ...told.flatMap((event) => ('season' in event ? [event.season] : [])),
    ...moves.flatMap(({ from, to }) => [from, to].filter((id) => id !== null)),
  ];
  const moved = moves.map(({ evening }) => evening);
  const { rows } = await pool.query<SeasonContext>({
    name: 'audit-seasons',
    text: `SELECT ${selectColumns('Club', 'c', 'timeZone')},
        (SELECT json_agg(json_build_object('id', s.id, 'since', s.from_seq, 'name', s.name,
            'firstDay', s.first_day, 'lastDay', s.last_day, 'books', s.books, 'tables', s.tables)
            ORDER BY s.from_seq)
          FROM season s WHERE s.club_id = c.id AND s.id = ANY ($2::uuid[])) AS seasons,
        (SELECT json_agg(json_build_object('id', e.id, 'openedAt', e.opened_at, 'day', e.day))
          FROM session e WHERE e.club_id = c.id AND e.id = ANY ($3::uuid[])) AS evenings
      FROM club c WHERE c.id = $1`,
    values: [clubId, ids, moved],
  });
  const { timeZone = 'UTC', seasons, evenings } = rows[0] ?? {};
  return {
    seasons: seasons ?? [],
    evenings: new Map(
      (evenings ?? []).map(({ id, openedAt, day }) => {
        return [id, day ?? dayOf(new Date(openedAt), timeZone)];
      }),
    ),
  };
}
