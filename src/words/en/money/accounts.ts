import type { AccountNames } from '../../money-words.js';

export default {
  drawer: 'Cash box',
  dues: 'Dues',
  fines: 'Fines',
  kitty: 'Income from evenings',
  'other-income': 'Other income',
  cards: 'Cards',
  room: 'Room',
  coffee: 'Coffee',
  fees: 'Fees',
  difference: 'Differences when counted',
  'other-expense': 'Other expenses',
  opening: 'Opening balances',
} satisfies AccountNames;
