import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { readsAgain } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { STATISTICS, STATISTICS_OF_CLUB } from './examples.js';
import { CountedHandsPage } from './views/hands-behind.view.js';
import { CountedPointsPage } from './views/points-behind.view.js';
import { HeadToHeadView, WhoPaidWhomView } from './views/payments.view.js';
import { RecordsView } from './views/records.view.js';
import { TableNames } from './views/table-names.view.js';
import { StatisticsView } from './views/statistics.view.js';

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
    of: ['clubId'],
    answer: {
      description: 'The statistics.',
      type: StatisticsView,
      headers: ['Head-ETag'],
      examples: {
        member: namedExample('statistics-of-member', 'Karen, in the autumn', () => STATISTICS),
        club: namedExample('statistics-of-club', 'The club', () => STATISTICS_OF_CLUB),
      },
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
    of: ['clubId'],
    answer: {
      description: 'A page of hands.',
      type: CountedHandsPage,
      headers: ['Head-ETag'],
      examples: {
        page: namedExample('counted-hands', 'Two ultimos with the pagat', () => ({
          head: 214,
          hidden: [],
          figure: 'feat:ultimo-pagat',
          count: 2,
          hands: [
            {
              session: EXAMPLE.session,
              day: '2026-11-20',
              book: 'brix-1996',
              hand: 3,
              members: [EXAMPLE.karen],
              points: 46,
            },
            {
              session: EXAMPLE.session,
              day: '2026-11-20',
              book: 'brix-1996',
              hand: 11,
              members: [EXAMPLE.karen],
              points: 31,
            },
          ],
          next: null,
        })),
      },
    },
    refusals: ['member-not-found', 'season-not-found', 'not-allowed', ...FILTER_REFUSALS],
  }),
  points: readsAgain({
    id: 'readCountedPoints',
    summary: 'The hands behind points',
    description:
      'The hands in which points moved between two, or went into a cup and were won out of it: those of ' +
      'who paid whom and of the cups in the statistics. What all pages add up to is the number; a page ' +
      'has whole evenings and goes on as of the head of the first.' +
      EVENINGS,
    of: ['clubId'],
    answer: {
      description: 'A page of hands.',
      type: CountedPointsPage,
      headers: ['Head-ETag'],
      examples: {
        page: namedExample('counted-points', 'Into the king pot and out of it', () => ({
          head: 214,
          hidden: [],
          figure: 'between:king-pot',
          received: 45,
          paid: 30,
          hands: [
            {
              ...{ session: EXAMPLE.session, day: '2026-11-20', book: 'brix-1996', hand: 3 },
              ...{ members: [EXAMPLE.karen], received: 45, paid: 5 },
            },
            {
              ...{ session: EXAMPLE.session, day: '2026-11-20', book: 'brix-1996', hand: null },
              ...{ members: [EXAMPLE.karen], received: 0, paid: 25 },
            },
          ],
          next: null,
        })),
      },
    },
    refusals: ['member-not-found', 'season-not-found', ...FILTER_REFUSALS],
  }),
  tableNames: readsAgain({
    id: 'readTableNames',
    summary: 'The names of the tables',
    description: 'The tables at which evenings were played: what `table` of a filter can be.',
    of: ['clubId'],
    answer: {
      description: 'The names.',
      type: TableNames,
      headers: ['Head-ETag'],
      examples: {
        names: namedExample('table-names', 'Two tables', () => ({
          head: 214,
          names: ['Stuen', 'Køkkenet'],
        })),
      },
    },
  }),
  records: readsAgain({
    id: 'readRecords',
    summary: 'The records of the club',
    description:
      'The largest cup, the largest hand, the longest evening and the rarest melding, each with the hand ' +
      'that it leads to.' +
      EVENINGS,
    of: ['clubId'],
    answer: {
      description: 'The records.',
      type: RecordsView,
      headers: ['Head-ETag'],
      examples: {
        records: namedExample('records', 'The largest hand and the longest evening', () => ({
          head: 214,
          hidden: [],
          records: [
            {
              record: 'largest-hand',
              value: 96,
              name: null,
              session: EXAMPLE.session,
              day: '2026-11-20',
              hand: 7,
              members: [EXAMPLE.borge],
            },
            {
              record: 'longest-evening',
              value: 24,
              name: null,
              session: EXAMPLE.session,
              day: '2026-11-20',
              hand: 24,
              members: [EXAMPLE.karen, EXAMPLE.borge, EXAMPLE.else, EXAMPLE.aksel],
            },
          ],
        })),
      },
    },
    refusals: ['season-not-found', ...FILTER_REFUSALS],
  }),
  whoPaidWhom: readsAgain({
    id: 'readWhoPaidWhom',
    summary: 'Who paid whom',
    description:
      'What each paid each, and of what it is made. What went through a cup is shared among those who ' +
      'filled it; all sums are those of the evenings, and nothing is lost.' +
      EVENINGS,
    of: ['clubId'],
    answer: {
      description: 'The matrix.',
      type: WhoPaidWhomView,
      headers: ['Head-ETag'],
      examples: {
        matrix: namedExample('who-paid-whom', 'Two members', () => ({
          head: 214,
          hidden: [],
          evenings: 1,
          cupsShared: 'by-what-each-put-in',
          members: [EXAMPLE.karen, EXAMPLE.borge],
          cells: [
            {
              from: EXAMPLE.karen,
              to: EXAMPLE.borge,
              points: 12,
              parts: { counts: 4, meldinger: 8 },
            },
            {
              from: EXAMPLE.borge,
              to: EXAMPLE.karen,
              points: 30,
              parts: { counts: 10, ultimos: 10, cups: 10 },
            },
          ],
          sums: [
            { member: EXAMPLE.karen, paid: 12, received: 30, points: 18 },
            { member: EXAMPLE.borge, paid: 30, received: 12, points: -18 },
          ],
        })),
      },
    },
    refusals: ['season-not-found', ...FILTER_REFUSALS],
  }),
  headToHead: readsAgain({
    id: 'readHeadToHead',
    summary: 'Two members beside each other',
    description:
      'What two members got in the hands that both had cards in, what they paid each other, and how that ' +
      'went evening by evening. Below ten such hands it is only told how many there are.' +
      EVENINGS,
    of: ['clubId'],
    answer: {
      description: 'The two.',
      type: HeadToHeadView,
      headers: ['Head-ETag'],
      examples: {
        few: namedExample('head-to-head-few', 'Too few hands to say more', () => ({
          head: 214,
          hidden: [],
          members: [EXAMPLE.karen, EXAMPLE.borge],
          evenings: 1,
          hands: 7,
          least: 10,
          enough: false,
          points: null,
          net: null,
          paid: null,
          curve: null,
        })),
        enough: namedExample('head-to-head', 'Ten hands and more', () => ({
          head: 214,
          hidden: [],
          members: [EXAMPLE.karen, EXAMPLE.borge],
          evenings: 1,
          hands: 14,
          least: 10,
          enough: true,
          points: [22, -18],
          net: 18,
          paid: [
            {
              from: EXAMPLE.karen,
              to: EXAMPLE.borge,
              points: 12,
              parts: { counts: 4, meldinger: 8 },
            },
            {
              from: EXAMPLE.borge,
              to: EXAMPLE.karen,
              points: 30,
              parts: { counts: 10, ultimos: 10, cups: 10 },
            },
          ],
          curve: [
            { session: EXAMPLE.session, day: '2026-11-20', hands: 14, points: [22, -18], net: 18 },
          ],
        })),
      },
    },
    refusals: ['member-not-found', 'season-not-found', ...FILTER_REFUSALS],
  }),
};
