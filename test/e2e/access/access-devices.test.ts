import { randomUUID } from 'node:crypto';
import type { DeviceView, LinkView } from '../../../src/access/access.view.js';
import type { AuditEntry, AuditPage } from '../../../src/audit/log/view.js';
import type { MemberView } from '../../../src/clubs/view.js';
import { hashSecret } from '../../../src/access/tokens/secret.js';
import {
  make,
  openOtherClub,
  pairAs,
  pairedTablet,
  someone,
  userOfToken,
} from '../../support/access/access-club.js';
import { ask } from '../../support/access/access-request.js';
import { ownerAt } from '../../support/access/access.js';
import { call, expectProblem, read } from '../../support/api/api.js';
import { OpenDoor } from '../../support/access/open-door.js';

/** Tablets, which a club hands out and takes back. */

let door: OpenDoor;

beforeAll(async () => {
  door = await OpenDoor.open();
});
afterAll(() => door.close());

async function newDevice(name = 'Bordets tablet'): Promise<string> {
  return (await make<DeviceView>(door.base, `${door.here}/devices`, { name })).id;
}

async function pairingLink(device: string): Promise<string> {
  return (await make<LinkView>(door.base, `${door.here}/devices/${device}/pairing-link`)).token;
}

async function deviceNamed(id: string): Promise<DeviceView | undefined> {
  const { devices } = await read<{ devices: DeviceView[] }>(door.base, `${door.here}/devices`);
  return devices.find((device) => device.id === id);
}

async function lastActor(): Promise<string> {
  const { rows } = await door.pool.query<{ actor: string }>(
    'SELECT actor FROM club_event WHERE club_id = $1 ORDER BY seq DESC LIMIT 1',
    [door.club],
  );
  return rows[0]?.actor ?? '';
}

async function lastInAudit(): Promise<AuditEntry | undefined> {
  const page = await read<AuditPage>(door.base, `${door.here}/audit?order=desc&limit=1`);
  return page.entries[0];
}

