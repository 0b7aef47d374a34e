import { refusal } from '../../refusals/refusal.js';
import { FOURS, TALON_SIZE, TRICK_SIZE, canCount, mostPoints } from '../cards.js';
import type { Round } from '../record/form.js';
import { ALL_TRICKS, asSeat } from '../record/form.js';

/** The tricks of one player: how many, and how many of them with a fifth card from the talon. */
interface Taken {
  readonly tricks: number;
  /** Tricks among the first six. */
  readonly early: number;
}

/**
 * Whether twelve tricks, the first six of five cards, can hold such card points.
 *
 * @param blad by seat, 210 together
 * @param tricks by seat; null where the record does not say
 * @throws Refusal `impossible-hand`
 */
export function checkTrischakenTricks(
  { record, players }: Round,
  blad: readonly number[],
  tricks: readonly (number | null)[],
): void {
  for (let seat = 0; seat < blad.length; seat++) {
    const taken = tricks[seat] ?? null;
    const counted = blad[seat] ?? 0;
    if (taken !== null && (taken === 0) !== (counted === 0)) {
      const params = { player: players[asSeat(seat)] };
      throw refusal('tricks-against-card-points', params, { field: 'tricks' });
    }
    if (waysOf(counted, taken).length === 0) {
      const at = (record.count ?? []).findIndex(({ player }) => player === players[asSeat(seat)]);
      const concerned = { field: at < 0 ? 'count' : `count[${at}]` };
      if (taken === null) throw refusal('no-tricks-make', { blad: counted }, concerned);
      throw refusal('tricks-cannot-make', { blad: counted, tricks: taken }, concerned);
    }
  }
  if (!canShare(blad, tricks, 0, ALL_TRICKS, TALON_SIZE, [])) {
    const field = tricks.some((taken) => taken !== null) ? 'tricks' : 'count';
    throw refusal('tricks-cannot-be-shared', {}, { field });
  }
}

function waysOf(blad: number, tricks: number | null): readonly Taken[] {
  const ways = WAYS[blad] ?? [];
  return tricks === null ? ways : ways.filter((way) => way.tricks === tricks);
}

/** Every way to take so many blad in tricks, by blad. */
const WAYS: readonly (readonly Taken[])[] = Array.from({ length: 211 }, (_, blad) => {
  const ways: Taken[] = [];
  for (let tricks = 0; tricks <= ALL_TRICKS; tricks++) {
    for (let early = Math.max(0, tricks - 6); early <= Math.min(tricks, 6); early++) {
      const cards = TRICK_SIZE * tricks + early;
      if (canCount(blad, cards, Math.max(0, FOURS - (54 - cards)), FOURS)) {
        ways.push({ tricks, early });
      }
    }
  }
  return ways;
});

/** Gives the players from `seat` on their tricks; tries every way until one fits. */
function canShare(
  blad: readonly number[],
  tricks: readonly (number | null)[],
  seat: number,
  tricksLeft: number,
  earlyLeft: number,
  before: readonly Taken[],
): boolean {
  const counted = blad[seat];
  if (counted === undefined) return tricksLeft === 0 && earlyLeft === 0 && pairsFit(blad, before);
  for (const way of WAYS[counted] ?? []) {
    const wanted = tricks[seat] ?? null;
    if (wanted !== null && way.tricks !== wanted) continue;
    if (way.tricks > tricksLeft || way.early > earlyLeft) continue;
    const left = tricksLeft - way.tricks;
    if (canShare(blad, tricks, seat + 1, left, earlyLeft - way.early, [...before, way]))
      return true;
  }
  return false;
}

/** Two players together cannot have more of the good cards than there are. */
function pairsFit(blad: readonly number[], taken: readonly Taken[]): boolean {
  return taken.every((one, seat) =>
    taken.every((other, second) => {
      if (second <= seat) return true;
      const cards = TRICK_SIZE * (one.tricks + other.tricks) + one.early + other.early;
      const points = ((blad[seat] ?? 0) + (blad[second] ?? 0) - cards) / 3;
      return points <= mostPoints(cards, Math.min(FOURS, cards));
    }),
  );
}
