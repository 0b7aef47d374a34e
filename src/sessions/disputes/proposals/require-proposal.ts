import { StaleRead } from '../../../ledger/write/fresh-read.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import type { FoundDispute } from '../dispute-write.js';
import type { WaitingProposal } from './proposal.js';

/**
 * The proposal that waits in a dispute.
 *
 * @param waiting as it was read before the write
 * @param asked the number of the proposal that somebody means
 * @throws Problem `proposal-outdated` for one that no longer waits; StaleRead
 */
export function requireProposal(
  { state }: FoundDispute,
  waiting: WaitingProposal | null,
  asked: number,
): WaitingProposal {
  if (state.proposal === undefined) throw new Problem('proposal-is-gone', {});
  if (waiting === null) throw new StaleRead();
  if (waiting.seq !== asked) {
    // Read before another one took its place, or asked about one whose place was taken.
    if (waiting.seq < asked) throw new StaleRead();
    throw new Problem('proposal-is-gone', {});
  }
  return waiting;
}
