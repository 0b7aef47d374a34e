import { EXAMPLE } from './ids.js';

/** One of each kind, of both games. */
export const HANDS = {
  full: {
    dealer: EXAMPLE.karen,
    meldinger: [
      { player: EXAMPLE.karen, kind: 'trumps', count: 11, withPagat: true },
      { player: EXAMPLE.karen, kind: 'matadors', count: 4 },
      { player: EXAMPLE.borge, kind: 'cavallerie', suit: 'hearts', grade: 'full' },
    ],
    events: [
      { kind: 'king-lost', player: EXAMPLE.borge, suit: 'clubs' },
      { kind: 'pagat-won', player: EXAMPLE.karen },
    ],
    fines: [
      {
        player: EXAMPLE.aksel,
        code: 'lead-out-of-turn',
        stage: 'play',
        selfReported: false,
        reportedBy: EXAMPLE.borge,
        note: 'Led to the ninth trick.',
      },
    ],
    trickless: [],
    lastTrick: {
      winner: EXAMPLE.karen,
      ultimoCards: [{ player: EXAMPLE.borge, card: 'king-hearts' }],
      liable: null,
    },
    count: [
      { player: EXAMPLE.karen, points: 39 },
      { player: EXAMPLE.aksel, points: 15 },
    ],
  },
  nolo: { trickless: [EXAMPLE.else], lastTrick: { winner: EXAMPLE.borge, ultimoCards: [] } },
  abandoned: {
    fines: [{ player: EXAMPLE.else, code: 'skat-not-laid', stage: 'play', selfReported: true }],
    abandoned: true,
  },
  redeal: { fines: [{ player: EXAMPLE.aksel, code: 'misdeal', stage: 'deal' }], redeal: true },
  rufer: {
    game: 'koenigrufen',
    contract: 'rufer',
    declarer: EXAMPLE.karen,
    calledKing: 'hearts',
    kingHolder: EXAMPLE.else,
    announcements: [
      {
        figure: 'pagat-ultimo',
        player: EXAMPLE.karen,
        kontra: 'kontra',
        kontraBy: EXAMPLE.borge,
      },
    ],
    count: [{ side: 'declarer', points: '41/2' }],
    figures: [
      { figure: 'pagat-ultimo', player: EXAMPLE.karen },
      { figure: 'trull', side: 'declarer' },
    ],
  },
  piccolo: {
    game: 'koenigrufen',
    contract: 'piccolo',
    declarer: EXAMPLE.else,
    personalKontra: [{ player: EXAMPLE.borge, kontra: 'kontra' }],
    tricks: [{ player: EXAMPLE.else, tricks: 2 }],
  },
  trischaken: {
    game: 'koenigrufen',
    contract: 'trischaken',
    count: [
      { player: EXAMPLE.karen, points: '20/1' },
      { player: EXAMPLE.borge, blad: 0 },
      { player: EXAMPLE.else, points: '15' },
    ],
    virgins: [EXAMPLE.borge],
  },
};

/** The bodies of the evenings. */
export const EVENING_BODIES = {
  openSession: {
    'by-the-book': {
      book: 'brix-1996',
      rate: 10,
      seats: [EXAMPLE.karen, EXAMPLE.borge, EXAMPLE.else, EXAMPLE.aksel],
      firstDealer: EXAMPLE.karen,
    },
    'with-house-rules': {
      book: 'brix-1996',
      rate: 0,
      seats: [EXAMPLE.karen, EXAMPLE.borge, EXAMPLE.else, EXAMPLE.aksel],
      firstDealer: EXAMPLE.karen,
      houseRules: {
        readings: { R10: 'not-paid' },
        tariff: { lastTrick: 30 },
        fines: { 'lead-out-of-turn': 10 },
      },
    },
    koenigrufen: {
      book: 'koenigrufen',
      rate: 100,
      seats: [EXAMPLE.karen, EXAMPLE.borge, EXAMPLE.else, EXAMPLE.aksel],
      firstDealer: EXAMPLE.aksel,
    },
  },
  joinSession: { else: { player: EXAMPLE.else, seat: 2 } },
  leaveSession: { else: { player: EXAMPLE.else } },
  setDealer: { borge: { player: EXAMPLE.borge, reason: 'The misdeal passed the deal on.' } },
  recordHand: HANDS,
  previewHand: HANDS,
  recordFine: {
    other: {
      player: EXAMPLE.aksel,
      code: 'other',
      stage: 'after',
      reportedBy: EXAMPLE.karen,
      note: 'Looked into the skat of the hand before.',
      amount: 20,
      hand: 1,
    },
    small: { player: EXAMPLE.aksel, code: 'cups-not-moved', stage: 'deal', selfReported: true },
  },
};
