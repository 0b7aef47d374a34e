import type { Feat, PlayedContract } from '../rules/feat.js';
import { gameOf, type HandRecord, type Outcome, type Rules } from '../rules/game.js';
import type { Payment, PlayerId, PotName } from '../rules/payment.js';
import { handFolded } from './corrections/compensation.js';
import type { Course } from './course.js';
import { handContent } from './lookup.js';
import { isPlayer } from './posting.js';

/** The highlights of an evening that is over; every hand by its number. */
export interface Highlights {
  /** Where one player won the most; null as long as nobody has won a point in a hand. */
  readonly biggestHand: {
    readonly hand: number;
    readonly player: PlayerId;
    readonly points: number;
  } | null;
  /** The highest of the bidding; null where nothing above the lowest bid was played. */
  readonly topContract: (PlayedContract & { readonly hand: number }) | null;
  /** The most that a pot held at any moment; null in a game without pots. */
  readonly fullestPot: FullestPot | null;
  /** In the order of the hands. */
  readonly feats: readonly HandFeat[];
}

export interface FullestPot {
  readonly pot: PotName;
  readonly points: number;
  /** The hand in which it did, or the last one before; null when none was before. */
  readonly hand: number | null;
  /** Whether it came by something between hands. */
  readonly isBetween: boolean;
}

export interface HandFeat extends Feat {
  readonly hand: number;
  /** Points that went from the pots to those players in that hand. */
  readonly taken: number;
}

/** A hand as it counts now. */
interface Counted {
  readonly hand: number;
  readonly record: HandRecord;
  readonly outcome: Outcome;
  readonly payments: readonly Payment[];
}

/** The highlights of an evening, with its corrections. Pure; of equal ones the first. */
export function highlightsOf(rules: Rules, course: Course): Highlights {
  const hands = countedHands(rules, course);
  const game = gameOf(rules);
  let biggestHand: Highlights['biggestHand'] = null;
  let topContract: Highlights['topContract'] = null;
  const feats: HandFeat[] = [];
  for (const { hand, record, outcome, payments } of hands) {
    for (const [player, points] of gains(payments)) {
      if (points > (biggestHand?.points ?? 0)) biggestHand = { hand, player, points };
    }
    const played = game.played(record, outcome);
    if (played !== null && played.rank > (topContract?.rank ?? LOWEST_BID)) {
      topContract = { ...played, hand };
    }
    for (const feat of game.feats(record, outcome)) {
      feats.push({ ...feat, hand, taken: takenBy(feat.players, payments) });
    }
  }
  return { biggestHand, topContract, fullestPot: fullestPot(course), feats };
}

/** Every other hand is played at it. */
const LOWEST_BID = 1;

function countedHands(rules: Rules, course: Course): readonly Counted[] {
  return course.flatMap(({ step }) => {
    if (step.kind !== 'hand-recorded') return [];
    const { hand } = step;
    const now = handContent(course, hand);
    const folded = handFolded(rules, course, { hand, revision: 1, was: now, now }, 'now');
    if (folded === null || now.record === null) return [];
    const { payments, settlement } = folded;
    return [{ hand, record: now.record, outcome: settlement.outcome, payments }];
  });
}

/** The points that each player won in a hand, pots included. */
function gains(payments: readonly Payment[]): ReadonlyMap<PlayerId, number> {
  const gained = new Map<PlayerId, number>();
  for (const { from, to, points } of payments) {
    if (isPlayer(from)) gained.set(from, (gained.get(from) ?? 0) - points);
    if (isPlayer(to)) gained.set(to, (gained.get(to) ?? 0) + points);
  }
  return gained;
}

function takenBy(players: readonly PlayerId[], payments: readonly Payment[]): number {
  return payments
    .filter(({ to, reason }) => reason === 'pot-taken' && players.some((player) => player === to))
    .reduce((sum, { points }) => sum + points, 0);
}

/** Follows the pots payment by payment: the fullest one is emptied in the hand that filled it. */
function fullestPot(course: Course): FullestPot | null {
  const held: Record<PotName, number> = { 'king-pot': 0, 'pagat-pot': 0 };
  let fullest: FullestPot | null = null;
  for (const { step, state, postings } of course) {
    const isBetween = step.kind !== 'hand-recorded';
    for (const { from, to, amount } of postings) {
      if (isPot(from)) held[from] -= amount;
      if (!isPot(to)) continue;
      held[to] += amount;
      if (held[to] <= (fullest?.points ?? 0)) continue;
      const hand = isBetween ? state.hands : step.hand;
      fullest = { pot: to, points: held[to], hand: hand === 0 ? null : hand, isBetween };
    }
  }
  return fullest;
}

function isPot(party: string): party is PotName {
  return party === 'king-pot' || party === 'pagat-pot';
}
