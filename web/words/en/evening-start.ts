import { BOOK_NAMES } from '../../../src/words/book-names.js';
import type da from '../da/evening-start.js';
import type { Translation } from '../rooms.js';

export default {
  title: 'New evening',
  open: 'In progress',
  goOn: 'To the table: {{date}}',
  who: 'Who is here?',
  whoHint: 'Tap in the order in which you sit: the next one sits to the right.',
  newMember: 'New member',
  newMemberName: 'Name',
  addMember: 'Add',
  full: 'At most five sit at a table.',
  noMembers: 'The club has no members yet.',
  seats: 'Seats',
  seatsHint: 'Drag a player to another seat, or tap the two who swap.',
  seatOf: '{{name}}, seat {{seat}}. Tap to swap seats, or use the arrow keys.',
  picked: '{{name}} is picked. Tap the one to swap with.',
  swapped: '{{one}} and {{other}} have swapped seats.',
  lots: 'Draw lots',
  lotsDrawn: 'Lots are drawn. {{name}} deals first.',
  nobodyYet: 'Choose the players first.',
  book: 'Rules',
  books: BOOK_NAMES,
  bookHints: {
    'wolff-1899': 'Tarok after Wolff: 3–4 players, all count exactly',
    'brix-1996': 'Tarok after Brix: 3–4 players, count to the nearest 5',
    'vlk-1970': 'Tarok after the VLK: 3–5 players, count to the nearest 5',
    koenigrufen: 'Austrian tarock: 4–5 players, no pots',
  },
  rate: 'A point is worth',
  honour: 'For honour',
  otherRate: 'Another amount',
  otherRateLabel: 'Amount in {{currency}}',
  dealer: 'First dealer',
  submit: 'Open the evening',
  opened: 'The evening is open.',
} satisfies Translation<typeof da>;
