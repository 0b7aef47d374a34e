import { usualReasons } from '../../../src/words/de/names.js';
import type da from '../da/members.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  down: 'Die Verbindung ist weg',
  downText: 'Die Zahlen können veraltet sein. Sie kommen von selbst wieder.',
  more: 'Mehr zeigen',
  you: 'du',
  showTable: 'Zahlen als Tabelle zeigen',
  curveOf: '{{title}}. Die Zahlen stehen in der Tabelle unter der Kurve.',
  step: 'Schritt',
  open: 'Läuft',
  closed: 'Beendet',
  hand: 'Spiel {{number}}',
  hands_one: '{{count}} Spiel',
  hands_other: '{{count}} Spiele',
  honour: 'um die Ehre',
  rate: '{{amount}} pro Punkt',
  books: {
    'wolff-1899': 'Dänisches Tarock, Wolff 1899',
    'brix-1996': 'Dänisches Tarock, Brix 1996',
    'vlk-1970': 'Dänisches Tarock, VLK 1970',
    koenigrufen: 'Königrufen',
  },
  fineStates: {
    recorded: 'Eingetragen',
    disputed: 'Einspruch',
    upheld: 'Bleibt gültig',
    overturned: 'Aufgehoben',
  },
  disputeStates: {
    open: 'Offen',
    upheld: 'Die Strafe bleibt',
    upheldHand: 'Das Spiel bleibt',
    overturned: 'Stattgegeben',
    withdrawn: 'Zurückgezogen',
  },
  fineOf: '{{code}}, {{name}}',
  costs: {
    pots: '{{points}} in jeden Topf',
    'king-pot': '{{points}} in den Königstopf',
    'pagat-pot': '{{points}} in den Pagattopf',
    players: '{{points}} an jeden der anderen',
    kitty: '{{points}} in die Clubkasse',
    nothing: 'keine Zahlung',
  },
  usualReasons,
  secretary: 'Die Schriftführung',
  unclaimedOwner:
    'Du bist noch keinem Mitglied am Tisch zugeordnet. Wähle unter Mitglieder und Rollen, wer du bist.',
  unclaimed: 'Du bist noch keinem Mitglied am Tisch zugeordnet. Bitte den Vorsitz darum.',
} satisfies Translation<typeof da>;
