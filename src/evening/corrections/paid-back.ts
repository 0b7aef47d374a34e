import type { PotName } from '../../rules/payment.js';
import type { Course, FoldedStep } from '../course.js';
import type { CorrectionRecorded } from '../event.js';
import { moneyFor, pointsOf, stepped, type Folded, type SessionState } from '../fold.js';
import { postingDifference, type EveningParty, type EveningPosting } from '../posting.js';
import { moved } from './compensation.js';

/**
 * Pays a fine back: every payment that names it is returned by those who have it now. The hand, the
 * deal and all other payments stay. After the close the points become money at once.
 */
export function payBack(
  course: Course,
  before: SessionState,
  { changes }: CorrectionRecorded,
): Folded {
  const fines = changes.flatMap((change) => ('paidBack' in change ? [change.paidBack] : []));
  const points = fines.flatMap((fine) => paidBackOf(course, fine));
  const { state } = moved(before, points);
  const gained = state.standings.map(({ player, points: now }) => ({
    player,
    points: now - pointsOf(before, player),
  }));
  const money = before.closed ? moneyFor(gained, before.rate) : [];
  return { state: stepped(state), payments: [], postings: [...points, ...money] };
}

/**
 * The postings that return a fine to its payer, with the reasons and sources of its own payments. The
 * points are followed in the order in which they were posted:
 *
 * - A player or the kitty returns what was paid to them.
 * - Points paid into a cup lie in it with all others. A payment that takes all of the cup takes all of
 *   them, one that takes a part of it takes as large a part of them, rounded down. Several payments of
 *   one step for one reason take together, and share by largest remainder in seat order from the
 *   dealer on.
 * - The takers return their part, and the cup returns the part still in it. The part that the payer
 *   took themselves stays with them.
 *
 * @param course every step up to the correction; after the close no cup holds anything
 * @returns one posting for each sort of payment and pair of parties
 */
export function paidBackOf(course: Course, fine: string): EveningPosting[] {
  return postingDifference([], followedIn(course, fine).returned());
}

/**
 * The points of a fine that its payer has taken out of the cups since: the part that is not paid back.
 *
 * @param course every step up to the correction
 */
export function takenByPayer(course: Course, fine: string): number {
  return followedIn(course, fine).withPayer();
}

/** A part of a fine that somebody pays back, with how they came to have it. */
export interface PaidBackPart {
  readonly party: EveningParty;
  readonly points: number;
  /** Null for points that were paid to them at once, or that still lie in the cup. */
  readonly taken: Taking | null;
}

/** A payment out of a cup in which points of a fine lay. */
export interface Taking {
  readonly cup: PotName;
  /** The place in the course of the step that took it. */
  readonly place: number;
  /** The hand that it was paid for; null for none. */
  readonly hand: number | null;
  /** The points that this party took of those that the cup held. */
  readonly took: number;
  readonly held: number;
  /** The points of the fine that lay in the cup then. */
  readonly lay: number;
}

/**
 * The parts of a fine that its takers and the cups pay back, in the order in which they got them. They
 * add up to the postings of `paidBackOf`, party by party.
 *
 * @param course every step up to the correction
 */
export function partsPaidBack(course: Course, fine: string): readonly PaidBackPart[] {
  return followedIn(course, fine).parts();
}

function followedIn(course: Course, fine: string): Followed {
  const followed = new Followed(fine);
  course.forEach((folded, place) => {
    followed.follow(folded, place);
  });
  return followed;
}

/** A payment of the fine, and where its points are now. */
interface Line {
  /** Its amount is not used: a later correction can raise or lower it. */
  readonly posting: EveningPosting;
  /** Points that are still in the cup; 0 for a payment to a player or the kitty. */
  inCup: number;
  /** Points that others have, by the payments that brought them. */
  readonly with: Map<EveningParty, Share[]>;
}

/** Points of a line that somebody has; a refund lowers them. */
interface Share {
  points: number;
  readonly taken: Taking | null;
}

const sumOf = (shares: readonly Share[]): number =>
  shares.reduce((sum, { points }) => sum + points, 0);

function give({ with: has }: Line, party: EveningParty, share: Share): void {
  const shares = has.get(party);
  if (shares === undefined) has.set(party, [share]);
  else shares.push(share);
}

type Cups = Record<PotName, number>;

class Followed {
  readonly #lines: Line[] = [];
  readonly #cups: Cups = { 'king-pot': 0, 'pagat-pot': 0 };

  constructor(private readonly fine: string) {}

  follow({ postings, state }: FoldedStep, step: number): void {
    const { players, dealer } = state.table;
    const first = players.indexOf(dealer);
    const seats = [...players.slice(first), ...players.slice(0, first)];
    postings.forEach((posting, at) => {
      const { from, to, amount, unit, fineId } = posting;
      if (unit !== 'points') return;
      if (fineId === this.fine) this.#own(posting);
      else if (isCup(from)) this.#take(from, takenTogether(postings, at, this.fine), seats, step);
      if (isCup(from)) this.#cups[from] -= amount;
      if (isCup(to)) this.#cups[to] += amount;
    });
  }

