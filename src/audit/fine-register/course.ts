import { isDispute } from '../../evening/event.js';
import type { EveningParty, EveningPosting } from '../../evening/posting.js';
import type { PotName } from '../../rules/payment.js';
import type { History } from '../../evening/history.js';
import type { FinePotView, FineWayView } from './view.js';

/** A step of a session as it now counts, with what it moved. */
export interface PostedStep {
  /** The event of the log that it came with. */
  readonly event: number;
  /** The number of the hand that it is; null when it is none. */
  readonly hand: number | null;
  readonly isCorrection: boolean;
  readonly postings: readonly EveningPosting[];
}

/** A fine whose points are followed. */
export interface Followed {
  readonly id: string;
  /** The hand that it was recorded in; null between hands, also when it is about one. */
  readonly inHand: number | null;
  readonly stage: string;
}

/** The course of a session, step by step; each has the event that it came with. */
export function postedSteps({ events, course }: Pick<History, 'events' | 'course'>): PostedStep[] {
  // A course has a step for every event of the session but those of disputes, in their order.
  const seqs = events.flatMap(({ seq, event }) => (isDispute(event) ? [] : [seq]));
  return course.map(({ step, postings }, index) => ({
    event: seqs[index] ?? 0,
    hand: step.kind === 'hand-recorded' ? step.hand : null,
    isCorrection: step.kind === 'correction-recorded',
    postings,
  }));
}

/**
 * Where the points went that a fine brought into the pots, by the course as it now counts. Pure.
 *
 * Chips are alike, so this is the rule: the fine's points lie in the pot until the first payment after
 * them that takes all that is in it. Whoever gets that has them: the winner of an ultimo or a tout, or
 * all at the table when the session closes. A leaver's share takes some of them, nobody can say which.
 *
 * A compensation stands where it was made, but what it pays for a hand belongs to that hand: the taker
 * of a pot is who was paid it when all is counted that was ever paid for that hand, and a fine that it
 * adds to a hand whose pot was taken is won with that pot. When nobody has taken it any more, the
 * points lie in the pot again.
 *
 * @param course from the opening on
 * @returns for each pot that the fine was paid into; none for a fine that cost nothing or is not in the
 *   course, because a replay took it out
 */
export function whereItWent(course: readonly PostedStep[], fine: Followed): FinePotView[] {
  return POTS.flatMap((pot) => {
    const { points, now, steps } = new Following(course, pot, fine).toTheEnd();
    return points === 0 || now === null ? [] : [{ pot, points, now, steps }];
  });
}

const POTS = ['king-pot', 'pagat-pot'] as const satisfies readonly PotName[];

type Shares = FineWayView['to'];

/** Follows a fine's points through one pot. */
class Following {
  points = 0;
  /** Null before they were paid. */
  now: FinePotView['now'] | null = null;
  readonly steps: FineWayView[] = [];
  /** The points in the pot. */
  #held = 0;
  /** The place in the course that the points count from. */
  #since = 0;
  /** The hand that won them, while it has. */
  #wonIn: number | null = null;

  constructor(
    readonly course: readonly PostedStep[],
    readonly pot: PotName,
    readonly fine: Followed,
  ) {}

  toTheEnd(): this {
    this.course.forEach((step, index) => {
      if (step.isCorrection) this.#correct(step, index);
      else for (const posting of step.postings) this.#move(posting, step, index);
    });
    return this;
  }

