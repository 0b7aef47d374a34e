import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/ways.js';

export default {
  title: 'Ways to pay',
  text: 'Members see them with the amount and a reference.',
  save: 'Save',
  done: 'Saved.',
  boxLimit: 'A Box is for private use and has a yearly ceiling.',
  kinds: {
    'mobilepay-number': 'MobilePay number',
    'mobilepay-box': 'MobilePay Box',
    'bank-account': 'Bank account',
    swish: 'Swish',
    'euro-transfer': 'Transfer in euro',
  },
  fields: {
    number: 'Number',
    box: 'Box',
    registration: 'Registration number',
    account: 'Account',
    iban: 'IBAN',
    name: 'Whose account',
    bic: 'BIC',
  },
} satisfies Translation<typeof da>;
