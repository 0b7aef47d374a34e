import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { InviteMadeView, InviteView, SignedInView } from '../../../src/access/access.view.js';
import type { MemberView } from '../../../src/clubs/view.js';
import { make, openOtherClub, rolesIn, someone } from '../../support/access/access-club.js';
import { ask, hangUp, newAddress, type Told } from '../../support/access/access-request.js';
import { OWNER } from '../../support/access/access.js';
import {
  call,
  expectStatus,
  expectVerified,
  openClub,
  read,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';

/** To use an invite and to be given what it gives is one decision. */

let served: ServedApp;
let base: string;
let pool: Pool;
let club: string;
let here: string;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  base = served.base;
  pool = served.pool;
  ({ club } = await openClub(base, 0));
  here = `/v1/clubs/${club}`;
});
afterAll(async () => {
  await expectVerified(base, club);
  hangUp();
  await served.close();
});

function accept(token: string, bearer: string): Promise<Told> {
  return ask(base, 'POST', '/v1/invites/accept', { body: { token }, bearer });
}

function signUp(token: string, name = `${randomUUID()}@example.org`): Promise<Told> {
  const body = { token, name, password: OWNER.password, bearer: true };
  return ask(base, 'POST', '/v1/invites/sign-up', { body, from: newAddress() });
}

function invite(role: string, member?: string): Promise<InviteMadeView> {
  return make<InviteMadeView>(base, `${here}/invites`, {
    roles: [role],
    member: member ?? null,
  });
}

async function stateOf(id: string): Promise<InviteView | undefined> {
  const { invites } = await read<{ invites: InviteView[] }>(base, `${here}/invites`);
  return invites.find((one) => one.id === id);
}

/** An invite to be owner as a member whom somebody else then claims, and the one who tries it in vain. */
async function triedInVain() {
  const { id: member } = await make<MemberView>(base, `${here}/members`, { name: 'Gerda' });
  const made = await invite('owner', member);
  const claimer = await someone(base, club, 'member', member);
  const stranger = (await openOtherClub(base)).owner;
  const told = await accept(made.token, stranger.token);
  expect([told.status, told.code]).toEqual([409, 'member-claimed']);
  const setFree = () => make(base, `${here}/memberships/${claimer.id}/end`);
  return { ...made, stranger, setFree };
}

test('an invite that was tried in vain is not used, and is void once it is taken back', async () => {
  const { invite: made, token, stranger, setFree } = await triedInVain();
  expect(await stateOf(made.id)).toEqual(made);
  const back = await make<InviteView>(base, `${here}/invites/${made.id}/revoke`);
  expect(back).toMatchObject({ usedAt: null, revokedAt: expect.any(String) as unknown });
  await setFree();
  expect((await accept(token, stranger.token)).code).toBe('link-not-valid');
  expect(await rolesIn(base, club)).not.toHaveProperty(stranger.id);
});

test('an invite that was tried in vain runs out', async () => {
  const { invite: made, token, stranger, setFree } = await triedInVain();
  await pool.query('UPDATE invite SET expires_at = now() WHERE id = $1', [made.id]);
  await setFree();
  expect((await accept(token, stranger.token)).code).toBe('link-not-valid');
  expect(await rolesIn(base, club)).not.toHaveProperty(stranger.id);
});

test('an invite that one user tried in vain is still open to another', async () => {
  const { invite: made, token, setFree } = await triedInVain();
  await setFree();
  const other = (await openOtherClub(base)).owner;
  expect((await accept(token, other.token)).status).toBe(200);
  expect(await stateOf(made.id)).toMatchObject({ usedBy: other.id });
  expect(await rolesIn(base, club)).toMatchObject({ [other.id]: ['owner'] });
});

test('a sign-up that is refused when it is written leaves no account and takes no name', async () => {
  const { id: member } = await make<MemberView>(base, `${here}/members`, { name: 'Hanne' });
  const invites = await Promise.all(Array.from({ length: 6 }, () => invite('member', member)));
  const names = invites.map(() => `${randomUUID()}@example.org`);
  const told = await Promise.all(invites.map(({ token }, one) => signUp(token, names[one])));
  expect(told.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  const { rows } = await pool.query('SELECT FROM app_user WHERE name = ANY ($1)', [names]);
  expect(rows).toHaveLength(1);
  const plain = await invite('member');
  const refused = names.find((_, one) => told[one]?.status === 409);
  expect((await signUp(plain.token, refused)).status).toBe(201);
});

/** As when the service goes down after the club's log was written and before anything else is. */
async function forgetUse(id: string): Promise<void> {
  await pool.query('UPDATE invite SET used_at = NULL, used_by = NULL WHERE id = $1', [id]);
}

/** Takes a user out of the database, which else refuses that. */
async function neverMade(user: string): Promise<void> {
  const client = await pool.connect();
  await client.query('SET session_replication_role = replica');
  await client.query('DELETE FROM token WHERE user_id = $1', [user]);
  await client.query('DELETE FROM app_user WHERE id = $1', [user]);
  client.release(true);
}

test('an invite is given once though the mark of its use is lost', async () => {
  const first = (await openOtherClub(base)).owner;
  const second = (await openOtherClub(base)).owner;
  const made = await invite('auditor');
  expect((await accept(made.token, first.token)).status).toBe(200);
  await forgetUse(made.invite.id);
  expect((await accept(made.token, second.token)).code).toBe('link-not-valid');
  expect((await accept(made.token, first.token)).status).toBe(200);
  expect(await stateOf(made.invite.id)).toMatchObject({ usedBy: first.id });
  expect(Object.keys(await rolesIn(base, club))).not.toContain(second.id);
});

test('a sign-up that was cut short is done again with the same name', async () => {
  const made = await invite('auditor');
  const name = `${randomUUID()}@example.org`;
  const told = JSON.parse((await signUp(made.token, name)).text) as SignedInView;
  const user = told.user?.id ?? '';
  await forgetUse(made.invite.id);
  await neverMade(user);
  expect((await signUp(made.token)).code).toBe('link-not-valid');
  const again = JSON.parse((await signUp(made.token, name)).text) as SignedInView;
  expect(again.user?.id).toBe(user);
  const path = `${here}/audit`;
  expectStatus(await call(base, 'GET', path, { as: again.token }), 200);
});
