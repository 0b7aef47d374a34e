import type { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import { viewChanges } from '../../corrections/view-changes.js';
import { withinBounds } from '../../corrections/preview-correction.js';
import { readHistory } from '../../history.js';
import { readDispute } from '../read-disputes.js';
import { effectOfProposal, findProposal, hasChanged } from './proposal.js';
import type { ProposalView } from './proposal.view.js';

/**
 * The proposed decision that waits in a dispute, with what it would do now.
 *
 * @param member who must have raised the dispute, been fined or be asked; null for anybody
 * @throws Problem `dispute-not-found`; `proposal-outdated` where none waits
 */
export async function readProposal(
  database: Database,
  clubId: string,
  dispute: string,
  member: string | null,
): Promise<ProposalView> {
  const { session } = await readDispute(database, clubId, dispute, member);
  const history = await readHistory(database, clubId, session);
  const waiting = findProposal(history, dispute);
  if (waiting === null) throw new Problem('proposal-is-gone', {});
  const { seq, time, event } = waiting;
  const { by, second, text, decision, mode, keepDealers, changes } = event;
  const option = effectOfProposal(history, event);
  return {
    event: seq,
    by,
    second,
    text,
    time,
    decision,
    mode,
    ...(keepDealers === undefined ? {} : { keepDealers }),
    ...viewChanges(changes),
    hasChanged: hasChanged(history, waiting),
    effect: option === null ? null : withinBounds(option).effect,
  };
}
