import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/receipts.js';

export default {
  title: 'Kvitton',
  none: 'Inget kvitto är bifogat.',
  photo: 'Bild',
  pdf: 'PDF',
  attached: 'Bifogat {{day}} av {{by}}',
  also: 'Samma fil är också bifogad verifikat {{labels}}.',
  removed: '{{called}} togs bort {{day}} av {{by}}.',
  add: 'Lägg till kvitto',
  again: 'Skicka igen',
  done: 'Kvittot är bifogat.',
  remove: {
    title: 'Ta bort kvittot?',
    do: 'Ta bort',
    why: 'Varför tas det bort?',
    whyHint: 'Det står kvar i protokollet.',
    text: 'Filen raderas. Bara dess fingeravtryck finns kvar i protokollet.',
    done: 'Kvittot är borttaget.',
  },
  missing: 'Utan kvitto',
  filter: 'Kvitto',
} satisfies Translation<typeof da>;
