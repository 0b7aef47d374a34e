import { atMinute, EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { corrects, reads, writes } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { ConfirmedDto, DeclinedDto, PaymentDto } from './payment.dto.js';
import { PaymentPage, ReferenceView, ReportedPayment, type PaymentEntry } from './payment.view.js';

const REPORTED: ReportedPayment = {
  id: EXAMPLE.payment,
  member: EXAMPLE.karen,
  amount: 34000,
  currency: 'DKK',
  day: '2026-11-20',
  purse: null,
  reference: EXAMPLE.reference,
  text: '',
  state: 'reported',
  version: 1,
  event: 19,
  reportedAt: atMinute(300),
  endedAt: null,
  why: null,
  voucher: null,
  reversedBy: null,
};
const ENDED = { version: 2, endedAt: atMinute(330) };
const CONFIRMED: ReportedPayment = {
  ...REPORTED,
  ...ENDED,
  state: 'confirmed',
  purse: EXAMPLE.purseAtBank,
  voucher: 20,
};
const WHY = 'Nothing of the kind has come into the account.';
const ENTRY: PaymentEntry = { ...REPORTED, name: 'Karen', endedBy: null };

/** The API reference of payments that members report. */
export const paymentsApi = {
  list: reads({
    id: 'listPayments',
    summary: 'Payments',
    description:
      'What members say that they have paid, the newest first, and what came of it. Whose role is member ' +
      'sees their own.',
    of: ['clubId'],
    answer: {
      description: 'A page of payments.',
      type: PaymentPage,
      examples: {
        page: namedExample('payments-waiting', 'One waits', () => ({
          payments: [ENTRY],
          next: null,
        })),
      },
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
  byReference: reads({
    id: 'readReference',
    summary: 'Whose a reference is',
    description:
      'The member whom a line of the bank leads to, however the reference is typed there, and what was ' +
      'reported with it.',
    of: ['clubId', 'reference'],
    answer: {
      description: 'Whose it is.',
      type: ReferenceView,
      examples: {
        karen: namedExample('reference', 'It is Karen’s', () => ({
          reference: EXAMPLE.reference,
          currency: 'DKK',
          members: [
            { member: EXAMPLE.karen, name: 'Karen', guest: false, archived: false, amount: -34000 },
          ],
          transfers: [],
          payments: [ENTRY],
        })),
      },
    },
  }),
  report: writes({
    id: 'reportPayment',
    summary: 'I have paid',
    description:
      'A member says that they have paid. It moves nothing until somebody who keeps the money confirms it. ' +
      'Everybody reports their own.',
    of: ['clubId'],
    body: {
      type: PaymentDto,
      description: 'How much, and when.',
      examples: {
        paid: namedExample('payment-to-report', 'Karen has paid', () => ({
          amount: 34000,
          day: '2026-11-20',
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The payment.',
      type: ReportedPayment,
      examples: { reported: namedExample('payment-reported', 'It waits', () => REPORTED) },
      headers: ['ETag'],
    },
    refusals: [
      'member-not-claimed',
      'guest-refused',
      'account-not-found',
      'account-refused',
      'day-refused',
      'year-closed',
      'club-archived',
    ],
  }),
  confirm: corrects({
    id: 'confirmPayment',
    summary: 'Confirm a payment',
    description:
      'The money is there: it goes into a purse, with a voucher. Once; who reported it does not confirm it ' +
      'as long as somebody else in the club may.',
    of: ['clubId', 'paymentId'],
    body: {
      type: ConfirmedDto,
      description: 'Into which purse, and under which day.',
      examples: {
        confirmed: namedExample('payment-to-confirm', 'It is in the bank', () => ({
          purse: EXAMPLE.purseAtBank,
          day: '2026-11-20',
        })),
      },
    },
    answer: {
      description: 'The payment.',
      type: ReportedPayment,
      examples: { confirmed: namedExample('payment-confirmed', 'Confirmed', () => CONFIRMED) },
    },
    refusals: [
      'payment-refused',
      'own-money',
      'account-not-found',
      'account-refused',
      'day-refused',
      'year-closed',
    ],
  }),
  decline: corrects({
    id: 'declinePayment',
    summary: 'Decline a payment',
    description: 'The money is not there, or not so: nothing moves, and the member is told why.',
    of: ['clubId', 'paymentId'],
    body: {
      type: DeclinedDto,
      description: 'Why.',
      examples: {
        declined: namedExample('payment-to-decline', 'It is not there', () => ({ why: WHY })),
      },
    },
    answer: {
      description: 'The payment.',
      type: ReportedPayment,
      examples: {
        declined: namedExample('payment-declined', 'Declined', () => ({
          ...REPORTED,
          ...ENDED,
          state: 'declined',
          why: WHY,
        })),
      },
    },
    refusals: ['payment-refused'],
  }),
  withdraw: corrects({
    id: 'withdrawPayment',
    summary: 'Withdraw a payment',
    description: 'A member takes back that they have paid, as long as nobody has answered.',
    of: ['clubId', 'paymentId'],
    answer: {
      description: 'The payment.',
      type: ReportedPayment,
      examples: {
        withdrawn: namedExample('payment-withdrawn', 'Withdrawn', () => ({
          ...REPORTED,
          ...ENDED,
          state: 'withdrawn',
        })),
      },
    },
    refusals: ['payment-refused', 'not-allowed'],
  }),
};
