import type { InviteView, MeView, SignedInView } from '../../../src/access/access.view.js';
import { hashSecret } from '../../../src/access/tokens/secret.js';
import type { NewsView } from '../../../src/audit/news/news.view.js';
import { make, openOtherClub, rolesIn, someone } from '../../support/access/access-club.js';
import { ask } from '../../support/access/access-request.js';
import { whoIs } from '../../support/access/access.js';
import { call, expectProblem, expectStatus, read } from '../../support/api/api.js';
import { OpenDoor } from '../../support/access/open-door.js';

/** Invites, which a club hands out and takes back. */

let door: OpenDoor;

beforeAll(async () => {
  door = await OpenDoor.open({ alone: true });
});
afterAll(() => door.close());

async function countUsers(): Promise<number> {
  const { rows } = await door.pool.query<{ count: number }>('SELECT count(*) FROM app_user');
  return rows[0]?.count ?? 0;
}

/** How many people the club waits for. */
async function waiting(): Promise<number> {
  const { waiting: all } = await read<NewsView>(door.base, `${door.here}/news`);
  return all.invites;
}

describe('an invite', () => {
  test('lets one in, of twenty who open it at once', async () => {
    const before = await countUsers();
    const roles = Object.keys(await rolesIn(door.base, door.club)).length;
    const token = await door.linkTo('member');
    const told = await Promise.all(Array.from({ length: 20 }, () => door.signUpWith(token)));
    expect(told.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(told.filter(({ code }) => code === 'link-not-valid')).toHaveLength(19);
    expect(await countUsers()).toBe(before + 1);
    expect(Object.keys(await rolesIn(door.base, door.club))).toHaveLength(roles + 1);
  });

  test('lets one in, of those who have an account and open it at once', async () => {
    const other = await openOtherClub(door.base);
    const strangers = [other.owner.token, (await openOtherClub(door.base)).owner.token];
    const token = await door.linkTo('auditor');
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, one) => door.accept(token, strangers[one % 2] ?? '')),
    );
    const clubs = await Promise.all(strangers.map((one) => whoIs(door.base, one)));
    const inside = clubs.filter(({ clubs: all }) => all.some(({ id }) => id === door.club));
    expect(inside).toHaveLength(1);
    // The holder of the link may ask again.
    expect(told.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(10).fill(200),
      ...Array<number>(10).fill(410),
    ]);
  });

  test('is of no use once it has run out or was taken back', async () => {
    const stranger = (await openOtherClub(door.base)).owner.token;
    const old = expectStatus(await door.invite('owner'), 201).body;
    await door.pool.query('UPDATE invite SET expires_at = now() WHERE id = $1', [old.invite.id]);
    const back = expectStatus(await door.invite('owner'), 201).body;
    await make(door.base, `${door.here}/invites/${back.invite.id}/revoke`);
    for (const { token } of [old, back]) {
      expect((await door.post('/v1/invites/show', { token })).code).toBe('link-not-valid');
      expect((await door.accept(token, stranger)).code).toBe('link-not-valid');
      expect((await door.signUpWith(token)).code).toBe('link-not-valid');
    }
  });

  test('that was used stays used: taking it back takes no role away', async () => {
    const made = expectStatus(await door.invite('member'), 201).body;
    const { token } = JSON.parse((await door.signUpWith(made.token)).text) as SignedInView;
    const revoked = await make<InviteView>(
      door.base,
      `${door.here}/invites/${made.invite.id}/revoke`,
    );
    expect(revoked).toMatchObject({ revokedAt: null, usedAt: expect.any(String) as unknown });
    expect((await ask(door.base, 'GET', door.here, { bearer: token })).status).toBe(200);
  });

  test('that was used says so, and when, to those who have its link', async () => {
    const link = await door.linkTo('member');
    expect((await door.signUpWith(link)).status).toBe(201);
    const stranger = (await openOtherClub(door.base)).owner.token;
    for (const told of [
      await door.post('/v1/invites/show', { token: link }),
      await door.signUpWith(link),
      await door.accept(link, stranger),
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
    const token = await door.linkTo('member');
    const { text } = await call(door.base, 'GET', `${door.here}/invites`);
    expect(text).not.toContain(token);
    expect(text).not.toContain(hashSecret(token));
  });

  test('claims a member for one only', async () => {
    const member = await door.newMember();
    const nobody = await waiting();
    const [first, second] = [
      await door.linkTo('member', { member }),
      await door.linkTo('member', { member }),
    ];
    // One person is waited for, by two links.
    expect(await waiting()).toBe(nobody + 1);
    expect((await door.signUpWith(first)).status).toBe(201);
    expect(await waiting()).toBe(nobody);
    const before = await countUsers();
    const shown = await door.post('/v1/invites/show', { token: second });
    expect(JSON.parse(shown.text)).toMatchObject({ reason: 'invite-used' });
    expect((await door.signUpWith(second)).code).toBe('member-claimed');
    expect(await countUsers()).toBe(before);
    expectProblem(await door.invite('member', { member }), 'member-claimed');
  });

  test('claims a member for one of many who open as many at once', async () => {
    const member = await door.newMember();
    const links = await Promise.all(
      Array.from({ length: 6 }, () => door.linkTo('member', { member })),
    );
    const told = await Promise.all(links.map((token) => door.signUpWith(token)));
    expect(told.filter(({ status }) => status === 201)).toHaveLength(1);
    const { rows } = await door.pool.query('SELECT FROM membership WHERE member_id = $1', [member]);
    expect(rows).toHaveLength(1);
  });

  test('of a secretary is to a member only', async () => {
    const secretary = await someone(door.base, door.club, 'secretary');
    for (const role of ['owner', 'secretary', 'treasurer', 'auditor'] as const) {
      expectProblem(await door.invite(role, { by: secretary }), 'not-allowed');
      expectProblem(await door.invite(['member', role], { by: secretary }), 'not-allowed');
    }
    expectStatus(await door.invite('member', { by: secretary }), 201);
  });

  test('of a secretary who is none any more is void, and makes no account', async () => {
    const secretary = await someone(door.base, door.club, 'secretary');
    const token = await door.linkTo('member', { by: secretary });
    await make(door.base, `${door.here}/memberships/${secretary.id}/end`);
    const before = await countUsers();
    expect((await door.post('/v1/invites/show', { token })).code).toBe('link-not-valid');
    expect((await door.signUpWith(token)).code).toBe('link-not-valid');
    expect(await countUsers()).toBe(before);
    const stranger = (await openOtherClub(door.base)).owner;
    expect((await door.accept(token, stranger.token)).code).toBe('link-not-valid');
    expect(await rolesIn(door.base, door.club)).not.toHaveProperty(stranger.id);
  });

  test('to be owner is void when who made it was made a secretary', async () => {
    const second = await someone(door.base, door.club, 'owner');
    const token = await door.linkTo('owner', { by: second });
    const plain = await door.linkTo('member', { by: second });
    await door.changeRole(second.id, 'secretary');
    expect((await door.signUpWith(token)).code).toBe('link-not-valid');
    expect((await door.signUpWith(plain)).status).toBe(201);
  });

  test('takes no role from anybody, and adds what it gives', async () => {
    const owner = await someone(door.base, door.club, 'owner');
    const secretary = await someone(door.base, door.club, 'secretary');
    const member = await someone(door.base, door.club, 'member');
    expect((await door.accept(await door.linkTo('auditor'), owner.token)).status).toBe(200);
    expect((await door.accept(await door.linkTo('member'), secretary.token)).status).toBe(200);
    expect(
      (await door.accept(await door.linkTo(['auditor', 'secretary']), member.token)).status,
    ).toBe(200);
    expect(await rolesIn(door.base, door.club)).toMatchObject({
      [owner.id]: ['owner', 'auditor'],
      [secretary.id]: ['secretary'],
      [member.id]: ['secretary', 'auditor'],
    });
    await make(door.base, `${door.here}/memberships/${owner.id}/end`);
  });

  test('does not bring back whose role was taken away since', async () => {
    const made = await door.linkTo('secretary');
    const back = (await openOtherClub(door.base)).owner;
    expect((await door.accept(made, back.token)).status).toBe(200);
    await make(door.base, `${door.here}/memberships/${back.id}/end`);
    const again = await door.accept(made, back.token);
    const me = again.status === 200 ? (JSON.parse(again.text) as MeView) : null;
    expect(me?.clubs ?? []).not.toContainEqual(expect.objectContaining({ id: door.club }));
    expect((await ask(door.base, 'GET', door.here, { bearer: back.token })).code).toBe(
      'club-not-found',
    );
  });
});
