import type { Row } from '../../ledger/projection/tables/tables.js';
import { daysOf } from '../../planned/series.js';
import { TURNS, turnsOf, type InTurn, type TurnList } from '../../planned/turns.js';
import type { Day } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import { daysOfRow, type SeriesRow } from '../found-plans.js';
import type { TurnView } from '../planned.view.js';
import type { FormerMember } from './view-planned.js';

interface TurnRows {
  /** IANA. */
  readonly timeZone: string;
  readonly series: readonly SeriesRow[] | null;
  readonly turns: readonly Row<'eveningTurn'>[] | null;
  readonly swaps: readonly Row<'turnSwap'>[] | null;
  readonly turnTimes: readonly { readonly seq: number; readonly time: string }[] | null;
}

/** The turns of all evenings of series that repeat, until a day, by their keys. */
export function turnsIn(
  { timeZone, series, turns, swaps }: TurnRows,
  to: Day,
  former: ReadonlyMap<string, FormerMember>,
): ReadonlyMap<string, InTurn> {
  const lists = (turns ?? []).map(listOf);
  const [first] = lists.map(({ fromDay }) => fromDay).sort();
  if (first === undefined) return new Map();
  // Those of a day are in the order in which their series were planned.
  const evenings = (series ?? [])
    .filter(({ repeat }) => repeat !== 'once')
    .flatMap((one) =>
      daysOf(daysOfRow(one), first, to).map((planned) => ({ series: one.id, planned })),
    )
    .sort((a, b) => (a.planned < b.planned ? -1 : a.planned > b.planned ? 1 : 0));
  const swapped = (swaps ?? []).map(({ seriesId, plannedDay, memberId, ...swap }) => {
    return { ...swap, series: seriesId, planned: plannedDay, member: memberId };
  });
  return turnsOf(lists, swapped, evenings, (member, day) => {
    const left = former.get(member)?.archivedAt ?? null;
    return left !== null && dayOf(new Date(left), timeZone) <= day;
  });
}

/**
 * When the turns at an evening were changed, ISO 8601: orders that count on its day, and swaps of it.
 * An evening that does not repeat has no turns.
 */
export function turnChangesOf({
  turns,
  swaps,
  series,
  turnTimes,
}: TurnRows): (evening: {
  readonly seriesId: string;
  readonly plannedDay: Day;
}) => readonly string[] {
  const times = new Map((turnTimes ?? []).map(({ seq, time }) => [seq, time]));
  const single = new Set(
    (series ?? []).filter(({ repeat }) => repeat === 'once').map(({ id }) => id),
  );
  return ({ seriesId, plannedDay }) => {
    if (single.has(seriesId)) return [];
    const sets = (turns ?? []).filter(({ fromDay }) => fromDay <= plannedDay);
    const its = (swaps ?? []).filter(
      (one) => one.seriesId === seriesId && one.plannedDay === plannedDay,
    );
    return [...sets.map(({ setSeq }) => setSeq), ...its.map(({ swappedSeq }) => swappedSeq)].map(
      (seq) => new Date(times.get(seq) ?? 0).toISOString(),
    );
  };
}

function listOf({ turn, fromDay, members, setSeq }: Row<'eveningTurn'>): TurnList {
  // The value of the column was written by this room, through the same type.
  return { turn, fromDay, members: members as readonly string[], setSeq };
}

/** The orders as each turn was set last. */
export function lastTurns(rows: readonly Row<'eveningTurn'>[]): readonly TurnView[] {
  return TURNS.flatMap((turn) => {
    const last = rows.findLast((row) => row.turn === turn);
    if (last === undefined) return [];
    const { fromDay, members } = listOf(last);
    return [{ turn, fromDay, members }];
  });
}
