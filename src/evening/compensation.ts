import { postingDifference } from './difference.js';
import type { NewPosting } from '../ledger/log/posting.js';
import { Problem } from '../platform/problem.js';
import { gameOf, type Rules } from '../rules/game.js';
import type { PotName } from '../rules/payment.js';
import { MOST_POINTS, points } from '../rules/points.js';
import { told } from '../rules/refusal.js';
import type { CorrectionChange, CorrectionRecorded, HandChange } from './event.js';
import {
  accountOf,
  applyFine,
  applyHand,
  fold,
  moneyFor,
  stepped,
  type Folded,
  type SessionState,
} from './fold.js';
import { brokenBy, refusalOf } from './broken-step.js';
import type { Course } from './course.js';
import { findFine, findHand } from './lookup.js';

/** Pays the difference between what was and what should have been, on the table of that time. */
export function compensate(
  rules: Rules,
  course: Course,
  before: SessionState,
  { changes, dealGivenBack }: CorrectionRecorded,
): Folded {
  const was: NewPosting[] = [];
  const now: NewPosting[] = [];
  for (const change of changes) {
    was.push(...comesTo(rules, course, change, 'was'));
    now.push(...comesTo(rules, course, change, 'now'));
  }
  const paid = moved(before, postingDifference(was, now));
  const { state, postings } =
    before.cashBox === undefined ? paid : settleAgain(rules, before, paid, before.cashBox);
  const dealer = dealGivenBack ?? state.table.dealer;
  if (!state.table.players.includes(dealer)) {
    throw new Problem('correction-refused', 'The deal cannot go back to one who has left.');
  }
  return {
    state: { ...stepped(state), table: { ...state.table, dealer } },
    payments: [],
    postings,
  };
}

/** What a hand or a fine comes to with one of its contents, where it stands in the course. */
function comesTo(
  rules: Rules,
  course: Course,
  change: CorrectionChange,
  side: 'was' | 'now',
): readonly NewPosting[] {
  if ('hand' in change) return handFolded(rules, course, change, side)?.postings ?? [];
  const found = findFine(course, change.fine);
  const { record, fineId } = change[side];
  if (!found?.before || record === null) return [];
  const step = { ...found.step, record, fineId };
  try {
    return applyFine(rules, found.before, step).postings;
  } catch (error) {
    throw refusalOf(brokenBy(step, error), side === 'now');
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
    throw refusalOf(brokenBy(step, error), side === 'now');
  }
}

/** After the close no pot holds anything: what comes into one is split, and all becomes money. */
function settleAgain(rules: Rules, before: SessionState, paid: Moved, cashBox: number): Moved {
  const split = fold(paid.state, gameOf(rules).split(rules, paid.state.table), null, () => null);
  const money = moneyFor(
    before,
    cashBox,
    (player) => (split.state.standings[player] ?? 0) - (before.standings[player] ?? 0),
  );
  const state = { ...split.state, version: before.version };
  return { state, postings: [...paid.postings, ...split.postings, ...money] };
}

interface Moved {
  readonly state: SessionState;
  readonly postings: readonly NewPosting[];
}

/** The standings and the pots after postings. */
function moved(state: SessionState, postings: readonly NewPosting[]): Moved {
  const { accounts, table } = state;
  const change = new Map<number, number>();
  for (const { from, to, amount } of postings) {
    change.set(from, (change.get(from) ?? 0) - amount);
    change.set(to, (change.get(to) ?? 0) + amount);
  }
  const standings: Record<string, number> = { ...state.standings };
  for (const [player, account] of Object.entries(accounts.players)) {
    standings[player] = kept((standings[player] ?? 0) + (change.get(account) ?? 0));
  }
  if (table.pots === undefined) return { state: { ...state, standings }, postings };
  const { pots } = table;
  const potAfter = (pot: PotName) => {
    const held = pots[pot] + (change.get(accountOf(accounts, pot)) ?? 0);
    if (held >= 0) return points(kept(held));
    const name = pot.replace('-', ' ');
    const missing = `The ${name} holds ${pots[pot]} points and cannot pay ${pots[pot] - held}.`;
    throw new Problem('correction-refused', `${missing} A replay takes them from who won them.`);
  };
  const after = { 'king-pot': potAfter('king-pot'), 'pagat-pot': potAfter('pagat-pot') };
  return { state: { ...state, standings, table: { ...table, pots: after } }, postings };
}

function kept(amount: number): number {
  if (Math.abs(amount) <= MOST_POINTS) return amount;
  throw told('amount-too-large', `Nobody can win or lose more than ${MOST_POINTS} points.`);
}
