/** How the club can be paid, and the purses that the ways lead to. */
export default {
  title: 'Sätt att betala',
  text: 'Medlemmarna ser dem med belopp och betalningskod.',
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
  purse: 'Pengarna går till kassan',
  open: 'Lägg upp kassan ”{{name}}”',
  none: 'Ingen vald',
  opened: 'Kassan {{name}} är upplagd.',
  paidWith: 'Betalt med',
};
