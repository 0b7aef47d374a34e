import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/dues-parts.js';

export default {
  firstDay: 'Zeitraum von',
  lastDay: 'Zeitraum bis',
  on: 'Neue Mitglieder zahlen nur für den Rest des Zeitraums',
  hint: 'Der Monat des Beitritts zählt mit. Die Beträge können geändert werden.',
  late: 'Nach dem Zeitraum beigetreten und nicht belastet: {{names}}.',
  joined: 'Mitglied seit {{day}}: {{months}}',
  months: '{{months}} von {{of}} Monaten',
  amountOf: 'Betrag: {{name}}',
  exact: '{{rate}} × {{months}}/{{of}} = {{amount}}.',
  rounded: '{{rate}} × {{months}}/{{of}} = {{amount}}, gerundet.',
  whole: 'Voller Beitrag: {{money}}',
  wholeOf: 'Den vollen Beitrag für {{name}} erheben',
} satisfies Translation<typeof da>;
