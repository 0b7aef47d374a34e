import { SUIT_SIGNS } from '../../../src/words/cards.js';
import type da from '../da/cards.js';
import type { Translation } from '../../../src/words/translation.js';
import words from '../../../src/words/en/tarok.js';

export default {
  suits: { hearts: 'hearts', diamonds: 'diamonds', spades: 'spades', clubs: 'clubs' },
  suitSigns: SUIT_SIGNS,
  courts: words.courts,
  kings: {
    hearts: 'king of hearts',
    diamonds: 'king of diamonds',
    spades: 'king of spades',
    clubs: 'king of clubs',
  },
  ultimoCards: {
    pagat: 'pagat',
    'king-hearts': 'king of hearts',
    'king-diamonds': 'king of diamonds',
    'king-spades': 'king of spades',
    'king-clubs': 'king of clubs',
  },
  grades: words.grades,
} satisfies Translation<typeof da>;
