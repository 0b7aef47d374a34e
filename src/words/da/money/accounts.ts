import type { AccountNames } from '../../money-words.js';

export default {
  drawer: 'Kontantkasse',
  dues: 'Kontingent',
  fines: 'Bøder',
  kitty: 'Indtægter fra aftener',
  'other-income': 'Andre indtægter',
  cards: 'Kort',
  room: 'Lokale',
  coffee: 'Kaffe',
  fees: 'Gebyrer',
  difference: 'Kassedifference',
  'other-expense': 'Andre udgifter',
  opening: 'Primo',
} satisfies AccountNames;
