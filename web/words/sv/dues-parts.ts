import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/dues-parts.js';

export default {
  firstDay: 'Perioden från',
  lastDay: 'Perioden till och med',
  on: 'Nya medlemmar betalar bara för resten av perioden',
  hint: 'Månaden då man blev medlem räknas med. Beloppen kan ändras.',
  late: 'Har tillkommit efter perioden och debiteras inte: {{names}}.',
  joined: 'Medlem från {{day}}: {{months}}',
  months: '{{months}} av {{of}} månader',
  amountOf: 'Belopp: {{name}}',
  exact: '{{rate}} × {{months}}/{{of}} = {{amount}}.',
  rounded: '{{rate}} × {{months}}/{{of}} = {{amount}}, avrundat.',
  whole: 'Hela avgiften: {{money}}',
  wholeOf: 'Ta ut hela avgiften av {{name}}',
} satisfies Translation<typeof da>;
