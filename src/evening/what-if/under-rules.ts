import { hasFine, withoutUnaskedCount } from '../../rules/by-other-rules.js';
import type { FineRecord } from '../../rules/fine-record.js';
import { gameOf, type HandRecord, type Rules } from '../../rules/game.js';
import type { PlayerId } from '../../rules/payment.js';
import { Refusal } from '../../rules/refusals/refusal.js';
import type { Broken } from '../corrections/broken-step.js';
import { stateOf, type Course, type FoldedStep } from '../course.js';
import { foldCourse } from '../fold-course.js';
import type { HandStep, Step } from '../fold.js';
import { fineContent, handContent, isPaidBack } from '../lookup.js';
import { isPlayer, type EveningPosting } from '../posting.js';
import { brokenName, isBetween } from '../steps.js';

/** The same hands and fines of an evening by its own rules and by other ones. */
export interface UnderRules {
  /**
   * As it was played, with what was compensated or paid back worked in as if by replay, and without
   * what the other rules cannot play.
   */
  readonly then: Course;
  /** The same steps by the other rules, step by step beside `then`. */
  readonly now: Course;
  /** The hands, fines and changes of seats that the other rules cannot play: they are in neither course. */
  readonly unplayable: readonly Broken[];
  /** The fines of `then` that the other rules do not have, which cost nothing in `now`. */
  readonly unknownFines: readonly FineRecord[];
}

/**
 * Folds an evening by other rules of the same game. Each hand keeps the dealer who dealt it, because
 * its cards are those of that deal. Hands that the other rules cannot play are left out of both sides, so
 * that cups and kitty are those of the same hands.
 *
 * @param rules the rules of the evening
 * @param course its steps as they now count
 * @param others the other rules
 * @throws Refusal for a table that the other rules cannot lay, as one of five players where they have four
 */
export function underRules(rules: Rules, course: Course, others: Rules): UnderRules {
  const played = asReplayed(course);
  const read = played.map((step) => withoutUnknownFines(opened(step, others), others));
  const out = new Map<number, Broken>();
  for (;;) {
    const changed: number[] = [];
    const leaveOut = (place: number, broken: Broken): void => {
      changed.push(place);
      out.set(place, broken);
    };
    const then = foldCourse(rules, withoutContents(played, out), (broken, { version: place }) => {
      leaveOut(place, broken);
    });
    const there = withoutContents(read, out).map((step, place) =>
      out.has(place) && isBetween(step) ? { ...step, voided: true } : step,
    );
    const now = foldCourse(others, there, (broken, { version: place }) => {
      const asked = out.has(place)
        ? withoutDealer(read[place])
        : withoutUnasked(read[place], broken);
      if (asked === null) leaveOut(place, broken);
      else {
        changed.push(place);
        read[place] = asked;
      }
    });
    for (const [place, broken] of seatedOtherwise(then, now, out)) leaveOut(place, broken);
    if (changed.length === 0) {
      const unplayable = listed(then, now, out);
      return { then, now, unplayable, unknownFines: unknownFinesOf(then, others) };
    }
  }
}

function opened(step: Step, others: Rules): Step {
  return step.kind === 'session-opened' ? { ...step, rules: others, book: others.book } : step;
}

/** The steps with hands and fines in some places as if they were voided; people sat there all the same. */
function withoutContents(
  steps: readonly Step[],
  places: ReadonlyMap<number, unknown>,
): readonly Step[] {
  return steps.map((step, place): Step => {
    if (!places.has(place)) return step;
    if (step.kind === 'hand-recorded') return { ...step, record: null, fineIds: [] };
    return step.kind === 'fine-recorded' ? { ...step, record: null } : step;
  });
}

/** A step without the fines that other rules do not have. */
function withoutUnknownFines(step: Step, others: Rules): Step {
  if (step.kind === 'hand-recorded') return keepingFines(step, (fine) => hasFine(others, fine));
  const isUnknown =
    step.kind === 'fine-recorded' && step.record !== null && !hasFine(others, step.record);
  return isUnknown ? { ...step, record: null } : step;
}

