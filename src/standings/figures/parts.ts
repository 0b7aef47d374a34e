import type { EveningPosting } from '../../evening/posting.js';
import type { Reason } from '../../rules/payment.js';

/** The parts of payments between players, as groups of a table. */
export const PARTS = [
  'counts',
  'meldinger',
  'ultimos',
  'tricks',
  'games',
  'figures',
  'fines',
  'cups',
] as const;
export type Part = (typeof PARTS)[number];

const GAME: Part = 'games';

/** Whatever goes into a cup reaches a player as `cups`, whatever it was paid for (`cups.ts`). */
const PART_OF: Readonly<Record<Reason, Part>> = {
  foundation: 'cups',
  dealing: 'cups',
  'pot-taken': 'cups',
  'pot-doubled': 'cups',
  'pot-replaced': 'cups',
  'pot-split': 'cups',
  joining: 'cups',
  leaving: 'cups',
  trumps: 'meldinger',
  matadors: 'meldinger',
  'small-matadors': 'meldinger',
  cavallerie: 'meldinger',
  kings: 'meldinger',
  'melding-paid-back': 'meldinger',
  'king-lost': 'tricks',
  'pagat-lost': 'tricks',
  'pagat-won': 'tricks',
  tout: 'tricks',
  nolo: 'tricks',
  'last-trick': 'tricks',
  'pagat-ultimo': 'ultimos',
  'king-ultimo': 'ultimos',
  'pagat-bagud': 'ultimos',
  'king-bagud': 'ultimos',
  fine: 'fines',
  'taken-card-refunded': 'fines',
  count: 'counts',
  'count-short': 'counts',
  trischaken: GAME,
  sechserdreier: GAME,
  rufer: GAME,
  piccolo: GAME,
  zwiccolo: GAME,
  solorufer: GAME,
  bettler: GAME,
  pagatrufer: GAME,
  uhurufer: GAME,
  kakadurufer: GAME,
  farbendreier: GAME,
  dreier: GAME,
  'piccolo-ouverte': GAME,
  farbensolo: GAME,
  'bettler-ouverte': GAME,
  solodreier: GAME,
  trull: 'figures',
  'four-kings': 'figures',
  grammeln: 'figures',
  grossgrammeln: 'figures',
  uhu: 'figures',
  kakadu: 'figures',
};

/** The part that a payment from one player to another belongs to. Both games have ultimos: the stage distinguishes them. */
export function partOf({ reason, stage }: Pick<EveningPosting, 'reason' | 'stage'>): Part {
  if (stage === 'figures') return 'figures';
  return reason === 'session-settled' ? 'cups' : PART_OF[reason];
}
