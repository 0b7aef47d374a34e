import type da from '../da/failed.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Nicht verschickt',
  ofClub: 'Nicht verschickt in {{club}}',
  mail: 'E-Mail',
  device: 'Ein Gerät',
  mails_one: '{{count}} E-Mail',
  mails_other: '{{count}} E-Mails',
  pushes_one: '{{count}} Nachricht an ein Gerät',
  pushes_other: '{{count}} Nachrichten an Geräte',
  why: '{{when}}: {{reason}}',
  again: 'Noch einmal',
  againOf: 'Noch einmal schicken: {{name}}',
  all: 'Alle noch einmal schicken',
} satisfies Translation<typeof da>;
