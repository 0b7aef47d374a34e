import { gameOf, type Rules } from '../../rules/game.js';
import type { PlayerId } from '../../rules/payment.js';
import { Refusal } from '../../rules/refusals/refusal.js';
import type { Broken } from '../corrections/broken-step.js';
import { stateOf, type Course, type FoldedStep } from '../course.js';
import { foldCourse } from '../fold-course.js';
import type { Step } from '../fold.js';
import { fineContent, handContent, isPaidBack } from '../lookup.js';
import { isPlayer, type EveningPosting } from '../posting.js';

/** An evening as it was played, and the same evening by other rules. */
export interface UnderRules {
  /** As it was played, with what was compensated or paid back worked in as if by replay. */
  readonly then: Course;
  /** The same steps by the other rules, step by step beside `then`. */
  readonly now: Course;
  /** The steps that the other rules do not know: they pay nothing there, and the table deals on as it did. */
  readonly unplayable: readonly Broken[];
  /**
   * The first hand that the other rules would have had another player deal; null for none. From it on
   * both sides are compared by hands alone, without cups.
   */
  readonly parted: number | null;
}

/**
 * Folds an evening by other rules of the same game. Each hand keeps the dealer who dealt it, because
 * its cards are those of that deal.
 *
 * @param rules the rules of the evening
 * @param course its steps as they now count
 * @param others the other rules
 * @throws Refusal for a table that the other rules cannot lay, as one of five players where they have four
 */
export function underRules(rules: Rules, course: Course, others: Rules): UnderRules {
  const steps = asReplayed(course);
  const skip = (): void => undefined;
  const then = foldCourse(rules, steps, skip);
  const unplayable: Broken[] = [];
  const [opening, ...rest] = steps;
  if (opening?.kind !== 'session-opened')
    throw new RangeError('An evening begins with its opening.');
  const opened = { ...opening, rules: others, book: others.book };
  const now = foldCourse(others, [opened, ...rest], (broken) => unplayable.push(broken));
  return { then, now, unplayable, parted: partedAt(then, now) };
}

