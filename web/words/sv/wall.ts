import type da from '../da/wall.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Väggen: {{club}}',
  waiting: 'Väntar på förbindelsen …',
  nothing: 'Ingen kväll ännu',
  last: 'Senaste kvällen, {{date}}',
  standing: 'Ställning',
  result: 'Resultat',
  deals: '{{name}} ger giv {{number}}',
  sitsOut: '{{names}} står över',
  hand: 'Giv {{number}}',
  beginning: 'Ingen giv har spelats ännu',
  noPayments: 'Inga betalningar',
  more_one: 'och {{count}} betalning till',
  more_other: 'och {{count}} betalningar till',
  controls: 'Skärmen',
  fullScreen: 'Helskärm',
  light: 'Ljust',
  dark: 'Mörkt',
  showSeason: 'Visa ställningen',
  showEvening: 'Visa kvällen',
  leave: 'Till klubben',
  since: 'Förbindelsen är borta. Talen är från kl. {{time}}.',
} satisfies Translation<typeof da>;
