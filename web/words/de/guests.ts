import type da from '../da/guests.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Gäste',
  text: 'Saßen als Gast am Tisch. Mach sie zu Mitgliedern, oder sag, welches Mitglied es war.',
  guest: 'Gast',
  new: 'Gast',
  name: 'Name des Gastes',
  addHere: 'Gast hinzufügen',
  makeMember: 'Zum Mitglied machen: {{name}}',
  makeMemberShort: 'Zum Mitglied machen',
  made: '{{name}} ist jetzt Mitglied.',
  merge: 'Ist ein Mitglied …: {{name}}',
  mergeShort: 'Ist ein Mitglied …',
  mergeTitle: 'Wer ist der Gast {{name}}?',
  mergeText:
    'Alles, was der Gast gespielt hat, gehört dann dem Mitglied, und was der Gast bekommt oder schuldet, geht auf die Abrechnung des Mitglieds über. Das lässt sich nicht rückgängig machen.',
  mergeInto: 'Mitglied',
  choose: 'Mitglied wählen',
  mergeDo: 'Vereinen',
  merged: 'Der Gast {{guest}} ist jetzt {{name}}.',
} satisfies Translation<typeof da>;
