import { handFolded } from '../../src/evening/corrections/compensation.js';
import type { Course } from '../../src/evening/course.js';
import { handContent } from '../../src/evening/lookup.js';
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
