import { screen, signedIn } from './screen.js';

/** Seasons and their standings, each one line as those in router.tsx. */
export const seasonScreens = [
  screen(signedIn, '/clubs/$club/seasons', 'seasons', { label: 'seasons' }),
  // Before the season of an address, which would take its word for an id.
  screen(signedIn, '/clubs/$club/seasons/new', 'newSeason'),
  screen(signedIn, '/clubs/$club/seasons/before', 'carriedEvenings'),
  screen(signedIn, '/clubs/$club/seasons/$season', 'season'),
  screen(signedIn, '/clubs/$club/seasons/$season/change', 'changeSeason'),
  screen(signedIn, '/clubs/$club/seasons/$season/rule', 'changeRule'),
] as const;
