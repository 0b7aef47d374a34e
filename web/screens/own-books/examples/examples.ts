import type { BookFile } from '../../../../src/rules/own-book/book-file.js';

/**
 * Variants that the sources themselves describe, as books to begin from: files in the format of
 * docs/own-book.schema.json, which a club can change like its own.
 */
export const EXAMPLES: readonly BookFile[] = [
  {
    format: 'kopperne-book/1',
    name: 'Wolff, som nogle steder spiller',
    description:
      'Emil Wolffs bog med de to varianter, som han selv nævner: små matadorer, og halvt kavaleri kun med kongen.',
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
    format: 'kopperne-book/1',
    name: 'Brix, uden betaling for pagatens stik',
    description: 'Brix Christiansens bog med den variant, som den selv nævner.',
    rate: null,
    parent: 'brix-1996',
    changes: { readings: { R10: 'not-paid' } },
    citations: {
      'readings.R10':
        'Brix 1996, Scoring 4: “A variant of the game exists which does not recognize this payment”',
    },
  },
];
