import type { Translation } from '../translation.js';
import type da from '../da/tarok.js';

/** What is held and declared in Tarok, in few words. */
export default {
  courts: { king: 'kung', queen: 'dam', knight: 'kavall', jack: 'knekt' },
  grades: { half: 'halv', full: 'hel', abundant: 'sprickfull' },
  made: {
    trumpsWith: '{{count}} taroker med',
    trumpsWithout: '{{count}} taroker utan',
    matadors: '{{count}} matadorer',
    'small-matadors': '{{count}} små matadorer',
    cavallerie: 'kavalleri {{suit}}: {{grade}}',
    cavallerieHalf: 'kavalleri {{suit}}: halv utan {{missing}}',
    kings: 'kungar: {{grade}}',
    kingsHalf: 'kungar: halv utan {{missing}}',
  },
} satisfies Translation<typeof da>;
