import type da from '../da/cards.js';
import type { Translation } from '../rooms.js';

export default {
  suits: { hearts: 'Herz', diamonds: 'Karo', spades: 'Pik', clubs: 'Treff' },
  suitSigns: { hearts: '♥', diamonds: '♦', spades: '♠', clubs: '♣' },
  courts: { king: 'König', queen: 'Dame', knight: 'Cavall', jack: 'Bube' },
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
  grades: { half: 'halb', full: 'voll', abundant: 'übervoll' },
} satisfies Translation<typeof da>;
