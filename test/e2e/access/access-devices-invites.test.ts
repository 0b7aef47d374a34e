import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type {
  DeviceView,
  InviteMadeView,
  InviteView,
  LinkView,
  MeView,
  SignedInView,
} from '../../../src/access/access.view.js';
import type { AuditEntry, AuditPage } from '../../../src/audit/log/view.js';
import type { MemberView } from '../../../src/clubs/view.js';
import { hashSecret } from '../../../src/access/tokens/secret.js';
import type { Role } from '../../../src/people/roles.js';
import {
  make,
  openOtherClub,
  pairAs,
  pairedTablet,
  rolesIn,
  someone,
  userOfToken,
  type Someone,
} from '../../support/access/access-club.js';
import { ask, hangUp, newAddress, type Told } from '../../support/access/access-request.js';
import { ownerAt, whoIs, OWNER } from '../../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  read,
  serveTestApp,
  type Answer,
  type ServedApp,
} from '../../support/api/api.js';

/** Tablets and invites, which a club hands out and takes back. */

let served: ServedApp;
let base: string;
let pool: Pool;
let club: string;
let here: string;
let members: readonly string[];

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  base = served.base;
  pool = served.pool;
  ({ club, members } = await openClub(base, 6));
  here = `/v1/clubs/${club}`;
});
afterAll(async () => {
  await expectVerified(base, club);
  hangUp();
  await served.close();
});

/** Sends from an address of its own, so that no test counts against another. */
function post(path: string, body: unknown, bearer: string | null = null): Promise<Told> {
  return ask(base, 'POST', path, { body, bearer, from: newAddress() });
}

/** A member nobody has claimed. */
async function newMember(name = 'Gerda'): Promise<string> {
  return (await make<MemberView>(base, `${here}/members`, { name })).id;
}

async function newDevice(name = 'Bordets tablet'): Promise<string> {
  return (await make<DeviceView>(base, `${here}/devices`, { name })).id;
}

async function pairingLink(device: string): Promise<string> {
  return (await make<LinkView>(base, `${here}/devices/${device}/pairing-link`)).token;
}

async function deviceNamed(id: string): Promise<DeviceView | undefined> {
  const { devices } = await read<{ devices: DeviceView[] }>(base, `${here}/devices`);
  return devices.find((device) => device.id === id);
}

/** Opens a session as any caller; a member may be named. */
function record(token: string, actingMember?: string, key: string = randomUUID()): Promise<Told> {
  const seats = members.slice(0, 3);
  return ask(base, 'POST', `${here}/sessions`, {
    bearer: token,
    body: { book: 'brix-1996', rate: 10, seats, firstDealer: seats[0] },
    headers: {
      'idempotency-key': key,
      ...(actingMember === undefined ? {} : { 'acting-member': actingMember }),
    },
  });
}

async function lastActor(): Promise<string> {
  const { rows } = await pool.query<{ actor: string }>(
    'SELECT actor FROM club_event WHERE club_id = $1 ORDER BY seq DESC LIMIT 1',
    [club],
  );
  return rows[0]?.actor ?? '';
}

async function lastInAudit(): Promise<AuditEntry | undefined> {
  const page = await read<AuditPage>(base, `${here}/audit?order=desc&limit=1`);
  return page.entries[0];
}

