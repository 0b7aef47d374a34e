import type { AccountNames } from '../../money-words.js';

export default {
  drawer: 'Barkasse',
  dues: 'Mitgliedsbeiträge',
  fines: 'Strafen',
  kitty: 'Einnahmen der Abende',
  'other-income': 'Sonstige Einnahmen',
  cards: 'Karten',
  room: 'Raum',
  coffee: 'Kaffee',
  fees: 'Gebühren',
  difference: 'Kassendifferenz',
  'other-expense': 'Sonstige Ausgaben',
  opening: 'Anfangsbestand',
} satisfies AccountNames;
