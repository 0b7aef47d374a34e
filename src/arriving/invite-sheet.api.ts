import { acts } from '../platform/http/reference/operation.js';
import { namedSchema } from '../platform/http/reference/schema-parts.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';
import { InviteSheetDto } from './invite-sheet.dto.js';
import { MemberInvites } from './invite-sheet.view.js';

const FILE = namedSchema('InviteSheet', {
  type: 'string',
  format: 'binary',
  description: 'A tagged PDF (PDF/UA).',
});

/** The API reference of invitations of many members at once. */
export const inviteSheetApi = {
  make: acts({
    id: 'makeInviteSheet',
    summary: 'Invitations to print',
    description:
      'Makes an invite, with the role member, for each member whom nobody who signs in has claimed, and ' +
      'gives them as a sheet of slips in the language of the club: a QR code and short instructions a ' +
      'member. The links are shown this once only; another sheet has other ones, and earlier links stay ' +
      'good until a member has come in.',
    of: [CLUB_ID],
    body: { type: InviteSheetDto, description: 'The members, and for how long.' },
    answer: {
      description: 'The sheet.',
      mediaType: 'application/pdf',
      headers: ['Content-Disposition'],
      type: FILE,
    },
    refusals: ['nobody-to-invite', 'too-many-requests'],
  }),
  links: acts({
    id: 'makeMemberInvites',
    summary: 'Invitations to send',
    description:
      'Makes an invite, with the role member, for each member whom nobody who signs in has claimed, and ' +
      'gives its link with the name. The links are shown this once only; earlier ones stay good.',
    of: [CLUB_ID],
    body: { type: InviteSheetDto, description: 'The members, and for how long.' },
    answer: { description: 'The invitations.', type: MemberInvites },
    refusals: ['nobody-to-invite'],
  }),
};
