import { randomUUID } from 'node:crypto';
import type {
  InviteMadeView,
  LinkView,
  MembershipList,
  SignedInView,
} from '../../../src/access/access.view.js';
import type { MemberView } from '../../../src/clubs/view.js';
import { make, someone } from '../../support/access/access-club.js';
import { ask, bodyOf, hangUp, newAddress, type Told } from '../../support/access/access-request.js';
import { OWNER } from '../../support/access/access.js';
import { openClub, read, serveTestApp, type ServedApp } from '../../support/api/api.js';

/** The names and passwords that are accepted from now on. */

let served: ServedApp;
let base: string;
let club: string;
let here: string;

beforeAll(async () => {
  served = await serveTestApp();
  base = served.base;
  ({ club } = await openClub(base, 0));
  here = `/v1/clubs/${club}`;
});
afterAll(async () => {
  hangUp();
  await served.close();
});

function post(path: string, body: object, bearer: string | null = null): Promise<Told> {
  return ask(base, 'POST', path, { body, bearer, from: newAddress() });
}

async function signUp(name: string, password: string, token?: string): Promise<Told> {
  const invite =
    token ?? (await make<InviteMadeView>(base, `${here}/invites`, { roles: ['member'] })).token;
  return post('/v1/invites/sign-up', { token: invite, name, password, bearer: true });
}

test('a sign-up, a reset or a change takes no password that is guessed first', async () => {
  const { token } = await make<InviteMadeView>(base, `${here}/invites`, { roles: ['member'] });
  const name = `${randomUUID()}@example.org`;
  for (const password of ['1234567890', name]) {
    expect((await signUp(name, password, token)).code).toBe('password-refused');
  }
  const user = await someone(base, club, 'member');
  const link = await make<LinkView>(base, `${here}/memberships/${user.id}/reset-link`);
  const reset = { token: link.token, password: 'qwertyuiop', bearer: true };
  expect((await post('/v1/reset', reset)).code).toBe('password-refused');
  const asName = { ...reset, password: user.name };
  expect((await post('/v1/reset', asName)).code).toBe('password-refused');
  const change = { current: OWNER.password, password: 'manchester' };
  expect((await post('/v1/me/password', change, user.token)).code).toBe('password-refused');
  // None of the refusals has used anything up.
  expect((await signUp(name, OWNER.password, token)).status).toBe(201);
  expect((await post('/v1/reset', { ...reset, password: 'en konge i kop' })).status).toBe(200);
});

test('a name that holds what cannot be seen is refused', async () => {
  const told = await signUp('kar\u200ben@example.org', OWNER.password);
  expect([told.code, JSON.parse(told.text)]).toMatchObject([
    'validation-failed',
    { errors: [{ field: 'name' }] },
  ]);
});

test('the list of users says whom somebody could be taken for', async () => {
  await make<MemberView>(base, `${here}/members`, { name: 'Søren Holm' });
  const told = bodyOf<SignedInView>(await signUp('S0ren H0lm', OWNER.password));
  const { memberships } = await read<MembershipList>(base, `${here}/memberships`);
  const found = memberships.filter(({ looksLike }) => looksLike.length > 0);
  expect(found).toMatchObject([{ user: told.user?.id, looksLike: ['Søren Holm'] }]);
});
