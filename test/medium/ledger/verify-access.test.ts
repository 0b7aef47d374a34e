import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import type pg from 'pg';
import type { DeviceView, MembershipView } from '../../../src/access/access.view.js';
import { ClubExport } from '../../../src/ledger/export/export-club.js';
import { importClub } from '../../../src/ledger/export/import-club.js';
import type { LoggedEvent } from '../../../src/ledger/log/event.js';
import { verifyExport } from '../../../src/ledger/export/verify-export.js';
import { verifyWithin, type VerifyResult } from '../../../src/ledger/verify/verify-club.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import { signUp, whoIs } from '../../support/access/access.js';
import {
  call,
  openClub,
  serveTestApp,
  type OpenedClub,
  type ServedApp,
} from '../../support/api/api.js';
import { createTestDatabase, poolOf } from '../../support/database/database.js';

/** Permissions follow from the log: a role that was raised by hand is found, and gets into no file. */

let served: ServedApp;
let pool: pg.Pool;
let openedClub: OpenedClub;
/** Users: Karen is an auditor and a member, Bent has no role any more, and Carl has Bent's record. */
let karen: string;
let bent: string;
let carl: string;
let tablet: DeviceView;
let lost: DeviceView;

async function send<T>(method: string, path: string, body: object = {}): Promise<T> {
  const answer = await call<T>(served.base, method, `/v1/clubs/${openedClub.club}${path}`, {
    body,
  });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
  return answer.body;
}

const change = (user: string, body: object) =>
  send<MembershipView>('PATCH', `/memberships/${user}`, body);

async function userWith(invite: Parameters<typeof signUp>[2]): Promise<string> {
  const token = await signUp(served.base, openedClub.club, invite);
  return (await whoIs(served.base, token)).user?.id ?? '';
}

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  pool = poolOf(served.database, 2);
  openedClub = await openClub(served.base, 3);
  const [anna = '', second = ''] = openedClub.members;
  karen = await userWith({ roles: ['secretary'], member: anna });
  await change(karen, { roles: ['auditor'] });
  carl = await userWith({ roles: ['secretary'] });
  bent = await userWith({ roles: ['member'], member: second });
  tablet = await send<DeviceView>('POST', '/devices', { name: 'Bordets tablet' });
  lost = await send<DeviceView>('POST', '/devices', { name: 'Den tabte' });
  await send('POST', `/devices/${lost.id}/revoke`);
  // A page of an export is 500 events long: the next event comes with another page.
  for (let i = 0; i < 500; i++) await send('PATCH', `/members/${anna}`, { name: `Anna ${i}` });
  await change(carl, { roles: ['member'] });
  await send('POST', `/memberships/${bent}/end`);
  await change(carl, { member: second });
});

afterAll(async () => {
  await pool.end();
  await served.close();
});

/** Does by hand what nobody may, as a superuser; verifies; and undoes it. */
async function verifyTampered(...statements: readonly string[]): Promise<VerifyResult> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    for (const sql of statements) {
      const { rowCount } = await client.query(sql.replaceAll('$club', `'${openedClub.club}'`));
      if (rowCount === 0) throw new Error(`this changes nothing: ${sql}`);
    }
    return await verifyWithin(client, openedClub.club, { newReplayer: () => new ClubReplayer() });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** The events that say something of a user or a device. */
async function eventsAbout(id: string): Promise<number[]> {
  const { rows } = await pool.query<{ seq: number }>(
    `SELECT seq::int FROM club_event e
      WHERE club_id = $1 AND kind ~ '^(access|device)-' AND strpos(payload, $2) > 0 ORDER BY e.seq`,
    [openedClub.club, id],
  );
  return rows.map(({ seq }) => seq);
}

async function exported(from = pool): Promise<string> {
  return readText((await ClubExport.begin(from, openedClub.club)).stream());
}

test('the club as it is is right', async () => {
  expect(await verifyTampered()).toMatchObject({ ok: true });
});

