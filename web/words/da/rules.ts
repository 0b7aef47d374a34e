import danishReadings from '../../../src/words/da/readings.js';
import danishTariff from '../../../src/words/da/tariff.js';
import type { Readings } from '../../../src/words/readings.js';
import type { TariffWords } from '../../../src/words/tariff.js';

const readingWords: Readings = danishReadings;
const tariffWords: TariffWords = danishTariff;
/** The rules of an evening: its book as a page, and a term of it explained at the table. */
export default {
  title: 'Aftenens regler',
  by: 'Spillet efter {{book}}',
  edition: 'Bogen: {{title}}',
  editions: {
    'wolff-1899': 'Emil Wolff, Tarok, København 1899',
    'brix-1996': 'Jens Brix Christiansen, Tarok, 1996',
    'vlk-1970':
      'Vestre Landsdelskommandos Tarokklub, Kortfattet indføring i det ædle tarokspil, 1970',
    koenigrufen: 'Königrufen, på svensk, efter 2023',
  },
  contents: 'Indhold',
  toHand: 'Tilbage til hånden',
  intro: 'Sådan gælder bogen denne aften. Hver takst står med det sted i bogen, den kommer fra.',
  house: 'husets',
  houseOf: 'husets; bogen har {{usual}}',
  ownBook: 'Klubbens egen bog, udgave {{version}}',
  sections: {
    cards: 'Kortene',
    table: 'Bordet',
    meldinger: 'Meldinger',
    play: 'Under spillet',
    'last-trick': 'Sidste stik',
    contracts: 'Spillene',
    figures: 'Figurer',
    end: 'Optælling og slutning',
  },
  fines: 'Bøder',
  fine: 'Fejl',
  amount: 'Til hver kop',
  effects: {
    dealerOnly: 'kun giveren',
    freeIfSelfReported: 'intet, hvis man selv siger det',
    freeAfterHand: 'intet, når alt er betalt',
    losesLastTrick: 'intet for sidste stik',
    refundsTakenCard: 'erstatter det kort, svigtet tog',
    paid: 'meldingen betales',
    'not-paid': 'meldingen betales ikke',
    'paid-back': 'meldingen betales tilbage',
  },
  readings: 'Hvor bogen er i tvivl',
  source: 'Kilde: {{source}}',
  money: '{{points}} ({{money}})',
  rule: 'Se reglen i bogen',
  also: 'Se også',
  loading: 'Henter forklaringen …',
  houseRules: {
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
  },
};
