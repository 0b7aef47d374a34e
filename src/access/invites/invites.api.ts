import { acts, reads } from '../../platform/http/reference/operation.js';
import { InviteDto, InviteTokenDto, SignUpDto } from '../access.dto.js';
import {
  InviteList,
  InviteMadeView,
  InviteShownView,
  InviteView,
  MeView,
  SignedInView,
} from '../access.view.js';
import { INVITE_ID } from '../path-parts.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of invites. */
export const invitesApi = {
  make: acts({
    id: 'makeInvite',
    summary: 'Invite somebody',
    description:
      'Makes a link that gives roles in the club to the first who takes it. With `member` they ' +
      'also become that member, with its fines, account and disputes. A secretary can give the role member only.',
    of: [CLUB_ID],
    body: {
      type: InviteDto,
      description: 'The roles, whose record it is, and for how long.',
    },
    answer: {
      status: 201,
      description: 'The invite and its link, which is shown this once only.',
      type: InviteMadeView,
    },
    refusals: ['member-not-found', 'member-claimed', 'guest-refused'],
  }),
  list: reads({
    id: 'listInvites',
    summary: 'The invites of a club',
    description: 'All that were made, newest first, without their secrets.',
    of: [CLUB_ID],
    answer: {
      description: 'The invites.',
      type: InviteList,
    },
  }),
  revoke: acts({
    id: 'revokeInvite',
    summary: 'Take an invite back',
    description:
      'Its link does not work any more. An invite that was taken already stays so: take the roles away ' +
      'instead.',
    of: [CLUB_ID, INVITE_ID],
    answer: {
      description: 'The invite.',
      type: InviteView,
    },
  }),
  show: acts({
    id: 'showInvite',
    summary: 'The content of an invite',
    description: 'The club, roles and member of the link. Reading does not use it up.',
    of: [],
    body: { type: InviteTokenDto, description: 'The secret of the link.' },
    answer: {
      description: 'The club, the roles and the member.',
      type: InviteShownView,
    },
    refusals: ['link-not-valid', 'too-many-requests'],
  }),
  accept: acts({
    id: 'acceptInvite',
    summary: 'Take an invite',
    description:
      'Gives the user who is signed in what the link invites to. The roles that they have already stay.',
    of: [],
    body: { type: InviteTokenDto, description: 'The secret of the link.' },
    answer: {
      description: 'The signed-in user, with the new club.',
      type: MeView,
    },
    refusals: ['link-not-valid', 'member-claimed'],
  }),
  signUp: acts({
    id: 'signUp',
    summary: 'Take an invite as somebody new',
    description: 'Makes a new user, gives them what the link invites to, and signs them in.',
    of: [],
    body: {
      type: SignUpDto,
      description: 'The secret of the link, and what to sign in with from now on.',
    },
    answer: {
      status: 201,
      description: 'The signed-in user. A browser gets its cookie with it.',
      type: SignedInView,
      headers: ['Set-Cookie'],
    },
    refusals: [
      'link-not-valid',
      'password-refused',
      'name-taken',
      'member-claimed',
      'too-many-requests',
    ],
  }),
};
