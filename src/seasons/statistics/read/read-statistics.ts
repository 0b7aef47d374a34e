import type { Day } from '../../../values/day.js';
import { dayOf } from '../../../values/time-zone.js';
import type { Database } from '../../../platform/database/database.js';
import type { GameId } from '../../../rules/game.js';
import type { PlayerId } from '../../../rules/payment.js';
import type {
  EveningFigures,
  EveningStatistic,
} from '../../../standings/figures/evening-figures.js';
import type { ReadAt } from './read-head.js';
import { selectColumns } from '../../../platform/database/select-columns.js';

/** Which evenings are asked for; what is left out or null asks for all. */
export interface EveningFilter {
  /** Of this day or later, where the club is. */
  readonly from?: Day | null;
  /** Of this day or before. */
  readonly to?: Day | null;
  /** Rule books, and the club's own by their ids, in all their versions. */
  readonly books?: readonly string[] | null;
  /** By the names of the club's tables. */
  readonly tables?: readonly string[] | null;
  /** By their ids. */
  readonly sessions?: readonly string[] | null;
  /**
   * Only what closed evenings say of these members or guests; evenings where none of them sat, and
   * those that are still open, are then left out.
   */
  readonly members?: readonly string[] | null;
  /** Figures that are not read, for nobody asks for them: they are empty then. */
  readonly without?: readonly (keyof EveningFigures)[];
}

/** Empty figures in place of those that are not read. */
const NOT_READ: EveningFigures = {
  hands: [],
  points: [],
  between: 0,
  dealt: [],
  feats: {},
  meldinger: {},
  contracts: [],
  figures: {},
  cups: { won: [], filled: {} },
  fines: [],
  paid: {},
  fromClub: {},
};

/** An evening as one head of the log has it. */
export interface EveningAt {
  readonly session: string;
  readonly game: GameId;
  readonly book: string;
  /** The name of the club's own book that it was played by; null for a printed one. */
  readonly ownName: string | null;
  readonly tableName: string | null;
  /** ISO 8601 in UTC with milliseconds. */
  readonly openedAt: string;
  /** The day that it is of, where the club is. */
  readonly day: Day;
  /** Minor units of money a point. */
  readonly rate: number;
  /** Null while it is played: it does not count yet. Those who sat there, in the order of their ids. */
  readonly rows: readonly StatisticAt[] | null;
}

/** The statistic of somebody who sat there: a member, or a guest, as the person they are now. */
export interface StatisticAt extends EveningStatistic {
  readonly member: PlayerId;
  /** The money of the points, in minor units. */
  readonly money: number;
  /** The event from which this counts. */
  readonly since: number;
}

interface Read {
  readonly session: string;
  readonly game: GameId;
  readonly book: string;
  readonly ownName: string | null;
  readonly tableName: string | null;
  readonly openedAt: Date;
  /** Its day where it was recorded from a paper; else null. */
  readonly said: Day | null;
  readonly rate: number;
  readonly member: PlayerId | null;
  readonly hands: number;
  readonly points: number;
  readonly money: number;
  readonly since: number;
  readonly figures: EveningStatistic['figures'];
}

/**
 * Days follow from `dayOf`, here as everywhere: the statement takes a day more on both sides, so that
 * the index of openings finds them in any time zone. An evening without rows was not closed yet, and
 * may not have been opened yet either: with a limit, each such evening is checked for that, and not all
 * events of the club at once. A closed evening in which no hand counts is left out.
 */
const READ = `SELECT s.id AS session,
    ${selectColumns('Session', 's', 'game', 'book', 'ownName', 'tableName', 'openedAt', 'rate')}, s.day AS said,
    t.member_id AS member, t.hands, t.points, t.money,
    t.from_seq AS since, t.figures - $9::text[] AS figures
  FROM session s LEFT JOIN statistic t ON t.club_id = s.club_id AND t.session_id = s.id
    AND t.from_seq <= $2 AND (t.until_seq IS NULL OR t.until_seq > $2)
  WHERE s.club_id = $1
    AND ($3::date IS NULL OR s.day IS NOT NULL
      OR s.opened_at >= ($3::date - 1)::timestamp AT TIME ZONE 'UTC')
    AND ($4::date IS NULL OR s.day IS NOT NULL
      OR s.opened_at < ($4::date + 2)::timestamp AT TIME ZONE 'UTC')
    AND ($5::text[] IS NULL OR s.book = ANY ($5) OR s.own_book::text = ANY ($5))
    AND ($6::text[] IS NULL OR s.table_name = ANY ($6))
    AND ($7::uuid[] IS NULL OR s.id = ANY ($7))
    AND ($8::uuid[] IS NULL OR t.member_id = ANY ($8))
    AND (t.member_id IS NULL OR EXISTS (SELECT FROM statistic h
      WHERE h.club_id = s.club_id AND h.session_id = s.id AND h.hands > 0
        AND h.from_seq <= $2 AND (h.until_seq IS NULL OR h.until_seq > $2)))
    AND (t.member_id IS NOT NULL OR (SELECT true FROM club_event e
      WHERE e.club_id = s.club_id AND e.session_id = s.id AND e.seq <= $2 LIMIT 1))
  ORDER BY s.opened_at, s.id, t.member_id`;

/**
 * The evenings of a club with what they say of everybody who sat there, as a head of its log has it, in
 * the order of their days. One statement.
 */
export async function readStatistics(
  { pool }: Pick<Database, 'pool'>,
  at: ReadAt,
  filter: EveningFilter = {},
): Promise<EveningAt[]> {
  const { from = null, to = null, books = null, tables = null } = filter;
  const { sessions = null, members = null, without = [] } = filter;
  const { rows } = await pool.query<Read>({
    text: READ,
    values: [at.clubId, at.head, from, to, books, tables, sessions, members, without],
  });
  const evenings = eveningsOf(rows, at.timeZone).filter(({ day }) => {
    return (from === null || day >= from) && (to === null || day <= to);
  });
  // Those of one day stay in the order in which they were opened.
  return evenings.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function eveningsOf(rows: readonly Read[], timeZone: string): EveningAt[] {
  const evenings: (EveningAt & { rows: StatisticAt[] | null })[] = [];
  for (const row of rows) {
    const { session, game, book, ownName, tableName, rate } = row;
    let evening = evenings.at(-1);
    if (evening?.session !== session) {
      const openedAt = row.openedAt.toISOString();
      const day = row.said ?? dayOf(row.openedAt, timeZone);
      evening = { session, game, book, ownName, tableName, openedAt, day, rate, rows: null };
      evenings.push(evening);
    }
    const { member, hands, points, money, since, figures } = row;
    if (member === null) continue;
    (evening.rows ??= []).push({
      ...{ member, hands, points, money, since },
      figures: { ...NOT_READ, ...figures },
    });
  }
  return evenings;
}
