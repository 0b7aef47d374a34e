import type { TariffWords } from '../tariff.js';
import { contracts, figures } from './koenigrufen.js';

/** The rows of the tariffs. */
export default {
  rows: {
    ...contracts,
    ...figures,
    foundation: 'Grundinsats',
    dealing: 'För given',
    trumps: 'Tio taroker',
    trumpsStep: 'Varje tarok till',
    matadors: 'Tre matadorer',
    matadorsStep: 'Varje matador till',
    half: 'Halv meldning',
    full: 'Hel meldning',
    abundant: 'Sprickfull meldning',
    kingLost: 'Kung förlorad, till var och en',
    kingLostPot: 'Kung förlorad, till koppen',
    pagatLost: 'Pagat förlorad, till var och en',
    pagatLostPot: 'Pagat förlorad, till koppen',
    pagatWon: 'Pagat vinner stick',
    pagatUltimo: 'Pagat ultimo',
    kingUltimo: 'Kung ultimo',
    pagatBagud: 'Pagat bagud',
    kingBagud: 'Kung bagud',
    lastTrick: 'Sista sticket',
    nolo: 'Nolo',
    tout: 'Tout',
    countUnit: 'Räkningen avrundas till',
    chip: 'En jetong är',
  },
  ways: { declared: 'deklarerad', lost: 'förlorad', 'lost-in-forehand': 'förlorad i förhand' },
} satisfies TariffWords;
