import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/closing.js';

export default {
  title: 'Before the year is closed',
  hint: 'None of it keeps the year open.',
  open: 'Open',
  clear: 'In order',
  purse: {
    open: '{{purse}}: not counted or reconciled up to {{day}}.',
    clear: '{{purse}} is counted or reconciled up to {{day}}.',
    below: '{{purse}} is below zero: {{money}} is missing.',
  },
  sums: 'The members owe {{owed}} and are owed {{owes}}.',
  noSums: 'No member owes or is owed anything.',
  waits: {
    'open-evenings_one': '{{count}} evening of the year is not closed.',
    'open-evenings_other': '{{count}} evenings of the year are not closed.',
    'reported-payments_one': '{{count}} payment is reported and not answered.',
    'reported-payments_other': '{{count}} payments are reported and not answered.',
    'open-transfers_one': '{{count}} transfer of settling up is missing.',
    'open-transfers_other': '{{count}} transfers of settling up are missing.',
    'without-receipt_one': '{{count}} voucher lacks its receipt.',
    'without-receipt_other': '{{count}} vouchers lack their receipts.',
    'due-expenses_one': '{{count}} recurring expense is due and not booked.',
    'due-expenses_other': '{{count}} recurring expenses are due and not booked.',
    'open-remarks_one': '{{count}} remark of an auditor is open.',
    'open-remarks_other': '{{count}} remarks of auditors are open.',
  },
  done: {
    'open-evenings': 'All evenings of the year are closed.',
    'reported-payments': 'All reported payments are answered.',
    'open-transfers': 'No transfer of settling up is missing.',
    'without-receipt': 'All expenses and income have receipts.',
    'due-expenses': 'All recurring expenses that were due are booked or skipped.',
    'open-remarks': 'No remark of an auditor is open.',
  },
} satisfies Translation<typeof da>;