describe('a tablet', () => {
  test('is let in by its link once, and nobody else who has the link', async () => {
    const device = await newDevice();
    const token = await pairingLink(device);
    const told = await Promise.all(
      Array.from({ length: 10 }, () => post('/v1/pair', { token, bearer: true })),
    );
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(told.filter(({ code }) => code === 'link-not-valid')).toHaveLength(9);
    expect((await post('/v1/pair', { token })).code).toBe('link-not-valid');
  });

  test('is one of two, if two are paired as one device at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const device = await newDevice();
      const links = await Promise.all([pairingLink(device), pairingLink(device)]);
      const told = await Promise.all(
        links.map((token) => post('/v1/pair', { token, bearer: true })),
      );
      const refused = told.filter(({ status }) => status !== 200);
      for (const { code } of refused) expect(code).toBe('link-not-valid');
      const { rows } = await pool.query<{ live: number }>(
        'SELECT count(*) AS live FROM token WHERE device_id = $1 AND revoked_at IS NULL',
        [device],
      );
      expect(rows).toEqual([{ live: 1 }]);
    }
  });

  test('that was lost is out as soon as another takes its place', async () => {
    const { id, token: lost } = await pairedTablet(base, club);
    expect((await record(lost)).status).toBe(201);
    const replacing = await pairAs(base, club, id);
    expect((await record(lost)).code).toBe('not-signed-in');
    expect((await record(replacing)).status).toBe(201);
  });

  test('that is revoked is out at once and for good, with the links to it', async () => {
    const { id, token } = await pairedTablet(base, club);
    const link = await pairingLink(id);
    await make(base, `${here}/devices/${id}/revoke`);
    expect((await record(token)).code).toBe('not-signed-in');
    expect((await post('/v1/pair', { token: link })).code).toBe('link-not-valid');
    const another = await call(base, 'POST', `${here}/devices/${id}/pairing-link`, { key: null });
    expectProblem(another, 'device-revoked');
    const found = await deviceNamed(id);
    expect(found).toMatchObject({ isPaired: false, revokedAt: expect.any(String) as unknown });
    const again = await make<DeviceView>(base, `${here}/devices/${id}/revoke`);
    expect(again.revokedAt).toBe(found?.revokedAt);
    // Though its tokens were left as they were, as when the service went down in between.
    await pool.query('UPDATE token SET revoked_at = NULL WHERE hash = ANY ($1)', [
      [hashSecret(token), hashSecret(link)],
    ]);
    expect((await record(token)).code).toBe('not-signed-in');
    expect((await post('/v1/pair', { token: link })).code).toBe('link-not-valid');
  });

  test('has a link that runs out', async () => {
    const token = await pairingLink(await newDevice());
    await pool.query('UPDATE token SET expires_at = now() WHERE hash = $1', [hashSecret(token)]);
    expect((await post('/v1/pair', { token })).code).toBe('link-not-valid');
  });

  test('is listed with its name, and when it was last used', async () => {
    const device = await newDevice('Køkkenets');
    expect(await deviceNamed(device)).toMatchObject({ isPaired: false, lastUsedAt: null });
    const token = await pairAs(base, club, device);
    const began = Date.now();
    expect((await ask(base, 'GET', here, { bearer: token })).status).toBe(200);
    let found = await deviceNamed(device);
    while (found?.lastUsedAt === null) found = await deviceNamed(device);
    expect(found).toMatchObject({ name: 'Køkkenets', isPaired: true });
    const used = Date.parse(found?.lastUsedAt ?? '');
    expect(Math.abs(used - began)).toBeLessThan(10_000);
  });

  test('names itself and who sits at it in the log', async () => {
    const [anna = ''] = members;
    const { id, token } = await pairedTablet(base, club, { name: 'Den røde' });
    await record(token, anna);
    expect(await lastActor()).toBe(`device:${id} ${anna}`);
    expect(await lastInAudit()).toMatchObject({ actorName: 'Anna · Den røde' });
    await record(token);
    expect(await lastActor()).toBe(`device:${id}`);
    expect(await lastInAudit()).toMatchObject({ actorName: 'Den røde' });
  });

  test('names nobody who is not there: unknown, archived, or of another club', async () => {
    const { token } = await pairedTablet(base, club);
    const archived = await newMember();
    await make(base, `${here}/members/${archived}/archive`);
    const other = await openOtherClub(base);
    const { body } = await call<{ members: MemberView[] }>(
      base,
      'GET',
      `/v1/clubs/${other.club}/members`,
      { as: other.owner.token },
    );
    expect((await record(token, randomUUID())).code).toBe('member-not-found');
    expect((await record(token, body.members[0]?.id)).code).toBe('member-not-found');
    expect((await record(token, archived)).code).toBe('member-archived');
    expect((await record(token, 'Anna')).code).toBe('acting-member-malformed');
    expect((await record(other.owner.token)).code).toBe('club-not-found');
  });

  test('disputes and decides nothing, for any member who sits at it', async () => {
    const { token } = await pairedTablet(base, club);
    const { id } = JSON.parse((await record(token)).text) as { id: string };
    for (const step of ['disputes', `disputes/${randomUUID()}/uphold`]) {
      const told = await ask(base, 'POST', `${here}/sessions/${id}/${step}`, {
        bearer: token,
        body: { hand: 1, text: 'Nej' },
        headers: { 'idempotency-key': randomUUID(), 'acting-member': members[0] ?? '' },
      });
      expect([told.status, told.code]).toEqual([403, 'not-allowed']);
    }
  });
});

