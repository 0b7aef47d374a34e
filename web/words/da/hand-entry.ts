/** Entering a hand, whichever game it is. */
export default {
  title: 'Hånd {{number}}',
  submit: 'Notér hånd {{number}}',
  recorded: 'Hånd {{number}} er noteret.',
  back: 'Til bordet',
  clear: 'Ryd alt',
  notOpen: 'Aftenen er sluttet; der kan ikke noteres flere hænder.',
  forehand: 'Forhånd',
  done: 'Færdig',
  remove: 'Fjern {{what}}',
  count: {
    follows: 'følger',
    empty: 'ikke talt',
    others: 'Andre tal, 0–9',
    field: 'Tilbage til {{from}}–{{to}}',
  },
  result: {
    title: 'Hvad det kommer til',
    missing: 'Mangler: {{what}}',
    ready: 'Klar til at notere.',
    whole: 'Hånden er hel.',
    next: '{{name}} giver næste hånd.',
  },
};
