import { screen, signedIn } from './screen.js';

/** The screens of the statistics, each one line as those in router.tsx. */
export const statisticsScreens = [
  screen(
    signedIn,
    '/clubs/$club/statistics',
    async () => (await import('../../screens/statistics/statistics.js')).Statistics,
    { label: 'statistics' },
  ),
  screen(
    signedIn,
    '/clubs/$club/statistics/hands',
    async () => (await import('../../screens/statistics/hands/hands.js')).CountedHands,
  ),
  screen(
    signedIn,
    '/clubs/$club/statistics/records',
    async () => (await import('../../screens/records/records.js')).Records,
  ),
  screen(
    signedIn,
    '/clubs/$club/statistics/who-paid-whom',
    async () => (await import('../../screens/who-paid-whom/who-paid-whom.js')).WhoPaidWhomScreen,
  ),
  screen(
    signedIn,
    '/clubs/$club/statistics/head-to-head',
    async () => (await import('../../screens/head-to-head/head-to-head.js')).HeadToHeadScreen,
  ),
] as const;
