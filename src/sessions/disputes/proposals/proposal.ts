import { foldHistory, type History, type LoggedStep } from '../../../evening/history.js';
import type { DisputeProposed } from '../../../evening/event.js';
import { overturned } from '../../../evening/corrections/changes.js';
import { canonical } from '../../../ledger/log/canonical.js';
import type { CorrectionOption } from '../../corrections/correction.view.js';
import type { WaitingProposalView } from '../dispute.view.js';
import { optionOf } from '../../corrections/preview-correction.js';

/** A proposed decision, as the log has it. */
export type WaitingProposal = LoggedStep & { readonly event: DisputeProposed };

/** The proposed decision of a dispute that waits to be confirmed; null for none. */
export function findProposal({ events }: History, dispute: string): WaitingProposal | null {
  let waiting: WaitingProposal | null = null;
  for (const { event, ...logged } of events) {
    if (!('dispute' in event) || event.dispute !== dispute) continue;
    if (event.kind === 'dispute-proposed') waiting = { ...logged, event };
    else if (event.kind !== 'dispute-answered') waiting = null;
  }
  return waiting;
}

/** A proposed decision in the answers of its dispute. */
export function viewWaiting({
  seq,
  event,
}: Pick<WaitingProposal, 'seq' | 'event'>): WaitingProposalView {
  const { by, second } = event;
  return { event: seq, by, second };
}

/** The effect that a proposed correction has on an evening; null where the record is to be upheld. */
export function effectOfProposal(
  history: History,
  { dispute, mode, changes, keepDealers }: DisputeProposed,
): CorrectionOption | null {
  if (mode === null) return null;
  const more = keepDealers === undefined ? {} : { keepDealers };
  return optionOf(history, changes, mode, dispute, more);
}

/**
 * Whether the proposal is about another state of the evening than the present one: somebody corrected
 * the hand that is to be upheld; or, of an overturned record, something was corrected, or other members
 * and cups would get and give than when it was proposed. Pure.
 */
export function hasChanged(history: History, { seq, event }: WaitingProposal): boolean {
  const since = history.corrections.filter((correction) => correction.seq > seq);
  if (event.mode === null) {
    const { hand, fine } = history.state.disputes?.[event.dispute] ?? { hand: null, fine: null };
    return since.some(({ event: { changes } }) =>
      changes.some((change) =>
        fine === null
          ? 'hand' in change && change.hand === hand
          : overturned(change).includes(fine),
      ),
    );
  }
  if (since.length > 0) return true;
  const then = foldHistory(history.events.filter((one) => one.seq <= seq));
  return sumsOf(effectOfProposal(then, event)) !== sumsOf(effectOfProposal(history, event));
}

/** Everybody's difference in points and money as text; those without one are left out. */
function sumsOf(option: CorrectionOption | null): string {
  if (option?.effect == null) return '';
  const { members, pots, kitty } = option.effect;
  const moved = members
    .filter(({ points, money }) => points !== 0 || money !== 0)
    .map(({ player, points, money }) => [player, { points, money }] as const);
  return canonical({ members: Object.fromEntries(moved), pots, kitty });
}
