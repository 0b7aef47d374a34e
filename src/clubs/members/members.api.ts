import { reads, writes } from '../../platform/http/reference/operation.js';
import { AddMemberDto, RenameDto } from '../clubs/club.dto.js';
import { MemberList, MemberView } from '../view.js';
import { MEMBER_ID } from './member-id.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of members. */
export const membersApi = {
  add: writes({
    id: 'addMember',
    summary: 'Add a member',
    description: 'Adds a member, with a money account at nothing. Two members may share a name.',
    of: [CLUB_ID],
    body: {
      type: AddMemberDto,
      description: 'The name.',
    },
    answer: { status: 201, description: 'The member.', type: MemberView },
    refusals: ['club-archived'],
  }),
  list: reads({
    id: 'listMembers',
    summary: 'The members of a club',
    description:
      'All members by name, the archived ones last, and the guests: everybody at an evening is one of ' +
      'them. A merged guest has the name of the member; their id stays wherever they played.',
    of: [CLUB_ID],
    answer: {
      description: 'The members.',
      type: MemberList,
    },
  }),
  read: reads({
    id: 'readMember',
    summary: 'A member',
    description: 'A member, archived or not.',
    of: [CLUB_ID, MEMBER_ID],
    answer: { description: 'The member.', type: MemberView },
  }),
  rename: writes({
    id: 'renameMember',
    summary: 'Rename a member',
    description: 'Gives the member another name. The name there is already changes nothing.',
    of: [CLUB_ID, MEMBER_ID],
    body: {
      type: RenameDto,
      description: 'The new name.',
    },
    answer: {
      description: 'The member under the new name.',
      type: MemberView,
    },
  }),
  archive: writes({
    id: 'archiveMember',
    summary: 'Archive a member',
    description:
      'An archived member keeps account and history, and cannot sit down at a table. No body is ' +
      'needed.',
    of: [CLUB_ID, MEMBER_ID],
    answer: {
      description: 'The archived member.',
      type: MemberView,
    },
  }),
  restore: writes({
    id: 'restoreMember',
    summary: 'Restore a member',
    description: 'Brings an archived member back. No body is needed.',
    of: [CLUB_ID, MEMBER_ID],
    answer: { description: 'The member.', type: MemberView },
  }),
};
