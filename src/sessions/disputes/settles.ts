import { overturned } from '../../evening/corrections/changes.js';
import type { DisputeState } from '../../evening/disputes/dispute-state.js';
import type { CorrectionChange } from '../../evening/event.js';
import type { SessionState } from '../../evening/fold.js';
import { Problem } from '../../platform/http/problem/problem.js';

/**
 * The open dispute of a session that a correction would settle.
 * @throws Problem `dispute-not-found`; `dispute-closed` for one that ended
 */
export function requireOpen(disputes: SessionState['disputes'], dispute: string): DisputeState {
  const found = disputes?.[dispute];
  if (found === undefined) throw new Problem('dispute-not-found', {}, { field: 'dispute' });
  if (found.state !== 'open') {
    throw new Problem('dispute-ended', { end: found.state }, { field: 'dispute' });
  }
  return found;
}

/**
 * Checks that a correction takes back what is disputed.
 * @throws Problem `correction-refused`
 */
export function checkOverturns(
  { fine, hand }: DisputeState,
  changes: readonly CorrectionChange[],
): void {
  const does = changes.some((change) =>
    fine === null ? 'hand' in change && change.hand === hand : overturned(change).includes(fine),
  );
  if (does) return;
  throw fine === null && hand !== null
    ? new Problem('corrects-another-hand', { hand }, { field: 'corrections' })
    : new Problem('corrects-another-fine', {}, { field: 'corrections' });
}
