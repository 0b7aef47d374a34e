import news from '../../../src/words/da/news.js';

/** What happened to somebody, and what waits for them. */
export default {
  ...news,
  title: 'Nyt til dig',
  seen: 'Det har jeg set',
  all: 'Vis alle {{count}}',
  unsent_one: '{{count}} er ikke sendt fra denne enhed',
  unsent_other: '{{count}} er ikke sendt fra denne enhed',
  choose: 'Vælg hvad du får besked om',
  none: 'Der er ikke noget nyt, og der venter ikke noget på dig.',
};
