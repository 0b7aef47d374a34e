import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { MemberList, MemberView } from '../../../src/clubs/view.js';
import { canonical } from '../../../src/ledger/log/canonical.js';
import { sha256 } from '../../../src/ledger/log/chain.js';
import { importClub } from '../../../src/ledger/export/import-club.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { asOwner } from '../../support/access/access.js';
import { someone, openOtherClub, type Someone } from '../../support/access/access-club.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type OpenedClub,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';
import { createTestDatabase, poolOf } from '../../support/database/database.js';
import { exportOf } from '../../support/api/moved-club.js';

/** Somebody leaves for good: the erased names, the rows that stay, and a log that is still proved. */

let served: ServedApp;
let base: string;
let pool: pg.Pool;
let opened: OpenedClub;
let clubPath: string;

/** A name that nothing else has. */
const NAME = 'Rosalinde Qvistgaard';
const LEFT = 'tidligere medlem (R.Q.)';

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  ({ base } = served);
  pool = poolOf(served.database, 2);
});
afterAll(async () => {
  await pool.end();
  await served.close();
});
beforeEach(async () => {
  opened = await openClub(base);
  clubPath = `/v1/clubs/${opened.club}`;
});

const get = <T>(path: string) => read<T>(base, clubPath + path);
const post = <T = MemberView>(
  path: string,
  body?: object,
  more: { as?: string; key?: string } = {},
) => call<T>(base, 'POST', clubPath + path, { body, ...more });
const add = async (name: string) => expectStatus(await post('/members', { name }), 201).body.id;
const forget = (member: string, more: { as?: string; key?: string } = {}) =>
  post(`/members/${member}/forget`, undefined, more);

async function evening(seats: readonly string[], rate = 0): Promise<Table> {
  return openSession(base, { club: opened.club, members: seats }, { rate });
}

async function atTable(table: Table, path: string, body: object = {}): Promise<void> {
  const { version } = await read<SessionView>(base, table.path);
  const answer = await call(base, 'POST', table.path + path, { version, body });
  expectStatus(answer, answer.status === 201 ? 201 : 200);
}

async function playOneHand(table: Table): Promise<void> {
  const view = await read<SessionView>(base, table.path);
  await atTable(table, '/hands', plainHand(view));
}

/** Every table that holds a text somewhere. */
async function holding(text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const held = await pool.query(`SELECT FROM "${name}" t WHERE strpos(t::text, $1) > 0 LIMIT 1`, [
      text,
    ]);
    if (held.rows.length > 0) found.push(name);
  }
  return found;
}

/** The file of the club is imported elsewhere, and is the same there. */
async function expectImported(text: string): Promise<void> {
  const other = await createTestDatabase();
  const target = poolOf(other, 2);
  try {
    const replayer = new ClubReplayer();
    const file = Readable.from([Buffer.from(text)]);
    expect(await importClub(target, file, { replayer })).toMatchObject({ ok: true });
  } finally {
    await target.end();
    await other.drop();
  }
}

