import type da from '../da/rules.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'The rules of the evening',
  by: 'Played by {{book}}',
  edition: 'The book: {{title}}',
  intro:
    'This is how the book holds tonight. Every stake has the place in the book that it comes from.',
  noChanges: 'The house has changed nothing: the book holds as it is.',
  house: 'of the house',
  houseOf: 'of the house; the book has {{usual}}',
  sections: {
    cards: 'The cards',
    table: 'The table',
    meldinger: 'Meldinger',
    play: 'During play',
    'last-trick': 'The last trick',
    contracts: 'The games',
    figures: 'Figures',
    end: 'Counting and the end',
  },
  fines: 'Fines',
  fine: 'Mistake',
  amount: 'To each pot',
  effects: {
    dealerOnly: 'the dealer only',
    freeIfSelfReported: 'nothing for who says so first',
    freeAfterHand: 'nothing once all is paid',
    losesLastTrick: 'nothing for the last trick',
    refundsTakenCard: 'refunds the card that the revoke took',
    paid: 'the melding is paid',
    'not-paid': 'the melding is not paid',
    'paid-back': 'the melding is paid back',
  },
  readings: 'Where the book is in doubt',
  source: 'Source: {{source}}',
  money: '{{points}} ({{money}})',
  rule: 'See the rule in the book',
  also: 'See also',
  loading: 'Fetching the explanation …',
} satisfies Translation<typeof da>;
