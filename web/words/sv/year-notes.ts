import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/year-notes.js';

/** Notes to the accounts of a year, as the treasurer writes them. */
export default {
  add: 'Skriv en not',
  change: 'Ändra not {{number}}',
  remove: 'Ta bort not {{number}}',
  removeTitle: 'Ta bort not {{number}}?',
  about: 'Till',
  text: 'Not',
  hint: 'Alla som läser bokslutet ser den. Den kan ändras tills året är avslutat.',
  save: 'Spara',
  done: 'Noterna är sparade.',
} satisfies Translation<typeof da>;
