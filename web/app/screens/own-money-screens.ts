import { screen, signedIn } from './screen.js';

/** A member's own money, and settling up: each one line as those in router.tsx. */
export const ownMoneyScreens = [
  screen(signedIn, '/clubs/$club/my-money', async () =>
    (await import('./own-money-files.js')).myMoney(),
  ),
  screen(signedIn, '/clubs/$club/my-money/paid', async () =>
    (await import('./own-money-files.js')).iHavePaid(),
  ),
  screen(signedIn, '/clubs/$club/settling-up', async () =>
    (await import('./own-money-files.js')).plans(),
  ),
  screen(signedIn, '/clubs/$club/settling-up/new', async () =>
    (await import('./own-money-files.js')).newPlan(),
  ),
  screen(signedIn, '/clubs/$club/settling-up/plans/$plan', async () =>
    (await import('./own-money-files.js')).plan(),
  ),
] as const;
