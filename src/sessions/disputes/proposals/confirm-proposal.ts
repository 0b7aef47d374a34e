import type { Decision, MemberRow, Snapshot } from '../../../ledger/log/event.js';
import type { ClubWriter } from '../../../ledger/write/club-writer.js';
import { writeWithFreshRead } from '../../../ledger/write/fresh-read.js';
import { permits } from '../../../people/roles.js';
import type { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import type { StoredAnswer } from '../../../platform/http/write/stored-answer.js';
import { requireMember } from '../../session-write.js';
import { viewTable } from '../../view.js';
import {
  checkCurrent,
  requireOpenDispute,
  type DisputeWrite,
  type FoundDispute,
} from '../dispute-write.js';
import type { DisputeSteppedView } from '../dispute.view.js';
import { checkMayDecide, readGrounds } from '../may-decide.js';
import { overturn } from '../overturn-dispute.js';
import { uphold } from '../uphold-dispute.js';
import { hasChanged } from './proposal.js';
import type { DecisionConfirmedView } from './proposal.view.js';
import { requireProposal } from './require-proposal.js';

/**
 * The member who was asked confirms a proposed decision. It takes effect with that, as the decision of
 * both, in one step. The service checks the parties again, and that it would do the same as when it was
 * proposed.
 *
 * @param proposal the number of its event
 * @returns the dispute, the correction if there is one, and the table
 * @throws Problem `proposal-outdated` where it no longer waits or must be made again; `decision-refused`
 *   for anybody but the member who was asked, and for parties as they now are; as a correction does
 */
export function confirmProposal(
  writer: ClubWriter,
  database: Database,
  write: DisputeWrite,
  dispute: string,
  proposal: number,
): Promise<StoredAnswer> {
  return writeWithFreshRead(
    writer,
    write,
    () => readGrounds(database, write, dispute, []),
    ({ history, sides, proposal: waiting, memberIds }) => ({
      memberIds,
      access: true,
      money: true,
      books: true,
      statistics: true,
      decide(snapshot, now) {
        const found = requireOpenDispute(snapshot, write, dispute, history);
        checkCurrent(found.history, found.session);
        const proposed = requireProposal(found, waiting, proposal);
        const { by, second, text, mode, keepDealers, changes } = proposed.event;
        if (found.author.id !== second) throw new Problem('another-was-asked', {});
        const proposer = requireMember(snapshot, by, 'proposal');
        checkDecides(snapshot, proposer);
        checkMayDecide(snapshot, proposer, [second], sides, true);
        if (hasChanged(found.history, proposed)) throw new Problem('proposal-has-changed', {});
        const decided = { by, text, together: [second], proposal };
        if (mode === null) return withTable(uphold(snapshot, now, found, decided), found);
        const kept = keepDealers === undefined ? {} : { keepDealers };
        return overturn(snapshot, now, found, decided, { mode, ...kept, changes });
      },
    }),
  );
}

/** The answer of a decision that corrects nothing, as of one that does. */
function withTable({ events, response }: Decision, { session }: FoundDispute): Decision {
  const body = {
    // The body of an upheld dispute is its view.
    dispute: response.body as DisputeSteppedView,
    correction: null,
    session: viewTable(session.rules, session.state),
  } satisfies DecisionConfirmedView;
  return { events, response: { ...response, body } };
}

/** Its author must still be somebody who decides disputes. */
function checkDecides({ memberships }: Snapshot, { id, name }: MemberRow): void {
  for (const { memberId, roles } of memberships.values()) {
    if (memberId === id && permits(roles, 'decide-disputes')) return;
  }
  throw new Problem('proposer-decides-no-more', { name });
}
