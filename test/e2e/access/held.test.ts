import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { HeldView } from '../../../src/held/held.view.js';
import type { MemberView } from '../../../src/clubs/view.js';
import { drawerOf, fillClub, make, type FullClub } from '../../support/access/access-club.js';
import {
  call,
  expectProblem,
  expectStatus,
  read,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';

/** All that is held about a person: for themselves and for an owner, and for nobody else. */

let served: ServedApp;
let base: string;
let full: FullClub;
let path: string;

beforeAll(async () => {
  served = await serveTestApp();
  ({ base } = served);
  full = await fillClub(base);
  path = `/v1/clubs/${full.club}/members/${full.members[0] ?? ''}/held`;
});
afterAll(() => served.close());

const held = (at: string, as: string) => call<HeldView>(base, 'GET', at, { as });

test('they see all of it, with their user and no secret', async () => {
  await served.pool.query(
    `INSERT INTO webhook (club_id, id, user_id, name, url, kinds, added_at, after_seq, secret)
      VALUES ($1, gen_random_uuid(), $2, 'Tavlen', 'https://tavle.example.org', '{}', now(), 0, 'x')`,
    [full.club, full.member.id],
  );
  await served.pool.query(
    `INSERT INTO push_subscription
        (id, user_id, token_id, endpoint, p256dh, auth, origin, name, added_at, heard_at)
      VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'https://push.example.org/held', 'p', 'a',
        'https://kopperne.example.org', 'Chrome, Android', now(), now())`,
    [full.member.id],
  );
  const chosen = { disputes: 'daily', money: 'weekly', evenings: 'never', tasks: 'never' };
  const choosing = { as: full.member.token, body: chosen };
  expectStatus(await call(base, 'PUT', '/v1/me/notifications', choosing), 200);
  const answer = expectStatus(await held(path, full.member.token), 200);
  const { body, text } = answer;
  const member = await read<MemberView>(base, path.replace('/held', ''));
  expect(body.member).toEqual(member);
  expect(body.names.toSorted()).toEqual(['Anna', full.member.name].toSorted());
  expect(body.user).toMatchObject({ id: full.member.id, name: full.member.name });
  expect(body.user?.signIns.length).toBeGreaterThan(0);
  expect(body.user?.webhooks).toEqual([
    {
      name: 'Tavlen',
      url: 'https://tavle.example.org',
      addedAt: expect.any(String) as unknown,
      endedAt: null,
    },
  ]);
  expect(body.user?.notifications).toMatchObject({ ...chosen, address: null, messages: 0 });
  const time = expect.any(String) as unknown;
  expect(body.user?.pushedDevices).toEqual([
    { name: 'Chrome, Android', addedAt: time, heardAt: time, endedAt: null },
  ]);
  expect(text).not.toMatch(/push\.example\.org|argon|[Hh]ash|kopsession/);
  expect(body.roles).toMatchObject([{ user: full.member.id, roles: ['member'] }]);
  expect(body.evenings).toHaveLength(1);
  const [evening] = body.evenings;
  expect(evening?.players.map(({ name }) => name)).toEqual(['Bent', 'Carl']);
  const points = body.statement.filter(({ unit }) => unit === 'points');
  const own = full.members[0];
  const sum = points.reduce((so, { to, from, amount }) => {
    return so + (to === own ? amount : 0) - (from === own ? amount : 0);
  }, 0);
  expect(evening?.points).toBe(sum);
  const posted = body.statement.filter(({ stage, unit }) => unit === 'money' && stage === 'money');
  expect(posted.length).toBeGreaterThan(0);
  expect(body.fines.map(({ id }) => id)).toEqual(body.disputes.map(({ fine }) => fine));
  expect(body.disputes[0]?.steps.map(({ text: said }) => said)).toContain('Nej');
  expect(body.dues).toHaveLength(1);
  expect(body.payments).toHaveLength(1);
  expect(body.transfers).toHaveLength(1);
  const said = body.log.map(({ sentence }) => sentence);
  expect(said).toContain('Anna blev medlem.');
  expect(body.log.map(({ event }) => event)).toEqual(
    body.log.map(({ event }) => event).toSorted((a, b) => a - b),
  );
});

test('the open matters are those for which leaving is refused', async () => {
  const { body } = expectStatus(await held(path, full.member.token), 200);
  const forget = path.replace('/held', '/forget');
  const { reason, alsoBecause = [] } = expectProblem(
    await call(base, 'POST', forget),
    'leaving-refused',
  );
  expect(body.open).toEqual([reason, ...alsoBecause]);
});

test('nothing of what others sign in with is in it', async () => {
  const { text } = expectStatus(await held(path, full.member.token), 200);
  const log = JSON.stringify((JSON.parse(text) as HeldView).log);
  for (const other of [full.secretary, full.auditor, full.treasurer]) {
    expect(log).not.toContain(other.name);
  }
  expect(log).not.toContain('owner@example.org');
});

test('an owner sees it in a language, and nothing of the user', async () => {
  const body = await read<HeldView>(base, `${path}?language=en`);
  expect(body.user).toBeNull();
  expect(body.log.map(({ sentence }) => sentence)).toContain('Anna became a member.');
  const of = path.replace(full.members[0] ?? '', full.members[3] ?? '');
  expect((await read<HeldView>(base, of)).evenings).toEqual([]);
});

test('nobody else sees it', async () => {
  for (const { token } of [full.secretary, full.auditor, full.treasurer, full.both]) {
    expectProblem(await held(path, token), 'not-allowed');
  }
});

describe('texts with the name in them', () => {
  let ditlev: string;
  let bo: string;
  let slashed: string;
  const SLASHED = String.raw`jo\ann`;

  beforeAll(async () => {
    const add = async (name: string) =>
      (await make<MemberView>(base, `/v1/clubs/${full.club}/members`, { name })).id;
    ditlev = await add('Ditlev von Øst');
    bo = await add('Bo');
    slashed = await add(SLASHED);
    const purse = await drawerOf(base, full.club);
    const { today } = await read<BooksView>(base, `/v1/clubs/${full.club}/books`);
    for (const text of [
      'Ditlev havde ret',
      'ØSTS "gave"',
      'Ditlevsen betalte',
      'Gave von Carl',
      'Bo, for 100 % af leje_1',
      'Bolig',
      `Til ${SLASHED}`,
      'Anna lånte',
    ]) {
      const body = { day: today, purse, amount: 100, text, member: full.members[1] };
      await make(base, `/v1/clubs/${full.club}/money-received`, body);
    }
  });

  const textsOf = async (member: string) =>
    (await read<HeldView>(base, `/v1/clubs/${full.club}/members/${member}/held?language=en`)).texts;

  test('are shown to an owner, with each word of the name, its case and genitive aside', async () => {
    const texts = await textsOf(ditlev);
    expect(texts.map(({ text }) => text)).toEqual(['Ditlev havde ret', 'ØSTS "gave"']);
    expect(texts[0]?.sentence).toMatch(/Bent/);
    expect(texts[0]?.event).toBeLessThan(texts[1]?.event ?? 0);
  });

  test('are none for the sake of a longer word or the name itself', async () => {
    expect((await textsOf(bo)).map(({ text }) => text)).toEqual(['Bo, for 100 % af leje_1']);
    expect((await textsOf(slashed)).map(({ text }) => text)).toEqual([`Til ${SLASHED}`]);
  });

  test('are shown to nobody else, and not once their person left', async () => {
    const anna = full.members[0] ?? '';
    expect((await textsOf(anna)).map(({ text }) => text)).toContain('Anna lånte');
    const { texts } = expectStatus(await held(path, full.member.token), 200).body;
    expect(texts).toEqual([]);
    await make(base, `/v1/clubs/${full.club}/members/${ditlev}/forget`, {});
    expect(await textsOf(ditlev)).toEqual([]);
  });
});
