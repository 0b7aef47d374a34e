import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/cash-given.js';

/** Records between two members. */
export default {
  what: 'What happened?',
  as: {
    paid: {
      do: 'A member paid another',
      from: 'The payer',
      to: 'The recipient',
    },
    'taken-over': {
      do: 'A member takes over what another owes',
      from: 'The debtor',
      to: 'The member who takes it over',
    },
    given: {
      do: 'A member gives another of what is theirs',
      from: 'The giver',
      to: 'The recipient',
    },
  },
  member: 'Member',
  before: 'Balance before',
  after: 'Balance after',
  settles: 'The agreed transfer of {{money}} between the two is then paid.',
  agreedMore:
    'The two have agreed on a transfer of {{money}}. Record all of it, or cancel the transfer first.',
} satisfies Translation<typeof da>;
