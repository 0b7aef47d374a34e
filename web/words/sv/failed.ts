import type da from '../da/failed.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Kunde inte skickas',
  ofClub: 'Kunde inte skickas i {{club}}',
  mail: 'E-post',
  device: 'En enhet',
  mails_one: '{{count}} mejl',
  mails_other: '{{count}} mejl',
  pushes_one: '{{count}} avisering till en enhet',
  pushes_other: '{{count}} aviseringar till enheter',
  why: '{{when}}: {{reason}}',
  again: 'Skicka igen',
  againOf: 'Skicka igen: {{name}}',
  all: 'Skicka alla igen',
} satisfies Translation<typeof da>;