/** A hand that is left out, and whose dealer does not sit there. */
function withoutDealer(step: Step | undefined): Step | null {
  if (step?.kind !== 'hand-recorded') return null;
  const { dealer: _, ...hand } = step;
  return hand;
}

/** A refused hand without the counts that the other rules do not ask for; null for another refusal. */
function withoutUnasked(step: Step | undefined, { refusal: why }: Broken): Step | null {
  if (step?.kind !== 'hand-recorded' || step.record === null) return null;
  const record = withoutUnaskedCount(step.record, why);
  return record === null ? null : { ...step, record };
}

/**
 * The hands and fines at which the other rules have other people at the table, because a change of
 * seats was refused there: another one would sit out.
 */
function* seatedOtherwise(
  then: Course,
  now: Course,
  out: ReadonlyMap<number, Broken>,
): Generator<readonly [number, Broken]> {
  let refused: Broken | undefined;
  for (const [place, { step }] of then.entries()) {
    if (isBetween(step)) refused = out.get(place) ?? refused;
    const isContent = step.kind === 'hand-recorded' || step.kind === 'fine-recorded';
    if (!isContent || step.record === null || refused === undefined) continue;
    if (isSeatedAlike(then, now, place)) continue;
    const broken = { hand: null, fine: null, version: null, refusal: refused.refusal };
    yield [place, { ...broken, ...brokenName(step, place + 1) }];
  }
}

/** Whether the same people sit at both tables before a step. */
function isSeatedAlike(then: Course, now: Course, place: number): boolean {
  const [one, other] = [then, now].map((course) => course[place]?.before?.table.players.join());
  return one === other;
}

/** The steps that are left out, in order; of changes of seats only the first of those that follow from each other. */
function listed(then: Course, now: Course, out: ReadonlyMap<number, Broken>): readonly Broken[] {
  return [...out]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([place, broken]) => {
      const step = then[place]?.step;
      const isFollowing = step !== undefined && isBetween(step) && !isSeatedAlike(then, now, place);
      return isFollowing ? [] : [broken];
    });
}

function unknownFinesOf(then: Course, others: Rules): readonly FineRecord[] {
  return then
    .flatMap(({ step }) => {
      if (step.kind === 'hand-recorded') return step.record?.fines ?? [];
      return step.kind === 'fine-recorded' && step.record !== null ? [step.record] : [];
    })
    .filter((fine) => !hasFine(others, fine));
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
        const dealer = before?.table.dealer;
        const content = handContent(course, step.hand);
        if (content.record === null || dealer === undefined) return { ...step, ...content };
        return keepingFines({ ...step, ...content, dealer }, (_, id) => !isPaidBack(course, id));
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

/** A hand with some of its fines. */
function keepingFines(step: HandStep, isKept: (fine: FineRecord, id: string) => boolean): HandStep {
  const { record, fineIds } = step;
  const { fines } = record ?? {};
  if (fines === undefined) return step;
  const kept = fines.map((fine, place) => isKept(fine, fineIds[place] ?? ''));
  const some = <T>(list: readonly T[]) => list.filter((_, place) => kept[place] === true);
  // Only records of Tarok hold fines.
  const left = { ...record, fines: some(fines) } as HandRecord;
  return { ...step, record: left, fineIds: some(fineIds) };
}

/** The points of each player over a course. */
export function pointsUnder(course: Course): ReadonlyMap<PlayerId, number> {
  return new Map(stateOf(course).standings.map(({ player, points }) => [player, points]));
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
export function handsUnder({ then, now }: UnderRules): readonly HandUnder[] {
  const hands: HandUnder[] = [];
  for (const [place, { step, postings }] of then.entries()) {
    if (step.kind !== 'hand-recorded') continue;
    const both = [postings, now[place]?.postings ?? []] as const;
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