describe('a row changed by hand is found, with the event that says otherwise', () => {
  const membership = (set: string, user: string) =>
    `UPDATE membership SET ${set} WHERE club_id = $club AND user_id = '${user}'`;
  const device = (set: string, id: string) =>
    `UPDATE device SET ${set} WHERE club_id = $club AND id = '${id}'`;

  test.each<readonly [string, () => string, () => string, string]>([
    [
      'a role raised',
      () => membership(`roles = '{owner}'`, karen),
      () => karen,
      'roles is {owner}, not {auditor}',
    ],
    [
      'a role taken away',
      () => membership(`roles = '{}', member_id = NULL`, karen),
      () => karen,
      'roles is {}, not {auditor}',
    ],
    [
      'a role given back',
      () => membership(`roles = '{member}'`, bent),
      () => bent,
      'roles is {member}, not {}',
    ],
    [
      'another member claimed',
      () => membership(`member_id = '${openedClub.members[2] ?? ''}'`, carl),
      () => carl,
      'memberId is ',
    ],
    [
      'no member claimed',
      () => membership('member_id = NULL', carl),
      () => carl,
      'memberId is nothing',
    ],
    ['another name', () => membership(`name = 'nobody'`, karen), () => karen, 'name is nobody'],
    [
      'a device let in again',
      () => device('revoked_at = NULL', lost.id),
      () => lost.id,
      'revokedAt is nothing, not 20',
    ],
    [
      'a device revoked',
      () => device('revoked_at = now()', tablet.id),
      () => tablet.id,
      ', not nothing',
    ],
    ['a device renamed', () => device(`name = 'x'`, tablet.id), () => tablet.id, 'name is x'],
  ])('%s', async (_what, statement, about, detail) => {
    const result = await verifyTampered(statement());
    const seq = (await eventsAbout(about())).at(-1);
    expect(result).toMatchObject({ ok: false, check: 'state', seq });
    expect(result).toHaveProperty('detail', expect.stringContaining(detail));
    expect(result).toHaveProperty('detail', expect.stringContaining(about()));
  });

  test.each<readonly [string, string, () => string]>([
    ['membership', 'user_id', () => karen],
    ['device', 'id', () => tablet.id],
  ])('a %s gone', async (table, column, about) => {
    const gone = `DELETE FROM ${table} WHERE club_id = $club AND ${column} = '${about()}'`;
    const [seq] = await eventsAbout(about());
    const detail = `${table} ${about()} is missing`;
    expect(await verifyTampered(gone)).toMatchObject({ ok: false, check: 'state', seq, detail });
  });

  test('somebody or something that no event has let in', async () => {
    const user = `INSERT INTO membership (club_id, user_id, name, roles, member_id, changed_at)
      SELECT club_id, gen_random_uuid(), 'stranger@example.org', '{owner}', NULL, now() FROM membership
      WHERE club_id = $club LIMIT 1`;
    const found = await verifyTampered(user);
    expect(found).toMatchObject({ ok: false, check: 'state' });
    expect(found).toHaveProperty('detail', expect.stringMatching(/^membership .* by no event/));
    const added = `INSERT INTO device
      SELECT club_id, gen_random_uuid(), 'En fremmed', now(), NULL FROM device
      WHERE club_id = $club LIMIT 1`;
    const foreign = await verifyTampered(added);
    expect(foreign).toHaveProperty('detail', expect.stringMatching(/^device .* by no event/));
  });
});

describe('the file of the club', () => {
  test('is right, and brings every role and device into another instance', async () => {
    const file = await exported();
    const open = () => Readable.from([Buffer.from(file)]);
    const replayer = new ClubReplayer();
    const verified = await verifyExport(open(), { replayer });
    expect(verified).toMatchObject({ ok: true });
    const other = await createTestDatabase();
    const target = poolOf(other, 2);
    try {
      const imported = await importClub(target, open(), { replayer: new ClubReplayer() });
      expect(imported).toEqual(verified);
      for (const table of ['membership', 'device', 'club_event', 'club']) {
        expect([table, await rowsOf(target, table)]).toEqual([table, await rowsOf(pool, table)]);
      }
      // Users belong to the instance: those of another one are named in the club, and no more.
      for (const table of ['app_user', 'token', 'invite']) {
        expect([table, await rowsOf(target, table)]).toEqual([table, []]);
      }
      expect(await exported(target)).toBe(file);
    } finally {
      await target.end();
      await other.drop();
    }
  });

  test('holds nothing that lets anybody in', async () => {
    const { rows } = await pool.query<{ hash: string }>(
      'SELECT hash FROM token UNION ALL SELECT hash FROM invite UNION ALL SELECT password_hash FROM app_user',
    );
    const file = await exported();
    expect(rows.length).toBeGreaterThan(5);
    for (const { hash } of rows) expect(file).not.toContain(hash);
    expect(file).not.toMatch(/kop[a-z]+_[\w-]{43}/);
  });

  async function rowsOf(from: pg.Pool, table: string): Promise<unknown[]> {
    const own = table === 'club' ? 'id' : 'club_id';
    const where = ['app_user', 'token', 'invite'].includes(table) ? '' : `WHERE t.${own} = $1`;
    const { rows } = await from.query<{ row: unknown }>(
      `SELECT to_jsonb(t) AS row FROM ${table} t ${where} ORDER BY to_jsonb(t)::text COLLATE "C"`,
      where === '' ? [] : [openedClub.club],
    );
    return rows.map(({ row }) => row);
  }
});

