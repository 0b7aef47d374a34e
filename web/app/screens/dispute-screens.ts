import { screen, signedIn } from './screen.js';

/** The screens of disputes, each one line as those in router.tsx. */
export const disputeScreens = [
  screen(signedIn, '/clubs/$club/sessions/$session/dispute/fine/$fine', 'raiseDispute'),
  screen(signedIn, '/clubs/$club/sessions/$session/dispute/hand/$hand', 'raiseDispute'),
  screen(signedIn, '/clubs/$club/disputes/$dispute', 'dispute'),
] as const;
