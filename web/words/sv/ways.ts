import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/ways.js';

export default {
  title: 'Sätt att betala',
  text: 'Medlemmarna ser dem med belopp och referens.',
  save: 'Spara',
  done: 'Sparat.',
  boxLimit: 'En Box är för privat bruk och har ett tak per år.',
  kinds: {
    'mobilepay-number': 'MobilePay-nummer',
    'mobilepay-box': 'MobilePay Box',
    'bank-account': 'Bankkonto',
    swish: 'Swish',
    'euro-transfer': 'Överföring i euro',
  },
  fields: {
    number: 'Nummer',
    box: 'Box',
    registration: 'Registreringsnummer',
    account: 'Konto',
    iban: 'IBAN',
    name: 'Vems konto',
    bic: 'BIC',
  },
} satisfies Translation<typeof da>;
