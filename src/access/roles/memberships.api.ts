import { acts, reads, writes } from '../../platform/http/reference/operation.js';
import { ChangeMembershipDto } from '../access.dto.js';
import { LinkView, MembershipList, MembershipView } from '../access.view.js';
import { USER_ID } from '../path-parts.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of roles. */
export const membershipsApi = {
  list: reads({
    id: 'listMemberships',
    summary: 'The users of a club',
    description: 'The users by name, with roles and member, and with similar names in the club.',
    of: [CLUB_ID],
    answer: {
      description: 'The users.',
      type: MembershipList,
    },
  }),
  change: writes({
    id: 'changeMembership',
    summary: 'Change roles',
    description:
      'Gives a user of the club other roles, all of which are named, or says which member they are. ' +
      'They may ' +
      'do what any of them may. `member` is alone: every other role may do what a member may. A role ' +
      'that somebody has already changes nothing.',
    of: [CLUB_ID, USER_ID],
    body: {
      type: ChangeMembershipDto,
      description: 'The changes; omitted fields keep their value.',
    },
    answer: {
      description: 'The user, with their roles.',
      type: MembershipView,
    },
    refusals: ['last-owner', 'member-not-found', 'member-claimed', 'guest-refused'],
  }),
  end: writes({
    id: 'endMembership',
    summary: 'Take all roles away',
    description:
      'The user can see and do nothing in the club any more. Their events stay in its log.',
    of: [CLUB_ID, USER_ID],
    answer: {
      description: 'The user, without roles.',
      type: MembershipView,
    },
    refusals: ['last-owner'],
  }),
  resetLink: acts({
    id: 'makeResetLink',
    summary: 'Help somebody who forgot their password',
    description:
      'Makes a link by which another user sets a new password. It works once, for two days, and not if a ' +
      'role of theirs has changed meanwhile. Anyone who has the link gets in as that user, so only an ' +
      'owner of ' +
      'every club that they belong to can make it.',
    of: [CLUB_ID, USER_ID],
    answer: {
      status: 201,
      description: 'The link. It is shown this once only.',
      type: LinkView,
    },
  }),
};
