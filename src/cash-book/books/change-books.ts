import { checkInUse } from '../../clubs/in-use.js';
import { booksOf, settingsOf, type Books } from '../../ledger/books/books.js';
import type { BooksChanged } from '../../events/money/books.js';
import type { Snapshot } from '../../ledger/log/event.js';
import { FIRST_DAYS_SQL } from '../../ledger/books/first-days.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { refusal } from '../../money/reasons/reasons.js';
import type { Day } from '../../values/day.js';
import {
  beginningBy,
  labelOfYear,
  requireDayByToday,
  withYearStart,
  yearInBooks,
  yearOfDay,
  yearStartOf,
  type BooksSettings,
  type YearInBooks,
} from '../../money/books.js';
import { isYearStart } from '../../money/years/year.js';
import { firstDayOf, type FirstDays } from '../../money/first-day.js';
import { dayOf } from '../../values/time-zone.js';
import { jsonList } from '../../ledger/projection/tables/table.js';
import { TABLES } from '../../ledger/projection/tables/tables.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { CANCELLED_SQL } from '../years/cancelled.js';
import { findYears } from '../years/read-years.js';
import { rowsOfMoneyEvent } from '../rows-of-event.js';
import type { BooksDto } from './books.dto.js';
import type { BooksView } from './books.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/**
 * Changes the settings of the books. Values that hold already change nothing.
 *
 * @throws Problem `club-archived`, `validation-failed`, `day-refused`; `year-closed` for years that are to
 *   begin on a past day already, where a voucher has that day or a later one, or its year is closed
 */
export function changeBooks(
  writer: ClubWriter,
  database: Database,
  write: ClubWrite,
  change: BooksDto,
): Promise<StoredAnswer> {
  return writeWithFreshRead(
    writer,
    write,
    () => readBefore(database, write.clubId),
    ({ cancelled, headSeq, latest }) => ({
      books: true,
      decide(snapshot, now) {
        checkInUse(snapshot.club);
        if (change.yearStartsNow === true && headSeq !== snapshot.club.headSeq) {
          throw new StaleRead();
        }
        const books = booksOf(snapshot);
        const { settings, fiscalYear } = books;
        const today = dayOf(now, settings.timeZone);
        const was = kept(snapshot);
        const event = changed(was, change, settings, today);
        const isSame = JSON.stringify(event) === JSON.stringify({ kind: event.kind, ...was });
        const written = refusalAsProblem(() => {
          if (change.firstDay != null) requireDayByToday(change.firstDay, today, 'firstDay');
          const rows = rowsOfMoneyEvent(event, books, now.toISOString());
          if (event.yearFrom !== undefined) requireNothingFrom(event.yearFrom, latest, books);
          return rows;
        });
        const { timeZone, pursesShown, yearStart, yearFrom = null, firstDay = null } = event;
        const { receiptYears = settings.receiptYears } = event;
        const yearStarts = withYearStart(settings.yearStarts, yearStart, today, yearFrom);
        const years = [...fiscalYear.values()]
          .filter((year) => !cancelled.has(year.firstDay))
          .map((year) => ({ ...year, lastDay: yearOfDay(year.firstDay, yearStarts).lastDay }));
        const after = { timeZone, pursesShown, yearStarts, booksFrom: firstDay, receiptYears };
        return {
          events: isSame ? [] : [written],
          response: { status: 200, body: viewBooks({ ...books, settings: after }, years, now) },
        };
      },
    }),
  );
}

/** The event of a change: all settings as they are then. */
function changed(
  was: ReturnType<typeof kept>,
  change: BooksDto,
  { yearStarts }: BooksSettings,
  today: Day,
): BooksChanged {
  const booksFrom = change.firstDay ?? was.firstDay ?? null;
  const yearStart = change.yearStart ?? was.yearStart;
  const begun =
    change.yearStartsNow === true && isYearStart(yearStartOf(yearStart))
      ? beginningBy(today, yearStart)
      : null;
  const isSo =
    begun === null ||
    JSON.stringify(withYearStart(yearStarts, yearStart, today, begun)) ===
      JSON.stringify(yearStarts);
  return {
    kind: 'books-changed',
    timeZone: change.timeZone ?? was.timeZone,
    yearStart,
    pursesShown: change.pursesShown ?? was.pursesShown,
    ...(booksFrom === null ? {} : { firstDay: booksFrom }),
    receiptYears: change.receiptYears ?? was.receiptYears,
    ...(isSo ? {} : { yearFrom: begun }),
  };
}

