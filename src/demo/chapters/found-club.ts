import { randomUUID } from 'node:crypto';
import type { DeviceView, LinkView, SignedInView } from '../../access/access.view.js';
import type { AccountList } from '../../cash-book/accounts/account.view.js';
import type { MemberView } from '../../clubs/view.js';
import type { Day } from '../../values/day.js';
import type { DemoApi } from '../demo-api.js';
import type { DemoClub, DemoRole } from '../demo-club.js';

const MEMBERS = ['Agnes', 'Bent', 'Clara', 'Ditlev', 'Else', 'Frode', 'Gerda', 'Holger'] as const;
/** The members who sign in, by what they do in the club. */
const ROLES = [
  ['secretary', 'Bent'],
  ['treasurer', 'Clara'],
  ['auditor', 'Ditlev'],
  ['member', 'Else'],
] as const;

/**
 * Opens the club with its eight members, its users and its tablet.
 *
 * @param setup the secret of the set-up link
 * @param yearStart the month and day on which its fiscal year begins
 */
export async function foundClub(
  api: DemoApi,
  setup: string,
  firstDay: Day,
  yearStart: string,
): Promise<DemoClub> {
  const owner = await api.ask<SignedInView>({
    path: '/setup',
    body: { ...userOf('Agnes'), token: setup, club: 'Tarokklubben', bearer: true },
    as: null,
  });
  const as = owner.token ?? '';
  const here = `/clubs/${owner.clubs[0]?.id ?? ''}`;
  const books = { yearStart, yearStartsNow: true, firstDay };
  await api.ask({ method: 'PATCH', path: `${here}/books`, body: books, as });
  const members = new Map<string, string>();
  for (const name of MEMBERS) {
    api.wait(1);
    const { id } = await api.ask<MemberView>({ path: `${here}/members`, body: { name }, as });
    members.set(name, id);
  }
  const user = owner.user?.id ?? '';
  const member = members.get('Agnes');
  await api.ask({ method: 'PATCH', path: `${here}/memberships/${user}`, body: { member }, as });
  const users = new Map<DemoRole, string>([['owner', user]]);
  const tokens = new Map<DemoRole, string>([['owner', as]]);
  for (const [role, name] of ROLES) {
    api.wait(10);
    const invite = { roles: [role], member: members.get(name) };
    const { token } = await api.ask<LinkView>({ path: `${here}/invites`, body: invite, as });
    const body = { ...userOf(name), token, bearer: true };
    const me = await api.ask<SignedInView>({ path: '/invites/sign-up', body, as: null });
    users.set(role, me.user?.id ?? '');
    tokens.set(role, me.token ?? '');
  }
  const device = { name: 'Klubbens tablet' };
  const tablet = await api.ask<DeviceView>({ path: `${here}/devices`, body: device, as });
  const bank = { type: 'purse', name: 'Bank' };
  await api.ask({ path: `${here}/accounts`, body: bank, as });
  const { accounts } = await api.ask<AccountList>({ method: 'GET', path: `${here}/accounts`, as });
  const accountOf = new Map(accounts.map(({ id, code, name }) => [code ?? name ?? '', id]));
  return { here, members, users, tokens, tablet: tablet.id, accountOf };
}

/** Nobody signs in to the demo by a password. */
function userOf(name: string) {
  return { name: `${name.toLowerCase()}@example.org`, password: randomUUID() };
}
