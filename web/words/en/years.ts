import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/years.js';
import accounts from '../../../src/words/en/money/year-accounts.js';

export default {
  list: 'Accounts of the year',
  title: 'Accounts {{label}}',
  open: 'open',
  closed: 'closed',
  account: 'Account',
  print: 'Print',
  why: 'Why',
  whyHint: 'It stays in the log.',
  head: 'The end of the log when the accounts were read: no. {{seq}}, {{hash}}',
  ...accounts,
  close: {
    do: 'Close the year',
    title: 'Close {{label}}?',
    text: 'Nothing more can be recorded with a date in the year.',
    done: '{{label}} is closed.',
  },
  reopen: {
    do: 'Open the year again',
    title: 'Open {{label}} again?',
    text: 'The examination then refers to the accounts as they were.',
    done: '{{label}} is open again.',
  },
  waits: {
    'open-evenings_one': '{{count}} evening of the year is not closed.',
    'open-evenings_other': '{{count}} evenings of the year are not closed.',
    'reported-payments_one': '{{count}} payment is reported and not answered.',
    'reported-payments_other': '{{count}} payments are reported and not answered.',
    'open-transfers_one': '{{count}} transfer of settling up is missing.',
    'open-transfers_other': '{{count}} transfers of settling up are missing.',
  },
  examined: {
    title: 'Examination',
    none: 'Not examined yet.',
    by: 'Examined by {{name}}',
    before: 'Of the accounts as they were before the year was opened again.',
    what: 'What was checked',
    remarks: 'Remarks',
    do: 'Sign the examination',
    done: 'The examination is recorded.',
  },
  checks: {
    'vouchers-have-receipts': 'The vouchers have receipts',
    'purses-counted': 'The purses were counted',
    'members-agree': 'The members’ accounts agree',
    'dues-charged': 'The dues were charged',
    'expenses-decided': 'The expenses were decided',
    'proof-verified': 'The log was verified',
  },
  budget: {
    title: 'Budget',
    of: 'Budget {{label}}',
    text: 'The amount expected on each account. An empty field means no budget.',
    do: 'Save the budget',
    done: 'The budget is saved.',
  },
} satisfies Translation<typeof da>;
