import type { Translation } from '../translation.js';
import type * as da from '../da/counted.js';

export const feats = {
  'last-trick': 'Letzter Stich',
  'ultimo-pagat': 'Ultimo mit dem Pagat',
  'ultimo-king-hearts': 'Ultimo mit dem Herz-König',
  'ultimo-king-diamonds': 'Ultimo mit dem Karo-König',
  'ultimo-king-spades': 'Ultimo mit dem Pik-König',
  'ultimo-king-clubs': 'Ultimo mit dem Treff-König',
  'bagud-pagat': 'Bagud mit dem Pagat',
  'bagud-king-hearts': 'Bagud mit dem Herz-König',
  'bagud-king-diamonds': 'Bagud mit dem Karo-König',
  'bagud-king-spades': 'Bagud mit dem Pik-König',
  'bagud-king-clubs': 'Bagud mit dem Treff-König',
  'pagat-won': 'Pagat gewann Stich',
  'pagat-lost': 'Pagat verloren',
  'king-lost-hearts': 'Herz-König verloren',
  'king-lost-diamonds': 'Karo-König verloren',
  'king-lost-spades': 'Pik-König verloren',
  'king-lost-clubs': 'Treff-König verloren',
  nolo: 'Nolo',
  tout: 'Tout',
  'tout-lost': 'Tout gegen sich',
  'trischaken-lost': 'Trischaken verloren',
  'trischaken-virgin': 'Jungfrau im Trischaken',
} satisfies Translation<typeof da.feats>;

export const meldinger = {
  trumps: 'Tarock',
  matadors: 'Matadore',
  'small-matadors': 'Kleine Matadore',
  'cavallerie-half': 'Halbe Kavallerie',
  'cavallerie-full': 'Volle Kavallerie',
  'cavallerie-abundant': 'Übervolle Kavallerie',
  'kings-half': 'Halbe Könige',
  'kings-full': 'Volle Könige',
  'kings-abundant': 'Übervolle Könige',
} satisfies Translation<typeof da.meldinger>;
