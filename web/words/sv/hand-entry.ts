import type da from '../da/hand-entry.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Giv {{number}}',
  submit: 'Notera giv {{number}}',
  recorded: 'Giv {{number}} är noterad.',
  back: 'Till bordet',
  clear: 'Rensa allt',
  notOpen: 'Kvällen är avslutad; fler givar kan inte noteras.',
  forehand: 'Förhand',
  done: 'Klar',
  remove: 'Ta bort {{what}}',
  count: {
    follows: 'följer',
    empty: 'inte räknat',
    others: 'Andra tal, 0–9',
    field: 'Tillbaka till {{from}}–{{to}}',
  },
  result: {
    title: 'Vad det blir',
    missing: 'Fattas: {{what}}',
    ready: 'Klar att notera.',
    whole: 'Given är komplett.',
    next: '{{name}} ger nästa giv.',
  },
} satisfies Translation<typeof da>;
