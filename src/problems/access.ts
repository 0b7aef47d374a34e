import { ROLES } from '../people/roles.js';
import { count, listOf, oneOf, text, type ReasonList } from '../rules/refusals/params.js';

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
        ['listeners', 'exports', 'tables', 'heavy-reads'],
        'What they have too much of under way.',
      ),
      wait: count('Seconds to wait before it is tried again.'),
    },
  },
  'link-not-valid': { code: 'link-not-valid' },
  'password-too-common': { code: 'password-refused' },
  'password-is-name': { code: 'password-refused' },
  'name-taken': { code: 'name-taken' },

  // What is for others.
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
  'invite-not-found': { code: 'invite-not-found' },
  'token-not-found': { code: 'token-not-found' },
  'device-not-found': { code: 'device-not-found' },
  'device-revoked': {
    code: 'device-revoked',
    params: { device: text('The name of the device.') },
  },
} as const satisfies ReasonList;
