import type * as da from '../da/koenigrufen.js';

/** Nouns keep their capital within a sentence. */
export const contracts: typeof da.contracts = {
  trischaken: 'Trischaken',
  sechserdreier: 'Sechserdreier',
  rufer: 'Rufer',
  piccolo: 'Piccolo',
  zwiccolo: 'Zwiccolo',
  solorufer: 'Solorufer',
  bettler: 'Bettler',
  pagatrufer: 'Pagatrufer',
  uhurufer: 'Uhurufer',
  kakadurufer: 'Kakadurufer',
  farbendreier: 'Farbendreier',
  dreier: 'Dreier',
  'piccolo-ouverte': 'Piccolo ouvert',
  farbensolo: 'Farbensolo',
  'bettler-ouverte': 'Bettler ouvert',
  solodreier: 'Solodreier',
  bei: 'Bei',
};

export const figures: typeof da.figures = {
  trull: 'Trull',
  'four-kings': 'Vier Könige',
  grammeln: 'Grammeln',
  grossgrammeln: 'Großgrammeln',
  'king-ultimo': 'König ultimo',
  'pagat-ultimo': 'Pagat ultimo',
  uhu: 'Uhu',
  kakadu: 'Kakadu',
  valat: 'Valat',
};

/** The figures as they stand within a sentence. */
export const figuresWithin: typeof da.figures = { ...figures, 'four-kings': 'vier Könige' };

/** What doubles a game. */
export const kontras = { kontra: 'Kontra', rekontra: 'Rekontra', subkontra: 'Subkontra' };