describe('a member with a user, who has played', () => {
  let member: string;
  let user: Someone;

  beforeEach(async () => {
    member = await add('Rosa Qvistgaard');
    expectStatus(
      await call(base, 'PATCH', `${clubPath}/members/${member}`, { body: { name: NAME } }),
      200,
    );
    user = await someone(base, opened.club, 'secretary', member);
    const table = await evening([member, ...opened.members.slice(0, 2)]);
    await playOneHand(table);
    await atTable(table, '/close');
  });

  test('is nowhere by name any more, in the database or in the file, and all is proved', async () => {
    await expectVerified(base, opened.club);
    expect(await holding(NAME)).toEqual(
      expect.arrayContaining(['member', 'person_name', 'idempotency_key']),
    );
    const before = await exportOf(base, opened.club);
    expect(before).toContain(NAME);
    await expectImported(before);

    expect(expectStatus(await forget(member), 200).body).toMatchObject({
      id: member,
      name: LEFT,
      initials: 'R.Q.',
      archivedAt: expect.any(String) as string,
    });
    for (const text of [NAME, 'Rosa Qvistgaard', user.name]) {
      expect([text, await holding(text)]).toEqual([text, []]);
    }
    await expectVerified(base, opened.club);
    const after = await exportOf(base, opened.club);
    expect(after).not.toContain('Qvistgaard');
    expect(after).not.toContain(user.name);
    await expectImported(after);
  });

  test('is called a former member in every read', async () => {
    expectStatus(await forget(member), 200);
    const { members } = await get<MemberList>('/members');
    expect(members.find(({ id }) => id === member)).toMatchObject({ name: LEFT, initials: 'R.Q.' });
    const { entries } = await get<AuditPage>(`/audit?member=${member}&limit=200`);
    const told = JSON.stringify(entries);
    expect(told).not.toContain('Qvistgaard');
    expect(told).not.toContain(user.name);
    const sentences = entries.map(({ sentence }) => sentence);
    expect(sentences).toContain('former member (R.Q.) became a member.');
    expect(sentences).toContain('A member (R.Q.) left the club for good, and the name was erased.');
    expect(entries.map(({ kind }) => kind).slice(-2)).toEqual(['access-ended', 'member-forgotten']);
    expect(entries.find(({ kind }) => kind === 'session-opened')?.sentence).toContain(
      'former member (R.Q.)',
    );
    for (const path of [`/members/${member}/statement`, '/fines', '/sessions', '/arrears']) {
      expect(JSON.stringify(await get(path))).not.toContain('Qvistgaard');
    }
  });

  test('has no user any more, unless another club has them', async () => {
    expectStatus(await forget(member), 200);
    expect((await call(base, 'GET', '/v1/me', { as: user.token })).status).toBe(401);
    const { rows } = await pool.query('SELECT FROM app_user WHERE id = $1', [user.id]);
    expect(rows).toHaveLength(0);

    const { club, owner } = await openOtherClub(base);
    const guest = await add('Sigurd');
    const { body } = await call<{ token: string }>(base, 'POST', `${clubPath}/invites`, {
      body: { roles: ['member'], member: guest },
    });
    const accept = await call(base, 'POST', '/v1/invites/accept', {
      body: { token: body.token },
      as: owner.token,
    });
    expectStatus(accept, 200);
    expectStatus(await forget(guest), 200);
    expectStatus(await call(base, 'GET', `/v1/clubs/${club}`, { as: owner.token }), 200);
    expect((await call(base, 'GET', clubPath, { as: owner.token })).status).toBe(404);
    await expectVerified(base, opened.club);
  });

  test('cannot be seated, renamed, restored, claimed, merged or made anything of', async () => {
    expectStatus(await forget(member), 200);
    const path = `${clubPath}/members/${member}`;
    const seats = [member, ...opened.members.slice(0, 2)];
    const body = { book: 'brix-1996', rate: 0, seats, firstDealer: member };
    expectProblem(await post('/sessions', body), 'member-archived');
    const renamed = await call(base, 'PATCH', path, { body: { name: 'Rosa' } });
    expect(expectProblem(renamed, 'member-archived').reason).toBe('member-forgotten');
    expectProblem(await post(`/members/${member}/restore`), 'member-archived');
    const invite = { roles: ['member'], member };
    expectProblem(await post('/invites', invite), 'member-archived');
    const guest = expectStatus(await post('/guests', { name: 'Per' }), 201).body.id;
    expectProblem(await post(`/guests/${guest}/merge`, { into: member }), 'member-archived');
    await expectVerified(base, opened.club);
  });

  test('may be forgotten twice, by two owners at once too, and once by the log', async () => {
    const key = randomUUID();
    const answers = await Promise.all([
      forget(member, { key }),
      forget(member, { key }),
      forget(member),
      forget(member),
    ]);
    for (const answer of answers) {
      expect(expectStatus(answer, 200).body).toMatchObject({ initials: 'R.Q.' });
    }
    const { entries } = await get<AuditPage>('/audit?kind=member-forgotten');
    expect(entries).toHaveLength(1);
  });

  test('keeps the answers to others; a key whose answer was erased is spent', async () => {
    const keys = [randomUUID(), randomUUID()];
    const named = { body: { name: NAME }, key: keys[0] ?? '' };
    const namesake = await call<MemberView>(base, 'POST', `${clubPath}/members`, named);
    const other = { body: { name: 'Rosalinde' }, key: keys[1] ?? '' };
    const first = await call(base, 'POST', `${clubPath}/members`, other);
    expectStatus(await forget(expectStatus(namesake, 201).body.id), 200);
    const again = await call(base, 'POST', `${clubPath}/members`, named);
    expectProblem(again, 'idempotency-key-reused');
    expect((await call(base, 'POST', `${clubPath}/members`, other)).text).toBe(first.text);
  });
});

