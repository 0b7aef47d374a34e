/** The games of Königrufen. */
export const contracts = {
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

/** The figures of Königrufen. */
export const figures = {
  trull: 'Trull',
  'four-kings': 'Fire konger',
  grammeln: 'Grammeln',
  grossgrammeln: 'Grossgrammeln',
  'king-ultimo': 'Kongeultimo',
  'pagat-ultimo': 'Pagatultimo',
  uhu: 'Uhu',
  kakadu: 'Kakadu',
  valat: 'Valat',
};

/** What doubles a game. */
export const kontras = { kontra: 'kontra', rekontra: 'rekontra', subkontra: 'subkontra' };
