import type da from '../da/rules.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Regeln des Abends',
  by: 'Gespielt wird {{book}}',
  edition: 'Das Buch: {{title}}',
  intro:
    'So gilt das Buch an diesem Abend. Bei jedem Betrag steht die Stelle im Buch, von der er kommt.',
  noChanges: 'Das Haus hat nichts geändert: Gespielt wird nach dem Buch.',
  house: 'Hausregel',
  houseOf: 'Hausregel; im Buch {{usual}}',
  sections: {
    cards: 'Die Karten',
    table: 'Der Tisch',
    meldinger: 'Meldungen',
    play: 'Im Spiel',
    'last-trick': 'Letzter Stich',
    contracts: 'Die Spiele',
    figures: 'Figuren',
    end: 'Zählung und Ende',
  },
  fines: 'Strafen',
  fine: 'Fehler',
  amount: 'In jeden Topf',
  effects: {
    dealerOnly: 'nur der Geber',
    freeIfSelfReported: 'nichts, wenn man es selbst sagt',
    freeAfterHand: 'nichts, wenn alles bezahlt ist',
    losesLastTrick: 'nichts für den letzten Stich',
    refundsTakenCard: 'ersetzt die Karte, die so genommen wurde',
    paid: 'die Meldung wird bezahlt',
    'not-paid': 'die Meldung wird nicht bezahlt',
    'paid-back': 'die Meldung wird zurückgezahlt',
  },
  readings: 'Wo das Buch unklar ist',
  source: 'Quelle: {{source}}',
  money: '{{points}} ({{money}})',
  rule: 'Regel im Buch ansehen',
  also: 'Siehe auch',
  loading: 'Holt die Erklärung …',
} satisfies Translation<typeof da>;
