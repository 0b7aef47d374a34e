import type { Translation } from '../translation.js';
import type da from '../da/tarok.js';

/** What is held and declared in Tarok, in few words. */
export default {
  courts: { king: 'König', queen: 'Dame', knight: 'Cavall', jack: 'Bube' },
  grades: { half: 'halb', full: 'voll', abundant: 'übervoll' },
  made: {
    trumpsWith: '{{count}} Tarock mit',
    trumpsWithout: '{{count}} Tarock ohne',
    matadors: '{{count}} Matadore',
    'small-matadors': '{{count}} kleine Matadore',
    cavallerie: 'Kavallerie {{suit}}: {{grade}}',
    cavallerieHalf: 'Kavallerie {{suit}}: halb ohne {{missing}}',
    kings: 'Könige: {{grade}}',
    kingsHalf: 'Könige: halb ohne {{missing}}',
  },
} satisfies Translation<typeof da>;
