import type { STATISTICS_REASONS } from '../../../problems/statistics.js';
import type { SentencesOf } from '../../language.js';

export default {
  'season-has-its-days': () => 'A season has its own days. Choose the season or the days.',
  'no-such-days': () =>
    'The period is none: both days must exist, and the first must not come after the last.',
  'no-such-figure': ({ figure }) => `There is no number called ${figure}.`,
  'figure-of-a-member': ({ figure }) =>
    `The number ${figure} is that of a member. Choose the member.`,
  'figure-of-a-season': ({ figure }) =>
    `The number ${figure} is that of a season. Choose the season.`,
  'two-members-needed': () => 'It takes two different members to stand head to head.',
} satisfies SentencesOf<typeof STATISTICS_REASONS>;
