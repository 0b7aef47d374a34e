import type da from '../da/wall.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Wand: {{club}}',
  waiting: 'Wartet auf die Verbindung …',
  nothing: 'Noch kein Abend',
  last: 'Letzter Abend, {{date}}',
  standing: 'Stand',
  result: 'Ergebnis',
  deals: '{{name}} gibt Spiel {{number}}',
  sitsOut: 'Setzt aus: {{names}}',
  hand: 'Spiel {{number}}',
  beginning: 'Es wurde noch kein Spiel gespielt',
  noPayments: 'Keine Zahlungen',
  more_one: 'und {{count}} weitere Zahlung',
  more_other: 'und {{count}} weitere Zahlungen',
  controls: 'Anzeige',
  fullScreen: 'Vollbild',
  light: 'Hell',
  dark: 'Dunkel',
  showSeason: 'Rangliste zeigen',
  showEvening: 'Abend zeigen',
  leave: 'Zum Club',
  since: 'Die Verbindung ist weg. Die Zahlen sind von {{time}}.',
} satisfies Translation<typeof da>;
