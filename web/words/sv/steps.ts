import type da from '../da/steps.js';
import type { Translation } from '../../../src/words/translation.js';
import between from '../../../src/words/sv/steps.js';

/** What happens at the table: as it came last, while it waits to be sent, and taken back. */
export default {
  ...between,
  hand: {
    last: 'Giv {{number}}',
    waits: 'Giv {{number}}',
    do: 'Stryk giv {{number}}',
    title: 'Stryka giv {{number}}?',
    text: 'Given räknas som om den aldrig hade getts. I protokollet står den kvar med sitt nummer.',
    keep: 'Behåll given',
    confirm: 'Stryk giv {{number}}',
    done: 'Giv {{number}} är struken',
  },
  fine: {
    last: 'Bot till {{name}}',
    waits: 'Bot till {{name}}',
    do: 'Upphäv boten till {{name}}',
    title: 'Upphäva boten till {{name}}?',
    text: 'Boten räknas som om den aldrig hade getts. I protokollet står den kvar.',
    keep: 'Behåll boten',
    confirm: 'Upphäv boten',
    done: 'Boten till {{name}} är upphävd',
  },
  close: { last: 'Kvällen är avslutad', waits: 'Kvällen avslutas' },
  correction: { last: 'Något i kvällen är rättat', waits: 'Giv {{number}} rättas till din' },
  undo: { waits: 'Det senaste tas tillbaka' },
  paid: 'Detta betalades',
  back: 'Nu går det tillbaka',
  backNothing: 'Ingen får eller ger något.',
} satisfies Translation<typeof da>;
