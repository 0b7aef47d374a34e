import { canonical } from '../../ledger/log/canonical.js';
import { gameOf, type Rules, type Table } from '../../rules/game.js';
import { handFolded } from '../../evening/corrections/compensation.js';
import { stateOf, type Course } from '../../evening/course.js';
import { findHand, handContent } from '../../evening/lookup.js';
import type { CorrectionRecorded, HandChange } from '../../evening/event.js';
import { pointsOf, type FoldedHand, type SessionState } from '../../evening/fold.js';
import type { EveningPosting } from '../../evening/posting.js';
import { viewKitty, viewPayments, viewPots } from '../view.js';
import type { PlayerId } from '../../rules/payment.js';
import { otherDifferences } from './other-differences.js';
import type {
  CorrectionEffect,
  CorrectionPayment,
  HandDifference,
  HandSide,
  PotDifference,
} from './effect.view.js';

/** A correction with the course before and after it. */
export interface CorrectedCourse {
  readonly event: CorrectionRecorded;
  readonly before: Course;
  readonly after: Course;
  readonly postings: readonly EveningPosting[];
}

/** The effect of a correction: for every member and pot, payment by payment, and hand by hand. */
export function effectOf(rules: Rules, corrected: CorrectedCourse): CorrectionEffect {
  const { before, after, postings } = corrected;
  const was = stateOf(before);
  const now = stateOf(after);
  const payments = viewPostings(postings);
  return {
    members: everyoneIn(was, now).map((player) => ({
      player,
      points: pointsOf(now, player) - pointsOf(was, player),
      money: moneyOf(player, payments),
    })),
    pots: potDifference(was.table, now.table),
    kitty: kittyDifference(rules, was, now),
    payments,
    hands: handDifferences(rules, corrected),
    others: otherDifferences(corrected),
    notListed: { payments: 0, hands: 0, others: 0 },
  };
}

/** A player whose joining is taken back is refunded, too. */
function everyoneIn(was: SessionState, now: SessionState): readonly PlayerId[] {
  return [...new Set([...now.standings, ...was.standings].map(({ player }) => player))];
}

function potDifference({ pots: was }: Table, { pots: now }: Table): PotDifference | null {
  if (was === undefined || now === undefined) return null;
  return {
    king: now['king-pot'] - was['king-pot'],
    pagat: now['pagat-pot'] - was['pagat-pot'],
  };
}

function kittyDifference(rules: Rules, was: SessionState, now: SessionState): number | null {
  const [before, after] = [viewKitty(rules, was), viewKitty(rules, now)];
  return before === null || after === null ? null : after - before;
}

function viewPostings(postings: readonly EveningPosting[]): CorrectionPayment[] {
  return postings.map(({ handNumber: hand, fineId: fine, ...rest }) => ({ ...rest, hand, fine }));
}

function moneyOf(player: string, payments: readonly CorrectionPayment[]): number {
  let money = 0;
  for (const { unit, from, to, amount } of payments) {
    if (unit !== 'money') continue;
    if (to === player) money += amount;
    if (from === player) money -= amount;
  }
  return money;
}

function handDifferences(rules: Rules, corrected: CorrectedCourse): HandDifference[] {
  const { event, before, after } = corrected;
  const changes = new Map<number, HandChange>();
  for (const change of event.changes) if ('hand' in change) changes.set(change.hand, change);
  if (event.mode !== 'replay') {
    return [...changes.values()].map((change) => ({
      hand: change.hand,
      corrected: true,
      was: changedSide(rules, before, change, 'was'),
      now: changedSide(rules, before, change, 'now'),
    }));
  }
  return after.flatMap((folded, place): HandDifference[] => {
    const { step } = folded;
    const earlier = before[place];
    if (step.kind !== 'hand-recorded' || earlier === undefined) return [];
    const change = changes.get(step.hand);
    // Steps before the first change were not folded again.
    if (folded === earlier && change === undefined) return [];
    const was = countedSide(rules, before, step.hand);
    const now = countedSide(rules, after, step.hand);
    const isSame = change === undefined && isSameSide(was, now);
    return isSame ? [] : [{ hand: step.hand, corrected: change !== undefined, was, now }];
  });
}

/** Whether a hand comes out the same; what the pots hold besides is not looked at. */
function isSameSide(one: HandSide, other: HandSide): boolean {
  const [left, right] = [one, other].map(({ kind, dealer, active, payments }) => {
    return { kind, dealer, active, payments };
  }) as [object, object];
  // Most are the same to the letter, which is found out sooner.
  return JSON.stringify(left) === JSON.stringify(right) || canonical(left) === canonical(right);
}

/** A hand by its content now, later compensations included. */
function countedSide(rules: Rules, course: Course, hand: number): HandSide {
  const says = handContent(course, hand);
  return changedSide(rules, course, { hand, revision: 1, was: says, now: says }, 'now');
}

function changedSide(
  rules: Rules,
  course: Course,
  change: HandChange,
  side: 'was' | 'now',
): HandSide {
  const { before } = findHand(course, change.hand);
  return sideOf(rules, before, handFolded(rules, course, change, side));
}

/** @param folded null for a hand that is void */
function sideOf(rules: Rules, before: SessionState | null, folded: FoldedHand | null): HandSide {
  if (before === null) throw new RangeError('A hand before the opening.');
  const { table } = before;
  if (folded === null) {
    const { dealer } = table;
    const active = gameOf(rules).active(rules, table);
    const pots = viewPots(table);
    return { kind: 'voided', dealer, active, payments: [], pots, nextDealer: dealer };
  }
  const { settlement } = folded;
  const { kind, dealer, active } = settlement.outcome;
  return {
    kind,
    dealer,
    active,
    payments: viewPayments(folded.payments),
    pots: viewPots(settlement.table),
    nextDealer: settlement.table.dealer,
  };
}
