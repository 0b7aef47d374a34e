import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { acts, reads } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { InviteDto, InviteTokenDto, SignUpDto } from '../access.dto.js';
import {
  BORGE,
  borgeIsIn,
  borgeSignedUp,
  INVITE,
  linkExample,
  PASSWORD,
} from '../access.example.js';
import {
  InviteList,
  InviteMadeView,
  InviteShownView,
  InviteView,
  MeView,
  SignedInView,
} from '../access.view.js';

const link = namedExample('invite-token', 'The secret of the link', () => ({
  token: 'kopinvite_…',
}));

/** The API reference of invites. */
export const invitesApi = {
  make: acts({
    id: 'makeInvite',
    summary: 'Invite somebody',
    description:
      'Makes a link that gives roles in the club to whoever takes it first. With `member` they ' +
      'also become that member, with its fines, account and disputes. A secretary can give the role member only.',
    of: ['clubId'],
    body: {
      type: InviteDto,
      description: 'The roles, whose record it is, and for how long.',
      examples: {
        member: namedExample('invite-to-make', 'Børge, who plays', () => ({
          roles: ['member'],
          member: EXAMPLE.borge,
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The invite and its link, which is told this once only.',
      type: InviteMadeView,
      examples: {
        invite: namedExample('invite-made', 'The invite', () => ({
          invite: INVITE,
          ...linkExample('invite', 'kopinvite'),
        })),
      },
    },
    refusals: ['member-not-found', 'member-claimed', 'guest-refused'],
  }),
  list: reads({
    id: 'listInvites',
    summary: 'The invites of a club',
    description: 'All that were made, newest first, without their secrets.',
    of: ['clubId'],
    answer: {
      description: 'The invites.',
      type: InviteList,
      examples: { invites: namedExample('invites', 'One invite', () => ({ invites: [INVITE] })) },
    },
  }),
  revoke: acts({
    id: 'revokeInvite',
    summary: 'Take an invite back',
    description:
      'Its link does not work any more. An invite that was taken already stays so: take the roles away ' +
      'instead.',
    of: ['clubId', 'inviteId'],
    answer: {
      description: 'The invite.',
      type: InviteView,
      examples: {
        invite: namedExample('invite-revoked', 'Taken back', () => ({
          ...INVITE,
          revokedAt: INVITE.createdAt,
        })),
      },
    },
  }),
  show: acts({
    id: 'showInvite',
    summary: 'What a link invites to',
    description: 'What the link would give. Looking does not use it up.',
    of: [],
    body: { type: InviteTokenDto, description: 'The secret of the link.', examples: { link } },
    answer: {
      description: 'The club, the roles and the member.',
      type: InviteShownView,
      examples: {
        shown: namedExample('invite-shown', 'To Børge', () => ({
          club: { id: EXAMPLE.club, name: EXAMPLE.clubName, language: 'da' },
          roles: ['member'],
          member: { id: EXAMPLE.borge, name: 'Børge' },
          expiresAt: INVITE.expiresAt,
        })),
      },
    },
    refusals: ['link-not-valid', 'too-many-requests'],
  }),
  accept: acts({
    id: 'acceptInvite',
    summary: 'Take an invite',
    description:
      'Gives the user who is signed in what the link invites to. The roles that they have already stay.',
    of: [],
    body: { type: InviteTokenDto, description: 'The secret of the link.', examples: { link } },
    answer: {
      description: 'Who is signed in, with the new club.',
      type: MeView,
      examples: { accepted: borgeIsIn },
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
      examples: {
        signUp: namedExample('sign-up', 'Børge', () => ({
          token: 'kopinvite_…',
          name: BORGE,
          password: PASSWORD,
        })),
      },
    },
    answer: {
      status: 201,
      description: 'Who is signed in. A browser gets its cookie with it.',
      type: SignedInView,
      examples: { signedUp: borgeSignedUp },
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