  /** A payment of the fine itself, or a refund by which a correction lowered one. */
  #own(posting: EveningPosting): void {
    const { from, to, amount } = posting;
    const lowered = this.#lines.find((line) => isSort(line.posting, posting, to, from));
    if (lowered !== undefined) {
      lower(lowered, amount);
      return;
    }
    const known = this.#lines.find((line) => isSort(line.posting, posting, from, to));
    const line = known ?? { posting, inCup: 0, with: new Map<EveningParty, Share[]>() };
    if (known === undefined) this.#lines.push(line);
    if (isCup(to)) line.inCup += amount;
    else give(line, to, { points: amount, taken: null });
  }

  /** Takers of a cup have their part of each line in it. */
  #take(
    cup: PotName,
    taken: readonly EveningPosting[],
    seats: readonly EveningParty[],
    place: number,
  ): void {
    const total = taken.reduce((sum, { amount }) => sum + amount, 0);
    if (total === 0) return;
    const inSeatOrder = taken
      .map(({ to, amount, handNumber: hand }) => ({ to, amount, hand, seat: seats.indexOf(to) }))
      .sort((one, other) => placeOf(one.seat) - placeOf(other.seat));
    for (const line of this.#lines) {
      if (line.posting.to !== cup || line.inCup === 0) continue;
      const part =
        total >= this.#cups[cup] ? line.inCup : partOf(line.inCup, total, this.#cups[cup]);
      const shares = sharesOf(
        part,
        inSeatOrder.map(({ amount }) => amount),
        total,
      );
      const { inCup: lay } = line;
      inSeatOrder.forEach(({ to, amount: took, hand }, nth) => {
        const from = { cup, place, hand, took, held: this.#cups[cup], lay };
        give(line, to, { points: shares[nth] ?? 0, taken: from });
      });
      line.inCup -= part;
    }
  }

  withPayer(): number {
    return this.#lines.reduce(
      (sum, { posting, with: has }) => sum + sumOf(has.get(posting.from) ?? []),
      0,
    );
  }

  returned(): EveningPosting[] {
    return this.#back().flatMap(({ posting, from, points: amount }) =>
      amount === 0 ? [] : [{ ...posting, from, to: posting.from, amount }],
    );
  }

  parts(): PaidBackPart[] {
    const parts: PaidBackPart[] = [];
    for (const { from: party, points, taken } of this.#back()) {
      if (points === 0) continue;
      const at = parts.findIndex((one) => one.party === party && isSameTaking(one.taken, taken));
      const known = parts[at];
      if (known === undefined) {
        parts.push({ party, points, taken });
        continue;
      }
      const lay = (known.taken?.lay ?? 0) + (taken?.lay ?? 0);
      const more = taken === null ? null : { ...taken, lay };
      parts[at] = { party, points: known.points + points, taken: more };
    }
    return parts;
  }

  /** Every share that somebody but the payer has, and the part that each cup still pays. */
  #back() {
    const holds = { ...this.#cups };
    return this.#lines.flatMap(({ posting, inCup, with: others }) => {
      const { from: fined, to } = posting;
      const back = [...others].flatMap(([from, shares]) =>
        from === fined ? [] : shares.map((share) => ({ posting, from, ...share })),
      );
      const points = isCup(to) ? Math.max(0, Math.min(inCup, holds[to])) : 0;
      if (isCup(to)) holds[to] -= points;
      return [...back, { posting, from: to, points, taken: null }];
    });
  }
}

/** Whether points of two lines came by the same payment out of a cup, or both by none. */
function isSameTaking(one: Taking | null, other: Taking | null): boolean {
  return one?.cup === other?.cup && one?.place === other?.place && one?.hand === other?.hand;
}

/**
 * The payments out of a cup that count as one: those of the step for the same reason, from the first
 * one up to the next payment into the cup. For another one than the first they are none: it was taken
 * with the first.
 */
function takenTogether(
  postings: readonly EveningPosting[],
  at: number,
  fine: string,
): readonly EveningPosting[] {
  const first = postings[at];
  if (first === undefined) return [];
  const { from: cup, reason } = first;
  const isTogether = (one: EveningPosting) =>
    one.from === cup && one.reason === reason && one.fineId !== fine && one.unit === 'points';
  const begun = postings.findLastIndex(({ to }, place) => place < at && to === cup) + 1;
  const next = postings.findIndex(({ to }, place) => place > at && to === cup);
  const run = postings.slice(begun, next < 0 ? postings.length : next).filter(isTogether);
  return run[0] === first ? run : [];
}

/** A refund is taken out of the cup first, then out of what others have of the line. */
function lower(line: Line, amount: number): void {
  let left = amount - Math.min(amount, line.inCup);
  line.inCup -= Math.min(amount, line.inCup);
  for (const share of [...line.with.values()].flat()) {
    const less = Math.min(left, share.points);
    share.points -= less;
    left -= less;
  }
}

/** Shares by largest remainder; of two that are alike the earlier one gets the point. */
function sharesOf(part: number, weights: readonly number[], total: number): number[] {
  const shares = weights.map((weight) => partOf(part, weight, total));
  const remainders = weights.map((weight) => (BigInt(part) * BigInt(weight)) % BigInt(total));
  let left = part - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = weights
    .map((_, place) => place)
    .sort((one, other) => {
      const [left, right] = [remainders[one] ?? 0n, remainders[other] ?? 0n];
      return left === right ? one - other : left > right ? -1 : 1;
    });
  for (const place of byRemainder) {
    if (left === 0) break;
    shares[place] = (shares[place] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** `of · part / whole`, rounded down; the product can be too large for a number. */
function partOf(of: number, part: number, whole: number): number {
  return Number((BigInt(of) * BigInt(part)) / BigInt(whole));
}

/** Whether two payments are for the same thing, and the first one is between these parties. */
function isSort(
  one: EveningPosting,
  other: EveningPosting,
  from: EveningParty,
  to: EveningParty,
): boolean {
  const { reason, stage, source } = other;
  if (one.from !== from || one.to !== to) return false;
  return one.reason === reason && one.stage === stage && one.source === source;
}

function isCup(party: EveningParty): party is PotName {
  return party === 'king-pot' || party === 'pagat-pot';
}

/** Those who have left the table come last. */
function placeOf(seat: number): number {
  return seat < 0 ? Infinity : seat;
}
