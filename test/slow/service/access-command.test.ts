import { setTimeout as sleep } from 'node:timers/promises';
import type { InviteShownView, SignedInView } from '../../../src/access/access.view.js';
import { rowsOfClubEvent } from '../../../src/clubs/rows-of-event.js';
import { ClubWriter } from '../../../src/ledger/write/club-writer.js';
import { createWritePool } from '../../../src/platform/database/pools.js';
import { createLogger } from '../../../src/platform/logging.js';
import { OWNER, setUp, whoIs } from '../../support/access/access.js';
import { call, expectProblem, expectStatus } from '../../support/api/api.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { runProgram } from '../../support/database/program.js';
import { spawnService, type ServiceProcess } from '../../support/database/service.js';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const PASSWORD = 'en anden kop paa bordet';

describe('npm run access, beside a running service', () => {
  let database: TestDatabase;
  let service: ServiceProcess;
  let base: string;
  let owner: string;
  let old: string;
  let env: Record<string, string>;

  const access = (...args: string[]) => runProgram('dist/commands/access.js', args, env);
  const post = <T>(path: string, body: object) =>
    call<T>(base, 'POST', `/v1${path}`, { body, as: null, key: null });

  beforeAll(async () => {
    database = await createTestDatabase();
    env = { DATABASE_URL: databaseUrl(database), PORT: '3100' };
    old = await openClubOfBefore(database);
    service = spawnService({ DATABASE_URL: databaseUrl(database), LOG_LEVEL: 'info' });
    base = await service.ready();
    owner = await setUp(base, await setupToken(service));
  }, 60_000);
  afterAll(async () => {
    service.child.kill('SIGTERM');
    await service.ended();
    await database.drop();
  });

  test('a club from before there were users gets an owner by a link that works once', async () => {
    const listed = await access('clubs');
    expect(listed).toMatchObject({ code: 0 });
    expect(listed.output).toContain(`${old} Klubben fra før: owned by nobody`);
    expect(listed.output).toContain(`Den første klub: owned by ${OWNER.name}`);
    expectProblem(await call(base, 'GET', `/v1/clubs/${old}`, { as: owner }), 'club-not-found');

    const made = await access('owner', old);
    expect(made).toMatchObject({ code: 0 });
    const token = linkIn(made.output, 'http://localhost:3100/invite#');
    const shown = await post<InviteShownView>('/invites/show', { token });
    expect(shown.body).toMatchObject({ club: { id: old }, roles: ['owner'], member: null });
    const weekOff = Date.parse(shown.body.expiresAt) - Date.now() - 7 * 86_400_000;
    expect(Math.abs(weekOff)).toBeLessThan(60_000);

    const asked = { token, name: 'ny@example.org', password: PASSWORD, bearer: true };
    const signedUp = expectStatus(await post<SignedInView>('/invites/sign-up', asked), 201).body;
    expect(signedUp.clubs).toMatchObject([{ id: old, roles: ['owner'], member: null }]);
    const path = `/v1/clubs/${old}/verification`;
    const verified = await call(base, 'GET', path, { as: signedUp.token });
    // It was opened, got books when the service started, and its owner.
    expect(verified.body).toMatchObject({ ok: true, events: 3 });

    const again = { ...asked, name: 'en.anden@example.org' };
    expectProblem(await post('/invites/sign-up', again), 'link-not-valid');
    expect((await access('clubs')).output).toContain('Klubben fra før: owned by ny@example.org');
  }, 60_000);

  test('somebody who has an account may open the link too', async () => {
    const made = await access('owner', old);
    const token = linkIn(made.output, 'http://localhost:3100/invite#');
    const body = { token };
    expectStatus(await call(base, 'POST', '/v1/invites/accept', { body, as: owner }), 200);
    expect((await whoIs(base, owner)).clubs).toContainEqual(
      expect.objectContaining({ id: old, roles: ['owner'] }),
    );
  }, 60_000);

  test('a forgotten password is replaced, and earlier sign-ins end', async () => {
    const made = await runProgram('dist/commands/access.js', ['reset', ' OWNER@example.ORG '], {
      ...env,
      PUBLIC_URL: 'https://tarok.example.org/',
    });
    expect(made).toMatchObject({ code: 0 });
    const token = linkIn(made.output, 'https://tarok.example.org/reset#');
    expectStatus(await post('/reset', { token, password: PASSWORD }), 200);
    expectProblem(await call(base, 'GET', '/v1/me', { as: owner }), 'not-signed-in');
    expectProblem(await post('/sign-in', OWNER), 'sign-in-refused');
    expectStatus(await post('/sign-in', { ...OWNER, password: PASSWORD }), 200);
    expectProblem(await post('/reset', { token, password: PASSWORD }), 'link-not-valid');
  }, 60_000);

  test('an unknown person or thing is reported, with exit code 1', async () => {
    const noClub = await access('owner', NOWHERE);
    expect(noClub).toMatchObject({ code: 1 });
    expect(noClub.output).toContain(`There is no club ${NOWHERE}.`);
    const nobody = await access('reset', 'nobody@example.org');
    expect(nobody).toMatchObject({ code: 1 });
    expect(nobody.output).toContain('Nobody signs in as nobody@example.org here.');
  }, 60_000);

  test('an impossible request is reported, with exit code 2', async () => {
    for (const args of [[], ['owner'], ['owner', 'Kopperne'], ['reset'], ['clubs', old]]) {
      const usage = await access(...args);
      expect(usage).toMatchObject({ code: 2 });
      expect(usage.output).toContain('npm run access -- owner CLUB_ID');
    }
    const empty = await createTestDatabase('empty');
    const on = { ...env, DATABASE_URL: databaseUrl(empty) };
    const older = await runProgram('dist/commands/access.js', ['clubs'], on);
    await empty.drop();
    expect(older).toMatchObject({ code: 2 });
    expect(older.output).toContain('start the service once');
  }, 60_000);
});

/** A club as it was opened before there were users: its log names no owner. */
async function openClubOfBefore(database: TestDatabase): Promise<string> {
  const pool = createWritePool(database.connection, createLogger('silent'));
  try {
    const name = 'Klubben fra før';
    const { body } = await new ClubWriter(pool).openClub({
      key: 'before',
      requestHash: 'before',
      decide: (id) => ({
        name,
        currency: 'DKK',
        event: rowsOfClubEvent({ kind: 'club-opened', name, currency: 'DKK' }),
        response: { status: 201, body: { id } },
      }),
    });
    return (JSON.parse(body) as { id: string }).id;
  } finally {
    await pool.end();
  }
}

/** The secret of the link that the service prints at its first start. */
async function setupToken(service: ServiceProcess): Promise<string> {
  for (;;) {
    const found = /\/setup#(\S+)/.exec(service.output())?.[1];
    if (found !== undefined) return found;
    await sleep(20);
  }
}

/** The secret of the link that begins so. */
function linkIn(output: string, beginning: string): string {
  const at = output.indexOf(beginning);
  if (at < 0) throw new Error(`no link begins with ${beginning}: ${output}`);
  return output.slice(at + beginning.length).split(/\s/)[0] ?? '';
}
