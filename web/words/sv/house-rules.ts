import readingWords from '../../../src/words/sv/readings.js';
import tariffWords from '../../../src/words/sv/tariff.js';
import type da from '../da/house-rules.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Husregler',
  byTheBook: 'Efter boken',
  asLast: 'Som sist',
  choose: 'Välj själv …',
  loading: 'Husreglerna från sist är inte hämtade ännu.',
  differences_one: 'En avvikelse',
  differences_other: '{{count}} avvikelser',
  summary: 'Annorlunda än boken',
  amount: '{{what}}: {{points}} (boken {{usual}})',
  asBook: 'som boken',
  usual: 'Boken: {{points}}',
  readings: 'Där boken är oklar',
  tariff: 'Taxa',
  tariffHint: 'I poäng. Ett tomt fält följer boken.',
  factors: 'Valat är det som spelet multipliceras med.',
  fines: 'Böter',
  finesHint: 'Poäng i vardera koppen. Ett tomt fält följer boken.',
  degree: '{{fine}}, grad {{degree}}',
  tariffWords,
  readingWords,
} satisfies Translation<typeof da>;
