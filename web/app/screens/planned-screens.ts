import { screen, signedIn } from './screen.js';

/** Planned evenings, each one line as those in router.tsx. */
export const plannedScreens = [
  screen(signedIn, '/clubs/$club/evenings', 'plannedEvenings', { label: 'evenings' }),
  screen(signedIn, '/clubs/$club/evenings/$series/$planned', 'plannedEvening'),
] as const;
