import { BOOK_NAMES } from '../../../src/words/book-names.js';
import type da from '../da/evening-start.js';
import type { Translation } from '../rooms.js';

export default {
  title: 'Ny kväll',
  open: 'Pågår',
  goOn: 'Till bordet: {{date}}',
  who: 'Vilka är här?',
  whoHint: 'Tryck i den ordning ni sitter: nästa sitter till höger.',
  newMember: 'Ny medlem',
  newMemberName: 'Namn',
  addMember: 'Lägg till',
  full: 'Högst fem får plats vid ett bord.',
  noMembers: 'Klubben har inga medlemmar ännu.',
  seats: 'Platser',
  seatsHint: 'Dra en spelare till en annan plats, eller tryck på två som ska byta.',
  seatOf: '{{name}}, plats {{seat}}. Tryck för att byta plats, eller använd piltangenterna.',
  picked: '{{name}} är vald. Tryck på den som platsen ska bytas med.',
  swapped: '{{one}} och {{other}} har bytt plats.',
  lots: 'Lotta',
  lotsDrawn: 'Lotten är dragen. {{name}} ger först.',
  nobodyYet: 'Välj spelarna först.',
  book: 'Regler',
  books: BOOK_NAMES,
  bookHints: {
    'wolff-1899': 'Dansk tarok efter Emil Wolff: 3–4 spelare, alla räknar exakt',
    'brix-1996': 'Dansk tarok efter Brix Christiansen: 3–4 spelare, räkning till närmaste 5',
    'vlk-1970': 'Dansk tarok efter VLK: 3–5 spelare, räkning till närmaste 5',
    koenigrufen: 'Österrikisk tarok: 4–5 spelare, inga koppar',
  },
  rate: 'En poäng är värd',
  honour: 'För äran',
  otherRate: 'Annat belopp',
  otherRateLabel: 'Belopp i {{currency}}',
  dealer: 'Första givare',
  submit: 'Öppna kvällen',
  opened: 'Kvällen är öppnad.',
} satisfies Translation<typeof da>;
