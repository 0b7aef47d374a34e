import type { HandRecord, Rules } from '../../src/rules/game.js';
import type { Payment, PlayerId } from '../../src/rules/payment.js';
import { refusal } from '../../src/evening/reasons.js';
import { Refusal } from '../../src/rules/refusal.js';
import { isStuck, type Waiting } from '../outbox/waiting.js';
import type { EveningStep, StepKind } from './step.js';
import { take, type PlainStep, type TableState } from './table-state.js';

/**
 * The latest steps of a session, as far as this device knows them, and what was before. They are kept
 * because an undo plays them again without the hand.
 */
export interface Course {
  readonly base: TableState;
  readonly steps: readonly EveningStep[];
  /** What happened last before the steps, as far as it is known. */
  readonly lastBefore: SentStep | null;
}

/** The last thing that happened at the table. */
export interface LastStep {
  readonly kind: StepKind;
  /** The hand it was or is about; of an undo the one that was taken back; null for none. */
  readonly hand: number | null;
  /** None of an undo: it pays back what was paid. */
  readonly payments: readonly Payment[];
  /** Of a hand. */
  readonly record: HandRecord | null;
  /** Who joined, left, or was fined; else null. */
  readonly player: PlayerId | null;
  /** False while it waits to be sent. */
  readonly isSent: boolean;
}

type SentStep = Omit<LastStep, 'isSent'>;

/** A step in its place. */
interface Place {
  readonly before: TableState;
  /** `voided` was a hand, `undone` the undo that took it back. */
  readonly step: PlainStep | { readonly kind: 'voided' } | { readonly kind: 'undone' };
}

/** A course played up to some point. */
interface Played {
  readonly state: TableState;
  readonly places: readonly Place[];
  readonly last: SentStep | null;
}

/** An undo of a hand that this device has not seen: only the service can work it out. */
export class Unforeseen extends Error {}

/** A session with what waits worked in. */
export interface Worked {
  readonly state: TableState;
  readonly last: LastStep | null;
  readonly isForeseen: boolean;
}

/**
 * Works what waits into a course. It stops at the first step that does not follow: it is stuck, the
 * rules refuse it, or the session has moved on.
 */
export function workIn(rules: Rules, course: Course, waiting: readonly Waiting[]): Worked {
  let played = play(rules, course);
  let isSent = true;
  let isForeseen = true;
  for (const one of waiting) {
    // Sent, not answered, and the session has moved since: most likely by this very step.
    if (!isStuck(one) && one.tries > 0 && one.version < played.state.version) continue;
    if (isStuck(one) || one.version !== played.state.version) break;
    try {
      played = add(rules, played, one.step);
      isSent = false;
    } catch (error) {
      if (error instanceof Unforeseen) isForeseen = false;
      else if (!(error instanceof Refusal)) throw error;
      break;
    }
  }
  const { state, last } = played;
  return { state, last: last === null ? null : { ...last, isSent }, isForeseen };
}

/**
 * Plays a course.
 *
 * @throws Refusal when a step cannot follow
 */
export function play(rules: Rules, { base, steps, lastBefore }: Course): Played {
  return steps.reduce<Played>((played, step) => add(rules, played, step), {
    state: base,
    places: [],
    last: lastBefore,
  });
}

function add(rules: Rules, played: Played, step: EveningStep): Played {
  if (step.kind === 'undo') return undo(rules, played);
  const { state: before, places } = played;
  const { state, payments } = take(rules, before, step);
  return { state, places: [...places, { before, step }], last: lastOf(step, state, payments) };
}

function lastOf(step: PlainStep, { hands }: TableState, payments: readonly Payment[]): SentStep {
  const { kind } = step;
  const nothing = { kind, hand: null, payments, record: null, player: null };
  switch (step.kind) {
    case 'hand':
      return { ...nothing, hand: hands, record: step.record };
    case 'fine':
      return { ...nothing, hand: step.hand, player: step.fine.player };
    case 'join':
    case 'leave':
      return { ...nothing, player: step.player };
    case 'close':
      return nothing;
  }
}

/** The evening as if the latest hand that counts had not been dealt; it keeps its number. */
function undo(rules: Rules, { state: now, places }: Played): Played {
  if (now.isClosed) {
    throw refusal('session-is-closed', {});
  }
  const index = places.findLastIndex(({ step }) => step.kind === 'hand');
  const place = places[index];
  if (place === undefined) {
    if (now.hands > 0) throw new Unforeseen();
    throw refusal('nothing-to-undo', {});
  }
  const again: Place[] = places.slice(0, index);
  let { before: state } = place;
  const hand = state.hands + 1;
  const put = (step: Place['step']) => {
    again.push({ before: state, step });
    if (step.kind === 'voided') state = { ...moved(state), hands: state.hands + 1 };
    else if (step.kind === 'undone') state = moved(state);
    else ({ state } = take(rules, state, step));
  };
  put({ kind: 'voided' });
  for (const { step } of places.slice(index + 1)) put(step);
  put({ kind: 'undone' });
  const last = { kind: 'undo', hand, payments: [], record: null, player: null } as const;
  return { state, places: again, last };
}

/** A step that pays nothing: only the version goes on. */
function moved(state: TableState): TableState {
  return { ...state, version: state.version + 1 };
}
