import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { reads, writes } from '../../platform/http/reference/operation.js';
import type { ProblemCode } from '../../problems/kinds.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { RECEIVED } from '../examples.js';
import { VoucherView, type VoucherLine } from '../vouchers/voucher.view.js';
import { GivenDto, MovedDto } from './money.dto.js';
import { ClubMoney, type MemberMoney, MembersMoney } from './money.view.js';

const OF_MOVING: readonly ProblemCode[] = [
  'member-not-found',
  'guest-refused',
  'own-money',
  'day-refused',
  'year-closed',
  'club-archived',
];
const OF_A_PURSE: readonly ProblemCode[] = ['account-not-found', 'account-refused'];

const MOVED = {
  day: '2026-11-20',
  text: 'at the table',
  member: EXAMPLE.karen,
  purse: EXAMPLE.purse,
  amount: 34000,
};

const standing = (member: string, name: string, amount: number): MemberMoney => {
  return { member, name, guest: false, archived: false, amount };
};
const back = ({ from, to, amount }: VoucherLine): VoucherLine => ({ from: to, to: from, amount });

/** The API reference of money that is moved, and of who owes what. */
export const moneyApi = {
  read: reads({
    id: 'readMoney',
    summary: 'The club’s money',
    description:
      'What the purses hold, what members owe and are owed in all, and what waits. Whose role is member sees how they ' +
      'stand themselves, and the purses if the club says so.',
    of: ['clubId'],
    answer: {
      description: 'The money.',
      type: ClubMoney,
      examples: {
        money: namedExample('money', 'A drawer, and what is owed', () => ({
          currency: 'DKK',
          purses: [{ id: EXAMPLE.purse, code: 'drawer', name: null, held: 84000 }],
          owedByMembers: 2000,
          owedToMembers: 12500,
          own: -2000,
          waits: { payments: 1, amount: 34000 },
        })),
      },
    },
  }),
  members: reads({
    id: 'listMembersMoney',
    summary: 'Who owes what',
    description:
      'How every member and guest stands, as the books are now or were at the end of a day.',
    of: ['clubId'],
    answer: {
      description: 'The members.',
      type: MembersMoney,
      examples: {
        members: namedExample('members-money', 'Four members', () => ({
          currency: 'DKK',
          members: [
            standing(EXAMPLE.aksel, 'Aksel', 0),
            standing(EXAMPLE.borge, 'Børge', 12500),
            standing(EXAMPLE.else, 'Else', 0),
            standing(EXAMPLE.karen, 'Karen', -2000),
          ],
        })),
      },
    },
    refusals: ['validation-failed'],
  }),
  receive: writes({
    id: 'receiveMoney',
    summary: 'Receive money from a member',
    description: 'The member paid into a purse: it holds more, they owe less.',
    of: ['clubId'],
    body: {
      type: MovedDto,
      description: 'Who paid, into which purse, how much.',
      examples: { received: namedExample('money-to-receive', 'Karen pays', () => MOVED) },
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
      examples: { voucher: namedExample('money-received', 'Karen paid', () => RECEIVED) },
    },
    refusals: [...OF_MOVING, ...OF_A_PURSE],
  }),
  payOut: writes({
    id: 'payOutMoney',
    summary: 'Pay money out to a member',
    description: 'The member got money out of a purse: it holds less, the club owes them less.',
    of: ['clubId'],
    body: {
      type: MovedDto,
      description: 'Who got it, out of which purse, how much.',
      examples: { paid: namedExample('money-to-pay-out', 'Karen is paid', () => MOVED) },
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
      examples: {
        voucher: namedExample('money-paid-out', 'Karen was paid', () => ({
          ...RECEIVED,
          kind: 'money-paid-out',
          lines: RECEIVED.lines.map(back),
        })),
      },
    },
    refusals: [...OF_MOVING, ...OF_A_PURSE],
  }),
  give: writes({
    id: 'giveMoney',
    summary: 'Move money from member to member',
    description:
      'One member gives another what is theirs at the club: they paid each other, or one pays for another.',
    of: ['clubId'],
    body: {
      type: GivenDto,
      description: 'Who gives, who gets, how much.',
      examples: {
        given: namedExample('money-to-give', 'Børge gives Karen', () => ({
          day: '2026-11-20',
          from: EXAMPLE.borge,
          to: EXAMPLE.karen,
          amount: 2000,
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
      examples: {
        voucher: namedExample('money-given', 'Børge gave Karen', () => ({
          ...RECEIVED,
          kind: 'money-given',
          text: '',
          lines: [
            {
              from: { member: EXAMPLE.borge, account: null },
              to: { member: EXAMPLE.karen, account: null },
              amount: 2000,
            },
          ],
        })),
      },
    },
    refusals: OF_MOVING,
  }),
};
