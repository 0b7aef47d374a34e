import { screen, signedIn } from './screen.js';

/** Seasons and their standings, each one line as those in router.tsx. */
export const seasonScreens = [
  screen(
    signedIn,
    '/clubs/$club/seasons',
    async () => (await import('./season-files.js')).seasons(),
    { label: 'seasons' },
  ),
  // Before the season of an address, which would take its word for an id.
  screen(signedIn, '/clubs/$club/seasons/new', async () =>
    (await import('./season-files.js')).newSeason(),
  ),
  screen(signedIn, '/clubs/$club/seasons/$season', async () =>
    (await import('./season-files.js')).season(),
  ),
  screen(signedIn, '/clubs/$club/seasons/$season/change', async () =>
    (await import('./season-files.js')).changeSeason(),
  ),
  screen(signedIn, '/clubs/$club/seasons/$season/rule', async () =>
    (await import('./season-files.js')).changeRule(),
  ),
] as const;
