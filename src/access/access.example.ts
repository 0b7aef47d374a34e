import { EXAMPLE, atMinute } from '../platform/http/reference/example-ids.js';
import { namedExample } from '../platform/http/reference/schema-parts.js';
import type { Role } from '../people/roles.js';
import type {
  DeviceView,
  InviteView,
  LinkView,
  MembershipView,
  MeView,
  ProgramTokenView,
  SignedInView,
} from './access.view.js';

/** Karen, who owns the club, Børge, whom she invites, and what they see of its access. */

export const KAREN = 'karen@example.org';
export const BORGE = 'borge@example.org';
export const PASSWORD = 'kopper paa bordet';

const CSRF_TOKEN = 'q2m1X3b0S0cJt8eW5n7Yk4Vh6Lr9Pz2Aa1Bd3Ce5Fg0';

function userIn(user: string, name: string, role: Role, member: string | null): MeView {
  return {
    user: { id: user, name, language: null },
    device: null,
    clubs: [{ ...CLUB, roles: [role], member }],
  };
}

const CLUB = {
  id: EXAMPLE.club,
  name: EXAMPLE.clubName,
  currency: 'DKK',
  language: 'da',
  archivedAt: null,
  headSeq: 42,
} as const;
const KAREN_IN = userIn(EXAMPLE.user, KAREN, 'owner', EXAMPLE.karen);
const BORGE_IN = userIn(EXAMPLE.borgeUser, BORGE, 'member', EXAMPLE.borge);
const TABLET_IN: MeView = {
  user: null,
  device: { id: EXAMPLE.device, name: 'Bordets tablet', club: EXAMPLE.club },
  clubs: [{ ...CLUB, roles: ['device'], member: null }],
};

function inBrowser(who: MeView): SignedInView {
  return { ...who, csrfToken: CSRF_TOKEN, token: null };
}

export const me = namedExample('me', 'Karen in her browser', () => ({
  ...KAREN_IN,
  csrfToken: CSRF_TOKEN,
}));

export const firstOwner = namedExample('first-owner', 'Karen, the first owner', () =>
  inBrowser(userIn(EXAMPLE.user, KAREN, 'owner', null)),
);

export const signedIn = namedExample('signed-in', 'Karen in her browser', () =>
  inBrowser(KAREN_IN),
);

export const signedInProgram = namedExample('signed-in-program', 'A program', (): SignedInView => ({
  ...KAREN_IN,
  csrfToken: null,
  token: 'kops_…',
}));

export const borgeIsIn = namedExample('invite-accepted', 'Børge, in the club', () => BORGE_IN);

export const borgeSignedUp = namedExample('signed-up', 'Børge in a browser', () =>
  inBrowser(BORGE_IN),
);

export const borgeIsBack = namedExample('password-reset', 'Børge in a browser', () =>
  inBrowser(BORGE_IN),
);

export const pairedTablet = namedExample('paired-tablet', 'The tablet on the table', () =>
  inBrowser(TABLET_IN),
);

export const KARENS_MEMBERSHIP: MembershipView = {
  user: EXAMPLE.user,
  name: KAREN,
  roles: ['owner'],
  member: EXAMPLE.karen,
};

export const BORGES_MEMBERSHIP: MembershipView = {
  user: EXAMPLE.borgeUser,
  name: BORGE,
  roles: ['member'],
  member: EXAMPLE.borge,
};

export const DEVICE: DeviceView = {
  id: EXAMPLE.device,
  name: 'Bordets tablet',
  addedAt: atMinute(-30),
  revokedAt: null,
  isPaired: true,
  lastUsedAt: atMinute(12),
};

export const NEW_DEVICE: DeviceView = { ...DEVICE, isPaired: false, lastUsedAt: null };

export const INVITE: InviteView = {
  id: EXAMPLE.invite,
  roles: ['member'],
  member: EXAMPLE.borge,
  madeBy: EXAMPLE.user,
  createdAt: atMinute(-30),
  expiresAt: atMinute(14 * 24 * 60 - 30),
  usedAt: null,
  usedBy: null,
  revokedAt: null,
};

export const PROGRAM_TOKEN: ProgramTokenView = {
  id: EXAMPLE.token,
  name: 'Eksport til regnearket',
  createdAt: atMinute(-30),
  expiresAt: atMinute(365 * 24 * 60 - 30),
  lastUsedAt: null,
  revokedAt: null,
};

/** A link to one of the screens; the secret is not shown in full. */
export function linkExample(screen: string, prefix: string): LinkView {
  const link = `https://tarok.example.org/${screen}#${prefix}_…`;
  return {
    link,
    links: [{ link, reach: 'public' }],
    token: `${prefix}_…`,
    expiresAt: atMinute(24 * 60),
  };
}
