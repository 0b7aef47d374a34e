import type da from '../da/news.js';
import type { Translation } from '../../../src/words/translation.js';
import news from '../../../src/words/sv/news.js';

export default {
  ...news,
  title: 'Nytt för dig',
  seen: 'Jag har sett det',
  all: 'Visa alla {{count}}',
  unsent_one: '{{count}} är inte skickat från den här enheten',
  unsent_other: '{{count}} är inte skickade från den här enheten',
  choose: 'Välj vad du får besked om',
  none: 'Det finns inget nytt, och inget väntar på dig.',
} satisfies Translation<typeof da>;
