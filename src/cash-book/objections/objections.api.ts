import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { reads, writes } from '../../platform/http/reference/operation.js';
import { OBJECTION_SEQ, VOUCHER_SEQ } from '../path-parts.js';
import { ObjectionAnswerDto, ObjectionDto } from './objection.dto.js';
import { ChangedObjection, ObjectionList } from './objection.view.js';

const ofObjection = [CLUB_ID, OBJECTION_SEQ];

/** The API reference of objections to vouchers. */
export const objectionsApi = {
  list: reads({
    id: 'listObjections',
    summary: 'Objections to vouchers',
    description:
      'The objections of members to vouchers on their accounts, with their answers, the newest first. Members ' +
      'see their own only.',
    of: [CLUB_ID],
    answer: { description: 'The objections.', type: ObjectionList },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
  raise: writes({
    id: 'raiseObjection',
    summary: 'Object to a voucher',
    description:
      'A member objects to a voucher that touches their own account. The voucher stays as it is, and the ' +
      'objection is shown with it. The result of an evening is disputed by its hands and fines instead.',
    of: [CLUB_ID, VOUCHER_SEQ],
    body: { type: ObjectionDto, description: 'The words of the member.' },
    answer: { status: 201, description: 'It is in the log.', type: ChangedObjection },
    refusals: ['objection-refused', 'voucher-refused', 'member-not-claimed', 'club-archived'],
  }),
  withdraw: writes({
    id: 'withdrawObjection',
    summary: 'Withdraw an objection to a voucher',
    description: 'The member who objected withdraws it, as long as it waits for its answer.',
    of: ofObjection,
    answer: { description: 'It is in the log.', type: ChangedObjection },
    refusals: ['objection-refused', 'club-archived'],
  }),
  answer: writes({
    id: 'answerObjection',
    summary: 'Answer an objection to a voucher',
    description:
      'Somebody who keeps the money and has no part in it grants the objection or turns it down. Parties are the member ' +
      'who objected, the author of the voucher, and the members whose accounts it touches: `own-money` names those who ' +
      'answer. An auditor answers where no treasurer is without a part. The voucher of a granted objection is then ' +
      'reversed (`reverseVoucher`), and the objection names the reversal.',
    of: ofObjection,
    body: { type: ObjectionAnswerDto, description: 'The answer.' },
    answer: { description: 'It is in the log.', type: ChangedObjection },
    refusals: ['objection-refused', 'own-money', 'club-archived'],
  }),
};
