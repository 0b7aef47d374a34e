import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHash } from 'node:crypto';
import type { MeView } from '../../../src/access/access.view.js';
import type { YearList } from '../../../src/cash-book/years/year.view.js';
import type { DemoClub } from '../../../src/demo/demo-club.js';
import type { SeasonList } from '../../../src/seasons/seasons/season.view.js';
import type { SessionList } from '../../../src/sessions/table/session.view.js';
import { built, CHEAP } from '../../support/api/lent.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

/** The club that `npm run demo` shows. */

const TODAY = '2026-03-01';
const ROLES = ['owner', 'secretary', 'treasurer', 'auditor', 'member', 'tablet'];

interface Made {
  readonly app: NestFastifyApplication;
  readonly club: DemoClub;
  readonly database: TestDatabase;
}

const running: Made[] = [];

async function make(today: string): Promise<Made> {
  const database = await createTestDatabase();
  const [{ createApp }, { createLogger }, { readMigrations }, links, { makeDemo }] =
    await Promise.all([
      built('app'),
      built('platform/logging'),
      built('platform/database/migrations'),
      built('demo/demo-links'),
      built('demo/make-demo'),
    ]);
  const app = await createApp({
    connection: database.connection,
    logger: createLogger('silent'),
    migrations: await readMigrations(),
    beside: false,
    passwordCost: CHEAP,
  });
  let club: DemoClub | null = null;
  links.addDemoLinks(app, () => club);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  club = await makeDemo(app, today);
  const made = { app, club, database };
  running.push(made);
  return made;
}

afterAll(async () => {
  for (const { app, database } of running) {
    await app.close();
    await database.drop();
  }
});

async function read<T>({ app, club }: Made, what: string, as: string): Promise<T> {
  const cookie = await signIn(app, as);
  const answer = await app.inject({ url: `/v1${club.here}/${what}`, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

async function signIn(app: NestFastifyApplication, as: string): Promise<string> {
  const answer = await app.inject({ url: `/demo/${as}` });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The export of the club, without the line of its own digest. */
async function digestOf({ app, club }: Made): Promise<string> {
  const cookie = await signIn(app, 'owner');
  const { payload } = await app.inject({
    url: `/v1${club.here}/export`,
    headers: { cookie },
  });
  expect(payload.split('\n').length).toBeGreaterThan(300);
  return createHash('sha256').update(payload).digest('hex');
}

it('is the same on every run of a day, byte for byte', async () => {
  expect(await digestOf(await make(TODAY))).toBe(await digestOf(await make(TODAY)));
});

it('has two seasons, both games, a closed year, and an evening on the day before', async () => {
  const [made] = running;
  if (made === undefined) throw new Error('no demo was made');
  const { seasons } = await read<SeasonList>(made, 'seasons', 'member');
  expect(seasons.map(({ closed }) => closed === null).sort()).toEqual([false, true]);
  const { sessions } = await read<SessionList>(made, 'sessions', 'tablet');
  expect(sessions[0]?.closedAt?.slice(0, 10)).toBe('2026-02-28');
  expect([...new Set(sessions.map(({ game }) => game))].sort()).toEqual(['koenigrufen', 'tarok']);
  const { years } = await read<YearList>(made, 'years', 'auditor');
  expect(years.filter(({ status }) => status === 'closed').length).toBe(1);
});

it('signs everybody in by a link, as often as it is opened', async () => {
  const [made] = running;
  if (made === undefined) throw new Error('no demo was made');
  for (const role of [...ROLES, 'member']) {
    const cookie = await signIn(made.app, role);
    const me = (await made.app.inject({ url: '/v1/me', headers: { cookie } })).json<MeView>();
    const [{ roles } = { roles: [] }] = me.clubs;
    expect(roles).toEqual([role === 'tablet' ? 'device' : role]);
  }
});

it.each(['2026-07-15', '2028-02-29'])('is made on %s as well', async (today) => {
  expect((await make(today)).club.members.size).toBe(8);
});
