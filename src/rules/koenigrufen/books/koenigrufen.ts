import { points } from '../../points.js';
import type { KoenigrufenBook, Stake } from './book.js';
import { K1, K2, K3, K4, K5, K6 } from './readings.js';

const stake = (amount: number, place: string): Stake => ({
  points: points(amount),
  source: `koenigrufen, ${place}`,
});
const game = (amount: number, row: string): Stake => stake(amount, `Budtabell, ${row}`);
const figure = (amount: number, row: string): Stake => stake(amount, `Figurer, ${row}`);

/** The Swedish description of Königrufen, with its Budtabell and its table of figures. */
export const KOENIGRUFEN: KoenigrufenBook = {
  id: 'koenigrufen',
  title: 'Königrufen (in Swedish, after 2023)',
  tariff: {
    trischaken: game(1, 'Trischaken'),
    sechserdreier: game(3, 'Sechserdreier'),
    'sechserdreier-lost': game(6, 'Sechserdreier, förlust'),
    rufer: game(1, 'Rufer'),
    piccolo: game(2, 'Piccolo'),
    zwiccolo: game(2, 'Zwiccolo'),
    solorufer: game(2, 'Solorufer'),
    bettler: game(3, 'Bettler'),
    pagatrufer: game(1, 'Pagatrufer'),
    uhurufer: game(1, 'Uhurufer'),
    kakadurufer: game(1, 'Kakadurufer'),
    farbendreier: game(3, 'Farbendreier'),
    'farbendreier-lost-in-forehand': game(6, 'Farbendreier, förlust i förhand'),
    dreier: game(4, 'Dreier'),
    'piccolo-ouverte': game(5, 'Piccolo ouverte'),
    farbensolo: game(6, 'Farbensolo'),
    'farbensolo-lost-in-forehand': game(12, 'Farbensolo, förlust i förhand'),
    'bettler-ouverte': game(7, 'Bettler ouverte'),
    solodreier: game(8, 'Solodreier'),
    trull: figure(1, 'Trull, tyst'),
    'trull-declared': figure(2, 'Trull, dekl.'),
    'four-kings': figure(1, 'Fyra kungar, tyst'),
    'four-kings-declared': figure(2, 'Fyra kungar, dekl.'),
    grammeln: figure(1, 'Grammeln, tyst'),
    'grammeln-declared': figure(2, 'Grammeln, dekl.'),
    grossgrammeln: figure(1, 'Großgrammeln, tyst'),
    'grossgrammeln-declared': figure(2, 'Großgrammeln, dekl.'),
    'king-ultimo': figure(1, 'Kung ultimo, tyst'),
    'king-ultimo-declared': figure(2, 'Kung ultimo, dekl.'),
    'pagat-ultimo': figure(1, 'Pagat ultimo, tyst'),
    'pagat-ultimo-declared': figure(2, 'Pagat ultimo, dekl.'),
    uhu: figure(2, 'Uhu, tyst'),
    'uhu-declared': figure(4, 'Uhu, dekl.'),
    kakadu: figure(3, 'Kakadu, tyst'),
    'kakadu-declared': figure(6, 'Kakadu, dekl.'),
    valat: figure(4, 'Valat, tyst'),
    'valat-declared': figure(8, 'Valat, dekl.'),
  },
  conventions: {
    tiedLosers: 'pay-each-other',
    tooFewSuitCards: 'as-lost',
    lostBeforeKontra: true,
    soloruferTalonKing: 'figures-double',
    ownKingUltimo: true,
    silentBesideValat: 'net-of-losses',
  },
  readings: [K1, K2, K3, K4, K5, K6],
  sources: { insteadOfValat: 'koenigrufen, Vinst och förlust' },
};
