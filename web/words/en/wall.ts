import type da from '../da/wall.js';
import type { Translation } from '../rooms.js';

export default {
  title: 'The wall: {{club}}',
  waiting: 'Waiting for the connection …',
  nothing: 'No evening yet',
  last: 'Latest evening, {{date}}',
  standing: 'Standings',
  result: 'Result',
  deals: '{{name}} deals hand {{number}}',
  sitsOut: '{{names}} sits out',
  hand: 'Hand {{number}}',
  beginning: 'No hand has been played yet',
  noPayments: 'No payments',
  more_one: 'and {{count}} more payment',
  more_other: 'and {{count}} more payments',
  controls: 'The screen',
  fullScreen: 'Full screen',
  light: 'Light',
  dark: 'Dark',
  leave: 'To the club',
  since: 'The connection is gone. The figures are from {{time}}.',
} satisfies Translation<typeof da>;
