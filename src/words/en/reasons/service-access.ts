import type { ACCESS_REASONS } from '../../../problems/access.js';
import type { SentencesOf } from '../../language.js';

const SHARE = {
  listeners: 'You or your club are listening in too many places already.',
  exports: 'You or your club have exports under way already.',
  tables: 'You or your club have tables under way already.',
  'heavy-reads': 'You or your club have too much of this under way already.',
} as const;

export default {
  // Signing in.
  'not-signed-in': () => 'Sign in first.',
  'sign-in-over': () => 'This sign-in is over or was revoked; sign in again.',
  'name-or-password-wrong': () => 'Name or password is wrong.',
  'current-password-wrong': () => 'The current password is wrong.',
  'csrf-token-wrong': () =>
    'The page is too old; load it again. A program sends the csrfToken that GET /v1/me answers in the header X-CSRF-Token, or uses a bearer token.',
  'too-often': ({ wait }) =>
    `That was too often. Try again in ${wait < 90 ? `${wait} seconds` : `${Math.ceil(wait / 60)} minutes`}.`,
  'share-used-up': ({ of, wait }) => `${SHARE[of]} Try again in ${wait} seconds.`,
  'link-not-valid': () =>
    'This link was used before, has expired or was withdrawn. Ask for a new one.',
  'password-too-common': () =>
    'This password is very common and among the first to be tried. Choose another one.',
  'password-is-name': () => 'The password must not be your name. Choose another one.',
  'name-taken': () =>
    'Somebody already signs in with this name. If it is you, sign in and open the link again.',

  // What is for others.
  'role-may-not': ({ roles, ask }, say) =>
    `As ${say.and(roles)} of the club you may not do this; ask its ${say.or(ask)}.`,
  'device-only-records': ({ ask }, say) =>
    `A tablet may only record; ask the club's ${say.or(ask)}.`,
  'device-may-not': () => 'A tablet may not do this.',
  'nobody-may': () => 'Nobody may do this.',
  'acts-as-oneself': () => 'You act as yourself; somebody else can be named only at a tablet.',
  'only-own-records': () => 'Members see only their own fines, disputes and statement.',
  'only-owner-gives-role': () => 'Only an owner can give a role other than member.',
  'own-password-needs-present-one': () => 'To change your own password, give the current one.',
  'link-would-open-other-club': () =>
    'This user belongs to another club too, which such a link would open as well. The operator of the service can make one: npm run access -- reset NAME.',

  // Users, their members, and devices.
  'member-not-claimed': () => 'You are not linked to a member at the table yet.',
  'member-claimed': ({ member, user }) => `${user} is already linked to ${member}.`,
  'last-owner': () => 'The club has no other owner; make somebody else an owner first.',
  'user-not-found': () => 'The club has no such user.',
  'invite-not-found': () => 'The club has no such invite.',
  'token-not-found': () => 'You have no such token.',
  'device-not-found': () => 'The club has no such tablet.',
  'device-revoked': ({ device }) => `${device} was blocked; add a new tablet.`,
} satisfies SentencesOf<typeof ACCESS_REASONS>;