/** Why other rules cannot lay the table of an evening; null where they can. */
export function refusedTable(course: Course, others: Rules): Refusal | null {
  const step = course[0]?.step;
  if (step?.kind !== 'session-opened') return null;
  try {
    gameOf(others).open(others, step.seats, step.firstDealer);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The steps with the present content of every hand and fine in its own place; corrections move nothing. */
function asReplayed(course: Course): readonly Step[] {
  return course.map(({ step, before }): Step => {
    switch (step.kind) {
      case 'correction-recorded':
        return { ...step, mode: 'replay', changes: [] };
      case 'hand-recorded': {
        const { record, fineIds } = handContent(course, step.hand);
        const dealer = before?.table.dealer;
        const content = { record, fineIds: fineIds.filter((id) => !isPaidBack(course, id)) };
        const dealt = { ...step, ...content, ...(dealer !== undefined && { dealer }) };
        if (record?.fines === undefined || content.fineIds.length === fineIds.length) return dealt;
        const fines = record.fines.filter((_, place) => !isPaidBack(course, fineIds[place] ?? ''));
        return { ...dealt, record: { ...record, fines } };
      }
      case 'fine-recorded': {
        const content = fineContent(course, step);
        if (isPaidBack(course, content.fineId)) return { ...step, ...content, record: null };
        return { ...step, ...content };
      }
      default:
        return step;
    }
  });
}

/** The first hand before which the deal had gone to another player; null for none. */
function partedAt(then: Course, now: Course): number | null {
  for (const [place, { step }] of now.entries()) {
    if (step.kind !== 'hand-recorded') continue;
    const dealers = [then, now].map((course) => course[place - 1]?.state.table.dealer);
    if (dealers[0] !== dealers[1]) return step.hand;
  }
  return null;
}

/** The points of each player over a course, those of cups up to the hand at which both sides parted. */
export function pointsUnder(course: Course, parted: number | null): ReadonlyMap<PlayerId, number> {
  const points = new Map(stateOf(course).standings.map(({ player }) => [player, 0]));
  let isParted = false;
  for (const folded of course) {
    const { step } = folded;
    isParted ||= step.kind === 'hand-recorded' && step.hand === parted;
    addPoints(points, compared(folded.postings, isParted));
  }
  return points;
}

/** The postings of points that are compared. @param isByHands without cups and kitty */
function compared(
  postings: readonly EveningPosting[],
  isByHands: boolean,
): readonly EveningPosting[] {
  return postings.filter(({ from, to, unit }) => {
    return unit === 'points' && (!isByHands || (isPlayer(from) && isPlayer(to)));
  });
}

/** Adds the points of postings to those of the players. */
function addPoints(points: Map<PlayerId, number>, postings: readonly EveningPosting[]): void {
  for (const { from, to, amount } of postings) {
    if (isPlayer(from)) points.set(from, (points.get(from) ?? 0) - amount);
    if (isPlayer(to)) points.set(to, (points.get(to) ?? 0) + amount);
  }
}

/** A hand that is paid in another way by the other rules. */
export interface HandUnder {
  readonly hand: number;
  /** The points that each player gets (above 0) or pays, on both sides; only players with a difference. */
  readonly players: readonly {
    readonly player: PlayerId;
    readonly then: number;
    readonly now: number;
  }[];
  /** The reasons of payments whose sums differ, in points that moved for them. */
  readonly reasons: readonly {
    readonly reason: string;
    readonly then: number;
    readonly now: number;
  }[];
}

/** The hands that differ, in their order. */
export function handsUnder({ then, now, parted }: UnderRules): readonly HandUnder[] {
  const hands: HandUnder[] = [];
  let isParted = false;
  for (const [place, { step, postings }] of then.entries()) {
    if (step.kind !== 'hand-recorded') continue;
    isParted ||= step.hand === parted;
    const both = [
      compared(postings, isParted),
      compared(now[place]?.postings ?? [], isParted),
    ] as const;
    const players = differing(
      (list) => {
        const points = new Map<PlayerId, number>();
        addPoints(points, list);
        return points;
      },
      ...both,
    ).map(([player, ...sums]) => ({ player, then: sums[0], now: sums[1] }));
    const reasons = differing(movedFor, ...both).map(([reason, ...sums]) => {
      return { reason, then: sums[0], now: sums[1] };
    });
    if (players.length + reasons.length > 0) hands.push({ hand: step.hand, players, reasons });
  }
  return hands;
}

function movedFor(postings: readonly EveningPosting[]): ReadonlyMap<string, number> {
  const moved = new Map<string, number>();
  for (const { amount, reason } of postings) {
    moved.set(reason, (moved.get(reason) ?? 0) + amount);
  }
  return moved;
}

/** The keys whose sums are not the same on both sides, with both. */
function differing<Key extends string>(
  sum: (list: readonly EveningPosting[]) => ReadonlyMap<Key, number>,
  then: readonly EveningPosting[],
  now: readonly EveningPosting[],
): readonly (readonly [Key, number, number])[] {
  const [one, other] = [sum(then), sum(now)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) => {
    const both = [one.get(key) ?? 0, other.get(key) ?? 0] as const;
    return both[0] === both[1] ? [] : [[key, ...both] as const];
  });
}

/** The points that each cup or the kitty holds, before the evening is closed. */
export function heldAtEnd(course: Course): ReadonlyMap<string, number> {
  const held = new Map<string, number>();
  for (const { step, postings } of course) {
    if (step.kind === 'session-closed') break;
    for (const { from, to, amount, unit } of postings) {
      if (unit !== 'points') continue;
      if (!isPlayer(from)) held.set(from, (held.get(from) ?? 0) - amount);
      if (!isPlayer(to)) held.set(to, (held.get(to) ?? 0) + amount);
    }
  }
  return held;
}

/** The hands of an evening that count. */
export function handsOf(course: Course): number {
  return course.filter(isHand).length;
}

function isHand({ step }: FoldedStep): boolean {
  return step.kind === 'hand-recorded' && step.record !== null;
}
