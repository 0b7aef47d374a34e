import danishReadings from '../../../src/words/da/readings.js';
import danishTariff from '../../../src/words/da/tariff.js';
import type { Readings } from '../../../src/words/readings.js';
import type { TariffWords } from '../../../src/words/tariff.js';

const readingWords: Readings = danishReadings;
const tariffWords: TariffWords = danishTariff;

/** What a club plays otherwise than the book, when an evening is opened. */
export default {
  title: 'Husregler',
  byTheBook: 'Efter bogen',
  asLast: 'Som sidst',
  choose: 'Vælg selv …',
  loading: 'Husreglerne fra sidst er ikke hentet endnu.',
  differences_one: 'En afvigelse',
  differences_other: '{{count}} afvigelser',
  summary: 'Anderledes end bogen',
  amount: '{{what}}: {{points}} (bogen {{usual}})',
  asBook: 'som bogen',
  usual: 'Bogen: {{points}}',
  readings: 'Hvor bogen er i tvivl',
  tariff: 'Takster',
  tariffHint: 'I point. Et tomt felt følger bogen.',
  factors: 'Valat er det, spillet ganges med.',
  fines: 'Bøder',
  finesHint: 'Point i hver kop. Et tomt felt følger bogen.',
  degree: '{{fine}}, grad {{degree}}',
  tariffWords,
  readingWords,
};
