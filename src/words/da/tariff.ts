import type { TariffWords } from '../tariff.js';
import { contracts, figures } from './koenigrufen.js';

/** The rows of the tariffs. */
export default {
  rows: {
    ...contracts,
    ...figures,
    foundation: 'Fundering',
    dealing: 'For at give',
    trumps: 'Ti tarokker',
    trumpsStep: 'Hver tarok mere',
    matadors: 'Tre matadorer',
    matadorsStep: 'Hver matador mere',
    half: 'Halv melding',
    full: 'Hel melding',
    abundant: 'Sprøjtefuld melding',
    kingLost: 'Konge tabt, til hver',
    kingLostPot: 'Konge tabt, til koppen',
    pagatLost: 'Pagat tabt, til hver',
    pagatLostPot: 'Pagat tabt, til koppen',
    pagatWon: 'Pagat vinder stik',
    pagatUltimo: 'Pagatultimo',
    kingUltimo: 'Kongeultimo',
    pagatBagud: 'Pagat bagud',
    kingBagud: 'Konge bagud',
    lastTrick: 'Sidste stik',
    nolo: 'Nolo',
    tout: 'Tout',
    countUnit: 'Tællingen rundes til',
    chip: 'En jeton er',
  },
  ways: { declared: 'meldt', lost: 'tabt', 'lost-in-forehand': 'tabt i forhånd' },
} satisfies TariffWords;
