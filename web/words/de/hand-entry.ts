import type da from '../da/hand-entry.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Spiel {{number}}',
  submit: 'Spiel {{number}} eintragen',
  recorded: 'Spiel {{number}} ist eingetragen.',
  back: 'Zum Tisch',
  clear: 'Alles leeren',
  notOpen: 'Der Abend ist beendet; es können keine Spiele mehr eingetragen werden.',
  forehand: 'Vorhand',
  done: 'Fertig',
  remove: '{{what}} entfernen',
  count: {
    follows: 'ergibt sich',
    empty: 'nicht gezählt',
    others: 'Andere Zahlen, 0–9',
    field: 'Zurück zu {{from}}–{{to}}',
  },
  result: {
    title: 'Was es ergibt',
    missing: 'Es fehlt: {{what}}',
    ready: 'Bereit zum Eintragen.',
    whole: 'Das Spiel ist vollständig.',
    next: '{{name}} gibt das nächste Spiel.',
  },
} satisfies Translation<typeof da>;