describe('nobody leaves', () => {
  test('a player of an open evening, or of one that is opened at the same time', async () => {
    const member = await add(NAME);
    const seats = [member, ...opened.members.slice(0, 2)];
    const [, ...opening] = await Promise.all([
      Promise.resolve(),
      forget(member),
      post('/sessions', { book: 'brix-1996', rate: 0, seats, firstDealer: member }),
    ]);
    const [left, sat] = opening.map(({ status }) => status);
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual([left, sat]);
    await expectVerified(base, opened.club);
    const another = await add('Sigurd');
    const table = await evening([another, ...opened.members.slice(2, 4)]);
    expect(expectProblem(await forget(another), 'leaving-refused').reason).toBe('leaves-table');
    await atTable(table, '/close');
    expectStatus(await forget(another), 200);
  });

  test('with money open, on either side, or a payment that waits', async () => {
    const table = await evening(opened.members.slice(0, 3), 25);
    await playOneHand(table);
    await atTable(table, '/close');
    const reasons = new Set<string>();
    for (const member of opened.members.slice(0, 3)) {
      const answer = await forget(member);
      if (answer.status !== 200) reasons.add(expectProblem(answer, 'leaving-refused').reason);
    }
    expect([...reasons].sort()).toEqual(['leaves-debt', 'leaves-money']);
    const payer = await add(NAME);
    const user = await someone(base, opened.club, 'member', payer);
    const { today } = await get<{ today: string }>('/books');
    const said = await post('/payments', { day: today, amount: 100 }, { as: user.token });
    expectStatus(said, 201);
    expect(expectProblem(await forget(payer), 'leaving-refused').reason).toBe('leaves-payment');
  });

  test('as the last owner, or merged into somebody', async () => {
    const { memberships } = await get<{ memberships: { user: string; roles: string[] }[] }>(
      '/memberships',
    );
    const owner = memberships.find(({ roles }) => roles.includes('owner'))?.user ?? '';
    const member = await add(NAME);
    const claim = { body: { member } };
    expectStatus(await call(base, 'PATCH', `${clubPath}/memberships/${owner}`, claim), 200);
    expectProblem(await forget(member), 'last-owner');
    const guest = expectStatus(await post('/guests', { name: 'Per Qvist' }), 201).body.id;
    expectStatus(await post(`/guests/${guest}/merge`, { into: opened.members[0] }), 200);
    expectProblem(await forget(guest), 'guest-refused');
    expectStatus(await forget(opened.members[0] ?? ''), 200);
    expect(await holding('Per Qvist')).toEqual([]);
    expectProblem(await forget(randomUUID()), 'member-not-found');
    await expectVerified(base, opened.club);
  });
});

describe('while others are at it', () => {
  test('an export that has begun ends with a file that is proved', async () => {
    const member = await add(NAME);
    const begun = await fetch(`${base}${clubPath}/export`, { headers: asOwner(base) });
    expectStatus(await forget(member), 200);
    // Its names are all as they were when it began, or all as they are now; never half of each.
    await expectImported(await begun.text());
    await expectVerified(base, opened.club);
  });

  test('a digest whose salt is gone cannot be confirmed by guessing the name', async () => {
    const member = await add(NAME);
    const { rows } = await pool.query<{ payload: string; salt: string }>(
      `SELECT e.payload, p.salt FROM club_event e JOIN person_name p
        ON p.club_id = e.club_id AND p.event_seq = e.seq
        WHERE e.club_id = $1 AND e.kind = 'member-added' AND p.name = $2`,
      [opened.club, NAME],
    );
    const [{ payload, salt } = { payload: '', salt: '' }] = rows;
    const guess = (by: string) => sha256(canonical([opened.club, by, NAME]));
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(payload).toContain(guess(salt));
    expectStatus(await forget(member), 200);
    expect(await holding(salt)).toEqual([]);
    // With nothing in the place of the salt, or with what else is known, it is another digest.
    for (const known of ['', member, opened.club]) expect(payload).not.toContain(guess(known));
  });
});
