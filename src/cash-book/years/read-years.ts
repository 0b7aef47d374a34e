import { readOpenDueDays } from '../../clubs/read-open-due-days.js';
import {
  labelOfYear,
  USUAL_BOOKS,
  yearInBooks,
  yearOfDay,
  type BooksSettings,
  type YearInBooks,
} from '../../money/books.js';
import type { Day } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import { jsonList } from '../../ledger/projection/tables/table.js';
import { TABLES } from '../../ledger/projection/tables/tables.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { CANCELLED_SQL } from './cancelled.js';
import { WAITS_SQL } from './waits.js';
import { viewExaminations } from '../examinations/view-examinations.js';
import type { YearStanding, YearWait } from './year.view.js';
import { writtenAt } from '../../platform/chance/chance.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** A club's years as they are kept. */
export interface FoundYears {
  readonly settings: BooksSettings;
  readonly years: ReadonlyMap<string, YearInBooks>;
  /** The first days of the years whose vouchers all cancel out. */
  readonly cancelled: ReadonlySet<Day>;
  readonly today: Day;
}

/** @throws Problem `club-not-found` */
export async function findYears({ pool }: Database, clubId: string): Promise<FoundYears> {
  const { rows } = await pool.query<
    Pick<BooksSettings, 'timeZone' | 'yearStarts'> & { years: YearInBooks[]; cancelled: Day[] }
  >({
    name: 'years',
    text: `SELECT ${selectColumns('Club', 'c', 'timeZone', 'yearStarts')},
        (SELECT coalesce(json_agg(y.first_day), '[]') FROM fiscal_year y
          WHERE y.club_id = c.id AND ${CANCELLED_SQL}) AS cancelled,
        (SELECT coalesce(json_agg(json_build_object(${jsonList(TABLES.fiscalYear, 'y')})), '[]')
          FROM fiscal_year y WHERE y.club_id = c.id) AS years
      FROM club c WHERE c.id = $1`,
    values: [clubId],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  const { timeZone, yearStarts, years, cancelled } = row;
  return {
    settings: { ...USUAL_BOOKS, timeZone, yearStarts },
    years: new Map(years.map((year) => [year.firstDay, year])),
    cancelled: new Set(cancelled),
    today: dayOf(writtenAt(), timeZone),
  };
}

/**
 * A year of a club by its first day: one that has begun, whether anything is written in it or not.
 * @throws Problem `no-such-year`
 */
export function yearBegun({ settings, years, today }: FoundYears, firstDay: Day): YearInBooks {
  const isYear = yearOfDay(firstDay, settings.yearStarts).firstDay === firstDay;
  if (!isYear || firstDay > today) throw new Problem('no-such-year', {});
  return yearInBooks(firstDay, settings, years);
}

/**
 * The years in which something is written that holds, those that were ever closed, and that of today; the
 * newest first.
 * @param seesOpen whether the caller sees those that are not closed
 */
export async function listYears(
  database: Database,
  clubId: string,
  seesOpen: boolean,
): Promise<YearStanding[]> {
  const found = await findYears(database, clubId);
  const { settings, years, cancelled, today } = found;
  const running = yearInBooks(today, settings, years);
  // The accounts of a closed year were examined, or have remarks: they lead to it.
  const held = [...years].filter(([first, { version }]) => !cancelled.has(first) || version > 1);
  const all = new Map([...held, [running.firstDay, running]]);
  const newestFirst = [...all.values()]
    .filter(({ status }) => seesOpen || status === 'closed')
    .sort((a, b) => (a.firstDay < b.firstDay ? 1 : -1));
  const viewed = await viewYears(database, clubId, newestFirst, today);
  return seesOpen ? viewed : viewed.map(withoutVouchers);
}

/** Of the vouchers since a signature a plain member sees how many there are. */
export function withoutVouchers(year: YearStanding): YearStanding {
  const examinations = year.examinations.map((one) =>
    one.changes === null ? one : { ...one, changes: { ...one.changes, vouchers: [] } },
  );
  return { ...year, examinations };
}

/** The states of years: open matters in them, their examinations and remarks. */
export async function viewYears(
  database: Database,
  clubId: string,
  years: readonly YearInBooks[],
  today: Day,
): Promise<YearStanding[]> {
  const [waits, written] = await Promise.all([
    readWaits(database, clubId, years),
    viewExaminations(database, clubId, years),
  ]);
  return years.map((year) => {
    const { firstDay, lastDay, vouchers, status, version } = year;
    const { examinations = [], remarks = [] } = written.get(firstDay) ?? {};
    return {
      firstDay,
      lastDay,
      label: labelOfYear(year),
      vouchers,
      status,
      version,
      isOver: lastDay < today,
      waits: waits.get(firstDay) ?? [],
      examinations,
      remarks,
    };
  });
}

/** The open matters of the open years, by their first days. */
export async function readWaits(
  database: Database,
  clubId: string,
  years: readonly YearInBooks[],
): Promise<ReadonlyMap<string, readonly YearWait[]>> {
  const open = years.filter(({ status }) => status === 'open');
  if (open.length === 0) return new Map();
  const due = await readOpenDueDays(database.pool, clubId);
  const { rows } = await database.pool.query<{ first: string; waits: readonly YearWait[] }>({
    name: 'waits-of-years',
    text: `SELECT y.first, ${WAITS_SQL} AS waits
      FROM club c CROSS JOIN unnest($2::text[], $3::text[]) AS y(first, last) WHERE c.id = $1`,
    values: [clubId, open.map(({ firstDay }) => firstDay), open.map(({ lastDay }) => lastDay)],
  });
  const lastDays = new Map(open.map(({ firstDay, lastDay }) => [firstDay, lastDay]));
  return new Map(
    rows.map(({ first, waits }) => {
      const last = lastDays.get(first) ?? first;
      const count = due.filter((day) => day >= first && day <= last).length;
      return [first, count === 0 ? waits : [...waits, { what: 'due-expenses', count }]];
    }),
  );
}
