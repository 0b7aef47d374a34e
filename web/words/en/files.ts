import type da from '../da/files.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  asFile: 'As a file',
  asFileOf: '{{what}} as a file',
  formats: {
    pdf: 'PDF, to print or send',
    xlsx: 'Spreadsheet (Excel, LibreOffice)',
    csv: 'CSV, for other programs',
    hledger: 'Bookkeeping (hledger)',
  },
  titles: {
    sheet: 'The evening’s sheet',
    evenings: 'Evenings',
    hands: 'Hands',
    meldinger: 'Meldinger',
    payments: 'Payments',
    statement: 'Statement',
    dues: 'Dues',
    reported: 'What members said they paid',
    accounts: 'The year’s accounts',
    journal: 'Cash journal for bookkeeping programs',
    ledger: 'All payments, points and money',
    books: 'The books',
  },
  coming: 'The file is being written: {{size}} kB',
  stop: 'Stop',
  ready: 'The file is ready',
  share: 'Share',
  save: 'Save',
  saved: 'The file is saved.',
} satisfies Translation<typeof da>;
