import { checkInUse } from '../../clubs/in-use.js';
import { booksOf, settingsOf } from '../../ledger/books/books.js';
import type { Snapshot } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import {
  labelOfYear,
  withYearStart,
  yearInBooks,
  yearOfDay,
  type BooksSettings,
  type YearInBooks,
} from '../../money/books.js';
import { dayOf } from '../../values/time-zone.js';
import { jsonList } from '../../ledger/projection/tables/table.js';
import { TABLES } from '../../ledger/projection/tables/tables.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import type { ClubWrite } from '../../platform/http/write/write-request.js';
import { rowsOfMoneyEvent } from '../rows-of-event.js';
import type { BooksDto } from './books.dto.js';
import type { BooksView } from './books.view.js';

/**
 * Changes the settings of the books. Values that hold already change nothing.
 *
 * @throws Problem `club-archived`, `validation-failed`
 */
export function changeBooks(
  writer: ClubWriter,
  write: ClubWrite,
  change: BooksDto,
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    books: true,
    decide(snapshot, now) {
      checkInUse(snapshot.club);
      const was = kept(snapshot);
      const event = {
        kind: 'books-changed',
        timeZone: change.timeZone ?? was.timeZone,
        yearStart: change.yearStart ?? was.yearStart,
        pursesShown: change.pursesShown ?? was.pursesShown,
      } as const;
      const isSame =
        event.timeZone === was.timeZone &&
        event.yearStart === was.yearStart &&
        event.pursesShown === was.pursesShown;
      const books = booksOf(snapshot);
      const written = refusalAsProblem(() => rowsOfMoneyEvent(event, books, now.toISOString()));
      const { settings, fiscalYear } = books;
      const today = dayOf(now, settings.timeZone);
      const yearStarts = withYearStart(settings.yearStarts, event.yearStart, today);
      const years = [...fiscalYear.values()].map((year) => {
        return { ...year, lastDay: yearOfDay(year.firstDay, yearStarts).lastDay };
      });
      const after = { timeZone: event.timeZone, pursesShown: event.pursesShown, yearStarts };
      return {
        events: isSame ? [] : [written],
        response: { status: 200, body: viewBooks(after, years, now) },
      };
    },
  });
}

function kept({ club }: Snapshot) {
  const { timeZone, yearStarts, pursesShown } = settingsOf(club);
  return { timeZone, pursesShown, yearStart: yearStarts.at(-1)?.start ?? '' };
}

/** @throws Problem `club-not-found` */
export async function readBooks({ pool }: Database, clubId: string): Promise<BooksView> {
  const { rows } = await pool.query<BooksSettings & { readonly years: YearInBooks[] | null }>({
    name: 'books',
    text: `SELECT time_zone AS "timeZone", year_starts AS "yearStarts", purses_shown AS "pursesShown",
        (SELECT json_agg(json_build_object(${jsonList(TABLES.fiscalYear, 'y')}))
          FROM fiscal_year y WHERE y.club_id = c.id) AS years
      FROM club c WHERE id = $1`,
    values: [clubId],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  return viewBooks(row, row.years ?? [], new Date());
}

function viewBooks(settings: BooksSettings, written: readonly YearInBooks[], now: Date): BooksView {
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
    today,
    years: [...years.values()]
      .sort((a, b) => (a.firstDay < b.firstDay ? 1 : -1))
      .map((year) => {
        const { firstDay, lastDay, status } = year;
        return { firstDay, lastDay, label: labelOfYear(year), status };
      }),
  };
}
