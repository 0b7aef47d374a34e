import { corrects, reads, writes } from '../../../platform/http/reference/operation.js';
import { CLUB_ID } from '../../../ledger/requests/club-write.js';
import { SESSION_ID } from '../../to-session.js';
import { DISPUTE_ID } from '../dispute-id.js';
import { DisputeSteppedView } from '../dispute.view.js';
import { DecisionConfirmedView, ProposalView } from './proposal.view.js';
import { DeclineProposalDto, ProposalDto, ProposeDecisionDto } from './proposal.dto.js';

const OF_A_STEP = ['member-not-claimed', 'member-archived', 'club-archived'] as const;
const OF_A_CORRECTION = [
  'correction-refused',
  'impossible-hand',
  'rule-refused',
  'hand-not-found',
  'fine-not-found',
  'fine-overturned',
  'amount-too-large',
] as const;

/** The API reference of proposed decisions. */
export const proposalsApi = {
  propose: corrects({
    id: 'proposeDecision',
    summary: 'Propose a decision to a member without a part',
    description:
      'A party of a dispute decides only with a member who is none, and who agrees. The proposal changes ' +
      'nothing; it waits until that member confirms or declines it, or its author takes it back. Another ' +
      'proposal of the same author takes its place. A decision by somebody without a part ends it.',
    of: [CLUB_ID, SESSION_ID, DISPUTE_ID],
    body: {
      type: ProposeDecisionDto,
      description: 'The decision, why, and who is asked to confirm it.',
    },
    answer: {
      status: 201,
      description: 'The dispute with the proposal.',
      type: DisputeSteppedView,
    },
    refusals: [
      ...OF_A_STEP,
      ...OF_A_CORRECTION,
      'member-not-found',
      'guest-refused',
      'dispute-closed',
      'decision-refused',
    ],
  }),
  read: reads({
    id: 'readProposal',
    summary: 'A proposed decision',
    description:
      'The proposed decision that waits in a dispute, with what it would change for everybody now.',
    of: [CLUB_ID, DISPUTE_ID],
    answer: {
      description: 'The proposal.',
      type: ProposalView,
    },
    refusals: ['member-not-claimed', 'proposal-outdated'],
  }),
  confirm: writes({
    id: 'confirmDecision',
    summary: 'Confirm a proposed decision',
    description:
      'The member who was asked agrees: the decision takes effect, as that of both. The parties are ' +
      'found again. Where the evening has changed so that the decision would do something else than ' +
      'when it was proposed, it is refused and must be proposed again.',
    of: [CLUB_ID, SESSION_ID, DISPUTE_ID],
    body: {
      type: ProposalDto,
      description: 'Which proposal.',
    },
    answer: {
      description: 'The dispute, decided, and the correction that carries the decision out.',
      type: DecisionConfirmedView,
    },
    refusals: [
      ...OF_A_STEP,
      ...OF_A_CORRECTION,
      'member-not-found',
      'guest-refused',
      'dispute-closed',
      'decision-refused',
      'proposal-outdated',
    ],
  }),
  decline: writes({
    id: 'declineDecision',
    summary: 'Decline a proposed decision',
    description: 'The member who was asked does not agree. The dispute stays open.',
    of: [CLUB_ID, SESSION_ID, DISPUTE_ID],
    body: {
      type: DeclineProposalDto,
      description: 'Which proposal, and why.',
    },
    answer: {
      description: 'The dispute, open.',
      type: DisputeSteppedView,
    },
    refusals: [...OF_A_STEP, 'dispute-closed', 'decision-refused', 'proposal-outdated'],
  }),
  takeBack: writes({
    id: 'takeDecisionBack',
    summary: 'Take a proposed decision back',
    description: 'Its author takes it back before it was confirmed. The dispute stays open.',
    of: [CLUB_ID, SESSION_ID, DISPUTE_ID],
    body: {
      type: ProposalDto,
      description: 'Which proposal.',
    },
    answer: {
      description: 'The dispute, open.',
      type: DisputeSteppedView,
    },
    refusals: [...OF_A_STEP, 'dispute-closed', 'decision-refused', 'proposal-outdated'],
  }),
};
