import { gameOf, type Rules } from '../rules/game.js';
import type { Corrected, Course, FoldedStep } from './course.js';
import type {
  CorrectionChange,
  CorrectionRecorded,
  FineContent,
  HandChange,
  HandContent,
  StepChange,
} from './event.js';
import { stepped, type CorrectedStep, type Folded, type SessionState, type Step } from './fold.js';
import { brokenBy, refusalOf, type Broken } from './corrections/broken-step.js';
import { compensate } from './corrections/compensation.js';
import { payBack } from './corrections/paid-back.js';
import {
  findFine,
  firstIdOf,
  handContent,
  handOnceWithFine,
  handWithFine,
  isPaidBack,
} from './lookup.js';
import { postingDifference, type EveningPosting } from './posting.js';
import { refusal } from '../rules/refusals/refusal.js';
import { apply, findStepChange, replacedBy } from './steps.js';

/** Receives a step that cannot follow, and the state before it. */
type OnBroken = (broken: Broken, before: SessionState) => void;

/**
 * Folds the steps of a session, from its opening on.
 *
 * @param onBroken receives a step that cannot follow the ones before. It may throw; if not, the step is
 *   passed over, so that later steps are checked too.
 * @param begun the folded steps before these; nothing where the first is the opening
 */
export function foldCourse(
  rules: Rules,
  steps: readonly Step[],
  onBroken: OnBroken = refuseBroken,
  begun: Course = [],
): Course {
  const course: FoldedStep[] = [...begun];
  for (const step of steps) {
    const before = course.at(-1)?.state ?? null;
    try {
      course.push(foldNext(rules, course, step));
    } catch (error) {
      if (before === null) throw error;
      onBroken(brokenBy(step, before, error), before);
      course.push(passedOver(rules, step, isSeated(step, before) ? laidFor(step, before) : before));
    }
  }
  return course;
}

function refuseBroken(broken: Broken): never {
  throw refusalOf(broken, false);
}

/** Folds one step onto a course. Throws Refusal. */
export function foldNext(rules: Rules, course: Course, step: Step): FoldedStep {
  const before = course.at(-1)?.state ?? null;
  if (step.kind !== 'correction-recorded') {
    const laid = before === null ? null : laidFor(step, before);
    return { ...apply(rules, laid, step), step, before: laid };
  }
  if (before === null) throw new RangeError('A correction without a session.');
  return { ...corrected(rules, course, before, step), step, before };
}

/**
 * The state on which a step is folded: a hand that keeps its dealer is dealt by them.
 *
 * @throws Refusal `seats-refused` when they do not sit there then
 */
function laidFor(step: Step, before: SessionState): SessionState {
  if (step.kind !== 'hand-recorded' || step.dealer === undefined) return before;
  const { dealer } = step;
  if (dealer === before.table.dealer) return before;
  if (!isSeated(step, before)) throw refusal('not-seated', { player: dealer });
  return { ...before, table: { ...before.table, dealer } };
}

/** Whether the dealer that a step keeps, if it keeps one, sits at the table. */
function isSeated(step: Step, { table }: SessionState): boolean {
  if (step.kind !== 'hand-recorded' || step.dealer === undefined) return true;
  return table.players.includes(step.dealer);
}

/** A replay has changed the other steps already. */
function corrected(
  rules: Rules,
  course: Course,
  before: SessionState,
  step: CorrectedStep,
): Folded {
  switch (step.mode) {
    case 'compensate':
      return compensate(rules, course, before, step);
    case 'paid-back':
      return payBack(course, before, step);
    case 'replay':
      return { state: stepped(before), payments: [], postings: [] };
  }
}

/**
 * Corrects a course.
 *
 * @param onBroken receives every step that could then not follow; without it the first one ends the
 *   correction
 * @throws Refusal `correction-refused` when a later step could then not follow, or a pot cannot pay;
 *   `impossible-hand` or `rule-refused` for the new content of a hand or fine
 */
export function correctCourse(
  rules: Rules,
  course: Course,
  correction: CorrectionRecorded,
  onBroken?: OnBroken,
): Corrected {
  const { mode, changes } = correction;
  checkContents(course, changes);
  if (mode !== 'replay') {
    const folded = foldNext(rules, course, correction);
    return { course: [...course, folded], postings: folded.postings };
  }
  const isAskedFor = ({ hand, fine }: Broken): boolean =>
    changes.some((change) =>
      'hand' in change ? change.hand === hand : 'fine' in change && change.now.fineId === fine,
    );
  const refuse = (broken: Broken): never => {
    throw refusalOf(broken, isAskedFor(broken));
  };
  const steps = [...changedSteps(course, changes), correction];
  // The steps before the first change keep their results: an undo folds few steps again.
  const first = steps.findIndex((step, place) => step !== course[place]?.step);
  const changed = steps.slice(first);
  const rest = correction.keepDealers === true ? keepingDealers(course, changed, first) : changed;
  const replayed = foldCourse(rules, rest, onBroken ?? refuse, course.slice(0, first));
  const postings = postingDifference(postingsOf(course), postingsOf(replayed));
  return { course: replayed, postings };
}

