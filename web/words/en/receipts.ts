import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/receipts.js';

export default {
  title: 'Receipts',
  none: 'No receipt is attached.',
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
  missing: 'Without a receipt',
  filter: 'Receipt',
} satisfies Translation<typeof da>;
