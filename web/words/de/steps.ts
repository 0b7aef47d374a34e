import type da from '../da/steps.js';
import type { Translation } from '../../../src/words/translation.js';
import between from '../../../src/words/de/steps.js';

/** What happens at the table: as it came last, while it waits to be sent, and taken back. */
export default {
  ...between,
  hand: {
    last: 'Spiel {{number}}',
    waits: 'Spiel {{number}}',
    do: 'Spiel {{number}} streichen',
    title: 'Spiel {{number}} streichen?',
    text: 'Gerechnet wird, als wäre das Spiel nie gegeben worden. Im Protokoll bleibt es mit seiner Nummer stehen.',
    keep: 'Spiel behalten',
    confirm: 'Spiel {{number}} streichen',
    done: 'Spiel {{number}} ist gestrichen',
  },
  fine: {
    last: 'Strafe für {{name}}',
    waits: 'Strafe für {{name}}',
    do: 'Strafe für {{name}} aufheben',
    title: 'Strafe für {{name}} aufheben?',
    text: 'Gerechnet wird, als wäre die Strafe nie gegeben worden. Im Protokoll bleibt sie stehen.',
    keep: 'Strafe behalten',
    confirm: 'Strafe aufheben',
    done: 'Die Strafe für {{name}} ist aufgehoben',
  },
  close: { last: 'Der Abend ist beendet', waits: 'Der Abend wird beendet' },
  correction: {
    last: 'Am Abend wurde etwas korrigiert',
    waits: 'Spiel {{number}} wird zu deinem korrigiert',
  },
  undo: { waits: 'Das Letzte wird zurückgenommen' },
  paid: 'Bezahlt wurde',
  back: 'Jetzt geht zurück',
  backNothing: 'Niemand bekommt oder gibt etwas.',
} satisfies Translation<typeof da>;