describe('impossible events are refused, with a database and without', () => {
  const USER = '4a5b1c2d-6e7f-4a80-9b1c-2d3e4f5a6b01';
  const OTHER = '4a5b1c2d-6e7f-4a80-9b1c-2d3e4f5a6b02';
  const MEMBER = '0d6a3c58-1f0b-4a3e-8f52-3b1f6f0c9a01';
  const DEVICE = '5b6c2d3e-7f80-4b91-8c2d-3e4f5a6b7c02';
  const give = (user: string, more: object = {}) =>
    event('access-given', {
      user,
      name: 'x@example.org',
      roles: ['member'],
      member: null,
      ...more,
    });
  const end = event('access-ended', { user: USER, name: 'x@example.org' });
  const add = event('device-added', { device: DEVICE, name: 'Bordets tablet' });
  const revoke = event('device-revoked', { device: DEVICE, name: 'Bordets tablet' });
  const before = [
    event('club-opened', { name: 'Kopperne', currency: 'DKK' }),
    event('member-added', { member: MEMBER, name: 'Karen', account: 2 }),
  ];

  function event(kind: string, payload: object): LoggedEvent {
    const nothing = { clubId: '', seq: 1, time: '', actor: '', prevHash: '', hash: '' };
    return { ...nothing, kind, sessionId: null, payload: JSON.stringify(payload) };
  }

  const replay = (events: readonly LoggedEvent[]) => {
    const replayer = new ClubReplayer();
    for (const one of [...before, ...events]) replayer.apply(one);
  };

  test.each([
    ['a role that there is not', [give(USER, { roles: ['king'] })], 'its roles is wrong'],
    ['no role at all', [give(USER, { roles: [] })], 'is no set of roles'],
    ['roles that nobody named', [give(USER, { roles: undefined })], 'is no set of roles'],
    ['a role twice', [give(USER, { roles: ['owner', 'owner'] })], 'is no set of roles'],
    ['roles out of order', [give(USER, { roles: ['auditor', 'owner'] })], 'is no set of roles'],
    ['a member beside more', [give(USER, { roles: ['owner', 'member'] })], 'is no set of roles'],
    ['a set and a role of old', [give(USER, { role: 'member' })], 'is no set of roles'],
    [
      'a role of old that there was not',
      [give(USER, { roles: undefined, role: 'treasurer' })],
      'its role is wrong',
    ],
    ['a member that there is not', [give(USER, { member: OTHER })], 'was never added'],
    [
      'a member claimed by two',
      [give(USER, { member: MEMBER }), give(OTHER, { member: MEMBER })],
      'was claimed by',
    ],
    ['a role taken from who has none', [end], 'has no role'],
    ['a role taken away twice', [give(USER), end, end], 'has no role'],
    ['a device added twice', [add, add], 'is there'],
    ['a device revoked that there is not', [revoke], 'was never added'],
    ['a device revoked twice', [add, revoke, revoke], 'is revoked already'],
  ])('%s', (_what, events, said) => {
    expect(() => {
      replay(events);
    }).toThrow(said);
  });

  test('but a record given up may be claimed by another', () => {
    const claim = give(USER, { member: MEMBER });
    replay([claim, end, give(OTHER, { member: MEMBER }), give(USER), add, revoke]);
  });
});
