import { screen, signedIn } from './screen.js';

/** The screens of the statistics, each one line as those in router.tsx. */
export const statisticsScreens = [
  screen(signedIn, '/clubs/$club/statistics', 'statistics', { label: 'statistics' }),
  screen(signedIn, '/clubs/$club/statistics/hands', 'countedHands'),
  screen(signedIn, '/clubs/$club/statistics/records', 'records'),
  screen(signedIn, '/clubs/$club/statistics/who-paid-whom', 'whoPaidWhomScreen'),
  screen(signedIn, '/clubs/$club/statistics/head-to-head', 'headToHeadScreen'),
] as const;
