import type { AskedStep } from '../../src/evening/asked.js';
import type { Course } from '../../src/evening/course.js';
import type { SessionState } from '../../src/evening/fold.js';
import { fineContent } from '../../src/evening/lookup.js';
import { gameOf, type Rules } from '../../src/rules/game.js';
import type { FineRecord } from '../../src/rules/fine-record.js';
import type { PlayerId } from '../../src/rules/payment.js';
import type { Evening } from './evening.js';

type Now = Pick<Evening, 'rules' | 'hands' | 'table' | 'active'>;

/**
 * Whether a hand that was begun at a table is not the next one any more: it was recorded elsewhere or
 * taken back, another player deals, or others play. Cups that hold more or less change nothing.
 */
export function hasMovedOn(now: Now, begunAt: SessionState): boolean {
  const before = gameOf(now.rules).active(now.rules, begunAt.table);
  return isAnotherDeal(now, begunAt) || areOthers(before, now.active);
}

/**
 * Whether a fine that was begun at a table is at another one now. Unlike a hand, a fine is for
 * everybody who sits there: a player who sits out the next hand pays or is paid, too.
 */
export function hasFineMovedOn(now: Pick<Now, 'hands' | 'table'>, begunAt: SessionState): boolean {
  return isAnotherDeal(now, begunAt) || areOthers(begunAt.table.players, now.table.players);
}

function isAnotherDeal(now: Pick<Now, 'hands' | 'table'>, begunAt: SessionState): boolean {
  return begunAt.hands !== now.hands || begunAt.table.dealer !== now.table.dealer;
}

/** Whether these are other players, or the same in another order. */
function areOthers(before: readonly PlayerId[], now: readonly PlayerId[]): boolean {
  return before.length !== now.length || before.some((player, place) => player !== now[place]);
}

/**
 * Whether a step that was made at a table is the same step on the table as it is now, so that it needs
 * no decision: the same hand is next, with the same dealer and the same players.
 */
export function isUnchanged(
  rules: Rules,
  step: AskedStep,
  madeOn: SessionState,
  now: SessionState,
): boolean {
  const { table, hands } = now;
  switch (step.kind) {
    case 'hand': {
      const active = gameOf(rules).active(rules, table);
      return !now.closed && !hasMovedOn({ rules, hands, table, active }, madeOn);
    }
    case 'close':
      // The split of the cups was on the screen when the evening was closed.
      return isSameTable(madeOn, now) && isSameSplit(madeOn, now);
    case 'undo':
    case 'correction':
      // Both are about what came before, so that all of it must be as it was.
      return isSameTable(madeOn, now) && isSameSplit(madeOn, now) && areSameSums(madeOn, now);
    default:
      return isSameTable(madeOn, now);
  }
}

/**
 * The fines of a step that somebody else noted since it was made, perhaps for the same act: the second one
 * of an evening can cost what the first one did not.
 *
 * @param course as the service has it
 * @param since the version of the session that the step was made on
 */
export function finesNotedSince(
  step: AskedStep,
  course: Course,
  since: number,
): readonly FineRecord[] {
  const mine =
    step.kind === 'fine' ? [step.fine] : step.kind === 'hand' ? (step.record.fines ?? []) : [];
  return mine.filter((fine) =>
    course.some(({ step: taken, state }) => {
      if (taken.kind !== 'fine-recorded' || state.version <= since) return false;
      const record = fineContent(course, taken).record;
      return record?.player === fine.player && record.code === fine.code;
    }),
  );
}

function isSameTable(madeOn: SessionState, now: SessionState): boolean {
  return !hasFineMovedOn(now, madeOn) && madeOn.closed === now.closed;
}

function isSameSplit(madeOn: SessionState, now: SessionState): boolean {
  return JSON.stringify(madeOn.table.pots) === JSON.stringify(now.table.pots);
}

function areSameSums(madeOn: SessionState, now: SessionState): boolean {
  const sums = ({ standings }: SessionState) =>
    standings.map(({ player, points }) => [player, points]);
  return JSON.stringify(sums(madeOn)) === JSON.stringify(sums(now));
}

/**
 * The people in the draft of a hand who do not play the next one: their part of it is not moved to
 * anybody else.
 *
 * @returns members, each once; of fines, which are for all at the table, those who do not sit there
 */
export function strangersIn(
  { table, active, members }: Pick<Evening, 'table' | 'active' | 'members'>,
  typed: unknown,
): readonly PlayerId[] {
  const {
    fines,
    // The dealer is a check, and is corrected when the hand is sent.
    dealer: _dealer,
    forehand: _forehand,
    ...hand
  } = (typed ?? {}) as Readonly<Record<string, unknown>>;
  const isMember = (one: string) => members.has(one);
  const named = [
    ...textsIn(hand).filter((one) => isMember(one) && !includes(active, one)),
    ...textsIn(fines).filter((one) => isMember(one) && !includes(table.players, one)),
  ];
  return [...new Set(named)] as PlayerId[];
}

function includes(players: readonly string[], one: string): boolean {
  return players.includes(one);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Whether nothing is typed of a hand: empty, or all of it taken out again. */
export function isNothing(typed: unknown): boolean {
  return Object.values(typed ?? {}).every(
    (part) => part == null || part === false || (Array.isArray(part) && part.length === 0),
  );
}
