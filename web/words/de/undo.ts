import type da from '../da/undo.js';
import type { Translation } from '../rooms.js';

export default {
  do: {
    hand: 'Spiel {{number}} streichen',
    fine: 'Strafe für {{name}} aufheben',
    join: 'Zurücknehmen, dass {{name}} sich gesetzt hat',
    leave: 'Zurücknehmen, dass {{name}} gegangen ist',
  },
  title: {
    hand: 'Spiel {{number}} streichen?',
    fine: 'Strafe für {{name}} aufheben?',
    join: 'Zurücknehmen, dass {{name}} sich gesetzt hat?',
    leave: 'Zurücknehmen, dass {{name}} den Tisch verlassen hat?',
  },
  text: {
    hand: 'Gerechnet wird, als wäre das Spiel nie gegeben worden. Im Protokoll bleibt es mit seiner Nummer stehen.',
    fine: 'Gerechnet wird, als wäre die Strafe nie gegeben worden. Im Protokoll bleibt sie stehen.',
    join: '{{name}} sitzt nicht mehr am Tisch, als wäre es nicht geschehen. Im Protokoll bleibt es stehen.',
    leave:
      '{{name}} sitzt wieder am Tisch, als wäre es nicht geschehen. Im Protokoll bleibt es stehen.',
  },
  paid: 'Bezahlt wurde',
  back: 'Jetzt geht zurück',
  keep: {
    hand: 'Spiel behalten',
    fine: 'Strafe behalten',
    join: '{{name}} bleibt am Tisch',
    leave: '{{name}} ist gegangen',
  },
  confirm: {
    hand: 'Spiel {{number}} streichen',
    fine: 'Strafe aufheben',
    join: '{{name}} hat sich nicht gesetzt',
    leave: '{{name}} bleibt sitzen',
  },
  done: {
    hand: 'Spiel {{number}} ist gestrichen',
    fine: 'Die Strafe für {{name}} ist aufgehoben',
    join: 'Zurückgenommen: {{name}} hat sich nicht gesetzt',
    leave: 'Zurückgenommen: {{name}} hat den Tisch nicht verlassen',
  },
} satisfies Translation<typeof da>;
