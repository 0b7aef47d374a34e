import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/dues-parts.js';

export default {
  firstDay: 'Period from',
  lastDay: 'Period to and including',
  on: 'New members pay only for the rest of the period',
  hint: 'The month of joining counts. The amounts can be changed.',
  late: 'Joined after the period and not charged: {{names}}.',
  joined: 'Member since {{day}}: {{months}}',
  months: '{{months}} of {{of}} months',
  amountOf: 'Amount: {{name}}',
  exact: '{{rate}} × {{months}}/{{of}} = {{amount}}.',
  rounded: '{{rate}} × {{months}}/{{of}} = {{amount}}, rounded.',
  whole: 'All of the dues: {{money}}',
  wholeOf: 'Charge {{name}} all of the dues',
} satisfies Translation<typeof da>;
