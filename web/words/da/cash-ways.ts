/** How the club can be paid, and the purses that the ways lead to. */
export default {
  title: 'Måder at betale på',
  text: 'Medlemmerne ser dem med beløb og betalingskode.',
  save: 'Gem',
  done: 'Gemt.',
  boxLimit: 'En Box er til privat brug og har et loft om året.',
  kinds: {
    'mobilepay-number': 'MobilePay-nummer',
    'mobilepay-box': 'MobilePay Box',
    'bank-account': 'Bankkonto',
    swish: 'Swish',
    'euro-transfer': 'Overførsel i euro',
  },
  fields: {
    number: 'Nummer',
    box: 'Box',
    registration: 'Reg.nr.',
    account: 'Konto',
    iban: 'IBAN',
    name: 'Hvis konto',
    bic: 'BIC',
  },
  purse: 'Pengene går i kassen',
  open: 'Opret kassen »{{name}}«',
  none: 'Ingen valgt',
  opened: 'Kassen {{name}} er oprettet.',
  paidWith: 'Betalt med',
};
