import type da from '../da/news.js';
import type { Translation } from '../rooms.js';

export default {
  title: 'New for you',
  seen: 'I have seen it',
  fined: 'You were fined: {{fine}}',
  disputed: '{{name}} disputed your fine',
  answered: '{{name}} answered in the dispute',
  upheld: 'The dispute is decided: it stands as recorded',
  overturned: 'The dispute is decided: it was put right',
  correctedHand: 'Hand {{hand}} was corrected',
  correctedFine: 'A fine was corrected: {{fine}}',
  corrected: 'An evening was corrected',
  paymentConfirmed: 'Your payment of {{money}} is confirmed',
  paymentDeclined: 'Your payment of {{money}} is declined: {{why}}',
  paymentReversed: 'Your payment of {{money}} is taken back: {{why}}',
  ofHand: 'Hand {{hand}}',
  waiting: 'Waits for you',
  disputes_one: '{{count}} dispute to decide',
  disputes_other: '{{count}} disputes to decide',
  guests_one: '{{count}} guest is no member yet',
  guests_other: '{{count}} guests are no members yet',
  invites_one: '{{count}} invitation is not taken up yet',
  invites_other: '{{count}} invitations are not taken up yet',
  unsent_one: '{{count}} is not sent from this device yet',
  unsent_other: '{{count}} are not sent from this device yet',
} satisfies Translation<typeof da>;
