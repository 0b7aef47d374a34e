import type da from '../da/undo.js';
import type { Translation } from '../rooms.js';

export default {
  do: {
    hand: 'Stryk giv {{number}}',
    fine: 'Upphäv boten till {{name}}',
    join: 'Ta tillbaka att {{name}} satte sig',
    leave: 'Ta tillbaka att {{name}} gick',
  },
  title: {
    hand: 'Stryka giv {{number}}?',
    fine: 'Upphäva boten till {{name}}?',
    join: 'Ta tillbaka att {{name}} satte sig?',
    leave: 'Ta tillbaka att {{name}} lämnade bordet?',
  },
  text: {
    hand: 'Given räknas som om den aldrig hade getts. I protokollet står den kvar med sitt nummer.',
    fine: 'Boten räknas som om den aldrig hade getts. I protokollet står den kvar.',
    join: '{{name}} sitter inte längre där, som om det inte hade hänt. Det står kvar i protokollet.',
    leave: '{{name}} sitter där igen, som om det inte hade hänt. Det står kvar i protokollet.',
  },
  paid: 'Detta betalades',
  back: 'Nu går det tillbaka',
  keep: {
    hand: 'Behåll given',
    fine: 'Behåll boten',
    join: 'Låt {{name}} sitta',
    leave: '{{name}} har gått',
  },
  confirm: {
    hand: 'Stryk giv {{number}}',
    fine: 'Upphäv boten',
    join: '{{name}} satte sig inte',
    leave: '{{name}} sitter kvar',
  },
  done: {
    hand: 'Giv {{number}} är struken',
    fine: 'Boten till {{name}} är upphävd',
    join: 'Att {{name}} satte sig är taget tillbaka',
    leave: 'Att {{name}} lämnade bordet är taget tillbaka',
  },
} satisfies Translation<typeof da>;
