import { IconTrophy } from '@tabler/icons-react';
import { screen, signedIn } from './screen.js';

/** Seasons and their standings, each one line as those in router.tsx. */
export const seasonScreens = [
  screen(
    signedIn,
    '/clubs/$club/seasons',
    async () => (await import('./season-files.js')).seasons(),
    ['seasons', 'members'],
    { label: 'seasons', icon: IconTrophy },
  ),
  // Before the season of an address, which would take its word for an id.
  screen(
    signedIn,
    '/clubs/$club/seasons/new',
    async () => (await import('./season-files.js')).newSeason(),
    ['season-forms', 'seasons', 'members', 'access', 'parts', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/seasons/$season',
    async () => (await import('./season-files.js')).season(),
    ['files', 'seasons', 'season-forms', 'members', 'parts', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/seasons/$season/change',
    async () => (await import('./season-files.js')).changeSeason(),
    ['season-forms', 'seasons', 'members', 'access', 'parts', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/seasons/$season/rule',
    async () => (await import('./season-files.js')).changeRule(),
    ['season-forms', 'seasons', 'access', 'parts', 'refusals'],
  ),
] as const;
