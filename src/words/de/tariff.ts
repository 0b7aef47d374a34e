import type { TariffWords } from '../tariff.js';
import { contracts, figures } from './koenigrufen.js';

/** The rows of the tariffs. */
export default {
  rows: {
    ...contracts,
    ...figures,
    foundation: 'Grundeinsatz',
    dealing: 'Fürs Geben',
    trumps: 'Zehn Tarock',
    trumpsStep: 'Jedes weitere Tarock',
    matadors: 'Drei Matadore',
    matadorsStep: 'Jeder weitere Matador',
    half: 'Halbe Meldung',
    full: 'Volle Meldung',
    abundant: 'Übervolle Meldung',
    kingLost: 'König verloren, an jeden',
    kingLostPot: 'König verloren, in den Topf',
    pagatLost: 'Pagat verloren, an jeden',
    pagatLostPot: 'Pagat verloren, in den Topf',
    pagatWon: 'Pagat gewinnt Stich',
    pagatUltimo: 'Pagat ultimo',
    kingUltimo: 'König ultimo',
    pagatBagud: 'Pagat bagud',
    kingBagud: 'König bagud',
    lastTrick: 'Letzter Stich',
    nolo: 'Nolo',
    tout: 'Tout',
    countUnit: 'Die Zählung wird gerundet auf',
    chip: 'Ein Jeton ist',
  },
  ways: { declared: 'angesagt', lost: 'verloren', 'lost-in-forehand': 'verloren in Vorhand' },
} satisfies TariffWords;
