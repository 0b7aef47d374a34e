import type { GameId } from '../../rules/game.js';
import { belongsByItself } from '../../standings/rule/season-evenings.js';
import { spanOf, type SeasonRow } from '../found-seasons.js';
import type { MovedEvening, SeasonEvening } from './standings.view.js';

/** An evening that may belong to a season. */
export interface EveningRow {
  readonly session: string;
  readonly game: GameId;
  /** Null where it is not known. */
  readonly book: string | null;
  /** The id of the club's own book that it was played by, and its name then; null for none. */
  readonly own: string | null;
  readonly ownBook: string | null;
  readonly table: string | null;
  /** Where the club is. */
  readonly day: string;
  /** Whether it was carried in. */
  readonly carried: boolean;
  /** Closed is what has rows of statistics by then. */
  readonly closed: boolean;
  /** Whether any hand of it counts, or it was carried in; false while it is open. */
  readonly hasHands: boolean;
  /** Whether it was moved into the season or out of it; null for neither. */
  readonly belongs: boolean | null;
  readonly moved: MovedEvening | null;
}

/**
 * The place of an evening in a season, with the reason; null for an evening of another day that nobody
 * moved.
 */
export function placeInSeason(
  season: SeasonRow,
  { closed, hasHands, belongs: isMoved, moved, own, ...evening }: EveningRow,
): SeasonEvening | null {
  const placed = placeOf(isMoved, belongsByItself(spanOf(season), { ...evening, own }));
  if (placed === null) return null;
  const { belongs } = placed;
  const why = !belongs || hasHands ? placed.why : closed ? 'no-hands' : 'open';
  const told = moved && { ...moved, time: new Date(moved.time).toISOString() };
  return { ...evening, belongs, counts: belongs && hasHands, why, moved: told };
}

function placeOf(isMoved: boolean | null, byItself: ReturnType<typeof belongsByItself>) {
  if (isMoved !== null) {
    return { belongs: isMoved, why: isMoved ? 'moved-here' : 'moved-away' } as const;
  }
  return byItself === null ? null : { belongs: byItself === 'day', why: byItself };
}
