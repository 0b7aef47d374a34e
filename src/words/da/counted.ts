import type { FeatKey, MeldingKey } from '../../rules/tally.js';

/** What is counted of hands. */
export const feats = {
  'last-trick': 'Sidste stik',
  'ultimo-pagat': 'Ultimo med pagaten',
  'ultimo-king-hearts': 'Ultimo med hjerter konge',
  'ultimo-king-diamonds': 'Ultimo med ruder konge',
  'ultimo-king-spades': 'Ultimo med spar konge',
  'ultimo-king-clubs': 'Ultimo med klør konge',
  'bagud-pagat': 'Bagud med pagaten',
  'bagud-king-hearts': 'Bagud med hjerter konge',
  'bagud-king-diamonds': 'Bagud med ruder konge',
  'bagud-king-spades': 'Bagud med spar konge',
  'bagud-king-clubs': 'Bagud med klør konge',
  'pagat-won': 'Pagat vandt stik',
  'pagat-lost': 'Pagat tabt',
  'king-lost-hearts': 'Hjerter konge tabt',
  'king-lost-diamonds': 'Ruder konge tabt',
  'king-lost-spades': 'Spar konge tabt',
  'king-lost-clubs': 'Klør konge tabt',
  nolo: 'Nolo',
  tout: 'Tout',
  'tout-lost': 'Tout imod sig',
  'trischaken-lost': 'Trischaken tabt',
  'trischaken-virgin': 'Ingen stik i trischaken',
} satisfies Readonly<Record<FeatKey, string>>;

export const meldinger = {
  trumps: 'Tarokker',
  matadors: 'Matadorer',
  'small-matadors': 'Små matadorer',
  'cavallerie-half': 'Halv kavaleri',
  'cavallerie-full': 'Hel kavaleri',
  'cavallerie-abundant': 'Sprøjtefuld kavaleri',
  'kings-half': 'Halve konger',
  'kings-full': 'Hele konger',
  'kings-abundant': 'Sprøjtefulde konger',
} satisfies Readonly<Record<MeldingKey, string>>;
