import { BOOK_NAMES } from '../../../src/words/book-names.js';
import type da from '../da/evening-start.js';
import type { Translation } from '../rooms.js';

export default {
  title: 'Neuer Abend',
  open: 'Läuft',
  goOn: 'Zum Tisch: {{date}}',
  who: 'Wer ist da?',
  whoHint: 'Tippt in der Reihenfolge, in der ihr sitzt: Die nächste Person sitzt rechts.',
  newMember: 'Neues Mitglied',
  newMemberName: 'Name',
  addMember: 'Hinzufügen',
  full: 'An einem Tisch sitzen höchstens fünf.',
  noMembers: 'Der Club hat noch keine Mitglieder.',
  toMembers: 'Mitglieder hinzufügen',
  askForMembers: 'Bitte den Vorsitz oder die Schriftführung, sie hinzuzufügen.',
  seats: 'Plätze',
  seatsHint: 'Zieh jemanden auf einen anderen Platz, oder tippe auf zwei, die tauschen.',
  seatOf: '{{name}}, Platz {{seat}}. Zum Tauschen tippen oder die Pfeiltasten benutzen.',
  picked: '{{name}} ist gewählt. Tippe auf die Person, mit der getauscht wird.',
  swapped: '{{one}} und {{other}} haben die Plätze getauscht.',
  lots: 'Auslosen',
  lotsDrawn: 'Es ist ausgelost. {{name}} gibt zuerst.',
  nobodyYet: 'Wähle zuerst, wer spielt.',
  book: 'Regeln',
  books: BOOK_NAMES,
  bookHints: {
    'wolff-1899': 'Dänisches Tarock nach Emil Wolff: zu dritt oder viert, alle zählen genau',
    'brix-1996':
      'Dänisches Tarock nach Brix Christiansen: zu dritt oder viert, Zählung auf 5 gerundet',
    'vlk-1970': 'Dänisches Tarock nach VLK: zu dritt bis fünft, Zählung auf 5 gerundet',
    koenigrufen: 'Österreichisches Tarock: zu viert oder fünft, ohne Töpfe',
  },
  rate: 'Ein Punkt ist wert',
  honour: 'Um die Ehre',
  otherRate: 'Anderer Betrag',
  otherRateLabel: 'Betrag in {{currency}}',
  dealer: 'Erster Geber',
  submit: 'Abend eröffnen',
  opened: 'Der Abend ist eröffnet.',
} satisfies Translation<typeof da>;
