import { checkInUse } from '../../clubs/in-use.js';
import { booksOf, settingsOf } from '../../ledger/books/books.js';
import type { Snapshot } from '../../ledger/log/event.js';
import { FIRST_DAYS_SQL } from '../../ledger/books/first-days.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import {
  labelOfYear,
  requireDayByToday,
  withYearStart,
  yearInBooks,
  yearOfDay,
  type BooksSettings,
  type YearInBooks,
} from '../../money/books.js';
import { firstDayOf, type FirstDays } from '../../money/first-day.js';
import { dayOf } from '../../values/time-zone.js';
import { jsonList } from '../../ledger/projection/tables/table.js';
import { TABLES } from '../../ledger/projection/tables/tables.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import type { ClubWrite } from '../../platform/http/write/write-request.js';
import { CANCELLED_SQL } from '../years/cancelled.js';
import { findYears } from '../years/read-years.js';
import { rowsOfMoneyEvent } from '../rows-of-event.js';
import type { BooksDto } from './books.dto.js';
import type { BooksView } from './books.view.js';

/**
 * Changes the settings of the books. Values that hold already change nothing.
 *
 * @throws Problem `club-archived`, `validation-failed`, `day-refused`
 */
export async function changeBooks(
  writer: ClubWriter,
  database: Database,
  write: ClubWrite,
  change: BooksDto,
): Promise<StoredAnswer> {
  const { cancelled } = await findYears(database, write.clubId);
  return writer.write({
    ...write,
    books: true,
    decide(snapshot, now) {
      checkInUse(snapshot.club);
      const was = kept(snapshot);
      const booksFrom = change.firstDay ?? was.firstDay ?? null;
      const event = {
        kind: 'books-changed',
        timeZone: change.timeZone ?? was.timeZone,
        yearStart: change.yearStart ?? was.yearStart,
        pursesShown: change.pursesShown ?? was.pursesShown,
        ...(booksFrom === null ? {} : { firstDay: booksFrom }),
      } as const;
      const isSame = JSON.stringify(event) === JSON.stringify({ kind: event.kind, ...was });
      const books = booksOf(snapshot);
      const { settings, fiscalYear } = books;
      const today = dayOf(now, settings.timeZone);
      const written = refusalAsProblem(() => {
        if (change.firstDay != null) requireDayByToday(change.firstDay, today, 'firstDay');
        return rowsOfMoneyEvent(event, books, now.toISOString());
      });
      const yearStarts = withYearStart(settings.yearStarts, event.yearStart, today);
      const years = [...fiscalYear.values()]
        .filter(({ firstDay }) => !cancelled.has(firstDay))
        .map((year) => ({ ...year, lastDay: yearOfDay(year.firstDay, yearStarts).lastDay }));
      const { timeZone, pursesShown } = event;
      const after = { timeZone, pursesShown, yearStarts, booksFrom };
      return {
        events: isSame ? [] : [written],
        response: { status: 200, body: viewBooks({ ...books, settings: after }, years, now) },
      };
    },
  });
}

function kept({ club }: Snapshot) {
  const { timeZone, yearStarts, pursesShown, booksFrom } = settingsOf(club);
  return {
    timeZone,
    yearStart: yearStarts.at(-1)?.start ?? '',
    pursesShown,
    ...(booksFrom === null ? {} : { firstDay: booksFrom }),
  };
}

/** @throws Problem `club-not-found` */
export async function readBooks({ pool }: Database, clubId: string): Promise<BooksView> {
  const { rows } = await pool.query<BooksOfClub & { readonly years: YearInBooks[] | null }>({
    name: 'books',
    text: `SELECT json_build_object('timeZone', c.time_zone, 'yearStarts', c.year_starts,
          'pursesShown', c.purses_shown, 'booksFrom', c.books_from) AS settings,
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
  const { timeZone, pursesShown, yearStarts } = settings;
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
