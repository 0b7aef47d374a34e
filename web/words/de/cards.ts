import { SUIT_SIGNS } from '../../../src/words/cards.js';
import type da from '../da/cards.js';
import type { Translation } from '../../../src/words/translation.js';
import words from '../../../src/words/de/tarok.js';

export default {
  suits: { hearts: 'Herz', diamonds: 'Karo', spades: 'Pik', clubs: 'Treff' },
  suitSigns: SUIT_SIGNS,
  courts: words.courts,
  kings: {
    hearts: 'Herz-König',
    diamonds: 'Karo-König',
    spades: 'Pik-König',
    clubs: 'Treff-König',
  },
  ultimoCards: {
    pagat: 'Pagat',
    'king-hearts': 'Herz-König',
    'king-diamonds': 'Karo-König',
    'king-spades': 'Pik-König',
    'king-clubs': 'Treff-König',
  },
  grades: words.grades,
} satisfies Translation<typeof da>;
