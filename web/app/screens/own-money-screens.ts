import { screen, signedIn } from './screen.js';

/** A member's own money, and settling up: each one line as those in router.tsx. */
export const ownMoneyScreens = [
  screen(
    signedIn,
    '/clubs/$club/my-money',
    async () => (await import('./own-money-files.js')).myMoney(),
    ['files', 'my-money', 'settling-up', 'cash', 'sharing', 'members', 'parts', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/my-money/paid',
    async () => (await import('./own-money-files.js')).iHavePaid(),
    ['my-money', 'cash', 'access', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/settling-up',
    async () => (await import('./own-money-files.js')).plans(),
    ['files', 'settling-up', 'members', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/settling-up/new',
    async () => (await import('./own-money-files.js')).newPlan(),
    ['settling-up', 'cash', 'parts', 'members', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/settling-up/plans/$plan',
    async () => (await import('./own-money-files.js')).plan(),
    ['settling-up', 'cash', 'sharing', 'parts', 'members', 'refusals'],
  ),
] as const;
