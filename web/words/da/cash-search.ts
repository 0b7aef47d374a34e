/** Searching the club's money. */
export default {
  title: 'Søg',
  label: 'Find en betaling, et medlem eller et bilag',
  hint: 'Betalingskode, navn, beløb, bilagsnummer eller en linje fra bankens kontoudtog',
  none: 'Intet fundet.',
  receive: 'Modtag {{money}}',
  receiveFrom: 'Modtag {{money}} fra {{name}}',
  transfer: '{{from}} betaler {{to}} {{money}}',
  ofPlan: 'Afregning',
  status: { open: 'mangler', done: 'betalt', dropped: 'udgået' },
};
