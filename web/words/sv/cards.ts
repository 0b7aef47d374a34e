import { SUIT_SIGNS } from '../../../src/words/cards.js';
import type da from '../da/cards.js';
import type { Translation } from '../../../src/words/translation.js';
import words from '../../../src/words/sv/tarok.js';

export default {
  suits: { hearts: 'hjärter', diamonds: 'ruter', spades: 'spader', clubs: 'klöver' },
  suitSigns: SUIT_SIGNS,
  courts: words.courts,
  kings: {
    hearts: 'hjärter kung',
    diamonds: 'ruter kung',
    spades: 'spader kung',
    clubs: 'klöver kung',
  },
  ultimoCards: {
    pagat: 'pagat',
    'king-hearts': 'hjärter kung',
    'king-diamonds': 'ruter kung',
    'king-spades': 'spader kung',
    'king-clubs': 'klöver kung',
  },
  grades: words.grades,
} satisfies Translation<typeof da>;