describe('a tablet', () => {
  test('is let in by its link once, and nobody else who has the link', async () => {
    const device = await newDevice();
    const token = await pairingLink(device);
    const told = await Promise.all(
      Array.from({ length: 10 }, () => door.post('/v1/pair', { token, bearer: true })),
    );
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(told.filter(({ code }) => code === 'link-not-valid')).toHaveLength(9);
    expect((await door.post('/v1/pair', { token })).code).toBe('link-not-valid');
  });

  test('is one of two, if two are paired as one device at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const device = await newDevice();
      const links = await Promise.all([pairingLink(device), pairingLink(device)]);
      const told = await Promise.all(
        links.map((token) => door.post('/v1/pair', { token, bearer: true })),
      );
      const refused = told.filter(({ status }) => status !== 200);
      for (const { code } of refused) expect(code).toBe('link-not-valid');
      const { rows } = await door.pool.query<{ live: number }>(
        'SELECT count(*) AS live FROM token WHERE device_id = $1 AND revoked_at IS NULL',
        [device],
      );
      expect(rows).toEqual([{ live: 1 }]);
    }
  });

  test('that was lost is out as soon as another takes its place', async () => {
    const { id, token: lost } = await pairedTablet(door.base, door.club);
    expect((await door.record(lost)).status).toBe(201);
    const replacing = await pairAs(door.base, door.club, id);
    expect((await door.record(lost)).code).toBe('not-signed-in');
    expect((await door.record(replacing)).status).toBe(201);
  });

  test('that is revoked is out at once and for good, with the links to it', async () => {
    const { id, token } = await pairedTablet(door.base, door.club);
    const link = await pairingLink(id);
    await make(door.base, `${door.here}/devices/${id}/revoke`);
    expect((await door.record(token)).code).toBe('not-signed-in');
    expect((await door.post('/v1/pair', { token: link })).code).toBe('link-not-valid');
    const another = await call(door.base, 'POST', `${door.here}/devices/${id}/pairing-link`, {
      key: null,
    });
    expectProblem(another, 'device-revoked');
    const found = await deviceNamed(id);
    expect(found).toMatchObject({ isPaired: false, revokedAt: expect.any(String) as unknown });
    const again = await make<DeviceView>(door.base, `${door.here}/devices/${id}/revoke`);
    expect(again.revokedAt).toBe(found?.revokedAt);
    // Though its tokens were left as they were, as when the service went down in between.
    await door.pool.query('UPDATE token SET revoked_at = NULL WHERE hash = ANY ($1)', [
      [hashSecret(token), hashSecret(link)],
    ]);
    expect((await door.record(token)).code).toBe('not-signed-in');
    expect((await door.post('/v1/pair', { token: link })).code).toBe('link-not-valid');
  });

  test('has a link that runs out', async () => {
    const token = await pairingLink(await newDevice());
    await door.pool.query('UPDATE token SET expires_at = now() WHERE hash = $1', [
      hashSecret(token),
    ]);
    expect((await door.post('/v1/pair', { token })).code).toBe('link-not-valid');
  });

  test('is listed with its name, and when it was last used', async () => {
    const device = await newDevice('Køkkenets');
    expect(await deviceNamed(device)).toMatchObject({ isPaired: false, lastUsedAt: null });
    const token = await pairAs(door.base, door.club, device);
    const began = Date.now();
    expect((await ask(door.base, 'GET', door.here, { bearer: token })).status).toBe(200);
    let found = await deviceNamed(device);
    while (found?.lastUsedAt === null) found = await deviceNamed(device);
    expect(found).toMatchObject({ name: 'Køkkenets', isPaired: true });
    const used = Date.parse(found?.lastUsedAt ?? '');
    expect(Math.abs(used - began)).toBeLessThan(10_000);
  });

  test('names itself and who sits at it in the log', async () => {
    const [anna = ''] = door.members;
    const { id, token } = await pairedTablet(door.base, door.club, { name: 'Den røde' });
    await door.record(token, anna);
    expect(await lastActor()).toBe(`device:${id} ${anna}`);
    expect(await lastInAudit()).toMatchObject({ actorName: 'Anna · Den røde' });
    await door.record(token);
    expect(await lastActor()).toBe(`device:${id}`);
    expect(await lastInAudit()).toMatchObject({ actorName: 'Den røde' });
  });

  test('names nobody who is not there: unknown, archived, or of another club', async () => {
    const { token } = await pairedTablet(door.base, door.club);
    const archived = await door.newMember();
    await make(door.base, `${door.here}/members/${archived}/archive`);
    const other = await openOtherClub(door.base);
    const { body } = await call<{ members: MemberView[] }>(
      door.base,
      'GET',
      `/v1/clubs/${other.club}/members`,
      { as: other.owner.token },
    );
    expect((await door.record(token, randomUUID())).code).toBe('member-not-found');
    expect((await door.record(token, body.members[0]?.id)).code).toBe('member-not-found');
    expect((await door.record(token, archived)).code).toBe('member-archived');
    expect((await door.record(token, 'Anna')).code).toBe('acting-member-malformed');
    expect((await door.record(other.owner.token)).code).toBe('club-not-found');
  });

  test('disputes and decides nothing, for any member who sits at it', async () => {
    const { token } = await pairedTablet(door.base, door.club);
    const { id } = JSON.parse((await door.record(token)).text) as { id: string };
    for (const step of ['disputes', `disputes/${randomUUID()}/uphold`]) {
      const told = await ask(door.base, 'POST', `${door.here}/sessions/${id}/${step}`, {
        bearer: token,
        body: { hand: 1, text: 'Nej' },
        headers: { 'idempotency-key': randomUUID(), 'acting-member': door.members[0] ?? '' },
      });
      expect([told.status, told.code]).toEqual([403, 'not-allowed']);
    }
  });
});

test('only at a tablet can somebody else be named: a user acts as themselves', async () => {
  const mine = await door.newMember('Hans');
  const secretary = await someone(door.base, door.club, 'secretary', mine);
  expect((await door.record(secretary.token, door.members[0])).code).toBe('not-allowed');
  expect((await door.record(ownerAt(door.base) ?? '', door.members[0])).code).toBe('not-allowed');
  expect((await door.record(secretary.token, mine)).status).toBe(201);
  expect(await lastActor()).toBe(mine);
  expect((await door.record(ownerAt(door.base) ?? '')).status).toBe(201);
  expect(await lastActor()).toBe(`user:${await userOfToken(door.base, ownerAt(door.base) ?? '')}`);
});
