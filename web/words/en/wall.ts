import type da from '../da/wall.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'The wall: {{club}}',
  waiting: 'Waiting for the connection …',
  nothing: 'No evening yet',
  last: 'Latest evening, {{date}}',
  standing: 'Standing',
  result: 'Result',
  deals: '{{name}} deals hand {{number}}',
  sitsOut: 'Sitting out: {{names}}',
  hand: 'Hand {{number}}',
  beginning: 'No hand has been played yet',
  noPayments: 'No payments',
  more_one: 'and {{count}} more payment',
  more_other: 'and {{count}} more payments',
  controls: 'The screen',
  fullScreen: 'Full screen',
  light: 'Light',
  dark: 'Dark',
  showSeason: 'Show the standings',
  showEvening: 'Show the evening',
  leave: 'To the club',
  since: 'The connection is lost. The figures are from {{time}}.',
} satisfies Translation<typeof da>;
