import { reads, writes } from '../../platform/http/reference/operation.js';
import type { ProblemCode } from '../../problems/kinds.js';
import { VoucherView } from '../vouchers/voucher.view.js';
import { GivenDto, MovedDto, ReceivedDto } from './money.dto.js';
import { ClubMoney, MembersMoney } from './money.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

const OF_MOVING: readonly ProblemCode[] = [
  'member-not-found',
  'guest-refused',
  'amount-too-large',
  'own-money',
  'day-refused',
  'year-closed',
  'club-archived',
];
const OF_A_PURSE: readonly ProblemCode[] = ['account-not-found', 'account-refused'];

/** The API reference of money that is moved, and of who owes what. */
export const moneyApi = {
  read: reads({
    id: 'readMoney',
    summary: 'The club’s money',
    description:
      'The contents of the purses, the sums that members owe and are owed, and the work that waits. ' +
      'Members see their own balance only, and the purses if the club allows it.',
    of: [CLUB_ID],
    answer: {
      description: 'The money.',
      type: ClubMoney,
    },
  }),
  members: reads({
    id: 'listMembersMoney',
    summary: 'The balances of members',
    description:
      'The balance of every member and guest, as the books are now or were at the end of a day, with the ' +
      'reference of each, and the transfers that plans still ask for.',
    of: [CLUB_ID],
    answer: {
      description: 'The members.',
      type: MembersMoney,
    },
    refusals: ['validation-failed'],
  }),
  receive: writes({
    id: 'receiveMoney',
    summary: 'Receive money from a member',
    description:
      'The member paid into a purse: it holds more, they owe less. A transfer by which an agreed plan asks ' +
      'them for it is paid by that, whole or in part.',
    of: [CLUB_ID],
    body: {
      type: ReceivedDto,
      description: 'The payer, the purse, the amount.',
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
    },
    refusals: [
      ...OF_MOVING,
      ...OF_A_PURSE,
      'plan-not-found',
      'plan-refused',
      'voucher-not-found',
      'confirmation-needed',
    ],
  }),
  payOut: writes({
    id: 'payOutMoney',
    summary: 'Pay money out to a member',
    description: 'The member got money out of a purse: it holds less, the club owes them less.',
    of: [CLUB_ID],
    body: {
      type: MovedDto,
      description: 'The recipient, the purse, the amount.',
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
    },
    refusals: [...OF_MOVING, ...OF_A_PURSE, 'confirmation-needed'],
  }),
  give: writes({
    id: 'giveMoney',
    summary: 'Record what happened between two members',
    description:
      'Something between two members, in the books of the club: one paid the other, one takes over what ' +
      'the other owes, or one gives the other of what is theirs at the club. A payment also settles the open ' +
      'transfers that plans ask for from the one to the other; less than such a transfer is refused.',
    of: [CLUB_ID],
    body: {
      type: GivenDto,
      description: 'The occasion, the two members, the amount.',
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
    },
    refusals: [...OF_MOVING, 'plan-refused', 'confirmation-needed'],
  }),
};
