/** What is held and declared in Tarok, in few words. */
export default {
  courts: { king: 'konge', queen: 'dame', knight: 'kaval', jack: 'knægt' },
  grades: { half: 'halv', full: 'hel', abundant: 'sprøjtefuld' },
  made: {
    trumpsWith: '{{count}} tarokker med',
    trumpsWithout: '{{count}} tarokker uden',
    matadors: '{{count}} matadorer',
    'small-matadors': '{{count}} små matadorer',
    cavallerie: 'kavaleri {{suit}}: {{grade}}',
    cavallerieHalf: 'kavaleri {{suit}}: halv uden {{missing}}',
    kings: 'konger: {{grade}}',
    kingsHalf: 'konger: halv uden {{missing}}',
  },
};
