import type da from '../da/rules.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Kvällens regler',
  by: 'Spelas efter {{book}}',
  edition: 'Boken: {{title}}',
  intro:
    'Så gäller boken den här kvällen. Vid varje belopp står det ställe i boken som det kommer från.',
  noChanges: 'Huset har inte ändrat något: det spelas efter boken.',
  house: 'husets',
  houseOf: 'husets; boken har {{usual}}',
  sections: {
    cards: 'Korten',
    table: 'Bordet',
    meldinger: 'Meldningar',
    play: 'Under spelet',
    'last-trick': 'Sista sticket',
    contracts: 'Spelen',
    figures: 'Figurer',
    end: 'Räkning och avslutning',
  },
  fines: 'Böter',
  fine: 'Fel',
  amount: 'Till vardera koppen',
  effects: {
    dealerOnly: 'bara givaren',
    freeIfSelfReported: 'inget om man själv säger det',
    freeAfterHand: 'inget när allt är betalt',
    losesLastTrick: 'inget för sista sticket',
    refundsTakenCard: 'ersätter kortet som togs utan att bekänna färg',
    paid: 'meldningen betalas',
    'not-paid': 'meldningen betalas inte',
    'paid-back': 'meldningen betalas tillbaka',
  },
  readings: 'Där boken är oklar',
  source: 'Källa: {{source}}',
  money: '{{points}} ({{money}})',
  rule: 'Se regeln i boken',
  also: 'Se även',
  loading: 'Hämtar förklaringen …',
} satisfies Translation<typeof da>;
