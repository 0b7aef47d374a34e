import type { BookFile } from '../../../../src/rules/own-book/book-file.js';
import type words from '../../../words/da/own-books.js';

/** A file in the format of docs/own-book.schema.json; its name and description are words of the app. */
interface Example extends Omit<BookFile, 'name' | 'description'> {
  readonly id: keyof (typeof words)['examples'];
}

/**
 * Variants that the sources themselves describe, as books to begin from, which a club can change like its
 * own.
 */
export const EXAMPLES: readonly Example[] = [
  {
    id: 'wolff',
    format: 'kopperne-book/1',
    rate: null,
    parent: 'wolff-1899',
    changes: { readings: { R11: 'on', R12: 'on' } },
    citations: {
      'readings.R11': 'Wolff 1899, §4 Meldingen, 2. Af Herreblade (»Enkelte Steder«)',
      'readings.R12':
        'Wolff 1899, §4 Meldingen: »Nogle Steder spiller man ogsaa med smaa Matadorer«',
    },
  },
  {
    id: 'brix',
    format: 'kopperne-book/1',
    rate: null,
    parent: 'brix-1996',
    changes: { readings: { R10: 'not-paid' } },
    citations: {
      'readings.R10':
        'Brix 1996, Scoring 4: “A variant of the game exists which does not recognize this payment”',
    },
  },
];
