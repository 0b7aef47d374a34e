import type {
  EveningsEnded,
  EveningsPlanned,
  PlannedEvent,
  PlannedEveningBroughtBack,
  PlannedEveningMoved,
} from '../events/planned/kinds.js';
import type { ClubWriter } from '../ledger/write/club-writer.js';
import type { LogHead } from '../ledger/log/chain.js';
import type { Snapshot } from '../ledger/log/event.js';
import { requireCalendarDay } from '../money/books.js';
import { newId } from '../platform/chance/chance.js';
import { NOBODY } from '../people/actor.js';
import { Problem } from '../platform/http/problem/problem.js';
import type { Database } from '../platform/database/database.js';
import type { StoredAnswer } from '../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../ledger/requests/club-write.js';
import { BOOK_IDS } from '../rules/rule-book.js';
import { dayAfter } from '../values/day.js';
import { writeWithFreshRead } from '../ledger/write/fresh-read.js';
import { eveningNow } from './found-plans.js';
import { readPlayed, requireUnplayed } from './read/read-played.js';
import { requireMember } from './require-member.js';
import type { ComingDto, EndSeriesDto, MovePlannedDto, EveningsDto } from './planned.dto.js';
import type { PlannedWritten } from './planned.view.js';
import { plannedWrite, writePlanned } from './write-planned.js';

/**
 * Plans an evening, or a series of them.
 *
 * @throws Problem `day-refused` for days that there are not; `validation-failed` for days the wrong way
 *   round, a book that there is not and a series without an evening; `planned-evening-refused` for an
 *   evening that is past; `club-archived`
 */
export function planEvenings(
  writer: ClubWriter,
  write: ClubWrite,
  asked: EveningsDto,
): Promise<StoredAnswer> {
  const event = planOf(asked, null, '');
  return writePlanned(writer, write, {
    status: 201,
    series: [],
    events: () => [event],
    body: ({ seq }): PlannedWritten => ({ event: seq, series: event.series, then: null }),
  });
}

function planOf(asked: EveningsDto, follows: string | null, path: string): EveningsPlanned {
  const { firstDay, repeat, lastDay = null, except, time, place, book = null } = asked;
  const { tables = null, answerHours = null } = asked;
  requireCalendarDay(firstDay, `${path}firstDay`);
  if (lastDay !== null) requireCalendarDay(lastDay, `${path}lastDay`);
  const days = [...(except ?? [])].sort();
  for (const day of days) requireCalendarDay(day, `${path}except`);
  if (book !== null && !BOOK_IDS.some((id) => id === book)) {
    throw new Problem('no-such-planned-book', { book }, { field: `${path}book` });
  }
  const said = { firstDay, repeat, lastDay, except: days, time, place: placeOf(place), book };
  return { kind: 'evenings-planned', series: newId(), follows, ...said, tables, answerHours };
}

function placeOf(place: string | null | undefined): string | null {
  const said = place?.trim() ?? '';
  return said === '' ? null : said;
}

/**
 * A series has no evenings after a day; another one may go on from it.
 *
 * @throws Problem `planned-evening-not-found`; `planned-evening-refused` for evenings that were or have a
 *   table; what `planEvenings` throws
 */
export function endSeries(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: ClubWrite,
  series: string,
  { lastDay, then, why }: EndSeriesDto,
): Promise<StoredAnswer> {
  requireCalendarDay(lastDay, 'lastDay');
  const ended: EveningsEnded = { kind: 'evenings-ended', series, lastDay, why: why.trim() };
  const next = then == null ? null : planOf(then, series, 'then.');
  const after = { series, from: dayAfter(lastDay), to: null };
  const read = () => readPlayed(database, write.clubId, after);
  return writeWithFreshRead(writer, write, read, (played) =>
    plannedWrite({
      status: 200,
      series: [series],
      events: ({ club }) => {
        requireUnplayed(played, club.headSeq, 'lastDay');
        return next === null ? [ended] : [ended, next];
      },
      body: ({ seq }): PlannedWritten => ({ event: seq, series, then: next?.series ?? null }),
    }),
  );
}

/** An evening of a series, by the day for which it was first planned. */
export interface OfEvening {
  readonly series: string;
  readonly planned: string;
}

/**
 * Moves a planned evening.
 *
 * @throws Problem `planned-evening-not-found`; `planned-evening-refused` for one that is off, over or has a
 *   table
 */
