import type * as da from '../da/koenigrufen.js';

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
  'piccolo-ouverte': 'Piccolo ouverte',
  farbensolo: 'Farbensolo',
  'bettler-ouverte': 'Bettler ouverte',
  solodreier: 'Solodreier',
  bei: 'Bei',
};

export const figures: typeof da.figures = {
  trull: 'Trull',
  'four-kings': 'Fyra kungar',
  grammeln: 'Grammeln',
  grossgrammeln: 'Grossgrammeln',
  'king-ultimo': 'Kung ultimo',
  'pagat-ultimo': 'Pagat ultimo',
  uhu: 'Uhu',
  kakadu: 'Kakadu',
  valat: 'Valat',
};

/** What doubles a game. */
export const kontras = { kontra: 'kontra', rekontra: 'rekontra', subkontra: 'subkontra' };