test('only at a tablet can somebody else be named: a user acts as themselves', async () => {
  const mine = await newMember('Hans');
  const secretary = await someone(base, club, 'secretary', mine);
  expect((await record(secretary.token, members[0])).code).toBe('not-allowed');
  expect((await record(ownerAt(base) ?? '', members[0])).code).toBe('not-allowed');
  expect((await record(secretary.token, mine)).status).toBe(201);
  expect(await lastActor()).toBe(mine);
  expect((await record(ownerAt(base) ?? '')).status).toBe(201);
  expect(await lastActor()).toBe(`user:${await userOfToken(base, ownerAt(base) ?? '')}`);
});

/** An invite by the owner, or by somebody else. */
function invite(
  role: Role | readonly Role[],
  { member, by }: { readonly member?: string; readonly by?: Someone } = {},
): Promise<Answer<InviteMadeView>> {
  const body = { roles: [role].flat(), ...(member === undefined ? {} : { member }) };
  const as = by === undefined ? {} : { as: by.token };
  return call<InviteMadeView>(base, 'POST', `${here}/invites`, { body, key: null, ...as });
}

async function linkTo(...args: Parameters<typeof invite>): Promise<string> {
  return expectStatus(await invite(...args), 201).body.token;
}

function signUpWith(token: string, name = `${randomUUID()}@example.org`): Promise<Told> {
  const asked = { token, name, password: OWNER.password, bearer: true };
  return post('/v1/invites/sign-up', asked);
}

function accept(token: string, by: string): Promise<Told> {
  return post('/v1/invites/accept', { token }, by);
}

async function countUsers(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*) FROM app_user');
  return rows[0]?.count ?? 0;
}

