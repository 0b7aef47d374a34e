import { PLANNED_TABLES } from '../../ledger/projection/tables/planned-tables.js';
import { selectList } from '../../ledger/projection/tables/table.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { requireCalendarDay } from '../../money/books.js';
import { USUAL_REMINDER, type AnswerReminder } from '../../planned/answer-reminder.js';
import { daysOf, hasDay } from '../../planned/series.js';
import { eveningKey } from '../../planned/turns.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { plusDays, type Day } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import { asPlanned, daysOfRow, type SeriesRow } from '../found-plans.js';
import type { PlannedQuery } from '../planned.dto.js';
import type { ComingView, PlannedEveningList, PlannedEveningView } from '../planned.view.js';
import { lastTurns, turnChangesOf, turnsIn } from './read-turns.js';
import {
  viewAnswer,
  viewEvening,
  viewSeries,
  type EveningRead,
  type FormerMember,
} from './view-planned.js';
import { selectColumns } from '../../platform/database/select-columns.js';

const USUAL_DAYS = 100;
const MOST_DAYS = 400;

interface ReadRow {
  readonly timeZone: string;
  readonly series: readonly SeriesRow[] | null;
  readonly evenings: readonly EveningRead[] | null;
  readonly answers: readonly Row<'eveningAnswer'>[] | null;
  readonly former: readonly FormerMember[] | null;
  readonly turns: readonly Row<'eveningTurn'>[] | null;
  readonly swaps: readonly Row<'turnSwap'>[] | null;
  /** The times of the events of turns. */
  readonly turnTimes: readonly { readonly seq: number; readonly time: string }[] | null;
  /** The evenings of these days with a table. */
  readonly played: readonly PlayedRow[] | null;
  readonly reminder: AnswerReminder | null;
}

interface PlayedRow {
  readonly plannedSeries: string;
  readonly plannedDay: Day;
  readonly isOpen: boolean;
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
  text: `SELECT ${selectColumns('Club', 'c', 'timeZone')},
      ${list('eveningSeries')('true', 't.planned_seq, t.id')} AS series,
      ${list('plannedEvening')('(t.day BETWEEN $2 AND $3 OR t.planned_day BETWEEN $2 AND $3)', 't.planned_day')} AS evenings,
      ${list('eveningAnswer')(
        `(t.planned_day BETWEEN $2 AND $3 OR (t.series_id, t.planned_day) IN (
          SELECT m.series_id, m.planned_day FROM planned_evening m
          WHERE m.club_id = c.id AND m.day BETWEEN $2 AND $3))`,
        't.answered_at, t.member_id',
      )} AS answers,
      ${list('eveningTurn')('true', 't.set_seq')} AS turns,
      ${list('turnSwap')('true', 't.swapped_seq')} AS swaps,
      (SELECT json_agg(json_build_object('seq', e.seq, 'time', e.time)) FROM club_event e
        WHERE e.club_id = c.id AND e.seq IN (
          SELECT t.set_seq FROM evening_turn t WHERE t.club_id = c.id
          UNION SELECT w.swapped_seq FROM turn_swap w WHERE w.club_id = c.id)) AS "turnTimes",
      (SELECT json_agg(r) FROM (SELECT ${selectColumns('Session', 's', 'plannedSeries', 'plannedDay')},
          bool_or(s.status = 'open') AS "isOpen"
        FROM session s
        WHERE s.club_id = c.id AND (s.planned_day BETWEEN $2 AND $3
          OR (s.planned_series, s.planned_day) IN (
            SELECT m.series_id, m.planned_day FROM planned_evening m
            WHERE m.club_id = c.id AND m.day BETWEEN $2 AND $3))
        GROUP BY 1, 2) r) AS played,
      (SELECT json_build_object('time', r.time, 'daysBefore', r.days_before) FROM answer_reminder r
        WHERE r.club_id = c.id ORDER BY r.set_seq DESC LIMIT 1) AS reminder,
      (SELECT json_agg(json_build_object('id', m.id, 'archivedAt', m.archived_at,
          'mergedInto', m.merged_into))
        FROM member m WHERE m.club_id = c.id
          AND (m.archived_at IS NOT NULL OR m.merged_into IS NOT NULL)) AS former
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
  const turns = lastTurns(row.turns ?? []);
  const reminder = row.reminder ?? USUAL_REMINDER;
  return { from, to: until, evenings, series: series.map(viewSeries), reminder, turns };
}

/** @throws Problem `club-not-found` */
async function readToday(pool: Database['pool'], clubId: string): Promise<Day> {
  const { rows } = await pool.query<Pick<ReadRow, 'timeZone'>>({
    name: 'time-zone-of-club',
    text: `SELECT ${selectColumns('Club', 'c', 'timeZone')} FROM club c WHERE c.id = $1`,
    values: [clubId],
  });
  const [club] = rows;
  if (club === undefined) throw new Problem('club-not-found', {});
  return dayOf(new Date(), club.timeZone);
}

function keyOf({ seriesId, plannedDay }: Pick<EveningRead, 'seriesId' | 'plannedDay'>): string {
  return eveningKey({ series: seriesId, planned: plannedDay });
}

function eveningsIn(row: ReadRow, from: Day, to: Day): readonly PlannedEveningView[] {
  const { timeZone, series, evenings, answers } = row;
  const former = new Map((row.former ?? []).map((one) => [one.id, one]));
  const turns = turnsIn(row, to, former);
  const changesOf = turnChangesOf(row);
  const played = new Map(
    (row.played ?? []).map(({ plannedSeries: series, plannedDay: planned, isOpen }) => [
      eveningKey({ series, planned }),
      isOpen,
    ]),
  );
  const said = new Map((evenings ?? []).map((one) => [keyOf(one), one]));
  const given = new Map<string, ComingView[]>();
  for (const one of answers ?? []) {
    const key = keyOf(one);
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
      const key = eveningKey({ series: one.id, planned });
      const evening: EveningRead = said.get(key) ?? asPlanned(one, planned);
      if (evening.day < from || evening.day > to) continue;
      const its = { turnChanges: changesOf(evening), played: played.get(key) };
      seen.push(
        viewEvening(one, evening, given.get(key) ?? [], { timeZone, former, turns, ...its }),
      );
    }
  }
  return seen.sort((a, b) => (a.begins < b.begins ? -1 : a.begins > b.begins ? 1 : 0));
}
