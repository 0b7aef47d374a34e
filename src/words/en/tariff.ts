import type { TariffWords } from '../tariff.js';
import { contracts, figures } from './koenigrufen.js';

/** The rows of the tariffs. */
export default {
  rows: {
    ...contracts,
    ...figures,
    foundation: 'Foundation',
    dealing: 'Dealing fee',
    trumps: 'Ten trumps',
    trumpsStep: 'Each further trump',
    matadors: 'Three matadors',
    matadorsStep: 'Each further matador',
    half: 'Half melding',
    full: 'Full melding',
    abundant: 'Abundant melding',
    kingLost: 'King lost, to each',
    kingLostPot: 'King lost, to the pot',
    pagatLost: 'Pagat lost, to each',
    pagatLostPot: 'Pagat lost, to the pot',
    pagatWon: 'Pagat wins a trick',
    pagatUltimo: 'Pagat ultimo',
    kingUltimo: 'King ultimo',
    pagatBagud: 'Pagat bagud',
    kingBagud: 'King bagud',
    lastTrick: 'Last trick',
    nolo: 'Nolo',
    tout: 'Tout',
    countUnit: 'The count is rounded to',
    chip: 'A chip is',
  },
  ways: { declared: 'declared', lost: 'lost', 'lost-in-forehand': 'lost in forehand' },
} satisfies TariffWords;
