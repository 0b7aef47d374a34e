import readingWords from '../../../src/words/en/readings.js';
import tariffWords from '../../../src/words/en/tariff.js';
import type da from '../da/house-rules.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'House rules',
  byTheBook: 'By the book',
  asLast: 'As last time',
  choose: 'Choose …',
  loading: 'The house rules of last time are not here yet.',
  differences_one: 'One difference',
  differences_other: '{{count}} differences',
  summary: 'Different from the book',
  amount: '{{what}}: {{points}} (book {{usual}})',
  asBook: 'as the book',
  usual: 'Book: {{points}}',
  readings: 'Where the book is in doubt',
  tariff: 'Stakes',
  tariffHint: 'In points. An empty field follows the book.',
  factors: 'Valat is what the game is multiplied by.',
  fines: 'Fines',
  finesHint: 'Points to each pot. An empty field follows the book.',
  degree: '{{fine}}, degree {{degree}}',
  tariffWords,
  readingWords,
} satisfies Translation<typeof da>;
