import type { AccountNames } from '../../money-words.js';

export default {
  drawer: 'Kontantkassa',
  dues: 'Medlemsavgifter',
  fines: 'Böter',
  kitty: 'Intäkter från kvällar',
  'other-income': 'Övriga intäkter',
  cards: 'Kort',
  room: 'Lokal',
  coffee: 'Kaffe',
  fees: 'Avgifter till banken',
  difference: 'Kassadifferens',
  'other-expense': 'Övriga utgifter',
  opening: 'Ingående balans',
} satisfies AccountNames;
