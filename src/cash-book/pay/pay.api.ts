import { reads, writes } from '../../platform/http/reference/operation.js';
import { WaysDto } from './pay.dto.js';
import { ChosenWays, HowToPay } from './pay.view.js';
import { MEMBER_ID } from '../../clubs/members/member-id.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of how a club can be paid. */
export const payApi = {
  ways: reads({
    id: 'readWaysToPay',
    summary: 'How the club can be paid',
    description: 'The ways that the club says, and those that there are in its currency.',
    of: [CLUB_ID],
    answer: {
      description: 'The ways.',
      type: ChosenWays,
    },
  }),
  choose: writes({
    id: 'chooseWaysToPay',
    summary: 'Say how the club can be paid',
    description:
      'All the ways, in the order in which they are offered; those that are left out are not offered any ' +
      'more. Only ways of the club’s own currency; numbers are looked at, and kept without blanks.',
    of: [CLUB_ID],
    body: {
      type: WaysDto,
      description: 'The ways.',
    },
    answer: {
      description: 'The ways as they are kept now.',
      type: ChosenWays,
    },
    refusals: ['account-not-found', 'account-refused', 'club-archived'],
  }),
  how: reads({
    id: 'readHowToPay',
    summary: 'How to pay',
    description:
      'The debt of a member or guest, and how they pay it: lines to copy, a QR code where the ' +
      'provider documents one, and the reference by which the payment is found again. It is no payment: ' +
      'that is reported, and confirmed. Members see their own only.',
    of: [CLUB_ID, MEMBER_ID],
    answer: {
      description: 'How to pay.',
      type: HowToPay,
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
};
