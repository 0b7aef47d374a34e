import type { STATISTICS_REASONS } from '../../../problems/statistics.js';
import type { SentencesOf } from '../../language.js';

export default {
  'season-has-its-days': () => 'En sæson har sine egne dage. Vælg sæsonen eller dagene.',
  'no-such-days': () =>
    'Perioden er ikke en: begge dage skal findes, og den første skal komme før den sidste.',
  'no-such-figure': ({ figure }) => `Der er ikke noget tal, der hedder ${figure}.`,
  'figure-of-a-member': ({ figure }) => `Tallet ${figure} er et medlems. Vælg medlemmet.`,
  'figure-of-a-season': ({ figure }) => `Tallet ${figure} er en sæsons. Vælg sæsonen.`,
  'two-members-needed': () => 'Et opgør er mellem to forskellige medlemmer.',
} satisfies SentencesOf<typeof STATISTICS_REASONS>;
