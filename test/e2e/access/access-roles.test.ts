import type { AuditPage } from '../../../src/audit/log/view.js';
import {
  make,
  openOtherClub,
  pairedTablet,
  rolesIn,
  someone,
  userOfToken,
} from '../../support/access/access-club.js';
import { ask } from '../../support/access/access-request.js';
import { ownerAt, whoIs } from '../../support/access/access.js';
import { call, expectProblem, expectStatus, openClub, read } from '../../support/api/api.js';
import { OpenDoor } from '../../support/access/open-door.js';

/** Roles, which a club gives and takes back. */

let door: OpenDoor;

beforeAll(async () => {
  door = await OpenDoor.open();
});
afterAll(() => door.close());

describe('a role', () => {
  test('that is taken away is gone with the next request', async () => {
    const gone = await someone(door.base, door.club, 'secretary');
    const other = await openOtherClub(door.base);
    const seen = (bearer: string) => ask(door.base, 'GET', `${door.here}/members`, { bearer });
    expect((await seen(gone.token)).status).toBe(200);
    await make(door.base, `${door.here}/memberships/${gone.id}/end`);
    const after = await seen(gone.token);
    expect([after.status, after.text]).toEqual([404, (await seen(other.owner.token)).text]);
    expect((await door.record(gone.token)).code).toBe('club-not-found');
    expect((await whoIs(door.base, gone.token)).clubs).toEqual([]);
    const { text } = await call(door.base, 'GET', '/v1/clubs', { as: gone.token });
    expect(text).not.toContain(door.club);
  });

  test('that is lowered is lowered with the next request', async () => {
    const lowered = await someone(door.base, door.club, 'secretary');
    expect((await door.record(lowered.token)).status).toBe(201);
    expectStatus(await door.changeRole(lowered.id, 'auditor'), 200);
    expect((await door.record(lowered.token)).code).toBe('not-allowed');
    expect(
      (await ask(door.base, 'GET', `${door.here}/audit`, { bearer: lowered.token })).status,
    ).toBe(200);
  });

  test('is one of several: the permissions of all of them count, until one is taken', async () => {
    const one = await someone(door.base, door.club, ['auditor', 'secretary']);
    const audit = () => ask(door.base, 'GET', `${door.here}/audit`, { bearer: one.token });
    expect((await rolesIn(door.base, door.club))[one.id]).toEqual(['secretary', 'auditor']);
    expect((await door.record(one.token)).status).toBe(201);
    // Every role includes that of a member; the same set in another order is no change.
    const head = async () =>
      (await whoIs(door.base, ownerAt(door.base) ?? '')).clubs.find(({ id }) => id === door.club)
        ?.headSeq;
    const before = await head();
    expectStatus(await door.changeRole(one.id, ['member', 'auditor', 'secretary']), 200);
    expect(await head()).toBe(before);
    expectStatus(await door.changeRole(one.id, ['auditor', 'treasurer']), 200);
    expect((await rolesIn(door.base, door.club))[one.id]).toEqual(['treasurer', 'auditor']);
    expect((await door.record(one.token)).code).toBe('not-allowed');
    expect((await audit()).status).toBe(200);
    expectStatus(await door.changeRole(one.id, 'member'), 200);
    expect((await audit()).code).toBe('not-allowed');
    for (const roles of [[], ['king'], ['member', 'member'], 'member', [null]]) {
      const path = `${door.here}/memberships/${one.id}`;
      expectProblem(await call(door.base, 'PATCH', path, { body: { roles } }), 'validation-failed');
      expectProblem(
        await call(door.base, 'POST', `${door.here}/invites`, { body: { roles }, key: null }),
        'validation-failed',
      );
    }
  });

  test('is given by owners only, not to oneself either', async () => {
    for (const role of ['secretary', 'treasurer', 'auditor', 'member'] as const) {
      const one = await someone(door.base, door.club, role);
      expectProblem(await door.changeRole(one.id, 'owner', one.token), 'not-allowed');
      expectProblem(await door.invite('owner', { by: one }), 'not-allowed');
    }
  });

  test('of the last owner stays', async () => {
    const { club: own } = await openClub(door.base, 0);
    const me = await userOfToken(door.base, ownerAt(door.base) ?? '');
    const path = `/v1/clubs/${own}/memberships/${me}`;
    for (const role of ['secretary', 'auditor', 'member']) {
      expectProblem(
        await call(door.base, 'PATCH', path, { body: { roles: [role] } }),
        'last-owner',
      );
    }
    expectProblem(await call(door.base, 'POST', `${path}/end`), 'last-owner');
    await someone(door.base, own, 'secretary');
    expectProblem(await call(door.base, 'POST', `${path}/end`), 'last-owner');
  });

  test('of the last owner stays, though two owners end each other at once', async () => {
    for (let round = 0; round < 4; round++) {
      const { club: own } = await openClub(door.base, 0);
      const me = {
        id: await userOfToken(door.base, ownerAt(door.base) ?? ''),
        token: ownerAt(door.base) ?? '',
      };
      const other = await someone(door.base, own, 'owner');
      const end = (by: string, user: string) =>
        call(door.base, 'POST', `/v1/clubs/${own}/memberships/${user}/end`, { as: by });
      await Promise.all([end(me.token, other.id), end(other.token, me.id)]);
      const { rows } = await door.pool.query(
        `SELECT FROM membership WHERE club_id = $1 AND 'owner' = ANY (roles)`,
        [own],
      );
      expect(rows).toHaveLength(1);
    }
  });

  test('goes from one secretary to the next, and nothing is left with the first', async () => {
    const old = await someone(door.base, door.club, 'secretary');
    const tablet = await pairedTablet(door.base, door.club, { as: old.token });
    const open = await door.linkTo('member', { by: old });
    const next = await someone(door.base, door.club, 'secretary');
    await make(door.base, `${door.here}/memberships/${old.id}/end`);
    expect((await door.signUpWith(open)).code).toBe('link-not-valid');
    expect((await door.record(old.token)).code).toBe('club-not-found');
    expect((await door.record(next.token)).status).toBe(201);
    // The tablet is the club's, until it is revoked.
    expect((await door.record(tablet.token)).status).toBe(201);
    await make(door.base, `${door.here}/devices/${tablet.id}/revoke`, undefined, {
      as: next.token,
    });
    expect((await door.record(tablet.token)).code).toBe('not-signed-in');
    const path = `${door.here}/audit?order=desc&kind=access-given,access-ended&limit=2`;
    const { entries } = await read<AuditPage>(door.base, path);
    const [ended = '', given = ''] = entries.map(({ sentence }) => sentence);
    expect([ended, given]).toEqual([
      expect.stringContaining(old.name),
      expect.stringContaining(next.name),
    ]);
  });

  test('in one door.club is none in another', async () => {
    const { owner, club: other } = await openOtherClub(door.base);
    await door.accept(await door.linkTo('member'), owner.token);
    const rename = (id: string) =>
      call(door.base, 'PATCH', `/v1/clubs/${id}`, { body: { name: 'Ny' }, as: owner.token });
    expectStatus(await rename(other), 200);
    expectProblem(await rename(door.club), 'not-allowed');
    const { clubs } = await whoIs(door.base, owner.token);
    expect(clubs).toContainEqual(expect.objectContaining({ id: other, roles: ['owner'] }));
    expect(clubs).toContainEqual(expect.objectContaining({ id: door.club, roles: ['member'] }));
    expectProblem(await call(door.base, 'GET', `/v1/clubs/${other}`), 'club-not-found');
  });
});
