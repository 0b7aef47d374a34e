import { reads, writes } from '../../platform/http/reference/operation.js';
import { VoucherView } from '../vouchers/voucher.view.js';
import { DuesDto, ReminderDto, WaiveDto } from './dues.dto.js';
import { ArrearsList, DuesPage, DuesProposal, DuesVoucher, RemindedMember } from './dues.view.js';
import { DUES_ID } from '../path-parts.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of dues. */
export const duesApi = {
  list: reads({
    id: 'listDues',
    summary: 'Dues',
    description:
      'The dues that were charged, the newest first, and who has paid them: a payment is set against what ' +
      'is due first, and stays there. With the classes that were charged so far, and what they were ' +
      'charged last. Members see their own only.',
    of: [CLUB_ID],
    answer: {
      description: 'A page of dues.',
      type: DuesPage,
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
  propose: reads({
    id: 'proposeDues',
    summary: 'Proposed dues of a period',
    description:
      'The charge of each member by the class and the rate of last time. Members who joined during the ' +
      'period pay for the months that are left, 8 of 12: the month in which they joined counts. ' +
      'Nothing is charged by it.',
    of: [CLUB_ID],
    answer: { description: 'The proposal.', type: DuesProposal },
    refusals: ['validation-failed', 'day-refused'],
  }),
  charge: writes({
    id: 'chargeDues',
    summary: 'Charge dues',
    description:
      'Each member that is named owes what they are charged. To take it all back, take back the voucher.',
    of: [CLUB_ID],
    body: {
      type: DuesDto,
      description: 'Their name, due day, members and amounts.',
    },
    answer: {
      status: 201,
      description: 'The voucher, with the dues.',
      type: DuesVoucher,
    },
    refusals: [
      'member-not-found',
      'guest-refused',
      'account-not-found',
      'account-refused',
      'books-refused',
      'day-refused',
      'year-closed',
      'confirmation-needed',
      'club-archived',
    ],
  }),
  waive: writes({
    id: 'waiveDues',
    summary: 'Waive dues for a member',
    description:
      'The member owes them no more; the amount they paid of them is owed to them. It is done once, ' +
      'and not after ' +
      'the dues were taken back. To take it back, take back its voucher.',
    of: [CLUB_ID, DUES_ID],
    body: {
      type: WaiveDto,
      description: 'The member, and why.',
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
    },
    refusals: ['dues-refused', 'account-not-found', 'day-refused', 'year-closed', 'club-archived'],
  }),
  remind: writes({
    id: 'remindMember',
    summary: 'Record a reminder',
    description:
      'Says that a member was reminded of what they owe. Nothing is sent: the arrears have the text to send, ' +
      'and say how often and when last.',
    of: [CLUB_ID],
    body: {
      type: ReminderDto,
      description: 'The member.',
    },
    answer: {
      status: 201,
      description: 'The event.',
      type: RemindedMember,
    },
    refusals: ['member-not-found', 'guest-refused', 'club-archived'],
  }),
  arrears: reads({
    id: 'listArrears',
    summary: 'Arrears',
    description:
      'The members who owe the club money, all that they owe under its own origin, and a reminder to copy. ' +
      'Only dues are overdue; the rest is owed since its day.',
    of: [CLUB_ID],
    answer: {
      description: 'The arrears.',
      type: ArrearsList,
    },
    refusals: ['validation-failed'],
  }),
};
