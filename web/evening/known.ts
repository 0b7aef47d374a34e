import type { HandRecord, Rules } from '../../src/rules/game.js';
import type { Payment } from '../../src/rules/payment.js';
import { Refusal } from '../../src/rules/refusal.js';
import type { components } from '../api/schema.js';
import { play, Unforeseen, type Course } from './course.js';
import type { SessionView } from './evening.js';
import type { StepAnswer } from './step-answer.js';
import type { EveningStep } from './step.js';
import { stateOf, type TableState } from './table-state.js';

export type RecordedHand = components['schemas']['RecordedHandView'];

/** A session as this device keeps it, for when there is no network. */
export interface KeptEvening {
  /** The session. */
  readonly id: string;
  readonly club: string;
  readonly session: SessionView;
  readonly rules: Rules;
  readonly course: Course;
}

/**
 * A session as it was just read.
 *
 * @param hands its latest hands, in order
 * @param before as it was kept until now
 */
export function keepRead(
  { club, session, rules }: Omit<KeptEvening, 'id' | 'course'>,
  hands: readonly RecordedHand[],
  before: KeptEvening | undefined,
): KeptEvening {
  // An answer that came late says less than what is known.
  if (before !== undefined && before.session.version > session.version) return before;
  if (before !== undefined && !needsHands(before, session)) return before;
  const course = readCourse(session, hands);
  return { id: session.id, club, session, rules, course };
}

/** Whether the latest hands would tell more of a session than is known. */
export function needsHands(before: KeptEvening | undefined, session: SessionView): boolean {
  if (before?.session.version !== session.version) return true;
  const { steps, lastBefore } = before.course;
  return session.hands > 0 && steps.length === 0 && lastBefore === null;
}

/** The same session after a step that the service has acknowledged. */
export function keepTaken(kept: KeptEvening, step: EveningStep, answer: StepAnswer): KeptEvening {
  const { number = kept.session.hands, closedAt } = answer;
  // The answer to an old key, told again, says how it was then.
  if (answer.session.version <= kept.session.version) return kept;
  const session: SessionView = {
    ...kept.session,
    ...answer.session,
    hands: number,
    ...(closedAt === undefined ? {} : { status: 'closed', closedAt }),
  };
  const steps = [...kept.course.steps, step];
  const course = agreed(kept.rules, { ...kept.course, steps }, session);
  if (course === null) return { ...kept, session, course: readCourse(session, []) };
  return { ...kept, session, course: shortened(kept.rules, course) };
}

const MOST_STEPS = 20;

/** Without its first steps, but for those that an undo may have taken back. */
function shortened(rules: Rules, { base, steps, lastBefore }: Course): Course {
  const first = steps.slice(0, -MOST_STEPS);
  const rest = steps.slice(first.length);
  if (rest.some(({ kind }) => kind === 'undo')) return { base, steps, lastBefore };
  const { state, last } = play(rules, { base, steps: first, lastBefore });
  return { base: state, steps: rest, lastBefore: last };
}

/**
 * A course from what was just read: how the session came about is not known, only how it stands, and
 * which hand was the last that counts.
 */
function readCourse(session: SessionView, hands: readonly RecordedHand[]): Course {
  const base = stateOf(session);
  const hand = hands.findLast(({ record }) => record !== null);
  if (hand === undefined) return { base, steps: [], lastBefore: null };
  const lastBefore = {
    kind: 'hand',
    hand: hand.number,
    // What the rules themselves once read and paid.
    record: hand.record as unknown as HandRecord,
    payments: hand.payments as unknown as readonly Payment[],
    player: null,
  } as const;
  return { base, steps: [], lastBefore };
}

/** A course, if it leads to the session as the service has it; else null. */
function agreed(rules: Rules, course: Course, session: SessionView): Course | null {
  try {
    return isSame(play(rules, course).state, stateOf(session)) ? course : null;
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unforeseen) return null;
    throw error;
  }
}

/** Whether two states agree in everything a player would see. */
function isSame(left: TableState, right: TableState): boolean {
  return shown(left) === shown(right);
}

function shown({ table, standings, hands, version, isClosed }: TableState): string {
  const { players, dealer, pots } = table;
  const held = pots === undefined ? null : [pots['king-pot'], pots['pagat-pot']];
  const stand = standings.map(({ player, points: won, seated }) => [player, won, seated]);
  return JSON.stringify([players, dealer, held, stand, hands, version, isClosed]);
}