export function movePlanned(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: ClubWrite,
  of: OfEvening,
  { day, time, place, why }: MovePlannedDto,
): Promise<StoredAnswer> {
  if (day != null) requireCalendarDay(day, 'day');
  return writeUnplayed(writer, database, write, of, (found): PlannedEveningMoved => {
    const was = eveningNow(found, of.series, of.planned);
    return {
      kind: 'planned-evening-moved',
      ...of,
      day: day ?? was.day,
      time: time ?? was.startsAt,
      place: place == null ? was.place : placeOf(place),
      why: why.trim(),
    };
  });
}

/** Calls a planned evening off. Throws as `movePlanned`. */
export function callOff(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: ClubWrite,
  of: OfEvening,
  why: string,
): Promise<StoredAnswer> {
  return writeUnplayed(writer, database, write, of, () => {
    return { kind: 'planned-evening-called-off', ...of, why: why.trim() };
  });
}

/** Writes an event of a planned evening for which no table was opened. */
function writeUnplayed(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: ClubWrite,
  of: OfEvening,
  event: (found: FoundHere) => PlannedEvent,
): Promise<StoredAnswer> {
  const { series, planned } = of;
  const read = () => readPlayed(database, write.clubId, { series, from: planned, to: planned });
  return writeWithFreshRead(writer, write, read, (played) =>
    plannedWrite({
      ...ofEvening(of),
      events: ({ club, books, members }) => {
        requireUnplayed(played, club.headSeq);
        return [event({ ...books, members })];
      },
    }),
  );
}

/**
 * Holds a planned evening that was called off after all.
 * @throws Problem `planned-evening-not-found`; `planned-evening-refused` for one that is not off, or is over
 */
export function bringBack(
  writer: ClubWriter,
  write: ClubWrite,
  of: OfEvening,
  why: string,
): Promise<StoredAnswer> {
  return writeOfEvening(writer, write, of, (found): PlannedEveningBroughtBack => {
    const { day, startsAt: time, place } = eveningNow(found, of.series, of.planned);
    return { kind: 'planned-evening-brought-back', ...of, day, time, place, why: why.trim() };
  });
}

/**
 * The caller says whether they come.
 *
 * @throws Problem `member-not-claimed`; what `movePlanned` throws; `validation-failed` for guests who are
 *   none, and guests of somebody who does not come
 */
export function answerPlanned(
  writer: ClubWriter,
  write: ClubWrite,
  of: OfEvening,
  said: ComingDto,
): Promise<StoredAnswer> {
  const { member } = write.actor ?? NOBODY;
  return writeAnswer(writer, write, of, { member, said });
}

/**
 * The caller passes on the answer of a member. The log names both.
 *
 * @throws Problem `member-not-found`, `member-archived`, `guest-refused` for who is no member; what
 *   `answerPlanned` throws
 */
export function answerFor(
  writer: ClubWriter,
  write: ClubWrite,
  of: OfEvening,
  answer: { readonly member: string; readonly said: ComingDto },
): Promise<StoredAnswer> {
  return writeAnswer(writer, write, of, answer);
}

interface AnswerOf {
  /** Null for a caller who has claimed no member. */
  readonly member: string | null;
  readonly said: ComingDto;
}

function writeAnswer(
  writer: ClubWriter,
  write: ClubWrite,
  of: OfEvening,
  { member, said: { answer, guests, named } }: AnswerOf,
): Promise<StoredAnswer> {
  const ids = [...new Set((named ?? []).map((id) => id.toLowerCase()))].sort();
  return writeOfEvening(
    writer,
    write,
    of,
    (found) => {
      const { members } = found;
      eveningNow(found, of.series, of.planned);
      if (member === null) throw new Problem('member-not-claimed', {});
      requireMember(members.get(member));
      const wrong = ids.findIndex((id) => members.get(id)?.guest !== true);
      if (wrong >= 0)
        throw new Problem('planned-guest-is-no-guest', {}, { field: `named[${wrong}]` });
      const said = { member, answer, guests: guests ?? 0, named: ids };
      return { kind: 'planned-evening-answered', ...of, ...said };
    },
    member === null ? ids : [member, ...ids],
  );
}

type FoundHere = Pick<Snapshot, 'members'> & Parameters<typeof eveningNow>[0];

function writeOfEvening(
  writer: ClubWriter,
  write: ClubWrite,
  of: OfEvening,
  event: (found: FoundHere) => PlannedEvent,
  memberIds?: readonly string[],
): Promise<StoredAnswer> {
  return writePlanned(writer, write, {
    ...ofEvening(of),
    ...(memberIds !== undefined && { memberIds }),
    events: ({ books, members }) => [event({ ...books, members })],
  });
}

/** The reads and the answer of a write of one evening. */
function ofEvening({ series }: OfEvening) {
  const body = ({ seq }: LogHead): PlannedWritten => ({ event: seq, series, then: null });
  return { status: 200, series: [series], body } as const;
}
