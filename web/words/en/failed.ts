import type da from '../da/failed.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Could not be sent',
  ofClub: 'Could not be sent in {{club}}',
  mail: 'E-mail',
  device: 'A device',
  mails_one: '{{count}} mail',
  mails_other: '{{count}} mails',
  pushes_one: '{{count}} message to a device',
  pushes_other: '{{count}} messages to devices',
  why: '{{when}}: {{reason}}',
  again: 'Send again',
  againOf: 'Send again: {{name}}',
  all: 'Send all again',
} satisfies Translation<typeof da>;
