import type da from '../da/cards.js';
import type { Translation } from '../rooms.js';

export default {
  suits: { hearts: 'hjärter', diamonds: 'ruter', spades: 'spader', clubs: 'klöver' },
  suitSigns: { hearts: '♥', diamonds: '♦', spades: '♠', clubs: '♣' },
  courts: { king: 'kung', queen: 'dam', knight: 'kavall', jack: 'knekt' },
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
  grades: { half: 'halv', full: 'hel', abundant: 'sprickfull' },
} satisfies Translation<typeof da>;
