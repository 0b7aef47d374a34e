import { refusal } from '../../refusals/refusal.js';
import type { Round } from '../record/form.js';
import { ALL_BLAD, ALL_TRICKS, bladOf, checkTricks, seatOf } from '../record/form.js';
import type { SideIndex, Sides } from './sides.js';
import { BOTH, DECLARER, OPPONENTS, nameOf, sideNamed } from './sides.js';

/** Card points or tricks of the two sides, the declarer's first; null where nothing is said. */
export type BySide = readonly [number, number];

/**
 * The card points of both sides in blad; one of them follows from the other.
 *
 * @throws Refusal `impossible-hand` when a side is counted twice or both do not make 210 blad
 */
export function readSideCount(round: Round, sides: Sides): BySide | null {
  const given = round.record.count ?? [];
  const blad: [number | null, number | null] = [null, null];
  given.forEach((count, index) => {
    const field = `count[${index}]`;
    const side = sideNamed(round, sides, count, field);
    if (blad[side] !== null) throw countedTwice(side, field);
    blad[side] = bladOf(count, field);
  });
  return bothOf(blad, ALL_BLAD, (sum) =>
    refusal('card-points-sum', { blad: sum, deck: ALL_BLAD }, { field: 'count' }),
  );
}

/**
 * The tricks of both sides; one of them follows from the other. Players count their own tricks, and a
 * side is known when all of its players are.
 *
 * @throws Refusal `impossible-hand` when somebody is counted twice or the sum is not twelve
 */
export function readSideTricks(round: Round, sides: Sides): BySide | null {
  const given = round.record.tricks ?? [];
  if (given.length === 0) return null;
  const tricks: [number | null, number | null] = [null, null];
  const byPlayers: [number, number] = [0, 0];
  const uncounted: (SideIndex | null)[] = [...sides.sideOf];
  given.forEach((taken, index) => {
    const field = `tricks[${index}]`;
    const side = sideNamed(round, sides, taken, field);
    checkTricks(taken.tricks, `${field}.tricks`);
    if (taken.player == null) {
      if (tricks[side] !== null) throw countedTwice(side, field);
      tricks[side] = taken.tricks;
      return;
    }
    const seat = seatOf(round, taken.player, `${field}.player`);
    if (uncounted[seat] === null) {
      throw refusal('player-counted-twice', { player: taken.player }, { field });
    }
    uncounted[seat] = null;
    byPlayers[side] += taken.tricks;
  });
  for (const side of BOTH) addPlayers(tricks, side, byPlayers[side], uncounted);
  const both = bothOf(tricks, ALL_TRICKS, (sum) =>
    refusal('tricks-sum', { tricks: sum }, { field: 'tricks' }),
  );
  if (!both) throw refusal('tricks-incomplete', {}, { field: 'tricks' });
  return both;
}

/** Adds what the players of a side counted, when they all did. */
function addPlayers(
  tricks: [number | null, number | null],
  side: SideIndex,
  counted: number,
  uncounted: readonly (SideIndex | null)[],
): void {
  const isWhole = !uncounted.includes(side);
  const known = tricks[side];
  if (known === null) {
    if (isWhole) tricks[side] = counted;
    return;
  }
  if (counted > known || (isWhole && counted !== known)) {
    const params = { side: nameOf(side), ofPlayers: counted, ofSide: known };
    throw refusal('tricks-of-side-differ', params, { field: 'tricks' });
  }
}

function countedTwice(side: SideIndex, field: string): Error {
  return refusal('side-counted-twice', { side: nameOf(side) }, { field });
}

function bothOf(
  given: readonly [number | null, number | null],
  all: number,
  refuse: (sum: number) => Error,
): BySide | null {
  const one = given[DECLARER];
  const other = given[OPPONENTS];
  if (one === null) return other === null ? null : [all - other, other];
  if (other !== null && one + other !== all) throw refuse(one + other);
  return [one, all - one];
}
