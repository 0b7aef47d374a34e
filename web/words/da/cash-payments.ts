/** What members say that they have paid. */
export default {
  waiting: 'Venter på bekræftelse',
  says: '{{name}} siger at have betalt {{money}}',
  reference: 'reference {{reference}}',
  confirm: 'Bekræft',
  confirmOf: 'Bekræft betalingen fra {{name}}',
  confirmTitle: 'Er {{money}} kommet fra {{name}}?',
  confirmed: 'Betalingen er bekræftet.',
  decline: 'Afvis',
  declineOf: 'Afvis betalingen fra {{name}}',
  declineTitle: 'Afvis betalingen fra {{name}}?',
  declined: 'Betalingen er afvist.',
  purse: 'I kassen',
  why: 'Hvorfor',
  whyHint: 'Medlemmet får det at vide.',
};
