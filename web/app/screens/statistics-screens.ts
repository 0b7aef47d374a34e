import { IconChartBar } from '@tabler/icons-react';
import type { Wanted } from '../../words/i18n.js';
import { screen, signedIn } from './screen.js';

/** The words of every page of the statistics. */
const WORDS: readonly Wanted[] = [
  'statistics',
  'registers',
  'members',
  'payments',
  'fine-entry',
  'files',
  'parts',
];

/** The screens of the statistics, each one line as those in router.tsx. */
export const statisticsScreens = [
  screen(
    signedIn,
    '/clubs/$club/statistics',
    async () => (await import('../../screens/statistics/statistics.js')).Statistics,
    WORDS,
    { label: 'statistics', icon: IconChartBar },
  ),
  screen(
    signedIn,
    '/clubs/$club/statistics/hands',
    async () => (await import('../../screens/statistics/hands/hands.js')).CountedHands,
    WORDS,
  ),
  screen(
    signedIn,
    '/clubs/$club/statistics/records',
    async () => (await import('../../screens/records/records.js')).Records,
    WORDS,
  ),
  screen(
    signedIn,
    '/clubs/$club/statistics/who-paid-whom',
    async () => (await import('../../screens/who-paid-whom/who-paid-whom.js')).WhoPaidWhomScreen,
    [...WORDS, 'who-paid-whom'],
  ),
  screen(
    signedIn,
    '/clubs/$club/statistics/head-to-head',
    async () => (await import('../../screens/head-to-head/head-to-head.js')).HeadToHeadScreen,
    [...WORDS, 'who-paid-whom'],
  ),
] as const;
