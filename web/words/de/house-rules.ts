import readingWords from '../../../src/words/de/readings.js';
import tariffWords from '../../../src/words/de/tariff.js';
import type da from '../da/house-rules.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Hausregeln',
  byTheBook: 'Nach dem Buch',
  asLast: 'Wie zuletzt',
  choose: 'Selbst wählen …',
  loading: 'Die Hausregeln vom letzten Mal sind noch nicht da.',
  differences_one: 'Eine Abweichung',
  differences_other: '{{count}} Abweichungen',
  summary: 'Anders als das Buch',
  amount: '{{what}}: {{points}} (Buch {{usual}})',
  asBook: 'wie das Buch',
  usual: 'Buch: {{points}}',
  readings: 'Wo das Buch unklar ist',
  tariff: 'Tarif',
  tariffHint: 'In Punkten. Ein leeres Feld folgt dem Buch.',
  factors: 'Valat ist, womit das Spiel vervielfacht wird.',
  fines: 'Strafen',
  finesHint: 'Punkte in jeden Topf. Ein leeres Feld folgt dem Buch.',
  degree: '{{fine}}, Grad {{degree}}',
  tariffWords,
  readingWords,
} satisfies Translation<typeof da>;
