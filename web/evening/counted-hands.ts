import { handFolded } from '../../src/evening/corrections/compensation.js';
import type { Course } from '../../src/evening/course.js';
import { countsHand, handContent } from '../../src/evening/lookup.js';
import type { HandRecord, Rules } from '../../src/rules/game.js';
import type { Payment } from '../../src/rules/payment.js';

/** A hand as it counts now, whatever was corrected of it. */
export interface CountedHand {
  readonly number: number;
  /** Null once it is voided. */
  readonly record: HandRecord | null;
  readonly payments: readonly Payment[];
}

export function countedHand(rules: Rules, course: Course, number: number): CountedHand {
  const now = handContent(course, number);
  const change = { hand: number, revision: 1, was: now, now };
  const payments = handFolded(rules, course, change, 'now')?.payments ?? [];
  return { number, record: now.record, payments };
}

/** The service's state of an evening. */
interface SentHands {
  readonly rules: Rules;
  readonly course: Course;
  readonly session: { readonly hands: number };
}

/** The hands after one of them that the service has. */
export function handsAfter(
  { rules, course, session }: SentHands,
  after: number,
): readonly CountedHand[] {
  const hands: CountedHand[] = [];
  for (let number = after + 1; number <= session.hands; number++)
    hands.push(countedHand(rules, course, number));
  return hands;
}

/**
 * The recorded hand that a hand from another device is most likely the same as: the one with its number,
 * else the first one after it.
 *
 * @param before how many hands there were before it
 * @returns undefined where no such hand counts
 */
export function countedBeside(
  hands: readonly CountedHand[],
  before: number,
): (CountedHand & { readonly record: HandRecord }) | undefined {
  for (const { record, ...hand } of hands) {
    if (record !== null && hand.number > before) return { ...hand, record };
  }
  return undefined;
}

/** How many of the hands count: without those that were taken back. */
export function handsThatCount(course: Course, hands: number): number {
  let count = 0;
  for (let number = 1; number <= hands; number++) if (countsHand(course, number)) count += 1;
  return count;
}
