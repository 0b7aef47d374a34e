import { becomeMe } from '../api/people/me.js';
import { queryClient, whenSignedOut } from '../api/query-client.js';
import { Navigation } from '../routing/navigation.js';
import { askForStart } from '../screens/member-start/ask-for-start.js';
import { MemberStart } from '../screens/member-start/member-start.js';
import { disputeScreens } from './screens/dispute-screens.js';
import { moneyScreens } from './screens/money-screens.js';
import { ownMoneyScreens } from './screens/own-money-screens.js';
import { statisticsScreens } from './screens/statistics-screens.js';
import { askingFirst, open, screen, signedIn } from './screens/screen.js';
import { seasonScreens } from './screens/season-screens.js';

// A screen is one line: its address, its file, its words, and its place in the navigation, if any.
const openScreens = [
  screen(open, '/sign-in', async () => (await import('../screens/sign-in/sign-in.js')).SignIn),
  screen(open, '/setup', async () => (await import('../screens/setup/setup.js')).Setup),
  screen(open, '/invite', async () => (await import('../screens/invite/invite.js')).AcceptInvite),
  screen(open, '/reset', async () => (await import('../screens/reset/reset.js')).Reset),
  screen(
    open,
    '/certificate',
    async () => (await import('../screens/certificate/certificate.js')).Certificate,
  ),
  screen(open, '/pair', async () => (await import('../screens/pair/pair.js')).Pair),
] as const;

const signedInScreens = [
  screen(signedIn, '/', async () => (await import('../screens/clubs/clubs.js')).Clubs),
  screen(signedIn, '/account', async () => (await import('../screens/account/account.js')).Account),
  screen(
    signedIn,
    '/clubs/$club/start',
    async () => (await import('../screens/evening-start/evening-start.js')).EveningStart,
    { label: 'table', needs: 'record' },
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/table',
    async () => (await import('../screens/table/table.js')).TableScreen,
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/table/hand',
    async () => (await import('../screens/hand-entry/hand-screen.js')).HandScreen,
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/table/fine',
    async () => (await import('../screens/fine-entry/fine-screen.js')).FineScreen,
  ),
  // Not fetched by itself: it is what most open first, so it is in the app's one file.
  screen(askingFirst(signedIn, askForStart), '/clubs/$club', () => Promise.resolve(MemberStart), {
    label: 'club',
  }),
  screen(
    signedIn,
    '/clubs/$club/members/$member',
    async () => (await import('../screens/statement/statement.js')).Statement,
  ),
  screen(
    signedIn,
    '/clubs/$club/members/$member/sessions/$session',
    async () => (await import('../screens/statement/evening-account.js')).EveningAccount,
  ),
  screen(
    signedIn,
    '/clubs/$club/members/$member/fines',
    async () => (await import('../screens/own-fines/own-fines.js')).OwnFines,
  ),
  screen(
    signedIn,
    '/clubs/$club/members/$member/held',
    async () => (await import('../screens/held/held.js')).HeldScreen,
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions',
    async () => (await import('../screens/sessions/sessions.js')).Sessions,
    { label: 'sessions' },
  ),
  ...seasonScreens,
  ...statisticsScreens,
  screen(
    signedIn,
    '/clubs/$club/sessions/$session',
    async () => (await import('../screens/session/session.js')).Session,
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/rules',
    async () => (await import('../screens/rules/rules-page.js')).RulesPage,
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/in-short',
    async () => (await import('../screens/evening-page/evening-page.js')).EveningPage,
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/hands/$hand',
    async () => (await import('../screens/hand/hand.js')).Hand,
  ),
  ...disputeScreens,
  screen(
    signedIn,
    '/clubs/$club/wall',
    async () => (await import('../screens/wall/wall.js')).Wall,
    { label: 'wall' },
    true,
  ),
  screen(
    signedIn,
    '/clubs/$club/people',
    async () => (await import('../screens/people/people.js')).People,
    { label: 'people', needs: 'read-all' },
  ),
  screen(
    signedIn,
    '/clubs/$club/fines',
    async () => (await import('../screens/fines/fines.js')).Fines,
    { label: 'fines', needs: 'read-all' },
  ),
  screen(
    signedIn,
    '/clubs/$club/audit',
    async () => (await import('../screens/audit/audit.js')).Audit,
    { label: 'audit', needs: 'read-all' },
  ),
  screen(
    signedIn,
    '/clubs/$club/verification',
    async () => (await import('../screens/verification/verification.js')).Verification,
    { label: 'verification', needs: 'read-all' },
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/corrections/$hand',
    async () => (await import('../screens/corrections/correct-hand.js')).CorrectHand,
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/corrections/fine/$fine',
    async () => (await import('../screens/corrections/correct-fine.js')).CorrectFine,
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/corrections/seat/$step',
    async () => (await import('../screens/corrections/correct-seat.js')).CorrectSeat,
  ),
  screen(
    signedIn,
    '/clubs/$club/disputes',
    async () => (await import('../screens/disputes/disputes.js')).Disputes,
    { label: 'disputes', needs: 'read-all' },
  ),
  screen(
    signedIn,
    '/clubs/$club/disputes/$dispute/decide',
    async () => (await import('../screens/disputes/decide-dispute.js')).DecideDispute,
  ),
] as const;

const screens = [...openScreens, ...signedInScreens, ...moneyScreens, ...ownMoneyScreens] as const;

export const navigation = new Navigation(screens);

declare module '../routing/target.js' {
  interface Known {
    readonly paths: (typeof screens)[number]['path'];
  }
}

whenSignedOut(() => {
  becomeMe(queryClient, null);
  void navigation.again();
});
