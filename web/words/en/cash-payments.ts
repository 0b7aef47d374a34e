import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/cash-payments.js';

export default {
  waiting: 'Waits to be confirmed',
  says: '{{name}} says to have paid {{money}}',
  reference: 'reference {{reference}}',
  confirm: 'Confirm',
  confirmOf: 'Confirm the payment of {{name}}',
  confirmTitle: 'Has {{money}} come from {{name}}?',
  confirmed: 'The payment is confirmed.',
  decline: 'Decline',
  declineOf: 'Decline the payment of {{name}}',
  declineTitle: 'Decline the payment of {{name}}?',
  declined: 'The payment is declined.',
  purse: 'Into',
  why: 'Why',
  whyHint: 'The member is told.',
} satisfies Translation<typeof da>;
