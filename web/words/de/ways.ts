import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/ways.js';

export default {
  title: 'Wege zu zahlen',
  text: 'Die Mitglieder sehen sie mit Betrag und Referenz.',
  save: 'Speichern',
  done: 'Gespeichert.',
  boxLimit: 'Eine Box ist für privaten Gebrauch und hat eine Grenze im Jahr.',
  kinds: {
    'mobilepay-number': 'MobilePay-Nummer',
    'mobilepay-box': 'MobilePay Box',
    'bank-account': 'Bankkonto',
    swish: 'Swish',
    'euro-transfer': 'Überweisung in Euro',
  },
  fields: {
    number: 'Nummer',
    box: 'Box',
    registration: 'Reg.-Nr.',
    account: 'Konto',
    iban: 'IBAN',
    name: 'Wessen Konto',
    bic: 'BIC',
  },
} satisfies Translation<typeof da>;
