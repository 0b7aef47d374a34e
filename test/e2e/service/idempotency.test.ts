import { randomUUID } from 'node:crypto';
import type { ClubView } from '../../../src/clubs/view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { deviceAt, signUp } from '../../support/access/access.js';
import {
  call,
  expectProblem,
  expectVerified,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type Sent,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';
import { write } from '../../support/corrections/corrections.js';

describe('a write is made once', () => {
  let served: ServedApp;
  let table: Table;
  const send = (path: string, sent: Sent) => call(served.base, 'POST', path, sent);
  const hands = (sent: Sent) => send(`${table.path}/hands`, sent);
  const session = () => read<SessionView>(served.base, table.path);

  beforeAll(async () => {
    served = await serveTestApp();
  });
  beforeEach(async () => {
    table = await openSession(served.base, await openClub(served.base, 4));
  });
  afterAll(async () => {
    await served.close();
  });

  test('200 at once under one key make one hand and one answer', async () => {
    const sent = { body: plainHand(table.session), key: randomUUID(), version: 1 };
    const answers = await Promise.all(Array.from({ length: 200 }, () => hands(sent)));
    expect(new Set(answers.map(({ status, etag, text }) => `${status} ${etag} ${text}`)).size).toBe(
      1,
    );
    expect(answers[0]?.status).toBe(201);
    expect(answers.filter(({ replayed }) => replayed === 'true')).toHaveLength(199);
    expect(await session()).toMatchObject({ hands: 1, version: 2 });
    await expectVerified(served.base, table.club);
  });

  test('200 at once under keys of their own make one hand, and 199 get the version', async () => {
    const body = plainHand(table.session);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => hands({ body, version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(expectProblem(answer, 'version-stale').currentVersion).toBe(2);
      expect(answer.etag).toBe('"2"');
    }
    expect(await session()).toMatchObject({ hands: 1, version: 2 });
  });

  test('the first answer comes back after later hands, byte for byte', async () => {
    const sent = { body: plainHand(table.session), key: randomUUID(), version: 1 };
    const first = await hands(sent);
    expect(first).toMatchObject({ status: 201, etag: '"2"', replayed: null });
    for (let version = 2; version <= 4; version++) {
      const body = plainHand(await session());
      expect(await hands({ body, version })).toMatchObject({ status: 201, replayed: null });
    }
    // The version it was made against is long gone, and a repeat need not know the one of now.
    for (const version of [1, 5, 99]) {
      expect(await hands({ ...sent, version })).toEqual({ ...first, replayed: 'true' });
    }
    expect(await session()).toMatchObject({ hands: 4, version: 5 });
    await expectVerified(served.base, table.club);
  });

  test('the first answer comes back after the session has closed', async () => {
    const sent = { body: plainHand(table.session), key: randomUUID(), version: 1 };
    const first = await hands(sent);
    const close = { key: randomUUID(), version: 2 };
    const closed = await send(`${table.path}/close`, close);
    expect(await hands(sent)).toEqual({ ...first, replayed: 'true' });
    expect(await send(`${table.path}/close`, close)).toEqual({ ...closed, replayed: 'true' });
  });

  test('the order of the fields in a body makes no difference, any value does', async () => {
    const { events, lastTrick, count } = plainHand(table.session);
    const key = randomUUID();
    expect((await hands({ body: { events, lastTrick, count }, key, version: 1 })).status).toBe(201);
    const turned = await hands({ body: { count, lastTrick, events }, key, version: 1 });
    expect([turned.status, turned.replayed]).toEqual([201, 'true']);
    const other = { count, lastTrick, events: [] };
    expectProblem(await hands({ body: other, key, version: 1 }), 'idempotency-key-reused');
  });

  test('a key is bound to what it was used for: body, address and method', async () => {
    const [player] = table.members;
    const fine = { player, code: 'other', stage: 'after', amount: 5 };
    const key = randomUUID();
    await send(`${table.path}/fines`, { body: fine, key, version: 1 });
    for (const [path, body] of [
      [`${table.path}/fines`, { ...fine, amount: 20 }],
      [`${table.path}/hands`, plainHand(table.session)],
      [`${table.path}/leave`, { player }],
      [`/v1/clubs/${table.club}/members`, { name: 'Fie' }],
      [`/v1/clubs/${table.club}/archive`, {}],
    ] as const) {
      expectProblem(await send(path, { body, key, version: 2 }), 'idempotency-key-reused');
    }
    expect(await session()).toMatchObject({ version: 2 });
  });

  test('a key is bound to the member who is named at a tablet, and to nobody who sends it', async () => {
    const [anna = '', bent = ''] = table.members;
    const { base } = served;
    const tablet = { authorization: `Bearer ${await deviceAt(base, table.club)}` };
    const secretary = await signUp(base, table.club, { roles: ['secretary'] });
    const key = randomUUID();
    const path = `${table.path}/hands`;
    const sent = { path, body: plainHand(table.session), key, version: 1 };
    const from = (headers: Record<string, string>) => write(base, { ...sent, headers });
    const first = await from({ ...tablet, 'acting-member': anna });
    expect(first).toMatchObject({ status: 201, replayed: null });
    expect(await from({ ...tablet, 'acting-member': anna })).toEqual({
      ...first,
      replayed: 'true',
    });
    for (const named of [{}, { 'acting-member': bent }]) {
      expectProblem(await from({ ...tablet, ...named }), 'idempotency-key-reused');
    }
    expectProblem(await hands(sent), 'idempotency-key-reused');

    const next = { body: plainHand(await session()), key: randomUUID(), version: 2 };
    const second = await hands(next);
    expect(second).toMatchObject({ status: 201, replayed: null });
    for (const as of [secretary, await deviceAt(base, table.club)]) {
      expect(await hands({ ...next, as })).toEqual({ ...second, replayed: 'true' });
    }
    expect(await session()).toMatchObject({ hands: 2, version: 3 });
    await expectVerified(base, table.club);
  });

  test('a first answer is given again to nobody who may not write', async () => {
    const sent = { body: plainHand(table.session), key: randomUUID(), version: 1 };
    expect((await hands(sent)).status).toBe(201);
    const auditor = await signUp(served.base, table.club, { roles: ['auditor'] });
    const elsewhere = await openClub(served.base, 0);
    const stranger = await signUp(served.base, elsewhere.club, { roles: ['owner'] });
    for (const [as, code] of [
      [null, 'not-signed-in'],
      [auditor, 'not-allowed'],
      [stranger, 'club-not-found'],
      [await deviceAt(served.base, elsewhere.club), 'club-not-found'],
    ] as const) {
      expectProblem(await hands({ ...sent, as }), code);
    }
  });

  test('a refused write leaves its key free', async () => {
    const key = randomUUID();
    const body = plainHand(table.session);
    const impossible = { ...body, dealer: table.members[1] };
    expectProblem(await hands({ body: impossible, key, version: 1 }), 'impossible-hand');
    expectProblem(await hands({ body, key, version: 7 }), 'version-stale');
    expect(await hands({ body, key, version: 1 })).toMatchObject({ status: 201, replayed: null });
  });

  test('clubs have their keys to themselves', async () => {
    const other = await openSession(served.base, await openClub(served.base, 3));
    const key = randomUUID();
    const mine = await hands({ body: plainHand(table.session), key, version: 1 });
    const theirs = await send(`${other.path}/hands`, {
      body: plainHand(other.session),
      key,
      version: 1,
    });
    expect([mine.status, theirs.status, theirs.replayed]).toEqual([201, 201, null]);
  });

  test('one key opens one club, however often and however many at once', async () => {
    const sent = { body: { name: 'Tarokklubben af 1959', currency: 'DKK' }, key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('/v1/clubs', sent)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const { clubs } = await read<{ clubs: ClubView[] }>(served.base, '/v1/clubs');
    expect(clubs.filter(({ name }) => name === 'Tarokklubben af 1959')).toHaveLength(1);
    const other = { ...sent, body: { name: 'Another' } };
    expectProblem(await send('/v1/clubs', other), 'idempotency-key-reused');
  });

  test('200 members at once are 200 members, each once', async () => {
    const path = `/v1/clubs/${table.club}/members`;
    const keys = Array.from({ length: 100 }, () => randomUUID());
    const answers = await Promise.all(
      [...keys, ...keys].map((key) => send(path, { body: { name: `Fie ${key}` }, key })),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const { members } = await read<{ members: unknown[] }>(served.base, path);
    expect(members).toHaveLength(4 + 100);
    await expectVerified(served.base, table.club);
  });
});

describe('the headers of a write', () => {
  let served: ServedApp;
  let table: Table;
  const hands = (sent: Sent) => call(served.base, 'POST', `${table.path}/hands`, sent);

  beforeAll(async () => {
    served = await serveTestApp();
    table = await openSession(served.base, await openClub(served.base, 4));
  });
  afterAll(async () => {
    await served.close();
  });

  test('every write needs a key', async () => {
    const club = `/v1/clubs/${table.club}`;
    const [player, name] = [table.members[0], 'Fie'];
    for (const [method, path, body] of [
      ['POST', '/v1/clubs', { name }],
      ['PATCH', club, { name }],
      ['POST', `${club}/archive`, {}],
      ['POST', `${club}/restore`, {}],
      ['POST', `${club}/members`, { name }],
      ['PATCH', `${club}/members/${player}`, { name }],
      ['POST', `${club}/members/${player}/archive`, {}],
      ['POST', `${club}/members/${player}/restore`, {}],
      ['POST', `${club}/devices`, { name }],
      ['POST', `${club}/devices/${randomUUID()}/revoke`, {}],
      ['PATCH', `${club}/memberships/${randomUUID()}`, { roles: ['member'] }],
      ['POST', `${club}/memberships/${randomUUID()}/end`, {}],
      [
        'POST',
        `${club}/sessions`,
        { book: 'brix-1996', rate: 0, seats: table.members, firstDealer: player },
      ],
      ['POST', `${table.path}/hands`, plainHand(table.session)],
      ['POST', `${table.path}/fines`, { player, code: 'superficial', stage: 'after' }],
      ['POST', `${table.path}/join`, { player: table.members[3] }],
      ['POST', `${table.path}/leave`, { player }],
      ['POST', `${table.path}/close`, {}],
    ] as const) {
      const answer = await call(served.base, method, path, { body, key: null, version: 1 });
      expectProblem(answer, 'idempotency-key-missing');
    }
    expect(await read(served.base, table.path)).toMatchObject({ version: 1, status: 'open' });
  });

  test.each(['to ord', 'x'.repeat(256), 'nøgle'])('%s is no key', async (key) => {
    const sent = { body: plainHand(table.session), key, version: 1 };
    expectProblem(await hands(sent), 'idempotency-key-malformed');
  });

  test('every write to a session names the version it was made for', async () => {
    const [player] = table.members;
    for (const [what, body] of [
      ['hands', plainHand(table.session)],
      ['fines', { player, code: 'superficial', stage: 'after' }],
      ['join', { player: table.members[3] }],
      ['leave', { player }],
      ['close', {}],
    ] as const) {
      const path = `${table.path}/${what}`;
      const answer = await call(served.base, 'POST', path, { body });
      expect(expectProblem(answer, 'if-match-missing').field).toBe('If-Match');
      for (const version of [0, 2, 999_999_999_999_999]) {
        const stale = await call(served.base, 'POST', path, { body, version });
        expect(expectProblem(stale, 'version-stale').currentVersion).toBe(1);
        expect(stale.etag).toBe('"1"');
      }
    }
  });

  test.each(['*', '"1", "2"', '"1', '-1', '1.0', '"1e0"', '9'.repeat(16), 'one', '""'])(
    'If-Match: %s names no version',
    async (version) => {
      const answer = await hands({ body: plainHand(table.session), version });
      expectProblem(answer, 'if-match-malformed');
    },
  );

  test.each(['1', '"1"', 'W/"1"'])('If-Match: %s names a version', async (version) => {
    const body = { player: table.members[0], code: 'superficial', stage: 'after', hand: 99 };
    const path = `${table.path}/fines`;
    // The version is good; the fine is not, so that nothing changes.
    expectProblem(await call(served.base, 'POST', path, { body, version }), 'hand-not-found');
  });
});
