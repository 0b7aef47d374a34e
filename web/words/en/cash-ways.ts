/** The purses that the ways to pay lead to. */
export default {
  purse: 'The money goes into the purse',
  open: 'Open the purse ‘{{name}}’',
  none: 'None chosen',
  opened: 'The purse {{name}} is open.',
  paidWith: 'Paid by',
};
