import { count, points, text, type ReasonList } from '../rules/refusals/params.js';
import type { ProblemKinds } from './kind.js';

/** Codes of clubs, members and guests. */
export const CLUBS_KINDS = {
  'club-not-found': { status: 404, title: 'There is no such club' },
  'club-archived': { status: 409, title: 'The club is archived' },
  'member-not-found': { status: 404, title: 'The club has no such member' },
  'member-archived': { status: 409, title: 'The member is archived' },
  'list-refused': { status: 409, title: 'The list can no longer be taken back' },
  'leaving-refused': { status: 409, title: 'The member still has something open' },
  'guest-refused': { status: 409, title: 'That cannot be done with a guest' },
} as const satisfies ProblemKinds;

/** Why something is refused about a club, its members, its ledger or its log. */
export const CLUB_REASONS = {
  'club-not-found': { code: 'club-not-found' },
  'club-archived': { code: 'club-archived' },
  'member-not-found': { code: 'member-not-found' },
  'member-archived': {
    code: 'member-archived',
    params: { member: text('The name of the member.') },
  },

  // Leaving for good.
  'member-forgotten': { code: 'member-archived' },
  'leaves-table': { code: 'leaving-refused' },
  'leaves-dispute': { code: 'leaving-refused' },
  'leaves-payment': { code: 'leaving-refused' },
  'leaves-transfer': { code: 'leaving-refused' },
  'leaves-debt': { code: 'leaving-refused' },
  'leaves-money': { code: 'leaving-refused' },
  'leaves-text': {
    code: 'leaving-refused',
    params: { event: count('The number of the event.') },
  },
  'no-such-text': {
    code: 'validation-failed',
    params: { event: count('The number of the event.') },
  },

  // Lists of members.
  'listed-is-named': {
    code: 'list-refused',
    params: { member: text('The name of the member.') },
  },

  // Guests.
  'is-no-guest': {
    code: 'guest-refused',
    params: { member: text('The name of the member.') },
  },
  'is-a-guest': {
    code: 'guest-refused',
    params: { guest: text('The name of the guest.') },
  },
  'guest-is-merged': {
    code: 'guest-refused',
    params: { guest: text('The name of the guest.') },
  },
  'sat-together': {
    code: 'guest-refused',
    params: { guest: text('The name of the guest.'), member: text('The name of the member.') },
  },
  'sat-as-guest': {
    code: 'guest-refused',
    params: { member: text('The name of the member.') },
  },

  // The ledger.
  'balance-too-large': {
    code: 'amount-too-large',
    params: { most: points('The largest balance or amount that is kept exactly.') },
  },
  'pot-overdrawn': { code: 'rule-refused' },

  // The log.
  'hand-without-session': { code: 'validation-failed' },
  'head-malformed': { code: 'validation-failed' },
} as const satisfies ReasonList;
