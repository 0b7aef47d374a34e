import type da from '../da/news.js';
import type { Translation } from '../../../src/words/translation.js';
import news from '../../../src/words/en/news.js';

export default {
  ...news,
  title: 'New for you',
  seen: 'I have seen it',
  all: 'Show all {{count}}',
  unsent_one: '{{count}} is not sent from this device yet',
  unsent_other: '{{count}} are not sent from this device yet',
  choose: 'Choose what you are notified of',
  none: 'Nothing is new, and nothing waits for you.',
} satisfies Translation<typeof da>;
