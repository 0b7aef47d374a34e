/** How the club can be paid. */
export default {
  title: 'Måder at betale på',
  text: 'Medlemmerne ser dem med beløb og reference.',
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
};
