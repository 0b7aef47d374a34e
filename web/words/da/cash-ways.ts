/** The purses that the ways to pay lead to. */
export default {
  purse: 'Pengene går i kassen',
  open: 'Opret kassen »{{name}}«',
  none: 'Ingen valgt',
  opened: 'Kassen {{name}} er oprettet.',
  paidWith: 'Betalt med',
};
