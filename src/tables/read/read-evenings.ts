import type { SessionView } from '../../sessions/table/session.view.js';
import type { Day } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import type { Period, Reading } from '../table.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** Evenings read at a time. */
const PAGE_SIZE = 20;

/** An evening with who ever sat there. */
export interface Evening extends Pick<
  SessionView,
  'id' | 'game' | 'book' | 'rate' | 'status' | 'tableName' | 'openedAt' | 'closedAt' | 'hands'
> {
  /** The day that it is of, where the club is. */
  readonly day: Day;
  /** The name of the club's own book that it was played by; null for a printed one. */
  readonly ownName: string | null;
  /** In the order in which they sat down. */
  readonly players: readonly string[];
}

type EveningRow = Omit<Evening, 'openedAt' | 'closedAt' | 'day'> & {
  /** The day of one that was recorded from a paper. */
  readonly said: Day | null;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
};

/** Before the first evening and behind the last. */
const ENDS = {
  asc: { openedAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' },
  desc: { openedAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
} as const;
type Order = keyof typeof ENDS;

/** Those that the log had at parameter 2. */
const pageSql = (order: Order) => `
  SELECT ${selectColumns('Session', 's', 'id', 'game', 'book', 'ownName', 'rate', 'status', 'tableName', 'openedAt', 'closedAt')},
    s.day AS said, (s.state ->> 'hands')::int4 - (SELECT count(*)::int4 FROM hand h
      WHERE h.club_id = s.club_id AND h.session_id = s.id AND h.kind = 'voided'
        AND NOT EXISTS (SELECT FROM hand later WHERE later.club_id = h.club_id
          AND later.session_id = h.session_id AND later.number = h.number
          AND later.revision > h.revision)) AS hands,
    (SELECT json_agg(p.member_id ORDER BY p.joined_version, p.position, p.member_id) FROM seat p
      WHERE p.club_id = s.club_id AND p.session_id = s.id) AS players
  FROM session s
  WHERE s.club_id = $1
    AND (s.opened_at, s.id) ${order === 'asc' ? '>' : '<'} ($6::timestamptz, $7::uuid)
    AND EXISTS (SELECT FROM club_event e
      WHERE e.club_id = s.club_id AND e.session_id = s.id AND e.seq <= $2)
    AND ($3::date IS NULL OR coalesce(s.day::date, (s.opened_at AT TIME ZONE $5)::date) >= $3::date)
    AND ($4::date IS NULL OR coalesce(s.day::date, (s.opened_at AT TIME ZONE $5)::date) <= $4::date)
  ORDER BY s.opened_at ${order}, s.id ${order} LIMIT $8`;

/**
 * The evenings of a club, page by page.
 *
 * @param reading the days are those on which evenings were opened, where the club is: hands played after
 *   midnight is of the evening
 */
export async function* readEvenings(
  { database: { pool }, turns, about, query: { from, to } }: Reading<Period>,
  order: Order,
): AsyncGenerator<readonly Evening[]> {
  const { clubId, head, timeZone } = about;
  let after: { readonly openedAt: Date | string; readonly id: string } = ENDS[order];
  for (let isMore = true; isMore;) {
    const page = [clubId, head.seq, from, to, timeZone, after.openedAt, after.id, PAGE_SIZE];
    const { rows } = await turns(() =>
      pool.query<EveningRow>({ name: `evenings-${order}`, text: pageSql(order), values: page }),
    );
    yield rows.map(({ openedAt, closedAt, said, ...row }) => ({
      ...row,
      day: said ?? dayOf(openedAt, timeZone),
      openedAt: openedAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    }));
    after = rows.at(-1) ?? after;
    isMore = rows.length === PAGE_SIZE;
  }
}