  #move(posting: EveningPosting, step: PostedStep, index: number): void {
    const { from, to, amount, reason } = posting;
    if (to === this.pot) this.#held += amount;
    if (from === this.pot) this.#held -= amount;
    if (this.#isPaid(posting)) {
      this.#enter(posting, step, index);
      return;
    }
    if (this.now !== 'in-pot' || from !== this.pot) return;
    if (reason === 'pot-taken' || this.#held <= 0) {
      const paid = step.postings.slice(0, step.postings.indexOf(posting) + 1);
      this.#leave(step, reason, this.#sharesOf(paid.filter((one) => one.reason === reason)));
    } else if (reason !== 'pot-split') {
      this.#tell('partly-taken', step, reason, this.#sharesOf([posting]));
    }
  }

  /**
   * Payments into the pot come first: the lines of a correction have no order, and no pot goes below
   * zero.
   */
  #correct(step: PostedStep, index: number): void {
    const { postings } = step;
    const splits = postings.filter(({ reason }) => reason === 'pot-split');
    const others = postings.filter(({ reason }) => reason !== 'pot-split');
    const outs = others.filter(({ from }) => from === this.pot);
    for (const posting of others.filter(({ to }) => to === this.pot)) {
      this.#held += posting.amount;
      if (this.#isPaid(posting)) this.#enterLate(posting, step, index);
    }
    for (const posting of outs) {
      this.#held -= posting.amount;
      if (posting.fineId !== this.fine.id || this.now === null) continue;
      this.now = 'given-back';
      this.#tell('given-back', step, posting.reason, this.#sharesOf([posting]));
    }
    for (const hand of this.#handsRetaken(postings)) this.#retake(hand, step, index);
    if (this.now === 'in-pot' && this.#held <= 0 && outs.length > 0) {
      this.#leave(step, outs[0]?.reason ?? '', this.#sharesOf(outs));
    }
    for (const posting of splits) this.#move(posting, step, index);
  }

  #isPaid({ fineId, to, reason }: EveningPosting): boolean {
    return fineId === this.fine.id && to === this.pot && reason === 'fine';
  }

  #enter({ amount, reason }: EveningPosting, step: PostedStep, since: number): void {
    this.points = amount;
    this.now = 'in-pot';
    this.#since = since;
    this.#tell('paid', step, reason, []);
  }

  /** A fine that a correction puts into a hand counts from that hand. */
  #enterLate(posting: EveningPosting, step: PostedStep, index: number): void {
    const { inHand } = this.fine;
    const since = inHand === null ? -1 : this.#placeOf(inHand);
    this.#enter(posting, step, since < 0 ? index : since);
    if (inHand !== null) this.#retake(inHand, step, index);
  }

  /** The hands of which a correction pays the pot otherwise. */
  #handsRetaken(postings: readonly EveningPosting[]): Set<number> {
    const ofPot = ({ from, to, reason }: EveningPosting) =>
      reason === 'pot-taken' && (from === this.pot || to === this.pot);
    return new Set(postings.filter(ofPot).flatMap(({ handNumber }) => handNumber ?? []));
  }

  /** Looks again who has taken the pot in a hand, after a correction. */
  #retake(hand: number, step: PostedStep, index: number): void {
    const taker = this.#takerOf(hand, index);
    if (this.now === 'won' && this.#wonIn === hand) {
      const last = this.steps.findLast(({ what }) => what === 'won');
      if (taker.length > 0 && taker[0]?.player === last?.to[0]?.player) return;
      this.now = 'in-pot';
      this.#wonIn = null;
      if (taker.length === 0) this.#tell('returned', step, 'pot-taken', [], hand);
    }
    if (this.now !== 'in-pot' || taker.length === 0) return;
    const place = this.#placeOf(hand);
    const isInTime = this.#since < place || (this.#since === place && this.fine.stage !== 'after');
    if (isInTime) this.#leave(step, 'pot-taken', taker, hand);
  }

  /** The shares of the pot that a hand paid, counting everything that was paid for it up to a step. */
  #takerOf(hand: number, index: number): Shares {
    const taken = new Map<EveningParty, number>();
    for (const { postings } of this.course.slice(0, index + 1)) {
      for (const { from, to, amount, reason, handNumber } of postings) {
        if (reason !== 'pot-taken' || handNumber !== hand) continue;
        if (from === this.pot) taken.set(to, (taken.get(to) ?? 0) + amount);
        if (to === this.pot) taken.set(from, (taken.get(from) ?? 0) - amount);
      }
    }
    return [...taken].flatMap(([player, points]) => (points > 0 ? [{ player, points }] : []));
  }

  #placeOf(hand: number): number {
    return this.course.findIndex((step) => step.hand === hand);
  }

  #leave(step: PostedStep, reason: string, to: Shares, hand = step.hand): void {
    const what = reason === 'pot-split' ? 'shared' : 'won';
    this.now = what;
    this.#wonIn = what === 'won' ? hand : null;
    this.#tell(what, step, reason, to, hand);
  }

  #tell(
    what: FineWayView['what'],
    { event, hand: ofStep }: PostedStep,
    reason: string,
    to: Shares,
    hand = ofStep,
  ): void {
    this.steps.push({ what, event, hand, reason, to });
  }

  #sharesOf(postings: readonly EveningPosting[]): Shares {
    return postings
      .filter(({ from }) => from === this.pot)
      .map(({ to, amount }) => ({ player: to, points: amount }));
  }
}
