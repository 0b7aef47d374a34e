import { usualReasons } from '../../../src/words/sv/names.js';
import type da from '../da/members.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  down: 'Förbindelsen är borta',
  downText: 'Talen kan vara gamla. De uppdateras av sig själva när förbindelsen är tillbaka.',
  more: 'Visa fler',
  you: 'dig',
  showTable: 'Visa talen som tabell',
  curveOf: '{{title}}. Talen står i tabellen under kurvan.',
  step: 'Steg',
  open: 'Pågår',
  closed: 'Avslutad',
  hand: 'Giv {{number}}',
  hands_one: '{{count}} giv',
  hands_other: '{{count}} givar',
  honour: 'för äran',
  rate: '{{amount}} per poäng',
  books: {
    'wolff-1899': 'Dansk tarok, Wolff 1899',
    'brix-1996': 'Dansk tarok, Brix 1996',
    'vlk-1970': 'Dansk tarok, VLK 1970',
    koenigrufen: 'Königrufen',
  },
  fineStates: {
    recorded: 'Noterad',
    disputed: 'Invändning',
    upheld: 'Står fast',
    overturned: 'Upphävd',
  },
  disputeStates: {
    open: 'Öppen',
    upheld: 'Boten står fast',
    upheldHand: 'Given står fast',
    overturned: 'Bifallen',
    withdrawn: 'Tillbakadragen',
  },
  fineOf: '{{code}}, {{name}}',
  costs: {
    pots: '{{points}} i vardera koppen',
    'king-pot': '{{points}} i kungskoppen',
    'pagat-pot': '{{points}} i pagatkoppen',
    players: '{{points}} till var och en av de andra',
    kitty: '{{points}} till klubbkassan',
    nothing: 'ingen betalning',
  },
  usualReasons,
  secretary: 'Sekreteraren',
  unclaimedOwner:
    'Du är inte knuten till någon medlem vid bordet ännu. Välj under Medlemmar och roller vem du är.',
  unclaimed: 'Du är inte knuten till någon medlem vid bordet ännu. Be ordföranden om att bli det.',
} satisfies Translation<typeof da>;
