import { screen, signedIn } from './screen.js';

/** The screens of disputes, each one line as those in router.tsx. */
export const disputeScreens = [
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/dispute/fine/$fine',
    async () => (await import('../../screens/dispute/raise-dispute.js')).RaiseDispute,
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/dispute/hand/$hand',
    async () => (await import('../../screens/dispute/raise-dispute.js')).RaiseDispute,
  ),
  screen(
    signedIn,
    '/clubs/$club/disputes/$dispute',
    async () => (await import('../../screens/dispute/dispute.js')).Dispute,
  ),
] as const;
