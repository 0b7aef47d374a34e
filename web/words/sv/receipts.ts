import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/receipts.js';

export default {
  title: 'Kvitton',
  none: 'Inget kvitto är bifogat.',
  lacking: 'Saknar kvitto',
  onPaper: 'Kvitto på papper: {{receipt}}',
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
  onForm: {
    label: 'Foton eller PDF av kvittot',
    hint: 'Bifogas verifikatet när det är bokfört.',
    choose: 'Välj filer',
    clear: 'Ta bort valda filer',
    left: 'Verifikat {{label}} är bokfört, men kvittot skickades inte. Lägg till det här.',
  },
  years: 'Antal år som ett kvitto sparas',
  yearsHint: 'Efter räkenskapsåret, till årets slut. I Sverige och Österrike 7, i Danmark 5.',
  missing: 'Utan kvitto',
  filter: 'Kvitto',
} satisfies Translation<typeof da>;
