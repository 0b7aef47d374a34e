import type { Translation } from '../translation.js';
import type da from '../da/tarok.js';

/** What is held and declared in Tarok, in few words. */
export default {
  courts: { king: 'king', queen: 'queen', knight: 'knight', jack: 'jack' },
  grades: { half: 'half', full: 'full', abundant: 'abundant' },
  made: {
    trumpsWith: '{{count}} trumps with',
    trumpsWithout: '{{count}} trumps without',
    matadors: '{{count}} matadors',
    'small-matadors': '{{count}} small matadors',
    cavallerie: '{{grade}} cavallerie {{suit}}',
    cavallerieHalf: 'half cavallerie {{suit}} without the {{missing}}',
    kings: '{{grade}} kings',
    kingsHalf: 'half kings without {{missing}}',
  },
} satisfies Translation<typeof da>;