describe('an invite', () => {
  test('lets one in, of twenty who open it at once', async () => {
    const before = await countUsers();
    const roles = Object.keys(await rolesIn(base, club)).length;
    const token = await linkTo('member');
    const told = await Promise.all(Array.from({ length: 20 }, () => signUpWith(token)));
    expect(told.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(told.filter(({ code }) => code === 'link-not-valid')).toHaveLength(19);
    expect(await countUsers()).toBe(before + 1);
    expect(Object.keys(await rolesIn(base, club))).toHaveLength(roles + 1);
  });

  test('lets one in, of those who have an account and open it at once', async () => {
    const other = await openOtherClub(base);
    const strangers = [other.owner.token, (await openOtherClub(base)).owner.token];
    const token = await linkTo('auditor');
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, one) => accept(token, strangers[one % 2] ?? '')),
    );
    const clubs = await Promise.all(strangers.map((one) => whoIs(base, one)));
    const inside = clubs.filter(({ clubs: all }) => all.some(({ id }) => id === club));
    expect(inside).toHaveLength(1);
    // The holder of the link may ask again.
    expect(told.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(10).fill(200),
      ...Array<number>(10).fill(410),
    ]);
  });

  test('is of no use once it has run out or was taken back', async () => {
    const stranger = (await openOtherClub(base)).owner.token;
    const old = expectStatus(await invite('owner'), 201).body;
    await pool.query('UPDATE invite SET expires_at = now() WHERE id = $1', [old.invite.id]);
    const back = expectStatus(await invite('owner'), 201).body;
    await make(base, `${here}/invites/${back.invite.id}/revoke`);
    for (const { token } of [old, back]) {
      expect((await post('/v1/invites/show', { token })).code).toBe('link-not-valid');
      expect((await accept(token, stranger)).code).toBe('link-not-valid');
      expect((await signUpWith(token)).code).toBe('link-not-valid');
    }
  });

  test('that was used stays used: taking it back takes no role away', async () => {
    const made = expectStatus(await invite('member'), 201).body;
    const { token } = JSON.parse((await signUpWith(made.token)).text) as SignedInView;
    const revoked = await make<InviteView>(base, `${here}/invites/${made.invite.id}/revoke`);
    expect(revoked).toMatchObject({ revokedAt: null, usedAt: expect.any(String) as unknown });
    expect((await ask(base, 'GET', here, { bearer: token })).status).toBe(200);
  });

  test('that was used says so, and when, to those who have its link', async () => {
    const link = await linkTo('member');
    expect((await signUpWith(link)).status).toBe(201);
    const stranger = (await openOtherClub(base)).owner.token;
    for (const told of [
      await post('/v1/invites/show', { token: link }),
      await signUpWith(link),
      await accept(link, stranger),
    ]) {
      expect(told.status).toBe(410);
      expect(JSON.parse(told.text)).toMatchObject({
        code: 'link-not-valid',
        reason: 'invite-used',
        params: { at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown },
      });
    }
  });

  test('is shown once: no list has its secret, nor the hash of it', async () => {
    const token = await linkTo('member');
    const { text } = await call(base, 'GET', `${here}/invites`);
    expect(text).not.toContain(token);
    expect(text).not.toContain(hashSecret(token));
  });

  test('claims a member for one only', async () => {
    const member = await newMember();
    const [first, second] = [
      await linkTo('member', { member }),
      await linkTo('member', { member }),
    ];
    expect((await signUpWith(first)).status).toBe(201);
    const before = await countUsers();
    expect((await signUpWith(second)).code).toBe('member-claimed');
    expect(await countUsers()).toBe(before);
    expectProblem(await invite('member', { member }), 'member-claimed');
  });

  test('claims a member for one of many who open as many at once', async () => {
    const member = await newMember();
    const links = await Promise.all(Array.from({ length: 6 }, () => linkTo('member', { member })));
    const told = await Promise.all(links.map((token) => signUpWith(token)));
    expect(told.filter(({ status }) => status === 201)).toHaveLength(1);
    const { rows } = await pool.query('SELECT FROM membership WHERE member_id = $1', [member]);
    expect(rows).toHaveLength(1);
  });

  test('of a secretary is to a member only', async () => {
    const secretary = await someone(base, club, 'secretary');
    for (const role of ['owner', 'secretary', 'treasurer', 'auditor'] as const) {
      expectProblem(await invite(role, { by: secretary }), 'not-allowed');
      expectProblem(await invite(['member', role], { by: secretary }), 'not-allowed');
    }
    expectStatus(await invite('member', { by: secretary }), 201);
  });

  test('of a secretary who is none any more is void, and makes no account', async () => {
    const secretary = await someone(base, club, 'secretary');
    const token = await linkTo('member', { by: secretary });
    await make(base, `${here}/memberships/${secretary.id}/end`);
    const before = await countUsers();
    expect((await post('/v1/invites/show', { token })).code).toBe('link-not-valid');
    expect((await signUpWith(token)).code).toBe('link-not-valid');
    expect(await countUsers()).toBe(before);
    const stranger = (await openOtherClub(base)).owner;
    expect((await accept(token, stranger.token)).code).toBe('link-not-valid');
    expect(await rolesIn(base, club)).not.toHaveProperty(stranger.id);
  });

  test('to be owner is void when who made it was made a secretary', async () => {
    const second = await someone(base, club, 'owner');
    const token = await linkTo('owner', { by: second });
    const plain = await linkTo('member', { by: second });
    await changeRole(second.id, 'secretary');
    expect((await signUpWith(token)).code).toBe('link-not-valid');
    expect((await signUpWith(plain)).status).toBe(201);
  });

  test('takes no role from anybody, and adds what it gives', async () => {
    const owner = await someone(base, club, 'owner');
    const secretary = await someone(base, club, 'secretary');
    const member = await someone(base, club, 'member');
    expect((await accept(await linkTo('auditor'), owner.token)).status).toBe(200);
    expect((await accept(await linkTo('member'), secretary.token)).status).toBe(200);
    expect((await accept(await linkTo(['auditor', 'secretary']), member.token)).status).toBe(200);
    expect(await rolesIn(base, club)).toMatchObject({
      [owner.id]: ['owner', 'auditor'],
      [secretary.id]: ['secretary'],
      [member.id]: ['secretary', 'auditor'],
    });
    await make(base, `${here}/memberships/${owner.id}/end`);
  });

  test('does not bring back whose role was taken away since', async () => {
    const made = await linkTo('secretary');
    const back = (await openOtherClub(base)).owner;
    expect((await accept(made, back.token)).status).toBe(200);
    await make(base, `${here}/memberships/${back.id}/end`);
    const again = await accept(made, back.token);
    const me = again.status === 200 ? (JSON.parse(again.text) as MeView) : null;
    expect(me?.clubs ?? []).not.toContainEqual(expect.objectContaining({ id: club }));
    expect((await ask(base, 'GET', here, { bearer: back.token })).code).toBe('club-not-found');
  });
});

