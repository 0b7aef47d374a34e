import { writes } from '../../platform/http/reference/operation.js';
import { AddMemberDto, MergeGuestDto } from '../clubs/club.dto.js';
import { MemberView } from '../view.js';
import { MEMBER_ID } from '../members/member-id.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of guests. */
export const guestsApi = {
  add: writes({
    id: 'addGuest',
    summary: 'Add a guest',
    description:
      'Somebody who sits down with a name and is no member. A guest plays like a member, and has an ' +
      'account; nobody signs in as one.',
    of: [CLUB_ID],
    body: {
      type: AddMemberDto,
      description: 'The name.',
    },
    answer: {
      status: 201,
      description: 'The guest.',
      type: MemberView,
    },
    refusals: ['club-archived'],
  }),
  makeMember: writes({
    id: 'makeGuestMember',
    summary: 'Make a guest a member',
    description:
      'The guest is a member from now on, with the same id, account and history. No body is needed.',
    of: [CLUB_ID, MEMBER_ID],
    answer: {
      description: 'The member.',
      type: MemberView,
    },
    refusals: ['club-archived', 'guest-refused'],
  }),
  merge: writes({
    id: 'mergeGuest',
    summary: 'Merge a guest into a member',
    description:
      'The guest turned out to be a member. The id of the guest stays in the log and wherever they ' +
      'played, and leads to the member: name, balance, statement, fines, disputes and audit of either id ' +
      "are those of both. The guest's balance moves to the account of the member, and so does each " +
      'change by a later correction. It cannot be taken back, and is refused where both sat in one ' +
      'evening.',
    of: [CLUB_ID, MEMBER_ID],
    body: {
      type: MergeGuestDto,
      description: 'The member.',
    },
    answer: {
      description: 'The guest, under the name of the member.',
      type: MemberView,
    },
    refusals: ['club-archived', 'member-archived', 'guest-refused'],
  }),
};
