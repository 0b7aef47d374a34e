/** Messages that could not be sent. */
export default {
  title: 'Kunne ikke sendes',
  ofClub: 'Kunne ikke sendes i {{club}}',
  mail: 'E-mail',
  device: 'En enhed',
  mails_one: '{{count}} mail',
  mails_other: '{{count}} mails',
  pushes_one: '{{count}} besked til en enhed',
  pushes_other: '{{count}} beskeder til enheder',
  why: '{{when}}: {{reason}}',
  again: 'Send igen',
  againOf: 'Send igen: {{name}}',
  all: 'Send alle igen',
};
