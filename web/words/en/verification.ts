import type da from '../da/verification.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Verification',
  text: 'Everything that is recorded is linked in a chain. Here it is worked out again from the beginning, to see whether anything was changed, deleted or reckoned wrongly.',
  until: 'Check code from the minute book',
  untilHint:
    'May be left out. Copy the code as it is written there: the short one or the long one.',
  run: 'Verify now',
  running: 'Working through the whole log. This may take a few seconds …',
  passed: 'Everything is in order',
  passedText: '{{events}} events and {{postings}} payments were worked out again.',
  paperPassed:
    'The code from the minute book is in the chain: nothing up to it has been changed since.',
  failed: 'Something is wrong',
  checks: {
    chain:
      'The chain breaks at event {{number}}: something was changed or is missing, or the check code from the minute book is not in it.',
    postings: 'The payments of event {{number}} do not match what happened.',
    balances: 'The balances do not match the payments at event {{number}}.',
    replay: 'Worked out again by the rules, event {{number}} gives something else.',
    state: 'The table as it is stored does not match the log at event {{number}}.',
  },
  detail: 'In detail: {{detail}}',
  head: 'Check code of the log',
  headText:
    'Write the short code in the minute book, or print the QR code. Then nothing up to today can be changed unnoticed.',
  short: 'Short',
  long: 'Long',
  copyShort: 'Copy the short one',
  copyLong: 'Copy the long one',
  qr: 'QR code of the long check code',
  export: 'Export',
  exportText: 'The whole log as a file. It can be verified without Kopperne.',
  download: 'Download the log (NDJSON)',
} satisfies Translation<typeof da>;
