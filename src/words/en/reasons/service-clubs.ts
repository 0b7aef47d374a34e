import type { CLUB_REASONS } from '../../../problems/clubs.js';
import type { SentencesOf } from '../../language.js';

export default {
  'club-not-found': () => 'There is no such club.',
  'club-archived': () => 'The club is archived; restore it first.',
  'member-not-found': () => 'The club has no such member.',
  'member-archived': ({ member }) => `${member} is archived; restore the member first.`,

  // Leaving for good.
  'member-forgotten': () => 'The member has left the club for good.',
  'leaves-table': () => 'They sit in an evening that is still open; close it first.',
  'leaves-dispute': () => 'A dispute of theirs, or about a fine of theirs, is not decided yet.',
  'leaves-payment': () => 'They reported a payment that is neither confirmed nor declined yet.',
  'leaves-transfer': () => 'They are part of a settlement in which a payment is still to be made.',
  'leaves-debt': () => 'They owe the club money; have it paid or waived first.',
  'leaves-money': () => 'The club owes them money; pay it out first.',

  // Guests.
  'is-no-guest': ({ member }) => `${member} is a member, not a guest.`,
  'is-a-guest': ({ guest }) => `${guest} is a guest, not a member.`,
  'guest-is-merged': ({ guest }) => `The guest ${guest} was merged into a member.`,
  'sat-together': ({ guest, member }) =>
    `${guest} and ${member} sat at the same table, so they are two people.`,
  'sat-as-guest': ({ member }) => `${member} has sat at this table as a guest.`,

  // The ledger.
  'balance-too-large': ({ most }) => `A balance or an amount would be larger than ${most}.`,
  'pot-overdrawn': () => 'A pot would pay out more than it holds.',

  // The log.
  'hand-without-session': () => 'Name the evening of the hand too (session).',
  'head-malformed': () =>
    'A check code is the number of an event, a colon, and 16 or 64 digits and letters from a to f.',
} satisfies SentencesOf<typeof CLUB_REASONS>;
