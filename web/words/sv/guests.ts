import type da from '../da/guests.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Gäster',
  text: 'Har suttit med som gäst. Gör dem till medlemmar, eller säg vilken medlem det var.',
  guest: 'gäst',
  new: 'Gäst',
  name: 'Gästens namn',
  addHere: 'Lägg till gästen',
  makeMember: 'Gör till medlem: {{name}}',
  makeMemberShort: 'Gör till medlem',
  made: '{{name}} är nu medlem.',
  merge: 'Är en medlem …: {{name}}',
  mergeShort: 'Är en medlem …',
  mergeTitle: 'Vem är gästen {{name}}?',
  mergeText:
    'Allt som gästen har spelat blir medlemmens, och det som gästen har till godo eller är skyldig flyttas till medlemmens konto. Det går inte att ångra.',
  mergeInto: 'Medlem',
  choose: 'Välj en medlem',
  mergeDo: 'Slå ihop',
  merged: 'Gästen {{guest}} är nu {{name}}.',
} satisfies Translation<typeof da>;
