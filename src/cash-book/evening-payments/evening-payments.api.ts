import { reads, writes } from '../../platform/http/reference/operation.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import type { ProblemCode } from '../../problems/kinds.js';
import { EVENING_ID, VOUCHER_SEQ } from '../path-parts.js';
import { VoucherView } from '../vouchers/voucher.view.js';
import { EveningPaymentDto, EveningPurseDto, UndoPaymentDto } from './evening-payment.dto.js';
import { EveningPaymentMade, EveningPayments } from './evening-payment.view.js';

const REFUSALS: readonly ProblemCode[] = [
  'member-not-found',
  'guest-refused',
  'payment-refused',
  'own-money',
  'amount-too-large',
  'day-refused',
  'year-closed',
  'club-archived',
];
const OF_A_PURSE: readonly ProblemCode[] = ['account-not-found', 'account-refused'];

/** The API reference of what players pay each other in cash for an evening. */
export const eveningPaymentsApi = {
  read: reads({
    id: 'readEveningPayments',
    summary: 'Who pays whom of an evening',
    description:
      'The fewest payments that settle this evening alone, less those that were made in cash, and these. ' +
      'A later correction of the evening shows what is then left over.',
    of: [CLUB_ID, EVENING_ID],
    answer: { description: 'The payments.', type: EveningPayments },
  }),
  pay: writes({
    id: 'payEvening',
    summary: 'Record a payment in cash for an evening',
    description:
      'One player paid another what the evening asks for between them: the payer owes less and the ' +
      'recipient is owed less. Of a closed evening one of its open payments, whole; before the close what ' +
      'somebody who has left owes or is owed, with somebody who sat there. A payment that another request ' +
      'recorded before is answered as `already`.',
    of: [CLUB_ID, EVENING_ID],
    body: { type: EveningPaymentDto, description: 'The payer, the recipient, the amount.' },
    answer: { description: 'The payment.', type: EveningPaymentMade },
    refusals: REFUSALS,
  }),
  receive: writes({
    id: 'receiveForEvening',
    summary: 'Receive what a player owes of an evening',
    description:
      'The player paid into a purse at most what they still owe of this evening, once it is closed or they ' +
      'have left. The club takes their place in what the evening asks for. A payment that another request ' +
      'recorded before is answered as `already`. It is taken back as any voucher.',
    of: [CLUB_ID, EVENING_ID],
    body: { type: EveningPurseDto, description: 'The payer, the purse, the amount.' },
    answer: { description: 'The payment.', type: EveningPaymentMade },
    refusals: [...REFUSALS, ...OF_A_PURSE],
  }),
  payOut: writes({
    id: 'payOutForEvening',
    summary: 'Pay out what a player is owed of an evening',
    description:
      'The player got at most what they are still owed of this evening out of a purse, once it is closed or ' +
      'they have left. The club takes their place in what the evening asks for. A payment that another ' +
      'request recorded before is answered as `already`. It is taken back as any voucher.',
    of: [CLUB_ID, EVENING_ID],
    body: { type: EveningPurseDto, description: 'The recipient, the purse, the amount.' },
    answer: { description: 'The payment.', type: EveningPaymentMade },
    refusals: [...REFUSALS, ...OF_A_PURSE],
  }),
  undo: writes({
    id: 'undoEveningPayment',
    summary: 'Take back a payment in cash between two players',
    description: 'The voucher is reversed under today, and the payment is open again.',
    of: [CLUB_ID, EVENING_ID, VOUCHER_SEQ],
    body: { type: UndoPaymentDto, description: 'Why.' },
    answer: { status: 201, description: 'The voucher of the reversal.', type: VoucherView },
    refusals: ['voucher-refused', 'day-refused', 'year-closed', 'club-archived'],
  }),
};
