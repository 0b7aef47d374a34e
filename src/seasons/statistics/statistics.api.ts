import { readsAgain } from '../../platform/http/reference/operation.js';
import { CountedHandsPage } from './views/hands-behind.view.js';
import { CountedPointsPage } from './views/points-behind.view.js';
import { HeadToHeadView, WhoPaidWhomView } from './views/payments.view.js';
import { RecordsView } from './views/records.view.js';
import { TableNames } from './views/table-names.view.js';
import { StatisticsView } from './views/statistics.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

const EVENINGS =
  ' An evening counts from its closing on, and corrections of it at once. With `head` the same answer ' +
  'can be had for ever.';

const FILTER_REFUSALS = ['validation-failed'] as const;

/** The API reference of statistics. */
export const statisticsApi = {
  statistics: readsAgain({
    id: 'readStatistics',
    summary: 'The statistics of a member or of the club',
    description:
      'Hands, deals, points a hand, feats, meldinger, contracts, figures, cups and fines, each with how ' +
      'many it rests on and the name by which `statistics/hands` shows the hands that it counts.' +
      EVENINGS,
    of: [CLUB_ID],
    answer: {
      description: 'The statistics.',
      type: StatisticsView,
      headers: ['Head-ETag'],
    },
    refusals: ['member-not-found', 'season-not-found', ...FILTER_REFUSALS],
  }),
  hands: readsAgain({
    id: 'readCountedHands',
    summary: 'The hands behind a number',
    description:
      'The hands that a number of the statistics counts, one entry for each time it was counted. All ' +
      'pages together have as many as the number says; a page goes on as of the head of the first.' +
      EVENINGS,
    of: [CLUB_ID],
    answer: {
      description: 'A page of hands.',
      type: CountedHandsPage,
      headers: ['Head-ETag'],
    },
    refusals: ['member-not-found', 'season-not-found', 'not-allowed', ...FILTER_REFUSALS],
  }),
  points: readsAgain({
    id: 'readCountedPoints',
    summary: 'The hands behind points',
    description:
      'The hands in which points moved between two, or went into a cup and were won out of it: those of ' +
      'who paid whom and of the cups in the statistics. The sum of all pages is the number; a page has ' +
      'whole evenings and goes on as of the head of the first.' +
      EVENINGS,
    of: [CLUB_ID],
    answer: {
      description: 'A page of hands.',
      type: CountedPointsPage,
      headers: ['Head-ETag'],
    },
    refusals: ['member-not-found', 'season-not-found', ...FILTER_REFUSALS],
  }),
  tableNames: readsAgain({
    id: 'readTableNames',
    summary: 'The names of the tables',
    description: 'The tables at which evenings were played: the values of `table` in a filter.',
    of: [CLUB_ID],
    answer: {
      description: 'The names.',
      type: TableNames,
      headers: ['Head-ETag'],
    },
  }),
  records: readsAgain({
    id: 'readRecords',
    summary: 'The records of a member or of the club',
    description:
      'The largest cup, the largest hand, the longest evening and the rarest melding, each with the hand ' +
      'that it leads to; of a member their own ones.' +
      EVENINGS,
    of: [CLUB_ID],
    answer: {
      description: 'The records.',
      type: RecordsView,
      headers: ['Head-ETag'],
    },
    refusals: ['season-not-found', 'member-not-found', ...FILTER_REFUSALS],
  }),
  whoPaidWhom: readsAgain({
    id: 'readWhoPaidWhom',
    summary: 'Payments between members',
    description:
      'The payments of each member to each, by part. Points through a cup are shared among those who ' +
      'filled it; all sums are those of the evenings, and nothing is lost.' +
      EVENINGS,
    of: [CLUB_ID],
    answer: {
      description: 'The matrix.',
      type: WhoPaidWhomView,
      headers: ['Head-ETag'],
    },
    refusals: ['season-not-found', ...FILTER_REFUSALS],
  }),
  headToHead: readsAgain({
    id: 'readHeadToHead',
    summary: 'Two members beside each other',
    description:
      'The points of two members in the hands that both had cards in, their payments to each other, ' +
      'and how that ' +
      'went evening by evening. Below ten such hands only their number is given.' +
      EVENINGS,
    of: [CLUB_ID],
    answer: {
      description: 'The two.',
      type: HeadToHeadView,
      headers: ['Head-ETag'],
    },
    refusals: ['member-not-found', 'season-not-found', ...FILTER_REFUSALS],
  }),
};
