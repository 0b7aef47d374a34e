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
    arrears: 'Arrears',
    openItems: 'Open items',
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
  sharing: {
    link: 'Link',
    once: 'Works once, until {{time}}.',
    copy: 'Copy',
    copyLink: 'Copy the link',
    copied: 'Copied',
    copyFailed: 'Select the text and copy it yourself',
    address: 'Address',
    addressHint: 'One that the other device can reach. If one does not work, try the next.',
    hereOnly: '{{address}} (this computer only)',
    onlyHere:
      'The link works only on the computer that Kopperne runs on: a phone or tablet cannot open it.',
    noNetwork:
      'Kopperne knows no address on the network. The person who runs Kopperne can give it one with HOST or PUBLIC_URL.',
    certificate: "The device needs the club's certificate first. Open on it:",
    share: 'Share',
    scan: 'Or let the other person scan the code with a camera:',
    qrOf: 'QR code: {{title}}',
  },
} satisfies Translation<typeof da>;
