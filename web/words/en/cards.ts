import type da from '../da/cards.js';
import type { Translation } from '../rooms.js';

export default {
  suits: { hearts: 'hearts', diamonds: 'diamonds', spades: 'spades', clubs: 'clubs' },
  suitSigns: { hearts: '♥', diamonds: '♦', spades: '♠', clubs: '♣' },
  courts: { king: 'king', queen: 'queen', knight: 'knight', jack: 'jack' },
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
  grades: { half: 'half', full: 'full', abundant: 'abundant' },
} satisfies Translation<typeof da>;