function postingsOf(course: Course): EveningPosting[] {
  return course.flatMap(({ postings }) => postings);
}

/**
 * The steps with changes put in their place, the others as they are; compensations of what is changed
 * fall away.
 */
function changedSteps(course: Course, changes: readonly CorrectionChange[]): Step[] {
  const hands = new Map<number, HandContent & Pick<HandChange, 'revision'>>();
  const fines = new Map<string, FineContent>();
  const voided = new Set<number>();
  for (const change of changes) {
    if ('hand' in change) hands.set(change.hand, { ...change.now, revision: change.revision });
    else if ('fine' in change) fines.set(firstIdOf(course, change.fine), change.now);
    else if ('step' in change) voided.add(change.step);
  }
  const isReplaced = (fine: string): boolean =>
    fines.has(firstIdOf(course, fine)) || hands.has(handOnceWithFine(course, fine) ?? -1);
  return course.map(({ step, state: { version } }): Step => {
    if (step.kind !== 'correction-recorded') {
      return replacedBy(step, version, { hands, fines, voided });
    }
    return withoutChanges(step, (change) => {
      if ('hand' in change) return hands.has(change.hand);
      if ('paidBack' in change) return isReplaced(change.paidBack);
      return 'fine' in change && fines.has(firstIdOf(course, change.fine));
    });
  });
}

/** The steps from the first change on, every hand behind it with the dealer that it had. */
function keepingDealers(course: Course, steps: readonly Step[], first: number): readonly Step[] {
  return steps.map((step, place) => {
    const dealer = course[first + place]?.before?.table.dealer;
    if (place === 0 || step.kind !== 'hand-recorded' || dealer === undefined) return step;
    return { ...step, dealer };
  });
}

/** A correction without some of its changes; with the last of them goes what came with it. */
function withoutChanges(
  correction: CorrectedStep,
  isGone: (change: CorrectionChange) => boolean,
): CorrectedStep {
  if (!correction.changes.some(isGone)) return correction;
  const changes = correction.changes.filter((change) => !isGone(change));
  const { dealGivenBack: _, ...rest } = correction;
  const left = changes.length > 0 ? correction : rest;
  // The changes of each fine are kept all the same.
  const replaced = [...(correction.replaced ?? []), ...correction.changes.filter(isGone)];
  return { ...left, changes, replaced };
}

/** A log that says something else than what was before is no log of ours. */
function checkContents(course: Course, changes: readonly CorrectionChange[]): void {
  for (const change of changes) {
    if (!isFollowing(course, change))
      throw new Error('a correction that does not follow on what was before');
  }
}

function isFollowing(course: Course, change: CorrectionChange): boolean {
  if ('hand' in change) {
    return handContent(course, change.hand).fineIds.join() === change.was.fineIds.join();
  }
  if ('fine' in change) {
    return findFine(course, change.fine) !== undefined && change.fine === change.was.fineId;
  }
  if ('paidBack' in change) {
    const { paidBack } = change;
    const isKnown = findFine(course, paidBack) ?? handWithFine(course, paidBack);
    return isKnown != null && !isPaidBack(course, paidBack);
  }
  const is = findStepChange(course, change.step);
  return is !== undefined && isSameChange(is, change);
}

function isSameChange(is: StepChange, said: StepChange): boolean {
  return Object.entries(is).every(([field, value]) => said[field as keyof StepChange] === value);
}

/**
 * A step that cannot follow, as if it were corrected without a payment. A hand in its place would pass
 * the deal on, unless the cards were dealt again.
 */
function passedOver(rules: Rules, step: Step, before: SessionState): FoldedStep {
  const state = stepped(before);
  const nothing = { step, before, payments: [], postings: [] };
  if (step.kind !== 'hand-recorded') return { ...nothing, state };
  const { table } = state;
  const { record } = step;
  const dealer = record === null ? table.dealer : gameOf(rules).dealerAfter(table, record);
  return { ...nothing, state: { ...state, hands: step.hand, table: { ...table, dealer } } };
}
