import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/cash-given.js';

/** Records between two members. */
export default {
  what: 'Was ist geschehen?',
  as: {
    paid: {
      do: 'Ein Mitglied hat ein anderes bezahlt',
      from: 'Wer gezahlt hat',
      to: 'Wer das Geld bekam',
    },
    'taken-over': {
      do: 'Ein Mitglied übernimmt die Schuld eines anderen',
      from: 'Wessen Schuld',
      to: 'Wer sie übernimmt',
    },
    given: {
      do: 'Ein Mitglied gibt einem anderen von seinem Guthaben',
      from: 'Wer gibt',
      to: 'Wer bekommt',
    },
  },
  member: 'Mitglied',
  before: 'Saldo vorher',
  after: 'Saldo nachher',
  settles: 'Die vereinbarte Überweisung von {{money}} zwischen den beiden ist damit bezahlt.',
  agreedMore:
    'Die beiden haben eine Überweisung von {{money}} vereinbart. Den ganzen Betrag buchen oder sie zuerst stornieren.',
} satisfies Translation<typeof da>;
