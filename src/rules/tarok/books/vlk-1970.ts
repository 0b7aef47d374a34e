import { points } from '../../points.js';
import type { TarokBook } from './book.js';
import { R2, R3, R4, R5, R6, R7, R9, R13, R15, R16, R17 } from './readings.js';
import { citing } from './cite.js';

const { at, stake } = citing('vlk-1970');

const MELDINGER = '15 Betaling for meldinger';
const PAGAT_IN_PLAY = '9.a Betaling under spillet, for pagaten';
const KING_IN_PLAY = '9.b Betaling under spillet, for konge';
const PLAY_ERROR = '11.d Ved fejl under spillet';
const WRONG_CARDS = '11.b Ved forkert antal kort';
const WRONG_MELDING = '4.g and 11.c Ved fejlmelding eller manglende melding';

/** 11.e: not owned up to before the next lead, it annuls the hand unless both others go on. */
const MAY_ANNUL = { abandons: 'may' } as const;
const discarded = {
  amount: points(40),
  what: 'the hand is discarded (spillet kasseres)',
  abandons: 'always',
} as const;
const inPlay20 = {
  source: at(PLAY_ERROR),
  choices: [{ amount: points(20), what: 'error in play', ...MAY_ANNUL }],
} as const;
const wrongMelding = {
  source: at(WRONG_MELDING),
  choices: [
    {
      amount: points(40),
      what: 'barred from ultimo on the cards that the melding concerned',
      bars: 'cards-concerned',
      ...MAY_ANNUL,
    },
  ],
} as const;

/** The booklet of Vestre Landsdelskommandos Tarokklub, edited by Bent Agger, 1970. */
export const VLK_1970: TarokBook = {
  id: 'vlk-1970',
  title: 'Vestre Landsdelskommandos Tarokklub, Kortfattet indføring i det ædle tarokspil, 1970',
  tariff: {
    foundation: stake(20, '3.b(5) Betaling ved start'),
    dealing: stake(5, '3.b(6) Betaling ved start'),
    trumps: stake(10, MELDINGER),
    trumpsStep: stake(5, MELDINGER),
    matadors: stake(10, MELDINGER),
    matadorsStep: stake(5, MELDINGER),
    half: stake(5, MELDINGER),
    full: stake(10, MELDINGER),
    abundant: stake(15, MELDINGER),
    kingLost: stake(5, KING_IN_PLAY),
    kingLostPot: stake(5, KING_IN_PLAY),
    pagatLost: stake(5, PAGAT_IN_PLAY),
    pagatLostPot: stake(5, PAGAT_IN_PLAY),
    pagatWon: stake(5, PAGAT_IN_PLAY),
    pagatUltimo: stake(45, '10.b(1) Pagatultimo'),
    kingUltimo: stake(40, '10.b(2) Kongeultimo'),
    pagatBagud: stake(45, '10.c(1) Pagatbagud'),
    kingBagud: stake(40, '10.c(2) Kongebagud'),
    lastTrick: stake(20, '10.d For at få sidste stik'),
    nolo: stake(25, '10.e For nolo'),
    tout: stake(85, '10.a For tout'),
    countUnit: stake(5, '10.f For tælling'),
    chip: stake(5, '1.e Jetons'),
  },
  fines: {
    'cups-not-moved': {
      source: at('3.b(6) Betaling ved start'),
      choices: [{ amount: points(5), what: 'the pots not moved before the dealer first leads' }],
      dealerOnly: true,
    },
    misdeal: {
      source: at('11.a Ved forkert kortgivning'),
      choices: [{ amount: points(5), what: 'dealt again by the next player', passesDeal: true }],
      dealerOnly: true,
      voidsDeal: true,
    },
    'skat-not-laid': { source: at(WRONG_CARDS), choices: [discarded], dealerOnly: true },
    'melding-early': {
      source: at('11.c Ved fejlmelding eller manglende melding'),
      choices: [{ amount: points(20), what: 'the melding is paid', ...MAY_ANNUL }],
      melding: 'paid',
    },
    'melding-late': { ...wrongMelding, melding: 'not-paid' },
    'melding-omitted': { ...wrongMelding, melding: 'not-paid' },
    'melding-false': { ...wrongMelding, melding: 'paid-back' },
    revoke: {
      source: at(PLAY_ERROR),
      choices: [{ amount: points(40), what: 'kulørsvigt', ...MAY_ANNUL }],
    },
    'lead-out-of-turn': inPlay20,
    'premature-lead': inPlay20,
    'premature-play': inPlay20,
    'fool-called-in-vain': {
      source: at('1.b Sciesen and 11.d'),
      choices: [{ amount: points(20), what: 'hurts nobody but its maker (11.e)' }],
    },
    'wrong-card-count': { source: at(WRONG_CARDS), choices: [discarded] },
    superficial: {
      source: at('11 Diverse bøderegler'),
      choices: [{ amount: points(0), what: 'put right without harm' }],
    },
    other: {
      source: at('11.e Annullering af spillet'),
      choices: [
        { amount: points(5), what: 'minor' },
        { amount: points(20), what: 'major', ...MAY_ANNUL },
        { amount: points(40), what: 'gravest', ...MAY_ANNUL },
      ],
      amountMustBeNamed: true,
    },
  },
  conventions: {
    mostPlayers: 5,
    fourthSitsOut: 'opposite-dealer',
    lastTrickBesideBagud: true,
    lastTrickBesideNolo: false,
    lastTrickBesideTout: false,
    bagudBesideTout: true,
    secondBagud: 'as-first-counted',
    refoundation: 'always',
    counting: 'two-rounded',
    fiveNotCounting: 'outgoing-dealer',
    countBesideTout: false,
    barredWinner: 'paid-last-trick',
    pagatWonPaid: true,
    halfCavallerieNeedsKing: false,
    smallMatadors: false,
    liability: false,
    redealWithoutTrump: false,
    dealerMayDiscardPagat: false,
    dealerMayDiscardFoolForTout: false,
    abandonedDeal: 'next-player',
    oddPoints: 'in-chips',
    joining: 'share-of-pots',
    leaving: 'takes-share',
    leaverWouldDeal: 'passes-right',
  },
  readings: [R2, R3, R4, R5, R6, R7, R9, R13, R15, R16, R17],
  sources: {
    count: at('10.f For tælling'),
    potTaken: at('10.b For ultimo'),
    potsTakenByTout: at('10.a For tout'),
    refoundation: at('10.b For ultimo, NB'),
    refoundationAfterTout: at('10.a For tout with 10.b For ultimo, NB'),
    potDoubled: at('10.c For at gå bagud'),
    liability: at('10.b For ultimo'),
    join: at('reading R6, after brix-1996, Logistics'),
    leave: at('reading R7'),
    split: at('12 Afslutning af et parti'),
  },
};
