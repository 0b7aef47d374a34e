import { gameOf, type Rules } from '../../rules/game.js';
import type { PotName } from '../../rules/payment.js';
import { MOST_POINTS, points } from '../../rules/points.js';
import { brokenBy, refusalOf } from './broken-step.js';
import type { Course } from '../course.js';
import type { CorrectionChange, CorrectionRecorded, HandChange } from '../event.js';
import {
  applyFine,
  applyHand,
  fold,
  moneyFor,
  moveStandings,
  pointsOf,
  stepped,
  type Folded,
  type SessionState,
} from '../fold.js';
import { findFine, findHand, isPaidBack } from '../lookup.js';
import { postingDifference, type EveningPosting } from '../posting.js';
import { refusal } from '../reasons.js';

/** Pays the difference between what was and what should have been, on the table of that time. */
export function compensate(
  rules: Rules,
  course: Course,
  before: SessionState,
  { changes, dealGivenBack }: CorrectionRecorded,
): Folded {
  const was: EveningPosting[] = [];
  const now: EveningPosting[] = [];
  for (const change of changes) {
    checkNotPaidBack(course, change);
    was.push(...comesTo(rules, course, change, 'was'));
    now.push(...comesTo(rules, course, change, 'now'));
  }
  const paid = moved(before, postingDifference(was, now));
  const { state, postings } = before.closed ? settleAgain(rules, before, paid) : paid;
  const dealer = dealGivenBack ?? state.table.dealer;
  if (!state.table.players.includes(dealer)) {
    throw refusal('deal-back-to-one-who-left', { player: dealer });
  }
  return {
    state: { ...stepped(state), table: { ...state.table, dealer } },
    payments: [],
    postings,
  };
}

/** A payment that was followed to its takers is not refunded a second time out of the pots. */
function checkNotPaidBack(course: Course, change: CorrectionChange): void {
  if (!('hand' in change) || !change.was.fineIds.some((id) => isPaidBack(course, id))) return;
  const { hand } = change;
  throw refusal('hand-has-fine-paid-back', { hand }, { hand });
}

/** The payments of a hand or a fine with one of its contents, in its place in the course. */
export function comesTo(
  rules: Rules,
  course: Course,
  change: CorrectionChange,
  side: 'was' | 'now',
): readonly EveningPosting[] {
  if ('hand' in change) return handFolded(rules, course, change, side)?.postings ?? [];
  // The players at the table are part of every hand after it: no payment can replace them.
  if ('step' in change) throw refusal('seats-only-replayed', {});
  // Its payments are those of the step that paid it back.
  if ('paidBack' in change) return [];
  const found = findFine(course, change.fine);
  const { record, fineId } = change[side];
  if (!found?.before || record === null) return [];
  const step = { ...found.step, record, fineId };
  try {
    return applyFine(rules, found.before, step).postings;
  } catch (error) {
    throw refusalOf(brokenBy(step, found.before, error), side === 'now');
  }
}

/** A hand as it is with one of the contents of a change; null when that is voided. */
export function handFolded(
  rules: Rules,
  course: Course,
  { hand, ...contents }: HandChange,
  side: 'was' | 'now',
) {
  const { step, before } = findHand(course, hand);
  const { record, fineIds } = contents[side];
  if (before === null || record === null) return null;
  try {
    return applyHand(rules, before, { ...step, record, fineIds });
  } catch (error) {
    throw refusalOf(brokenBy(step, before, error), side === 'now');
  }
}

/** After the close no pot holds anything: points into one are split, and all become money. */
function settleAgain(rules: Rules, before: SessionState, paid: Moved): Moved {
  const split = fold(paid.state, gameOf(rules).split(rules, paid.state.table), null, () => null);
  const gained = split.state.standings.map(({ player, points: now }) => ({
    player,
    points: now - pointsOf(before, player),
  }));
  const state = { ...split.state, version: before.version };
  const money = moneyFor(gained, before.rate);
  return { state, postings: [...paid.postings, ...split.postings, ...money] };
}

interface Moved {
  readonly state: SessionState;
  readonly postings: readonly EveningPosting[];
}

/**
 * The standings and the pots after postings.
 * @throws Refusal `correction-refused` when a pot cannot pay
 */
export function moved(state: SessionState, postings: readonly EveningPosting[]): Moved {
  const { table } = state;
  const standings = moveStandings(state.standings, postings);
  if (table.pots === undefined) return { state: { ...state, standings }, postings };
  const { pots } = table;
  const potAfter = (pot: PotName) => {
    let held: number = pots[pot];
    for (const { from, to, amount } of postings) {
      if (to === pot) held += amount;
      if (from === pot) held -= amount;
    }
    if (held < 0)
      throw refusal('pot-cannot-pay', { pot, holds: pots[pot], pays: pots[pot] - held });
    if (held > MOST_POINTS) throw refusal('standing-too-large', { most: MOST_POINTS });
    return points(held);
  };
  const after = { 'king-pot': potAfter('king-pot'), 'pagat-pot': potAfter('pagat-pot') };
  return { state: { ...state, standings, table: { ...table, pots: after } }, postings };
}
