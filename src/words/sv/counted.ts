import type { Translation } from '../translation.js';
import type * as da from '../da/counted.js';

export const feats = {
  'last-trick': 'Sista sticket',
  'ultimo-pagat': 'Ultimo med pagaten',
  'ultimo-king-hearts': 'Ultimo med hjärter kung',
  'ultimo-king-diamonds': 'Ultimo med ruter kung',
  'ultimo-king-spades': 'Ultimo med spader kung',
  'ultimo-king-clubs': 'Ultimo med klöver kung',
  'bagud-pagat': 'Bagud med pagaten',
  'bagud-king-hearts': 'Bagud med hjärter kung',
  'bagud-king-diamonds': 'Bagud med ruter kung',
  'bagud-king-spades': 'Bagud med spader kung',
  'bagud-king-clubs': 'Bagud med klöver kung',
  'pagat-won': 'Pagat vann stick',
  'pagat-lost': 'Pagat förlorad',
  'king-lost-hearts': 'Hjärter kung förlorad',
  'king-lost-diamonds': 'Ruter kung förlorad',
  'king-lost-spades': 'Spader kung förlorad',
  'king-lost-clubs': 'Klöver kung förlorad',
  nolo: 'Nolo',
  tout: 'Tout',
  'tout-lost': 'Tout emot sig',
  'trischaken-lost': 'Trischaken förlorad',
  'trischaken-virgin': 'Jungfru i Trischaken',
} satisfies Translation<typeof da.feats>;

export const meldinger = {
  trumps: 'Taroker',
  matadors: 'Matadorer',
  'small-matadors': 'Små matadorer',
  'cavallerie-half': 'Halvt kavalleri',
  'cavallerie-full': 'Helt kavalleri',
  'cavallerie-abundant': 'Sprickfullt kavalleri',
  'kings-half': 'Halva kungar',
  'kings-full': 'Hela kungar',
  'kings-abundant': 'Sprickfulla kungar',
} satisfies Translation<typeof da.meldinger>;
