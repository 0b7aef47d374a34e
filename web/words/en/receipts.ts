import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/receipts.js';

export default {
  title: 'Receipts',
  none: 'No receipt is attached.',
  lacking: 'No receipt',
  onPaper: 'Receipt on paper: {{receipt}}',
  photo: 'Picture',
  pdf: 'PDF',
  attached: 'Attached on {{day}} by {{by}}',
  also: 'The same file is attached to voucher {{labels}} too.',
  removed: '{{called}} was removed on {{day}} by {{by}}.',
  add: 'Add a receipt',
  again: 'Send again',
  done: 'The receipt is attached.',
  remove: {
    title: 'Remove the receipt?',
    do: 'Remove',
    why: 'Why is it removed?',
    whyHint: 'The reason stays in the log.',
    text: 'The file is deleted. Only its digest stays in the log.',
    done: 'The receipt is removed.',
  },
  onForm: {
    label: 'Photos or PDF of the receipt',
    hint: 'They are attached to the voucher once it is recorded.',
    choose: 'Choose files',
    clear: 'Remove the chosen files',
    left: 'Voucher {{label}} is recorded, but the receipt was not sent. Add it here.',
  },
  years: 'Years for which a receipt is kept',
  yearsHint:
    'After the fiscal year, to the end of the calendar year. Denmark asks for 5, Sweden and Austria for 7.',
  missing: 'Without a receipt',
  filter: 'Receipt',
} satisfies Translation<typeof da>;
