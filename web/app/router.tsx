import { becomeMe } from '../api/people/me.js';
import { queryClient, whenSignedOut } from '../api/query-client.js';
import { Navigation } from '../routing/navigation.js';
import { askForStart } from '../screens/member-start/ask-for-start.js';
import { MemberStart } from '../screens/member-start/member-start.js';
import { bookScreens } from './screens/book-screens.js';
import { disputeScreens } from './screens/dispute-screens.js';
import { moneyScreens } from './screens/money-screens.js';
import { ownMoneyScreens } from './screens/own-money-screens.js';
import { plannedScreens } from './screens/planned-screens.js';
import { statisticsScreens } from './screens/statistics-screens.js';
import { orKeptTable, orRunningTable } from './screens/running-table.js';
import { askingFirst, open, screen, signedIn } from './screens/screen.js';
import { seasonScreens } from './screens/season-screens.js';

// A screen is one line: its address, its file (screens/screens.ts), and its place in the navigation, if any.
const openScreens = [
  screen(open, '/sign-in', 'signIn'),
  screen(open, '/setup', 'setup'),
  screen(open, '/invite', 'acceptInvite'),
  screen(open, '/reset', 'reset'),
  screen(open, '/certificate', 'certificate'),
  screen(open, '/pair', 'pair'),
  screen(open, '/parts', 'parts'),
  screen(open, '/try-a-hand', 'tryHand'),
  screen(open, '/club-rules', 'publicBook'),
] as const;

const signedInScreens = [
  screen(orKeptTable, '/', 'clubs'),
  screen(signedIn, '/account', 'account'),
  screen(signedIn, '/account/notifications', 'notifications'),
  screen(signedIn, '/shared', 'shared'),
  screen(orRunningTable, '/clubs/$club/start', 'eveningStart', { label: 'table', needs: 'record' }),
  screen(signedIn, '/clubs/$club/sessions/$session/table', 'tableScreen'),
  screen(signedIn, '/clubs/$club/sessions/$session/table/hand', 'handScreen'),
  screen(signedIn, '/clubs/$club/sessions/$session/table/fine', 'fineScreen'),
  // Not fetched by itself: it is what most open first, so it is in the app's one file.
  screen(askingFirst(orKeptTable, askForStart), '/clubs/$club', MemberStart, {
    label: 'club',
  }),
  screen(signedIn, '/clubs/$club/members/$member', 'statement'),
  screen(signedIn, '/clubs/$club/members/$member/sessions/$session', 'eveningAccount'),
  screen(signedIn, '/clubs/$club/members/$member/fines', 'ownFines'),
  screen(signedIn, '/clubs/$club/members/$member/held', 'heldScreen'),
  ...plannedScreens,
  screen(signedIn, '/clubs/$club/sessions', 'sessions', { label: 'sessions' }),
  ...seasonScreens,
  ...bookScreens,
  ...statisticsScreens,
  screen(signedIn, '/clubs/$club/sessions/$session', 'session'),
  screen(signedIn, '/clubs/$club/sessions/$session/rules', 'rulesPage'),
  screen(signedIn, '/clubs/$club/sessions/$session/in-short', 'eveningPage'),
  screen(signedIn, '/clubs/$club/sessions/$session/hands/$hand', 'hand'),
  screen(signedIn, '/clubs/$club/sessions/$session/hands/$hand/try', 'tryRecorded'),
  ...disputeScreens,
  screen(signedIn, '/clubs/$club/wall', 'wall', { label: 'wall' }, true),
  screen(signedIn, '/clubs/$club/people', 'people', { label: 'people', needs: 'read-all' }),
  screen(signedIn, '/clubs/$club/people/list', 'memberList'),
  screen(signedIn, '/clubs/$club/webhooks', 'webhooks'),
  screen(signedIn, '/clubs/$club/fines', 'fines', { label: 'fines', needs: 'read-all' }),
  screen(signedIn, '/clubs/$club/audit', 'audit', { label: 'audit', needs: 'read-all' }),
  screen(signedIn, '/clubs/$club/verification', 'verification', {
    label: 'verification',
    needs: 'verify',
  }),
  screen(signedIn, '/clubs/$club/sessions/$session/corrections/$hand', 'correctHand'),
  screen(signedIn, '/clubs/$club/sessions/$session/corrections/fine/$fine', 'correctFine'),
  screen(signedIn, '/clubs/$club/sessions/$session/corrections/seat/$step', 'correctSeat'),
  screen(signedIn, '/clubs/$club/disputes', 'disputes', { label: 'disputes', needs: 'read-all' }),
  screen(signedIn, '/clubs/$club/disputes/$dispute/decide', 'decideDispute'),
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
