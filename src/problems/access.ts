import { ROLES } from '../people/roles.js';
import { count, listOf, oneOf, text, type ReasonList } from '../rules/refusals/params.js';
import type { ProblemKinds } from './kind.js';

/** Codes of signing in, roles, invites, devices and tokens. */
export const ACCESS_KINDS = {
  'not-signed-in': { status: 401, title: 'Nobody is signed in' },
  'sign-in-refused': { status: 401, title: 'Name or password is wrong' },
  'not-allowed': { status: 403, title: 'You may not do this' },
  'csrf-token-wrong': {
    status: 403,
    title: 'The request does not show that it comes from the app',
  },
  'member-not-claimed': { status: 403, title: 'You are not known as a member of the club' },
  'member-claimed': { status: 409, title: 'Somebody else has claimed this member' },
  'password-refused': { status: 422, title: 'The password is too easy to guess' },
  'link-not-valid': { status: 410, title: 'The link can no longer be used' },
  'too-many-requests': { status: 429, title: 'Too many requests in too short a time' },
  'name-taken': { status: 409, title: 'Somebody already signs in with this name' },
  'last-owner': { status: 409, title: 'The club needs an owner' },
  'user-not-found': { status: 404, title: 'The club has no such user' },
  'device-not-found': { status: 404, title: 'The club has no such device' },
  'device-revoked': { status: 409, title: 'The device is revoked' },
  'webhook-not-found': { status: 404, title: 'The club has no such webhook' },
  'webhook-address-refused': { status: 422, title: 'The webhook cannot have this address' },
  'too-many-webhooks': { status: 409, title: 'The club has as many webhooks as it may' },
  'no-mails': { status: 409, title: 'This instance sends no mails' },
  'mail-address-refused': { status: 422, title: 'No mail can be sent to this address' },
  'mail-not-sent': { status: 503, title: 'The mail could not be sent' },
  'no-pushes': { status: 409, title: 'This instance pushes nothing' },
  'push-address-refused': { status: 422, title: 'Nothing can be pushed to this subscription' },
  'push-device-not-found': { status: 404, title: 'You have no such device' },
  'nobody-to-invite': { status: 409, title: 'Every member has been claimed' },
  'invite-not-found': { status: 404, title: 'The club has no such invite' },
  'token-not-found': { status: 404, title: 'You have no such token' },
} as const satisfies ProblemKinds;

const WHO_MAY = listOf(oneOf(ROLES, 'A role.'), 'The roles of those who may.');

/** Why somebody is not let in, or may not do what they ask. */
export const ACCESS_REASONS = {
  // Signing in.
  'not-signed-in': { code: 'not-signed-in' },
  'sign-in-over': { code: 'not-signed-in' },
  'name-or-password-wrong': { code: 'sign-in-refused' },
  'current-password-wrong': { code: 'sign-in-refused' },
  'csrf-token-wrong': { code: 'csrf-token-wrong' },
  'too-often': {
    code: 'too-many-requests',
    params: { wait: count('Seconds to wait before it is tried again.') },
  },
  'share-used-up': {
    code: 'too-many-requests',
    params: {
      of: oneOf(
        ['listeners', 'exports', 'tables', 'heavy-reads', 'large-bodies'],
        'The kind of request that they have too many of.',
      ),
      wait: count('Seconds to wait before it is tried again.'),
    },
  },
  'link-not-valid': { code: 'link-not-valid' },
  'invite-used': {
    code: 'link-not-valid',
    params: { at: text('When the invite was used, as an ISO 8601 moment in UTC.') },
  },
  'password-too-common': { code: 'password-refused' },
  'password-is-name': { code: 'password-refused' },
  'name-taken': { code: 'name-taken' },

  // Routes of other roles.
  'role-may-not': {
    code: 'not-allowed',
    params: { roles: listOf(oneOf(ROLES, 'A role.'), 'The roles of who asks.'), ask: WHO_MAY },
  },
  'device-only-records': { code: 'not-allowed', params: { ask: WHO_MAY } },
  'device-may-not': { code: 'not-allowed' },
  'nobody-may': { code: 'not-allowed' },
  'acts-as-oneself': { code: 'not-allowed' },
  'only-own-records': { code: 'not-allowed' },
  'only-owner-gives-role': { code: 'not-allowed' },
  'own-password-needs-present-one': { code: 'not-allowed' },
  'link-would-open-other-club': { code: 'not-allowed' },

  // Users, their members, and devices.
  'member-not-claimed': { code: 'member-not-claimed' },
  'member-claimed': {
    code: 'member-claimed',
    params: {
      member: text('The name of the member.'),
      user: text('The name that the user who claimed the member signs in with.'),
    },
  },
  'last-owner': { code: 'last-owner' },
  'user-not-found': { code: 'user-not-found' },
  'nobody-to-invite': { code: 'nobody-to-invite' },
  'invite-not-found': { code: 'invite-not-found' },
  'token-not-found': { code: 'token-not-found' },
  'webhook-not-found': { code: 'webhook-not-found' },
  'webhook-address-refused': { code: 'webhook-address-refused' },
  'too-many-webhooks': { code: 'too-many-webhooks' },
  'no-mails': { code: 'no-mails' },
  'mail-address-refused': { code: 'mail-address-refused' },
  'mail-not-sent': { code: 'mail-not-sent' },
  'no-pushes': { code: 'no-pushes' },
  'push-address-refused': { code: 'push-address-refused' },
  'push-device-not-found': { code: 'push-device-not-found' },
  'device-not-found': { code: 'device-not-found' },
  'device-revoked': {
    code: 'device-revoked',
    params: { device: text('The name of the device.') },
  },
} as const satisfies ReasonList;
