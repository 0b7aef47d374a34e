import type { Row } from '../../ledger/projection/tables/tables.js';
import { countComing } from '../../planned/answers.js';
import { divide } from '../../planned/tables.js';
import { gameOfBook, resolveRules, ruleBook } from '../../rules/rule-book.js';
import { instantOf } from '../../values/wall-clock.js';
import { daysOfRow, type EveningNow, type SeriesRow } from '../found-plans.js';
import { eveningKey, NOBODY_IN_TURN, type InTurn } from '../../planned/turns.js';
import type { ComingView, PlannedEveningView, SeriesView } from '../planned.view.js';

const HOUR_MS = 60 * 60 * 1000;

/** An evening as it is planned now, and when something was last said of it. */
export type EveningRead = EveningNow & { readonly changedAt?: string };

/** A member who was archived, or a guest who was merged into a member. */
export interface FormerMember {
  readonly id: string;
  readonly archivedAt: string | null;
  readonly mergedInto: string | null;
}

interface ClubOfEvening {
  /** IANA. */
  readonly timeZone: string;
  readonly former: ReadonlyMap<string, FormerMember>;
  /** The turns of evenings by their keys. */
  readonly turns: ReadonlyMap<string, InTurn>;
  /** When the turns at it were changed, ISO 8601. */
  readonly turnChanges: readonly string[];
  /** Whether a table of it is open; undefined where none was opened. */
  readonly played: boolean | undefined;
}

/** The answers of an evening: somebody who left before it does not come, and a merged guest is the member. */
function answersThatCount(
  answers: readonly ComingView[],
  begins: Date,
  former: ClubOfEvening['former'],
): readonly ComingView[] {
  const isThere = (id: string) => {
    const left = former.get(id)?.archivedAt ?? null;
    return left === null || new Date(left) > begins;
  };
  const personOf = (id: string) => former.get(id)?.mergedInto ?? id;
  return answers.flatMap((one) => {
    if (!isThere(one.member)) return [];
    const named = one.named.map(personOf).filter(isThere);
    return [{ ...one, named: [...new Set(named)] }];
  });
}

export function viewEvening(
  { book, tables, answerHours, plannedAt }: SeriesRow,
  { seriesId: series, plannedDay: planned, day, startsAt: time, ...evening }: EveningRead,
  given: readonly ComingView[],
  { timeZone, former, turns, turnChanges, played }: ClubOfEvening,
): PlannedEveningView {
  const begins = instantOf(day, time, timeZone);
  const answers = answersThatCount(given, begins, former);
  const coming = countComing(answers);
  const changed = new Date(evening.changedAt ?? plannedAt).toISOString();
  const { place, calledOff, broughtBack, changes, why } = evening;
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
    broughtBack,
    why: changes === 0 ? null : why,
    changes,
    changed,
    revision: changes + turnChanges.length,
    revised: [changed, ...turnChanges].sort().at(-1) ?? changed,
    played: played === undefined ? null : played ? 'open' : 'closed',
    answers,
    coming,
    division: book === null ? null : divideBy(book, coming, tables),
    turns: (calledOff ? undefined : turns.get(eveningKey({ series, planned }))) ?? NOBODY_IN_TURN,
  };
}

/** Those who come at tables of the size that the rules of a book have. */
function divideBy(id: string, coming: number, tables: number | null) {
  const book = ruleBook(id);
  return divide(coming, gameOfBook(book).partySize(resolveRules(book)), tables);
}

export function viewAnswer({ memberId, answer, guests, named, answeredAt }: Row<'eveningAnswer'>) {
  const answered = new Date(answeredAt).toISOString();
  // The value of the column was written by this room, through the same type.
  return { member: memberId, answer, guests, named: named as readonly string[], answered };
}

export function viewSeries(row: SeriesRow): SeriesView {
  const { id, follows, startsAt: time, place, book, tables, answerHours } = row;
  return { id, follows, ...daysOfRow(row), time, place, book, tables, answerHours };
}
