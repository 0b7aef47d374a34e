import type { AccountNames } from '../../money-words.js';

export default {
  drawer: 'Kasse',
  dues: 'Mitgliedsbeiträge',
  fines: 'Strafen',
  kitty: 'Kasse der Abende',
  'other-income': 'Sonstige Einnahmen',
  cards: 'Karten',
  room: 'Raum',
  coffee: 'Kaffee',
  fees: 'Gebühren',
  difference: 'Kassendifferenz',
  'other-expense': 'Sonstige Ausgaben',
  opening: 'Anfangsbestand',
} satisfies AccountNames;
