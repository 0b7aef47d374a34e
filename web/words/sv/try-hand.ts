import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/try-hand.js';

export default {
  title: 'Prova en giv',
  intro:
    'Mata in en giv efter vilken bok ni vill och se vad den kostar och varför. Platserna heter A till E; ingenting antecknas.',
  brokenLink: 'Länken kan inte läsas. Här är ett tomt bord.',
  book: 'Bok',
  players: 'Spelare',
  dealer: 'Givare',
  copyLink: 'Kopiera länk till given',
  copied: 'Länken är kopierad. Den rymmer given och reglerna, och inga namn.',
  notCopied: 'Länken kunde inte kopieras. Kopiera adressen överst i webbläsaren.',
  clear: 'Rensa',
  ownBook: 'En klubbs egen bok efter {{book}}',
  beside: 'Samma giv efter en annan bok',
  besideWhich: 'Vilken bok?',
  unchanged: '{{book}}, oförändrad',
  notWhole: 'När given är komplett står båda böckernas räkning här.',
  notThere: 'Given kan inte spelas så efter den boken: {{why}}',
  party: 'Vem',
  above: 'Här',
  same: 'Båda böckerna kommer till samma sak.',
  different: 'De färgade raderna skiljer sig.',
  paymentsThere: 'Betalningarna efter {{book}}',
  byTheseRules: 'Prova en giv efter dessa regler',
  byOtherRules: 'Prova given efter andra regler',
} satisfies Translation<typeof da>;
