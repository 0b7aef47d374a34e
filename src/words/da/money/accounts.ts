import type { AccountNames } from '../../money-words.js';

export default {
  drawer: 'Kassen',
  dues: 'Kontingent',
  fines: 'Bøder',
  kitty: 'Aftenernes kasse',
  'other-income': 'Andre indtægter',
  cards: 'Kort',
  room: 'Lokale',
  coffee: 'Kaffe',
  fees: 'Gebyrer',
  difference: 'Kassedifference',
  'other-expense': 'Andre udgifter',
  opening: 'Primo',
} satisfies AccountNames;
