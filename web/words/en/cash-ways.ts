/** How the club can be paid, and the purses that the ways lead to. */
export default {
  title: 'Ways to pay',
  text: 'Members see them with the amount and a payment code.',
  save: 'Save',
  done: 'Saved.',
  boxLimit: 'A Box is for private use and has a yearly limit.',
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
    name: 'Account holder',
    bic: 'BIC',
  },
  purse: 'The money goes into the purse',
  open: 'Open the purse ‘{{name}}’',
  none: 'None chosen',
  opened: 'The purse {{name}} is open.',
  paidWith: 'Paid by',
};
