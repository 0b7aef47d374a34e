import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/cash-search.js';

/** Searching the club's money. */
export default {
  title: 'Search',
  label: 'Find a payment, a member or a voucher',
  hint: 'Payment code, name, amount, voucher number, or a line of the bank statement',
  none: 'Nothing found.',
  receive: 'Receive {{money}}',
  receiveFrom: 'Receive {{money}} from {{name}}',
  transfer: '{{from}} pays {{to}} {{money}}',
  ofPlan: 'Settling up',
  status: { open: 'open', done: 'paid', dropped: 'cancelled' },
} satisfies Translation<typeof da>;
