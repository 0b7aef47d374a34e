import { screen, signedIn } from './screen.js';

/** A member's own money, and settling up: each one line as those in router.tsx. */
export const ownMoneyScreens = [
  screen(
    signedIn,
    '/clubs/$club/my-money',
    async () => (await import('../screens/my-money/my-money.js')).MyMoney,
    ['my-money', 'settling-up', 'cash', 'sharing', 'members', 'parts', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/my-money/paid',
    async () => (await import('../screens/my-money/i-have-paid.js')).IHavePaid,
    ['my-money', 'cash', 'access', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/settling-up',
    async () => (await import('../screens/settling-up/plans.js')).Plans,
    ['settling-up', 'members', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/settling-up/new',
    async () => (await import('../screens/settling-up/new-plan.js')).NewPlan,
    ['settling-up', 'cash', 'parts', 'members', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/settling-up/plans/$plan',
    async () => (await import('../screens/settling-up/plan.js')).Plan,
    ['settling-up', 'cash', 'sharing', 'parts', 'members', 'refusals'],
  ),
] as const;
