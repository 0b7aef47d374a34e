import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/cash-given.js';

/** Records between two members. */
export default {
  what: 'Vad hände?',
  as: {
    paid: {
      do: 'En medlem betalade en annan',
      from: 'Vem som betalade',
      to: 'Vem som fick pengarna',
    },
    'taken-over': {
      do: 'En medlem tar över en annans skuld',
      from: 'Vems skuld',
      to: 'Vem som tar över den',
    },
    given: {
      do: 'En medlem ger en annan av sitt tillgodohavande',
      from: 'Vem som ger',
      to: 'Vem som får',
    },
  },
  member: 'Medlem',
  before: 'Saldo före',
  after: 'Saldo efter',
  settles: 'Den avtalade överföringen på {{money}} mellan de två är därmed betald.',
  agreedMore:
    'De två har avtalat en överföring på {{money}}. Bokför hela beloppet, eller annullera den först.',
} satisfies Translation<typeof da>;
