import { CLUB_ID } from '../ledger/requests/club-write.js';
import { writes } from '../platform/http/reference/operation.js';
import { MemberListDto, TakeBackListDto } from './member-list.dto.js';
import { AddedList, ListTakenBack } from './member-list.view.js';

/** The API reference of the lists of members that a club brings. */
export const memberListsApi = {
  add: writes({
    id: 'addMembers',
    summary: 'Add the members of a list',
    description:
      'Adds all of them, or none where one is refused, each with a money account and an event of their ' +
      'own. Two members may share a name: ask before. With `opening` their balances are recorded as ' +
      'opening balances in the same step, with those of purses and of members who were there before and ' +
      'have none yet; only who keeps the money may do that.',
    of: [CLUB_ID],
    body: { type: MemberListDto, description: 'The list.' },
    answer: {
      status: 201,
      description: 'The members, and the voucher of their balances.',
      type: AddedList,
    },
    refusals: [
      'club-archived',
      'member-not-found',
      'account-not-found',
      'account-refused',
      'guest-refused',
      'day-refused',
      'year-closed',
      'books-refused',
      'confirmation-needed',
    ],
  }),
  takeBack: writes({
    id: 'takeBackMembers',
    summary: 'Take a list of members back',
    description:
      'Takes back the members of a list that was just added, all or none, while nothing but the list ' +
      'names any of them: opening balances that came with it are reversed, they are archived, and their names are ' +
      'erased as for those who leave for good. Their invites are deleted.',
    of: [CLUB_ID],
    body: { type: TakeBackListDto, description: 'The members, and why.' },
    answer: { description: 'The rest of their records.', type: ListTakenBack },
    refusals: [
      'club-archived',
      'list-refused',
      'member-not-found',
      'member-archived',
      'voucher-refused',
      'day-refused',
      'year-closed',
    ],
  }),
};
