import { PLANNED_TABLES } from '../ledger/projection/tables/planned-tables.js';
import { selectList } from '../ledger/projection/tables/table.js';
import type { Row } from '../ledger/projection/tables/tables.js';
import { requireCalendarDay } from '../money/books.js';
import { countComing } from '../planned/answers.js';
import { daysOf, hasDay } from '../planned/series.js';
import { divide } from '../planned/tables.js';
import type { Database } from '../platform/database/database.js';
import { Problem } from '../platform/http/problem/problem.js';
import { gameOfBook, resolveRules, ruleBook } from '../rules/rule-book.js';
import { plusDays, type Day } from '../values/day.js';
import { dayOf } from '../values/time-zone.js';
import { instantOf } from '../values/wall-clock.js';
import { asPlanned, daysOfRow, type EveningNow, type SeriesRow } from './found-plans.js';
import type { PlannedQuery } from './planned.dto.js';
import type {
  ComingView,
  PlannedEveningList,
  PlannedEveningView,
  SeriesView,
} from './planned.view.js';

const USUAL_DAYS = 100;
const MOST_DAYS = 400;
const HOUR_MS = 60 * 60 * 1000;

interface ReadRow {
  readonly timeZone: string;
  readonly series: readonly SeriesRow[] | null;
  readonly evenings: readonly EveningNow[] | null;
  readonly answers: readonly Row<'eveningAnswer'>[] | null;
}

/** The SQL of a table's rows as a list in JSON, which has times as texts. */
const list = (table: keyof typeof PLANNED_TABLES) => {
  const { name } = PLANNED_TABLES[table];
  return (where: string, order: string) =>
    `(SELECT json_agg(r) FROM (SELECT ${selectList(PLANNED_TABLES[table], 't')} FROM ${name} t
      WHERE t.club_id = c.id AND ${where} ORDER BY ${order}) r)`;
};

const READ_PLANNED = {
  name: 'planned-evenings',
  text: `SELECT c.time_zone AS "timeZone",
      ${list('eveningSeries')('true', 't.planned_seq, t.id')} AS series,
      ${list('plannedEvening')('(t.day BETWEEN $2 AND $3 OR t.planned_day BETWEEN $2 AND $3)', 't.planned_day')} AS evenings,
      ${list('eveningAnswer')(
        `(t.planned_day BETWEEN $2 AND $3 OR (t.series_id, t.planned_day) IN (
          SELECT m.series_id, m.planned_day FROM planned_evening m
          WHERE m.club_id = c.id AND m.day BETWEEN $2 AND $3))`,
        't.answered_at, t.member_id',
      )} AS answers
    FROM club c WHERE c.id = $1`,
} as const;

/**
 * The planned evenings of some days, with the answers.
 * @throws Problem `club-not-found`; `day-refused` for days that there are not
 */
export async function readPlanned(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  asked: PlannedQuery,
): Promise<PlannedEveningList> {
  const from = asked.from ?? (await readToday(pool, clubId));
  requireCalendarDay(from, 'from');
  const to = asked.to ?? plusDays(from, USUAL_DAYS);
  requireCalendarDay(to, 'to');
  const until = to > plusDays(from, MOST_DAYS) ? plusDays(from, MOST_DAYS) : to;
  const { rows } = await pool.query<ReadRow>({ ...READ_PLANNED, values: [clubId, from, until] });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  const evenings = eveningsIn(row, from, until);
  const shown = new Set(evenings.map(({ series }) => series));
  const series = (row.series ?? [])
    .filter(({ id, lastDay }) => lastDay === null || shown.has(id))
    .filter(({ id, repeat }) => repeat !== 'once' || shown.has(id));
  return { from, to: until, evenings, series: series.map(viewSeries) };
}

/** @throws Problem `club-not-found` */
async function readToday(pool: Database['pool'], clubId: string): Promise<Day> {
  const { rows } = await pool.query<Pick<ReadRow, 'timeZone'>>({
    name: 'time-zone-of-club',
    text: 'SELECT c.time_zone AS "timeZone" FROM club c WHERE c.id = $1',
    values: [clubId],
  });
  const [club] = rows;
  if (club === undefined) throw new Problem('club-not-found', {});
  return dayOf(new Date(), club.timeZone);
}

function eveningsIn(row: ReadRow, from: Day, to: Day): readonly PlannedEveningView[] {
  const { timeZone, series, evenings, answers } = row;
  const said = new Map((evenings ?? []).map((one) => [`${one.seriesId} ${one.plannedDay}`, one]));
  const given = new Map<string, ComingView[]>();
  for (const one of answers ?? []) {
    const key = `${one.seriesId} ${one.plannedDay}`;
    given.set(key, [...(given.get(key) ?? []), viewAnswer(one)]);
  }
  const seen: PlannedEveningView[] = [];
  for (const one of series ?? []) {
    const days = new Set(daysOf(daysOfRow(one), from, to));
    // An evening that was moved into these days from other ones.
    for (const { seriesId, plannedDay } of said.values()) {
      if (seriesId === one.id && hasDay(daysOfRow(one), plannedDay)) {
        days.add(plannedDay);
      }
    }
    for (const planned of days) {
      const key = `${one.id} ${planned}`;
      const evening = said.get(key) ?? asPlanned(one, planned);
      if (evening.day < from || evening.day > to) continue;
      seen.push(viewEvening(one, evening, given.get(key) ?? [], timeZone));
    }
  }
  return seen.sort((a, b) => (a.begins < b.begins ? -1 : a.begins > b.begins ? 1 : 0));
}

function viewEvening(
  { book, tables, answerHours }: SeriesRow,
  { seriesId: series, plannedDay: planned, day, startsAt: time, ...evening }: EveningNow,
  answers: readonly ComingView[],
  timeZone: string,
): PlannedEveningView {
  const begins = instantOf(day, time, timeZone);
  const coming = countComing(answers);
  const { place, calledOff, changes, why } = evening;
  return {
    series,
    planned,
    day,
    time,
    begins: begins.toISOString(),
    answerBy: new Date(begins.getTime() - (answerHours ?? 0) * HOUR_MS).toISOString(),
    place,
    book,
    calledOff,
    why: changes === 0 ? null : why,
    changes,
    answers,
    coming,
    division: book === null ? null : divideBy(book, coming, tables),
  };
}

/** Those who come at tables of the size that the rules of a book have. */
function divideBy(id: string, coming: number, tables: number | null) {
  const book = ruleBook(id);
  return divide(coming, gameOfBook(book).partySize(resolveRules(book)), tables);
}

function viewAnswer({ memberId, answer, guests, named, answeredAt }: Row<'eveningAnswer'>) {
  const answered = new Date(answeredAt).toISOString();
  // The value of the column was written by this room, through the same type.
  return { member: memberId, answer, guests, named: named as readonly string[], answered };
}

function viewSeries(row: SeriesRow): SeriesView {
  const { id, follows, startsAt: time, place, book, tables, answerHours } = row;
  return { id, follows, ...daysOfRow(row), time, place, book, tables, answerHours };
}
