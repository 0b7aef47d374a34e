/** Notes to the accounts of a year, as the treasurer writes them. */
export default {
  add: 'Skriv en note',
  change: 'Ret note {{number}}',
  remove: 'Fjern note {{number}}',
  removeTitle: 'Fjern note {{number}}?',
  about: 'Til',
  text: 'Note',
  hint: 'Alle, der læser regnskabet, ser den. Den kan rettes, til året er afsluttet.',
  save: 'Gem',
  done: 'Noterne er gemt.',
};
