import type { DisputeState } from './dispute-state.js';
import type { DisputeEvent } from '../event.js';
import type { SessionState } from '../fold.js';
import { refusal } from '../reasons.js';

/**
 * Folds a step of a dispute into the state of its session. Pure; version and table stay as they are.
 *
 * @throws Error when the step cannot follow: the use case refuses it before
 */
export function applyDispute(state: SessionState, event: DisputeEvent): SessionState {
  const before = state.disputes?.[event.dispute];
  if (event.kind === 'dispute-raised') {
    if (before !== undefined) throw new Error(`dispute ${event.dispute} was raised before`);
    const { hand, fine, by } = event;
    return withDispute(state, event.dispute, { hand, fine, raisedBy: by, state: 'open' });
  }
  if (before?.state !== 'open') throw new Error(`dispute ${event.dispute} is not open`);
  switch (event.kind) {
    case 'dispute-answered':
      return state;
    case 'dispute-proposed': {
      const { by, second } = event;
      return withDispute(state, event.dispute, { ...before, proposal: { by, second } });
    }
    case 'dispute-declined':
    case 'dispute-taken-back':
      return withDispute(state, event.dispute, withoutProposal(before));
    case 'dispute-upheld':
      return withDispute(state, event.dispute, { ...withoutProposal(before), state: 'upheld' });
    case 'dispute-overturned':
      return withDispute(state, event.dispute, { ...withoutProposal(before), state: 'overturned' });
    case 'dispute-withdrawn':
      return withDispute(state, event.dispute, { ...withoutProposal(before), state: 'withdrawn' });
  }
}

function withoutProposal({ proposal: _gone, ...dispute }: DisputeState): DisputeState {
  return dispute;
}

function withDispute(state: SessionState, id: string, dispute: DisputeState): SessionState {
  return { ...state, disputes: { ...state.disputes, [id]: dispute } };
}

/**
 * A fine that is disputed is taken back by the decision of its dispute, and by nothing else.
 *
 * @param fines ids of fines that a correction takes back
 * @param settled the dispute that the correction settles; null for none
 * @throws Refusal `correction-refused`
 */
export function checkUndisputed(
  disputes: SessionState['disputes'],
  fines: readonly string[],
  settled: string | null,
): void {
  for (const [id, { fine, state }] of Object.entries(disputes ?? {})) {
    if (state !== 'open' || id === settled || fine === null || !fines.includes(fine)) continue;
    throw refusal('fine-is-disputed', {});
  }
}
