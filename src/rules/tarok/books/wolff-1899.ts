import { points } from '../../points.js';
import type { TarokBook } from './book.js';
import { R1, R3, R4, R6, R7, R8, R11, R12, R13, R14, R15, R17 } from './readings.js';
import { citing } from './cite.js';

const { at, stake } = citing('wolff-1899');

const TRUMP_MELDING = '§4 Meldingen, 1. Af tarokker';
const COURT_MELDING = '§4 Meldingen, 2. Af Herreblade';
const GENERAL = '§5 Almindelige Regler';
const PAGAT_POT = '§7 Spillets Formål, Pagatpuljen';
const KING_POT = '§7 Spillets Formål, Kongepuljen';
const PLAY = '§6 Spillet';

const BARRED = { bars: 'ultimo' } as const;
const lowestClass = { amount: points(5), what: 'of the lowest class' } as const;
const playedTooSoon = { source: at(PLAY), choices: [lowestClass] } as const;
const nothingForMelding = {
  source: at('§4 Meldingen'),
  choices: [
    { amount: points(0), what: 'nothing for the melding, and barred from ultimo', ...BARRED },
  ],
  melding: 'not-paid',
} as const;
const duty = {
  source: at('§4 Meldingen, ens pligt at melde'),
  choices: [{ amount: points(5), what: 'when caught; barred from ultimo', ...BARRED }],
  freeIfSelfReported: true,
} as const;

/** Emil Wolff, Tarok. Et Bidrag til Fremme af ensartede Regler og fælles Spillemaade, 1899. */
export const WOLFF_1899: TarokBook = {
  id: 'wolff-1899',
  title: 'Emil Wolff, Tarok, København 1899',
  tariff: {
    foundation: stake(20, '§2 Kortene og kortgivning'),
    dealing: stake(5, '§2 Kortene og kortgivning'),
    trumps: stake(10, TRUMP_MELDING),
    trumpsStep: stake(5, TRUMP_MELDING),
    matadors: stake(10, TRUMP_MELDING),
    matadorsStep: stake(5, TRUMP_MELDING),
    half: stake(5, COURT_MELDING),
    full: stake(10, COURT_MELDING),
    abundant: stake(15, COURT_MELDING),
    kingLost: stake(5, GENERAL),
    kingLostPot: stake(5, GENERAL),
    pagatLost: stake(5, GENERAL),
    pagatLostPot: stake(5, GENERAL),
    pagatWon: stake(5, GENERAL),
    pagatUltimo: stake(45, PAGAT_POT),
    kingUltimo: stake(40, KING_POT),
    pagatBagud: stake(45, PAGAT_POT),
    kingBagud: stake(40, KING_POT),
    lastTrick: stake(10, GENERAL),
    nolo: stake(26, '§5 Almindelige Regler and §11 Nolo'),
    tout: stake(85, '§12 Tout'),
    countUnit: stake(1, GENERAL),
    chip: stake(1, '§2 Kortene og kortgivning, Jetons'),
  },
  fines: {
    'cups-not-moved': {
      source: at('§2 Kortene og kortgivning'),
      choices: [{ amount: points(10), what: 'the fine of 5, and the stake of 5 once more' }],
      dealerOnly: true,
    },
    misdeal: {
      source: at('§2 Kortene og kortgivning'),
      // 'maa Kortene gives om, i saa fald betaler man 5 i Bøde til hver af Kopperne, hvis man ikke
      // foretrækker at lade Kortgivningen gaa fra sig'
      choices: [
        { amount: points(5), what: 'and deals again', dealtAgain: true },
        { amount: points(0), what: 'forfeits the deal', passesDeal: true },
      ],
      dealerOnly: true,
      givenBackIfDeckFaulty: true,
    },
    'skat-error': {
      source: at('§3 Ecarteringen'),
      choices: [{ amount: points(20), what: 'and barred from ultimo', ...BARRED }],
      dealerOnly: true,
    },
    'melding-early': nothingForMelding,
    'melding-late': nothingForMelding,
    'melding-omitted': { ...duty, melding: 'not-paid' },
    'melding-false': { ...duty, melding: 'paid-back' },
    revoke: {
      source: at('§5 Almindelige Regler, Svigter man farve'),
      choices: [{ amount: points(20), what: 'and barred from ultimo', ...BARRED }],
      refundsTakenCard: true,
    },
    'lead-out-of-turn': playedTooSoon,
    'premature-lead': playedTooSoon,
    'premature-play': playedTooSoon,
    'fool-called-in-vain': {
      source: at('§10 Scusen, forgæves Opraab'),
      choices: [{ amount: points(20), what: 'a fee for what was learnt' }],
    },
    'wrong-card-count': {
      source: at('§6 Spillet, urigtige kort'),
      choices: [
        { amount: points(20), what: 'barred from ultimo and from the last trick', ...BARRED },
      ],
      losesLastTrick: true,
    },
    miscount: {
      source: at('§5 Almindelige Regler, Protest'),
      choices: [{ amount: points(5), what: 'the one who had counted wrongly' }],
    },
    superficial: {
      source: at('§4 Meldingen, straks retter det'),
      choices: [{ amount: points(0), what: 'put right without giving anything away' }],
    },
    other: {
      source: at('§5 Almindelige Regler, the classes of fines'),
      choices: [lowestClass, { amount: points(20), what: 'of the highest class', ...BARRED }],
      amountMustBeNamed: true,
    },
  },
  conventions: {
    mostPlayers: 4,
    fourthSitsOut: 'opposite-dealer',
    lastTrickBesideBagud: false,
    lastTrickBesideNolo: false,
    lastTrickBesideTout: false,
    bagudBesideTout: true,
    secondBagud: 'as-first-counted',
    refoundation: 'always',
    counting: 'all-exact',
    shortCountsStand: true,
    fiveNotCounting: 'outgoing-dealer',
    countBesideTout: true,
    barredWinner: 'paid-last-trick',
    pagatWonPaid: true,
    halfCavallerieNeedsKing: false,
    smallMatadors: false,
    liability: true,
    redealWithoutTrump: true,
    dealerMayDiscardPagat: true,
    dealerMayDiscardFoolForTout: true,
    abandonedDeal: 'next-player',
    oddPoints: 'in-chips',
    joining: 'share-of-pots',
    leaving: 'takes-share',
    leaverWouldDeal: 'passes-right',
  },
  readings: [R1, R3, R4, R6, R7, R8, R11, R12, R13, R14, R15, R17],
  sources: {
    count: at(GENERAL),
    potTaken: at('§7 Spillets Formål'),
    potsTakenByTout: at('§12 Tout'),
    refoundation: at('§7 Spillets Formål'),
    refoundationAfterTout: at('§12 Tout with §7 Spillets Formål'),
    potDoubled: at('§7 Spillets Formål'),
    liability: at('§6 Spillet'),
    premiumBorne: {
      play: at('§6 Spillet'),
      melding: at('§4 Meldingen and §6 Spillet'),
    },
    join: at('reading R6, after brix-1996, Logistics'),
    leave: at('reading R7'),
    split: at('§2 Kortene og kortgivning, Når spillet sluttes'),
  },
};
