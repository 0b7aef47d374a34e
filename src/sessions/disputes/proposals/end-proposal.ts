import type { ClubWriter } from '../../../ledger/write/club-writer.js';
import { writeWithFreshRead } from '../../../ledger/write/fresh-read.js';
import type { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import type { StoredAnswer } from '../../../platform/http/write/stored-answer.js';
import type { DisputeDeclined, DisputeTakenBack } from '../../../evening/event.js';
import { findHistory } from '../../history.js';
import {
  nextStep,
  requireOpenDispute,
  viewStepped,
  writtenStep,
  type DisputeWrite,
  type FoundDispute,
} from '../dispute-write.js';
import { findProposal, type WaitingProposal } from './proposal.js';
import { requireProposal } from './require-proposal.js';

/**
 * The member who was asked does not confirm a proposed decision. The dispute stays open.
 *
 * @param said.proposal the number of its event
 * @throws Problem `proposal-outdated` where it no longer waits; `decision-refused` for anybody else
 */
export function declineProposal(
  writer: ClubWriter,
  database: Database,
  write: DisputeWrite,
  dispute: string,
  said: { readonly proposal: number; readonly text: string },
): Promise<StoredAnswer> {
  return endProposal(writer, database, write, { dispute, ...said }, (found, { event }) => {
    const { by: proposedBy, second } = event;
    if (found.author.id !== second) throw new Problem('another-was-asked', {});
    return { ...stepIn(found), kind: 'dispute-declined', text: said.text.trim(), proposedBy };
  });
}

/**
 * The author of a proposed decision takes it back. The dispute stays open.
 *
 * @param proposal the number of its event
 * @throws Problem `proposal-outdated` where it no longer waits; `decision-refused` for anybody else
 */
export function takeProposalBack(
  writer: ClubWriter,
  database: Database,
  write: DisputeWrite,
  dispute: string,
  proposal: number,
): Promise<StoredAnswer> {
  return endProposal(writer, database, write, { dispute, proposal }, (found, { event }) => {
    if (found.author.id !== event.by) throw new Problem('another-proposed', {});
    return { ...stepIn(found), kind: 'dispute-taken-back', text: '' };
  });
}

function stepIn({ session, id, author }: FoundDispute) {
  return { session: session.row.id, dispute: id, by: author.id } as const;
}

function endProposal(
  writer: ClubWriter,
  database: Database,
  write: DisputeWrite,
  { dispute, proposal }: { readonly dispute: string; readonly proposal: number },
  step: (found: FoundDispute, waiting: WaitingProposal) => DisputeDeclined | DisputeTakenBack,
): Promise<StoredAnswer> {
  return writeWithFreshRead(
    writer,
    write,
    () => findHistory(database, write.clubId, write.sessionId),
    (known) => ({
      money: true,
      statistics: true,
      decide(snapshot, now) {
        const found = requireOpenDispute(snapshot, write, dispute, known);
        const waiting = requireProposal(found, findProposal(found.history, dispute), proposal);
        const event = step(found, waiting);
        return {
          events: [writtenStep(found, event)],
          response: {
            status: 200,
            body: viewStepped(found.raised, nextStep(snapshot, now, event)),
          },
        };
      },
    }),
  );
}
