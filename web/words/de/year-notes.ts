import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/year-notes.js';

/** Notes to the accounts of a year, as the treasurer writes them. */
export default {
  add: 'Anmerkung schreiben',
  change: 'Anmerkung {{number}} ändern',
  remove: 'Anmerkung {{number}} streichen',
  removeTitle: 'Anmerkung {{number}} streichen?',
  about: 'Zu',
  text: 'Anmerkung',
  hint: 'Alle, die den Abschluss lesen, sehen sie. Sie kann geändert werden, bis das Jahr abgeschlossen ist.',
  save: 'Speichern',
  done: 'Die Anmerkungen sind gespeichert.',
} satisfies Translation<typeof da>;
