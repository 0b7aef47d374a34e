import { eventAsked, takeEvent, type AskedStep } from '../../src/evening/asked.js';
import { stateOf, type Course } from '../../src/evening/course.js';
import { foldCourse } from '../../src/evening/fold-course.js';
import type { SessionState, Step } from '../../src/evening/fold.js';
import { heldAt } from '../../src/evening/held.js';
import { plainStep } from '../../src/evening/corrections/plain-record.js';
import type { Rules } from '../../src/rules/game.js';
import { Refusal } from '../../src/rules/refusals/refusal.js';
import type { Bodies } from '../api/bodies.js';
import type { StepAnswer } from './step-answer.js';

/** A session as this device keeps it, for when there is no network. */
export interface KeptEvening {
  /** The session. */
  readonly id: string;
  readonly club: string;
  /** As they count, from the opening on: the version of the session is how many there are. */
  readonly steps: readonly Step[];
  readonly disputes: SessionState['disputes'];
  /** Asks the service whether there is anything else by now; null when it gave none. */
  readonly etag: string | null;
  /** The last event that was read of it, for `Known-Event`; absent in evenings that an earlier version kept. */
  readonly lastEvent?: string;
  /** The time of its opening; absent in evenings that an earlier version kept. */
  readonly openedAt?: string;
}

/** The steps of a session as they were just read. */
export interface StepsRead {
  readonly body: Bodies['SessionStepsView'];
  readonly etag: string | null;
}

/**
 * A session as it was just read.
 *
 * @param before as it was kept when the read began
 * @param now as it is kept now: a step may have been acknowledged meanwhile
 */
export function keepRead(
  { club, id }: Pick<KeptEvening, 'club' | 'id'>,
  { body, etag }: StepsRead,
  before: KeptEvening | undefined,
  now: KeptEvening | undefined,
): KeptEvening {
  // An answer from before a step was acknowledged says less than what is known. By itself a shorter one
  // counts: a backup was restored.
  const taken = (now?.steps.length ?? 0) > (before?.steps.length ?? 0);
  if (now !== undefined && taken && now.steps.length > body.version) return now;
  const steps = body.steps.map(({ event: _event, recordedAt: _at, ...step }) => {
    // The service folds them by these types; those of the API know ids and points as plain values.
    return { ...step, session: id } as unknown as Step;
  });
  const disputes = Object.fromEntries(body.disputes.map(({ id: of, ...is }) => [of, is] as const));
  const openedAt = body.steps[0]?.recordedAt;
  return {
    id,
    club,
    steps,
    disputes,
    etag,
    lastEvent: body.lastEvent,
    ...(openedAt === undefined ? {} : { openedAt }),
  };
}

/** The same session after a step that the service has acknowledged. */
export function keepTaken(kept: KeptEvening, step: AskedStep, answer: StepAnswer): KeptEvening {
  const { session: table, id, fineIds = id === undefined ? [] : [id] } = answer;
  // The repeated answer to an old key describes the session as it was then.
  if (table.version <= kept.steps.length) return kept;
  // The answer says nothing of the ids that the fines of a corrected hand got.
  if (step.kind === 'correction' && step.record.fines?.length) return kept;
  const ids = fineIds.values();
  const rules = rulesOf(kept);
  const before = courseOf(kept);
  try {
    const event = eventAsked(rules, kept.id, before, step, () => ids.next().value ?? '');
    const { course } = takeEvent(rules, before, kept.disputes, event);
    if (!isSame(rules, stateOf(course), table)) return kept;
    return { ...kept, steps: course.map((folded) => folded.step) };
  } catch (error) {
    // The session was another one than is known here: the kept steps are read again.
    if (error instanceof Refusal) return kept;
    throw error;
  }
}

/** The rules of a session. */
export function rulesOf({ steps: [opening] }: Pick<KeptEvening, 'steps'>): Rules {
  if (opening?.kind !== 'session-opened') throw new Error('a session begins with its opening');
  return opening.rules;
}

/** The course of a session as the service has it. */
export function courseOf(kept: Pick<KeptEvening, 'steps'>): Course {
  // Evenings of an earlier version may hold lists that are null.
  return foldCourse(rulesOf(kept), kept.steps.map(plainStep));
}

/** Whether a state is the table in the service's answer. */
function isSame(rules: Rules, state: SessionState, told: StepAnswer['session']): boolean {
  const { table, standings, version } = state;
  const held = heldAt(rules, state);
  const pots = [held['king-pot'], held['pagat-pot'], held.kitty];
  const here = [version, table.players, table.dealer, pots, standings.map(stand)];
  const potsThere = [told.pots?.king, told.pots?.pagat, told.kitty ?? undefined];
  const there = [told.version, told.seats, told.dealer, potsThere, told.standings.map(stand)];
  return JSON.stringify(here) === JSON.stringify(there);
}

function stand({ player, points }: { readonly player: string; readonly points: number }) {
  return [player, points];
}
