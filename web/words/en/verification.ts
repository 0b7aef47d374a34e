import type da from '../da/verification.js';
import type { Translation } from '../rooms.js';

export default {
  title: 'Verification',
  text: 'All that was recorded hangs together in a chain. Here it is worked out again from the beginning: whether anything was changed, deleted or wrongly reckoned.',
  until: 'Head from the minute book',
  untilHint: 'May be left out. Write it as it stands there: the short form or the long one.',
  run: 'Verify now',
  running: 'Working the whole log out again. It may take some seconds …',
  passed: 'Everything agrees',
  passedText: '{{events}} events and {{postings}} payments were worked out again.',
  paperPassed: 'The head from the minute book is in the chain: nothing up to it was changed since.',
  failed: 'Something does not agree',
  checks: {
    chain:
      'The chain breaks at event {{number}}: something was changed or is missing, or the head from the minute book is not in it.',
    postings: 'The payments of event {{number}} do not fit what happened.',
    balances: 'The balances do not fit the payments at event {{number}}.',
    replay: 'Worked out again by the rules, event {{number}} comes to something else.',
    state: 'The table as it is kept does not fit the log at event {{number}}.',
  },
  detail: 'In detail: {{detail}}',
  head: 'Head of the log',
  headText:
    'Write the short head in the minute book, or print the code. Then nothing up to today can be changed unseen.',
  short: 'Short',
  long: 'Long',
  copyShort: 'Copy the short one',
  copyLong: 'Copy the long one',
  qr: 'QR code of the long head',
  export: 'Export',
  exportText: 'The whole log as a file. It can be verified without Kopperne.',
  download: 'Download the log (NDJSON)',
} satisfies Translation<typeof da>;
