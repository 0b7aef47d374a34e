import {
  IconBook2,
  IconCalendar,
  IconCards,
  IconDeviceTv,
  IconGavel,
  IconHome,
  IconMessageQuestion,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react';
import { becomeMe } from '../api/people/me.js';
import { queryClient, whenSignedOut } from '../api/query-client.js';
import { Navigation } from '../routing/navigation.js';
import { askForStart } from '../screens/member-start/ask-for-start.js';
import { MemberStart } from '../screens/member-start/member-start.js';
import { disputeScreens } from './screens/dispute-screens.js';
import { moneyScreens } from './screens/money-screens.js';
import { ownMoneyScreens } from './screens/own-money-screens.js';
import { statisticsScreens } from './screens/statistics-screens.js';
import { orKeptTable, orRunningTable } from './screens/running-table.js';
import { askingFirst, open, screen, signedIn } from './screens/screen.js';
import { seasonScreens } from './screens/season-screens.js';

// A screen is one line: its address, its file, its words, and its place in the navigation, if any.
const openScreens = [
  screen(open, '/sign-in', async () => (await import('../screens/sign-in/sign-in.js')).SignIn, [
    'access',
  ]),
  screen(open, '/setup', async () => (await import('../screens/setup/setup.js')).Setup, ['access']),
  screen(open, '/invite', async () => (await import('../screens/invite/invite.js')).AcceptInvite, [
    'access',
  ]),
  screen(open, '/reset', async () => (await import('../screens/reset/reset.js')).Reset, ['access']),
  screen(
    open,
    '/certificate',
    async () => (await import('../screens/certificate/certificate.js')).Certificate,
    ['certificate', 'sharing'],
  ),
  screen(open, '/pair', async () => (await import('../screens/pair/pair.js')).Pair, ['access']),
] as const;

/** What the forms and both ways of a correction are said in. */
const CORRECTING = [
  'corrections',
  'outbox',
  'hand-entry',
  'tarok',
  'koenigrufen',
  'fine-entry',
  'cards',
  'parts',
  'payments',
  'refusals',
  'members',
  'steps',
] as const;

const signedInScreens = [
  screen(orKeptTable, '/', async () => (await import('../screens/clubs/clubs.js')).Clubs, [
    'clubs',
  ]),
  screen(
    signedIn,
    '/account',
    async () => (await import('../screens/account/account.js')).Account,
    ['access', 'certificate'],
  ),
  screen(
    orRunningTable,
    '/clubs/$club/start',
    async () => (await import('../screens/evening-start/evening-start.js')).EveningStart,
    [
      'evening-start',
      'house-rules',
      'access',
      'guests',
      'parts',
      'refusals',
      'fine-entry',
      'koenigrufen',
    ],
    { label: 'table', icon: IconCards, needs: 'record' },
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/table',
    async () => (await import('../screens/table/table.js')).TableScreen,
    ['table', 'steps', 'parts', 'payments', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/table/hand',
    async () => (await import('../screens/hand-entry/hand-screen.js')).HandScreen,
    [
      'hand-entry',
      'tarok',
      'koenigrufen',
      'fine-entry',
      'cards',
      'parts',
      'payments',
      'refusals',
      'outbox',
      'two-hands',
      'table',
      'steps',
    ],
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/table/fine',
    async () => (await import('../screens/fine-entry/fine-screen.js')).FineScreen,
    [
      'fine-entry',
      'hand-entry',
      'tarok',
      'cards',
      'parts',
      'payments',
      'refusals',
      'outbox',
      'two-hands',
    ],
  ),
  // Not fetched by itself: it is what most open first, so it is in the app's one file.
  screen(
    askingFirst(orKeptTable, askForStart),
    '/clubs/$club',
    () => Promise.resolve(MemberStart),
    ['member-start', 'news', 'members', 'payments', 'fine-entry'],
    { label: 'club', icon: IconHome },
  ),
  screen(
    signedIn,
    '/clubs/$club/members/$member',
    async () => (await import('../screens/statement/statement.js')).Statement,
    ['files', 'statement', 'members', 'payments', 'parts'],
  ),
  screen(
    signedIn,
    '/clubs/$club/members/$member/sessions/$session',
    async () => (await import('../screens/statement/evening-account.js')).EveningAccount,
    ['statement', 'members', 'payments'],
  ),
  screen(
    signedIn,
    '/clubs/$club/members/$member/fines',
    async () => (await import('../screens/own-fines/own-fines.js')).OwnFines,
    ['files', 'disputes', 'members', 'fine-entry', 'parts'],
  ),
  screen(
    signedIn,
    '/clubs/$club/members/$member/held',
    async () => (await import('../screens/held/held.js')).HeldScreen,
    ['held', 'members', 'access', 'parts', 'refusals', 'my-money', 'fine-entry'],
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions',
    async () => (await import('../screens/sessions/sessions.js')).Sessions,
    ['files', 'session', 'members'],
    { label: 'sessions', icon: IconCalendar },
  ),
  ...seasonScreens,
  ...statisticsScreens,
  screen(
    signedIn,
    '/clubs/$club/sessions/$session',
    async () => (await import('../screens/session/session.js')).Session,
    [
      'files',
      'session',
      'statement',
      'members',
      'payments',
      'cards',
      'fine-entry',
      'steps',
      'seasons',
      'parts',
    ],
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/rules',
    async () => (await import('../screens/rules/rules-page.js')).RulesPage,
    [
      'rules',
      'terms-tarok',
      'terms-koenigrufen',
      'house-rules',
      'fine-entry',
      'koenigrufen',
      'session',
      'members',
    ],
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/in-short',
    async () => (await import('../screens/evening-page/evening-page.js')).EveningPage,
    ['files', 'evening-page', 'session', 'members', 'payments', 'cards', 'parts'],
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/hands/$hand',
    async () => (await import('../screens/hand/hand.js')).Hand,
    ['session', 'members', 'payments', 'cards', 'tarok', 'fine-entry'],
  ),
  ...disputeScreens,
  screen(
    signedIn,
    '/clubs/$club/wall',
    async () => (await import('../screens/wall/wall.js')).Wall,
    ['wall', 'evening-page', 'session', 'seasons', 'members', 'payments', 'cards'],
    { label: 'wall', icon: IconDeviceTv },
    true,
  ),
  screen(
    signedIn,
    '/clubs/$club/people',
    async () => (await import('../screens/people/people.js')).People,
    ['people', 'guests', 'sharing', 'members', 'access', 'parts'],
    { label: 'people', icon: IconUsers, needs: 'read-all' },
  ),
  screen(
    signedIn,
    '/clubs/$club/fines',
    async () => (await import('../screens/fines/fines.js')).Fines,
    ['files', 'registers', 'members', 'fine-entry', 'parts'],
    { label: 'fines', icon: IconGavel, needs: 'read-all' },
  ),
  screen(
    signedIn,
    '/clubs/$club/audit',
    async () => (await import('../screens/audit/audit.js')).Audit,
    [
      'files',
      'refusals',
      'audit',
      'registers',
      'members',
      'payments',
      'fine-entry',
      'session',
      'cards',
      'tarok',
    ],
    { label: 'audit', icon: IconBook2, needs: 'read-all' },
  ),
  screen(
    signedIn,
    '/clubs/$club/verification',
    async () => (await import('../screens/verification/verification.js')).Verification,
    ['verification', 'sharing'],
    { label: 'verification', icon: IconShieldCheck, needs: 'read-all' },
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/corrections/$hand',
    async () => (await import('../screens/corrections/correct-hand.js')).CorrectHand,
    CORRECTING,
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/corrections/fine/$fine',
    async () => (await import('../screens/corrections/correct-fine.js')).CorrectFine,
    CORRECTING,
  ),
  screen(
    signedIn,
    '/clubs/$club/sessions/$session/corrections/seat/$step',
    async () => (await import('../screens/corrections/correct-seat.js')).CorrectSeat,
    CORRECTING,
  ),
  screen(
    signedIn,
    '/clubs/$club/disputes',
    async () => (await import('../screens/disputes/disputes.js')).Disputes,
    ['files', 'registers', 'disputes', 'members', 'fine-entry'],
    { label: 'disputes', icon: IconMessageQuestion, needs: 'read-all' },
  ),
  screen(
    signedIn,
    '/clubs/$club/disputes/$dispute/decide',
    async () => (await import('../screens/disputes/decide-dispute.js')).DecideDispute,
    [...CORRECTING, 'disputes'],
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
