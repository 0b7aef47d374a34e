import type { STATISTICS_REASONS } from '../../../problems/statistics.js';
import type { SentencesOf } from '../../language.js';

export default {
  'season-has-its-days': () => 'A season has its own days. Choose the season or the days.',
  'no-such-days': () =>
    'The period is not valid: both days must exist, and the first must not be after the last.',
  'no-such-figure': ({ figure }) => `There is no figure called ${figure}.`,
  'figure-of-a-member': ({ figure }) =>
    `The figure ${figure} belongs to a member. Choose the member.`,
  'figure-of-a-season': ({ figure }) =>
    `The figure ${figure} belongs to a season. Choose the season.`,
  'two-members-needed': () => 'A head to head needs two different members.',
} satisfies SentencesOf<typeof STATISTICS_REASONS>;