/** No voucher changes its year, and no closed year its last day. */
function requireNothingFrom(day: Day, latest: Day | null, { settings, fiscalYear }: Books): void {
  const field = 'yearStart';
  if (latest !== null && latest >= day)
    throw refusal('voucher-in-new-year', { day, latest }, { field });
  const year = yearInBooks(day, settings, fiscalYear);
  if (year.status === 'open') return;
  throw refusal('year-is-closed', { year: labelOfYear(year) }, { field });
}

async function readBefore(database: Database, clubId: string) {
  const [{ cancelled }, { rows }] = await Promise.all([
    findYears(database, clubId),
    database.pool.query<{ readonly headSeq: number; readonly latest: Day | null }>({
      name: 'latest-voucher',
      text: `SELECT ${selectColumns('Club', 'c', 'headSeq')},
          (SELECT max(v.day) FROM voucher v WHERE v.club_id = c.id) AS latest
        FROM club c WHERE c.id = $1`,
      values: [clubId],
    }),
  ]);
  return { cancelled, headSeq: rows[0]?.headSeq ?? 0, latest: rows[0]?.latest ?? null };
}

function kept({ club }: Snapshot) {
  const { timeZone, yearStarts, pursesShown, booksFrom, receiptYears } = settingsOf(club);
  return {
    timeZone,
    yearStart: yearStarts.at(-1)?.start ?? '',
    pursesShown,
    ...(booksFrom === null ? {} : { firstDay: booksFrom }),
    receiptYears,
  };
}

/** @throws Problem `club-not-found` */
export async function readBooks({ pool }: Database, clubId: string): Promise<BooksView> {
  const { rows } = await pool.query<BooksOfClub & { readonly years: YearInBooks[] | null }>({
    name: 'books',
    text: `SELECT json_build_object('timeZone', c.time_zone, 'yearStarts', c.year_starts,
          'pursesShown', c.purses_shown, 'booksFrom', c.books_from,
          'receiptYears', c.receipt_years) AS settings,
        ${FIRST_DAYS_SQL} AS "firstDays",
        (SELECT json_agg(json_build_object(${jsonList(TABLES.fiscalYear, 'y')}))
          FROM fiscal_year y WHERE y.club_id = c.id AND NOT ${CANCELLED_SQL}) AS years
      FROM club c WHERE id = $1`,
    values: [clubId],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  return viewBooks(row, row.years ?? [], new Date());
}

interface BooksOfClub {
  readonly settings: BooksSettings;
  readonly firstDays: FirstDays | null;
}

function viewBooks(
  { settings, firstDays }: BooksOfClub,
  written: readonly YearInBooks[],
  now: Date,
): BooksView {
  const { timeZone, pursesShown, yearStarts, receiptYears } = settings;
  const today = dayOf(now, timeZone);
  const years = new Map(written.map((year) => [year.firstDay, year]));
  const running = yearInBooks(today, settings, years);
  years.set(running.firstDay, running);
  const { start = '', from = null } = yearStarts.at(-1) ?? {};
  return {
    timeZone,
    yearStart: start,
    yearStartFrom: from !== null && from > today ? from : null,
    pursesShown,
    receiptYears,
    firstDay: firstDayOf(settings, firstDays) ?? running.firstDay,
    today,
    years: [...years.values()]
      .sort((a, b) => (a.firstDay < b.firstDay ? 1 : -1))
      .map((year) => {
        const { firstDay, lastDay, status } = year;
        return { firstDay, lastDay, label: labelOfYear(year), status };
      }),
  };
}
