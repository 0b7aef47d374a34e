import type da from '../da/news.js';
import type { Translation } from '../../../src/words/translation.js';
import news from '../../../src/words/de/news.js';

export default {
  ...news,
  title: 'Neu für dich',
  seen: 'Habe ich gesehen',
  all: 'Alle {{count}} zeigen',
  unsent_one: '{{count}} ist von diesem Gerät noch nicht gesendet',
  unsent_other: '{{count}} sind von diesem Gerät noch nicht gesendet',
  choose: 'Wähle, was du erfährst',
  none: 'Es gibt nichts Neues, und nichts wartet auf dich.',
} satisfies Translation<typeof da>;
