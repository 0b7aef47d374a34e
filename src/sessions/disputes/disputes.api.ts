import { corrects, reads, writes } from '../../platform/http/reference/operation.js';
import {
  DecideDisputeDto,
  DisputeTextDto,
  OverturnDisputeDto,
  RaiseDisputeDto,
} from './dispute.dto.js';
import {
  DisputeWithPartiesView,
  DisputeList,
  DisputeOverturnedView,
  DisputeSteppedView,
} from './dispute.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { DISPUTE_ID } from './dispute-id.js';
import { SESSION_ID } from '../to-session.js';

/** A step of a dispute is done by a member, in a club that is in use. */
const OF_A_STEP = ['member-not-claimed', 'member-archived', 'club-archived'] as const;
/** The second decider is named. */
const OF_A_DECISION = [...OF_A_STEP, 'member-not-found', 'dispute-closed'] as const;

const WHO_DECIDES =
  'Parties are who raised the dispute, who reported or recorded what is disputed, and who was fined; ' +
  'of a ' +
  'hand everybody with a payment in it, founding a cup too; of a fine everybody at the table then; for a ' +
  'guest, the member that they are now. A party decides only with a member who is none, named in ' +
  '`together`, and no party is named there, as long as the club has an unarchived member without a part. ' +
  'The dispute says who they are.';

/** The API reference of disputes. */
export const disputesApi = {
  raise: writes({
    id: 'raiseDispute',
    summary: 'Dispute a fine or a hand',
    description:
      'A user, as the member that they are, objects to a fine or to a hand, also after the session has ' +
      'closed. Members object to their own fines, and to hands of evenings that they sat in. Table, ' +
      'payments and version of the session stay as they are. A fine is decided once; a ' +
      'dispute that was withdrawn does not count.',
    of: [CLUB_ID, SESSION_ID],
    body: {
      type: RaiseDisputeDto,
      description: 'The fine or the hand, and what is wrong with it.',
    },
    answer: {
      status: 201,
      description: 'The dispute.',
      type: DisputeSteppedView,
    },
    refusals: [
      ...OF_A_STEP,
      'fine-not-found',
      'fine-overturned',
      'hand-not-found',
      'dispute-raised-before',
    ],
  }),
  answer: writes({
    id: 'answerDispute',
    summary: 'Answer a dispute',
    description: 'Any member says something in a dispute, as long as it is open.',
    of: [CLUB_ID, SESSION_ID, DISPUTE_ID],
    body: {
      type: DisputeTextDto,
      description: 'The answer.',
    },
    answer: {
      status: 201,
      description: 'The dispute and what was said.',
      type: DisputeSteppedView,
    },
    refusals: [...OF_A_STEP, 'dispute-closed'],
  }),
  uphold: writes({
    id: 'upholdDispute',
    summary: 'Uphold what is disputed',
    description: `The fine or the hand stays as it is; of a fine this is final. ${WHO_DECIDES}`,
    of: [CLUB_ID, SESSION_ID, DISPUTE_ID],
    body: {
      type: DecideDisputeDto,
      description: 'Why, and who else decides.',
    },
    answer: {
      description: 'The dispute, decided.',
      type: DisputeSteppedView,
    },
    refusals: [...OF_A_DECISION, 'decision-refused'],
  }),
  overturn: corrects({
    id: 'overturnDispute',
    summary: 'Overturn what is disputed',
    description:
      'The fine or the hand was wrong, and is corrected at once, in the mode that is chosen (see the ' +
      `corrections, and their preview). A fine is voided unless \`corrections\` change something else. ${WHO_DECIDES}`,
    of: [CLUB_ID, SESSION_ID, DISPUTE_ID],
    body: {
      type: OverturnDisputeDto,
      description: 'Why, who decides, and how it is put right.',
    },
    answer: {
      description: 'The dispute, the correction, and the table after it.',
      type: DisputeOverturnedView,
    },
    refusals: [
      ...OF_A_DECISION,
      'decision-refused',
      'correction-refused',
      'impossible-hand',
      'rule-refused',
      'hand-not-found',
      'fine-not-found',
      'fine-overturned',
      'amount-too-large',
    ],
  }),
  withdraw: writes({
    id: 'withdrawDispute',
    summary: 'Withdraw a dispute',
    description:
      'The member who raised it takes it back: the record stays as if nobody had objected.',
    of: [CLUB_ID, SESSION_ID, DISPUTE_ID],
    body: {
      type: DisputeTextDto,
      description: 'Why.',
    },
    answer: {
      description: 'The dispute, withdrawn.',
      type: DisputeSteppedView,
    },
    refusals: [...OF_A_STEP, 'dispute-closed', 'decision-refused'],
  }),
  list: reads({
    id: 'listDisputes',
    summary: 'The disputes of a club',
    description:
      'The latest first: all, or those of a state, a member or a session. Members see those about ' +
      'themselves.',
    of: [CLUB_ID],
    answer: {
      description: 'The disputes.',
      type: DisputeList,
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
  read: reads({
    id: 'readDispute',
    summary: 'A dispute',
    description:
      'A dispute with every step in it, what it is about, the correction it led to, its parties, and who ' +
      'may decide together with a party. For somebody who is only a member, a dispute about others ' +
      'does not exist.',
    of: [CLUB_ID, DISPUTE_ID],
    refusals: ['member-not-claimed'],
    answer: {
      description: 'The dispute.',
      type: DisputeWithPartiesView,
    },
  }),
};
