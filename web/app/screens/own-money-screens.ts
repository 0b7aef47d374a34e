import { screen, signedIn } from './screen.js';

/** A member's own money, and settling up: each one line as those in router.tsx. */
export const ownMoneyScreens = [
  screen(signedIn, '/clubs/$club/my-money', 'myMoney'),
  screen(signedIn, '/clubs/$club/my-money/paid', 'iHavePaid'),
  screen(signedIn, '/clubs/$club/settling-up', 'plans'),
  screen(signedIn, '/clubs/$club/settling-up/new', 'newPlan'),
  screen(signedIn, '/clubs/$club/settling-up/plans/$plan', 'plan'),
] as const;
