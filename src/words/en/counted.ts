import type { Translation } from '../translation.js';
import type * as da from '../da/counted.js';

export const feats = {
  'last-trick': 'Last trick',
  'ultimo-pagat': 'Ultimo with the pagat',
  'ultimo-king-hearts': 'Ultimo with the king of hearts',
  'ultimo-king-diamonds': 'Ultimo with the king of diamonds',
  'ultimo-king-spades': 'Ultimo with the king of spades',
  'ultimo-king-clubs': 'Ultimo with the king of clubs',
  'bagud-pagat': 'Bagud with the pagat',
  'bagud-king-hearts': 'Bagud with the king of hearts',
  'bagud-king-diamonds': 'Bagud with the king of diamonds',
  'bagud-king-spades': 'Bagud with the king of spades',
  'bagud-king-clubs': 'Bagud with the king of clubs',
  'pagat-won': 'Pagat won a trick',
  'pagat-lost': 'Pagat lost',
  'king-lost-hearts': 'King of hearts lost',
  'king-lost-diamonds': 'King of diamonds lost',
  'king-lost-spades': 'King of spades lost',
  'king-lost-clubs': 'King of clubs lost',
  nolo: 'Nolo',
  tout: 'Tout',
  'tout-lost': 'Tout suffered',
  'trischaken-lost': 'Trischaken lost',
  'trischaken-virgin': 'Virgin in Trischaken',
} satisfies Translation<typeof da.feats>;

export const meldinger = {
  trumps: 'Trumps',
  matadors: 'Matadors',
  'small-matadors': 'Small matadors',
  'cavallerie-half': 'Half cavallerie',
  'cavallerie-full': 'Full cavallerie',
  'cavallerie-abundant': 'Abundant cavallerie',
  'kings-half': 'Half kings',
  'kings-full': 'Full kings',
  'kings-abundant': 'Abundant kings',
} satisfies Translation<typeof da.meldinger>;
