import { corrects, reads, writes } from '../../platform/http/reference/operation.js';
import { ConfirmedDto, DeclinedDto, PaymentDto } from './payment.dto.js';
import { PaymentPage, ReferenceView, ReportedPayment } from './payment.view.js';
import { REFERENCE } from '../path-parts.js';
import { PAYMENT_ID } from './payment-write.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of payments that members report. */
export const paymentsApi = {
  list: reads({
    id: 'listPayments',
    summary: 'Payments',
    description:
      'The payments that members reported, the newest first, with their answers. Members see their own ' +
      'only.',
    of: [CLUB_ID],
    answer: {
      description: 'A page of payments.',
      type: PaymentPage,
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
  byReference: reads({
    id: 'readReference',
    summary: 'The owner of a reference',
    description:
      'The member whom a line of the bank leads to, however the reference is typed there, and what was ' +
      'reported with it.',
    of: [CLUB_ID, REFERENCE],
    answer: {
      description: 'The owner.',
      type: ReferenceView,
    },
  }),
  report: writes({
    id: 'reportPayment',
    summary: 'I have paid',
    description:
      'A member says that they have paid. It moves nothing until somebody who keeps the money confirms ' +
      'it. ' +
      'Everybody reports their own.',
    of: [CLUB_ID],
    body: {
      type: PaymentDto,
      description: 'How much, and when.',
    },
    answer: {
      status: 201,
      description: 'The payment.',
      type: ReportedPayment,
      headers: ['ETag'],
    },
    refusals: [
      'member-not-claimed',
      'guest-refused',
      'account-not-found',
      'account-refused',
      'plan-not-found',
      'plan-refused',
      'confirmation-needed',
      'day-refused',
      'year-closed',
      'club-archived',
    ],
  }),
  confirm: corrects({
    id: 'confirmPayment',
    summary: 'Confirm a payment',
    description:
      'The money is there: it goes into a purse, with a voucher. Once; its reporter does not confirm it ' +
      'as long as somebody else in the club may.',
    of: [CLUB_ID, PAYMENT_ID],
    body: {
      type: ConfirmedDto,
      description: 'Into which purse, and under which day.',
    },
    answer: {
      description: 'The payment.',
      type: ReportedPayment,
    },
    refusals: [
      'payment-refused',
      'own-money',
      'account-not-found',
      'account-refused',
      'plan-not-found',
      'plan-refused',
      'voucher-not-found',
      'day-refused',
      'year-closed',
      'confirmation-needed',
    ],
  }),
  decline: corrects({
    id: 'declinePayment',
    summary: 'Decline a payment',
    description: 'The money is not there, or not so: nothing moves, and the member sees why.',
    of: [CLUB_ID, PAYMENT_ID],
    body: {
      type: DeclinedDto,
      description: 'Why.',
    },
    answer: {
      description: 'The payment.',
      type: ReportedPayment,
    },
    refusals: ['payment-refused'],
  }),
  withdraw: corrects({
    id: 'withdrawPayment',
    summary: 'Withdraw a payment',
    description: 'A member takes back that they have paid, as long as nobody has answered.',
    of: [CLUB_ID, PAYMENT_ID],
    answer: {
      description: 'The payment.',
      type: ReportedPayment,
    },
    refusals: ['payment-refused', 'not-allowed'],
  }),
};
