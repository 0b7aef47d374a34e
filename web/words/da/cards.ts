import { SUIT_SIGNS } from '../../../src/words/cards.js';
import words from '../../../src/words/da/tarok.js';

/** The cards and holdings of both games. */
export default {
  suits: { hearts: 'hjerter', diamonds: 'ruder', spades: 'spar', clubs: 'klør' },
  suitSigns: SUIT_SIGNS,
  courts: words.courts,
  kings: {
    hearts: 'hjerter konge',
    diamonds: 'ruder konge',
    spades: 'spar konge',
    clubs: 'klør konge',
  },
  ultimoCards: {
    pagat: 'pagat',
    'king-hearts': 'hjerter konge',
    'king-diamonds': 'ruder konge',
    'king-spades': 'spar konge',
    'king-clubs': 'klør konge',
  },
  grades: words.grades,
};
