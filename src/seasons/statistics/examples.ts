import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { shareOf } from '../../standings/sums/share.js';
import type { StatisticsView } from './views/statistics.view.js';
import { counted } from './view-sum.js';

const number = (figure: string, count: number) => ({ figure, count });
const count = (figure: string, made: number, of: number) => ({
  ...counted({ kind: 'hands' }, shareOf(made, of)),
  figure,
});

const KAREN = {
  member: EXAMPLE.karen,
  evenings: 1,
  hands: 18,
  points: 22,
  pointsAHand: 122,
  money: 1650,
};

/** A member's statistics: an evening of Tarok. */
export const STATISTICS: StatisticsView = {
  head: 214,
  hidden: [],
  member: EXAMPLE.karen,
  currency: 'DKK',
  evenings: number('evenings', 1),
  hands: number('hands', 18),
  deals: number('dealt', 6),
  points: 22,
  pointsAHand: 122,
  money: 1650,
  feats: [
    { name: 'last-trick', ...count('feat:last-trick', 7, 18) },
    { name: 'ultimo-pagat', ...count('feat:ultimo-pagat', 2, 18) },
  ],
  meldinger: [{ name: 'trumps', ...count('melding:trumps', 4, 18) }],
  contracts: [],
  figures: [],
  partners: [],
  cups: [
    {
      cup: 'pagat-pot',
      won: count('cup:pagat-pot', 1, 18),
      figure: 'between:pagat-pot',
      got: 45,
      filled: 30,
    },
  ],
  fines: [
    {
      code: 'revoke',
      all: count('fine:revoke', 1, 1),
      points: 20,
      ends: [{ end: 'stands', ...count('fine:revoke:stands', 1, 1) }],
    },
  ],
  members: [KAREN],
};

/** The club's, as one sees them who may not see money and fines of others. */
export const STATISTICS_OF_CLUB: StatisticsView = {
  ...STATISTICS,
  hidden: ['money', 'fines'],
  member: null,
  hands: number('hands', 24),
  deals: number('dealt', 24),
  points: null,
  pointsAHand: null,
  money: null,
  members: [{ ...KAREN, money: null }],
};
