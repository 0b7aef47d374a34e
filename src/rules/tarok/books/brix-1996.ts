import { points } from '../../points.js';
import type { TarokBook } from './book.js';
import { R4, R7, R10, R15 } from './readings.js';
import { citing } from './cite.js';

const { at, stake } = citing('brix-1996');

const FOUNDATION = 'Scoring 1, Foundation';
const DECLARING = 'Scoring 3, Declaring';
const IN_PLAY = 'Scoring 4, During play';
const MINOR = 'Irregularities, Minor';
const MAJOR = 'Irregularities, Major';
const IRRECOVERABLE = 'Irregularities, Irrecoverable';

const minor = { amount: points(5), what: 'minor' } as const;
const major = { amount: points(20), what: 'major' } as const;
const irrecoverable = {
  amount: points(40),
  what: 'irrecoverable: play is abandoned, a new player deals',
  abandons: 'always',
} as const;
const wrongMelding = {
  source: at(IRRECOVERABLE),
  choices: [irrecoverable],
  freeAfterHand: true,
} as const;

/** Jens Brix Christiansen's description of 21 May 1996, after Borch 1924. */
export const BRIX_1996: TarokBook = {
  id: 'brix-1996',
  title: 'Jens Brix Christiansen, Tarok (Danish), 1996',
  tariff: {
    foundation: stake(20, FOUNDATION),
    dealing: stake(5, 'Scoring 2, Dealing'),
    trumps: stake(10, DECLARING),
    trumpsStep: stake(5, DECLARING),
    matadors: stake(10, DECLARING),
    matadorsStep: stake(5, DECLARING),
    half: stake(5, DECLARING),
    full: stake(10, DECLARING),
    abundant: stake(15, DECLARING),
    kingLost: stake(5, IN_PLAY),
    kingLostPot: stake(5, IN_PLAY),
    pagatLost: stake(5, IN_PLAY),
    pagatLostPot: stake(5, IN_PLAY),
    pagatWon: stake(5, IN_PLAY),
    pagatUltimo: stake(45, 'Scoring 5, Pagat Ultimo'),
    kingUltimo: stake(40, 'Scoring 5, King Ultimo'),
    pagatBagud: stake(45, 'Scoring 5, Pagat Bagud'),
    kingBagud: stake(40, 'Scoring 5, King Bagud'),
    lastTrick: stake(20, 'Scoring 5, Last Trick'),
    nolo: stake(25, 'Scoring 5, Nolo'),
    tout: stake(85, 'Scoring 5, Tout'),
    countUnit: stake(5, 'Scoring 6, the count'),
    chip: stake(5, 'Players and Equipment, Chips'),
  },
  fines: {
    'cups-not-moved': { source: at(MINOR), choices: [minor], dealerOnly: true },
    // 'Wrong number of cards dealt in such a way that the cards must be redealt. (Same dealer)'
    misdeal: {
      source: at(MINOR),
      choices: [{ ...minor, dealtAgain: true }],
      dealerOnly: true,
    },
    'skat-error': { source: at(IRRECOVERABLE), choices: [irrecoverable], dealerOnly: true },
    'skat-not-laid': { source: at(IRRECOVERABLE), choices: [irrecoverable], dealerOnly: true },
    'melding-early': { source: at(MAJOR), choices: [major], melding: 'paid' },
    'melding-late': { ...wrongMelding, melding: 'not-paid' },
    'melding-omitted': { ...wrongMelding, melding: 'not-paid' },
    'melding-false': { ...wrongMelding, melding: 'paid-back' },
    revoke: {
      source: at(IRRECOVERABLE),
      choices: [irrecoverable, { amount: points(0), what: 'corrected without harm' }],
    },
    'lead-out-of-turn': { source: at(MAJOR), choices: [major] },
    'premature-lead': { source: at(MAJOR), choices: [major] },
    'premature-play': { source: at(MAJOR), choices: [major] },
    'fool-called-in-vain': { source: at(MAJOR), choices: [major] },
    'wrong-card-count': { source: at(IRRECOVERABLE), choices: [irrecoverable] },
    superficial: {
      source: at('Irregularities, Superficial'),
      choices: [{ amount: points(0), what: 'superficial' }],
    },
    other: {
      source: at('Irregularities, the players must agree on the severity'),
      choices: [minor, major, irrecoverable],
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
    refoundation: 'when-empty',
    counting: 'two-rounded',
    fiveNotCounting: 'outgoing-dealer',
    countBesideTout: true,
    barredWinner: 'paid-last-trick',
    pagatWonPaid: true,
    halfCavallerieNeedsKing: false,
    smallMatadors: false,
    liability: false,
    redealWithoutTrump: true,
    dealerMayDiscardPagat: true,
    dealerMayDiscardFoolForTout: true,
    abandonedDeal: 'next-player',
    oddPoints: 'in-chips',
    joining: 'share-of-pots',
    leaving: 'takes-share',
    leaverWouldDeal: 'passes-right',
  },
  readings: [R4, R7, R10, R15],
  sources: {
    count: at('Scoring 6, the count'),
    potTaken: at('Scoring 5, After the final trick'),
    potDoubled: at('Scoring 5, After the final trick'),
    liability: at('Scoring 5, After the final trick'),
    join: at('Logistics, The fourth player'),
    leave: at('house rules, R7'),
    split: at('Scoring 7, After the final hand'),
  },
};