async function changeRole(
  user: string,
  role: Role | readonly Role[],
  as?: string,
): Promise<Answer<unknown>> {
  const by = as === undefined ? {} : { as };
  return call(base, 'PATCH', `${here}/memberships/${user}`, {
    body: { roles: [role].flat() },
    ...by,
  });
}

describe('a role', () => {
  test('that is taken away is gone with the next request', async () => {
    const gone = await someone(base, club, 'secretary');
    const other = await openOtherClub(base);
    const seen = (bearer: string) => ask(base, 'GET', `${here}/members`, { bearer });
    expect((await seen(gone.token)).status).toBe(200);
    await make(base, `${here}/memberships/${gone.id}/end`);
    const after = await seen(gone.token);
    expect([after.status, after.text]).toEqual([404, (await seen(other.owner.token)).text]);
    expect((await record(gone.token)).code).toBe('club-not-found');
    expect((await whoIs(base, gone.token)).clubs).toEqual([]);
    const { text } = await call(base, 'GET', '/v1/clubs', { as: gone.token });
    expect(text).not.toContain(club);
  });

  test('that is lowered is lowered with the next request', async () => {
    const lowered = await someone(base, club, 'secretary');
    expect((await record(lowered.token)).status).toBe(201);
    expectStatus(await changeRole(lowered.id, 'auditor'), 200);
    expect((await record(lowered.token)).code).toBe('not-allowed');
    expect((await ask(base, 'GET', `${here}/audit`, { bearer: lowered.token })).status).toBe(200);
  });

  test('is one of several: the permissions of all of them count, until one is taken', async () => {
    const one = await someone(base, club, ['auditor', 'secretary']);
    const audit = () => ask(base, 'GET', `${here}/audit`, { bearer: one.token });
    expect((await rolesIn(base, club))[one.id]).toEqual(['secretary', 'auditor']);
    expect((await record(one.token)).status).toBe(201);
    // Every role includes that of a member; the same set in another order is no change.
    const head = async () =>
      (await whoIs(base, ownerAt(base) ?? '')).clubs.find(({ id }) => id === club)?.headSeq;
    const before = await head();
    expectStatus(await changeRole(one.id, ['member', 'auditor', 'secretary']), 200);
    expect(await head()).toBe(before);
    expectStatus(await changeRole(one.id, ['auditor', 'treasurer']), 200);
    expect((await rolesIn(base, club))[one.id]).toEqual(['treasurer', 'auditor']);
    expect((await record(one.token)).code).toBe('not-allowed');
    expect((await audit()).status).toBe(200);
    expectStatus(await changeRole(one.id, 'member'), 200);
    expect((await audit()).code).toBe('not-allowed');
    for (const roles of [[], ['king'], ['member', 'member'], 'member', [null]]) {
      const path = `${here}/memberships/${one.id}`;
      expectProblem(await call(base, 'PATCH', path, { body: { roles } }), 'validation-failed');
      expectProblem(
        await call(base, 'POST', `${here}/invites`, { body: { roles }, key: null }),
        'validation-failed',
      );
    }
  });

  test('is given by owners only, not to oneself either', async () => {
    for (const role of ['secretary', 'treasurer', 'auditor', 'member'] as const) {
      const one = await someone(base, club, role);
      expectProblem(await changeRole(one.id, 'owner', one.token), 'not-allowed');
      expectProblem(await invite('owner', { by: one }), 'not-allowed');
    }
  });

  test('of the last owner stays', async () => {
    const { club: own } = await openClub(base, 0);
    const me = await userOfToken(base, ownerAt(base) ?? '');
    const path = `/v1/clubs/${own}/memberships/${me}`;
    for (const role of ['secretary', 'auditor', 'member']) {
      expectProblem(await call(base, 'PATCH', path, { body: { roles: [role] } }), 'last-owner');
    }
    expectProblem(await call(base, 'POST', `${path}/end`), 'last-owner');
    await someone(base, own, 'secretary');
    expectProblem(await call(base, 'POST', `${path}/end`), 'last-owner');
  });

  test('of the last owner stays, though two owners end each other at once', async () => {
    for (let round = 0; round < 4; round++) {
      const { club: own } = await openClub(base, 0);
      const me = { id: await userOfToken(base, ownerAt(base) ?? ''), token: ownerAt(base) ?? '' };
      const other = await someone(base, own, 'owner');
      const end = (by: string, user: string) =>
        call(base, 'POST', `/v1/clubs/${own}/memberships/${user}/end`, { as: by });
      await Promise.all([end(me.token, other.id), end(other.token, me.id)]);
      const { rows } = await pool.query(
        `SELECT FROM membership WHERE club_id = $1 AND 'owner' = ANY (roles)`,
        [own],
      );
      expect(rows).toHaveLength(1);
    }
  });

  test('goes from one secretary to the next, and nothing is left with the first', async () => {
    const old = await someone(base, club, 'secretary');
    const tablet = await pairedTablet(base, club, { as: old.token });
    const open = await linkTo('member', { by: old });
    const next = await someone(base, club, 'secretary');
    await make(base, `${here}/memberships/${old.id}/end`);
    expect((await signUpWith(open)).code).toBe('link-not-valid');
    expect((await record(old.token)).code).toBe('club-not-found');
    expect((await record(next.token)).status).toBe(201);
    // The tablet is the club's, until it is revoked.
    expect((await record(tablet.token)).status).toBe(201);
    await make(base, `${here}/devices/${tablet.id}/revoke`, undefined, { as: next.token });
    expect((await record(tablet.token)).code).toBe('not-signed-in');
    const path = `${here}/audit?order=desc&kind=access-given,access-ended&limit=2`;
    const { entries } = await read<AuditPage>(base, path);
    const [ended = '', given = ''] = entries.map(({ sentence }) => sentence);
    expect([ended, given]).toEqual([
      expect.stringContaining(old.name),
      expect.stringContaining(next.name),
    ]);
  });

  test('in one club is none in another', async () => {
    const { owner, club: other } = await openOtherClub(base);
    await accept(await linkTo('member'), owner.token);
    const rename = (id: string) =>
      call(base, 'PATCH', `/v1/clubs/${id}`, { body: { name: 'Ny' }, as: owner.token });
    expectStatus(await rename(other), 200);
    expectProblem(await rename(club), 'not-allowed');
    const { clubs } = await whoIs(base, owner.token);
    expect(clubs).toContainEqual(expect.objectContaining({ id: other, roles: ['owner'] }));
    expect(clubs).toContainEqual(expect.objectContaining({ id: club, roles: ['member'] }));
    expectProblem(await call(base, 'GET', `/v1/clubs/${other}`), 'club-not-found');
  });
});
