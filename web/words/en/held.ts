import type da from '../da/held.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'What the club knows about you',
  titleOf: 'What the club knows about {{name}}',
  text: 'Everything the club has: what was played, paid and said, and what the log says.',
  download: 'Get all of it as a file (JSON)',
  counted: '{{title}} ({{number}})',
  all: 'Show all',
  record: 'Name and roles',
  since: 'Joined {{time}}',
  called: 'Name: {{name}}',
  role: 'Role: {{roles}}, since {{time}}',
  device_one: 'Recorded at {{name}} once, last {{time}}',
  device_other: 'Recorded at {{name}} {{count}} times, last {{time}}',
  user: 'Your user',
  signsInAs: 'Signs in as {{name}}, since {{time}}',
  signIn: '{{what}}, from {{time}}',
  program: 'Program',
  browser: 'Signed in',
  evenings: 'Evenings',
  evening: '{{date}} with {{players}}: {{points}} points',
  answers: 'Answers for planned evenings',
  answer: '{{day}}: {{answer}}',
  answerGuests_one: '{{day}}: {{answer}}, with {{count}} guest',
  answerGuests_other: '{{day}}: {{answer}}, with {{count}} guests',
  answered: { yes: 'comes', no: 'does not come', maybe: 'maybe', later: 'comes later' },
  fines: 'Fines',
  disputes: 'Disputes',
  statement: 'Ledger lines',
  statementText: 'Every line is in the statement and in the file.',
  payments: 'Dues and payments',
  due: '{{name}}, due {{day}}: {{money}}',
  payment: 'Said to be paid {{day}}: {{money}} ({{reference}}) · {{state}}',
  pays: {
    open: 'Is to pay {{money}} ({{reference}})',
    done: 'Paid {{money}} ({{reference}})',
    dropped: 'Dropped: was to pay {{money}} ({{reference}})',
  },
  isPaid: {
    open: 'Is to get {{money}} ({{reference}})',
    done: 'Got {{money}} ({{reference}})',
    dropped: 'Dropped: was to get {{money}} ({{reference}})',
  },
  log: 'In the log',
  leave: {
    title: 'Leave the club for good',
    mine: 'If you want to be forgotten, tell an owner, who does it here.',
    theirs: '{{name}} can ask to be forgotten.',
    erased:
      'Erased: the name, the access, and the user with the password where no other club has them.',
    stays:
      'Kept: hands, points, money and vouchers, fines and what others wrote, under the initials. Vouchers must be kept for five years.',
    forEver:
      'Older parts of the log hold the name in their text; it stays there, but is not shown. This cannot be undone.',
    noTexts: 'No text that somebody wrote has the name in it.',
    texts_one:
      'One text has the name in it. Tick it to take the name out:',
    texts_other:
      '{{count}} texts have the name in them. Tick those that the name is to be taken out of:',
    allTexts: 'All of them',
    becomes: '{{from}} becomes {{to}}',
    takenOut:
      'The initials take the place of the name everywhere: on screens, in papers and files, and in the log itself. The chain can still be verified, and the verification names those events. Backups and files from before have the text as it was.',
    quoted: '‘{{text}}’',
    begin: 'Forget for good …',
    sure: 'Forget {{name}} for good?',
    do: 'Forget for good',
    wished: '{{name}} asked for it themselves.',
    done: 'The name is erased.',
  },
} satisfies Translation<typeof da>;
