/** The cards and holdings of both games. */
export default {
  suits: { hearts: 'hjerter', diamonds: 'ruder', spades: 'spar', clubs: 'klør' },
  suitSigns: { hearts: '♥', diamonds: '♦', spades: '♠', clubs: '♣' },
  courts: { king: 'konge', queen: 'dame', knight: 'kaval', jack: 'knægt' },
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
  grades: { half: 'halv', full: 'hel', abundant: 'sprøjtefuld' },
};
