import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { SessionClosedView, SessionView } from '../../../src/sessions/table/session.view.js';
import { alsoAt } from '../../support/access/access.js';
import { createInstance } from '../../support/api/app.js';
import {
  call,
  expectProblem,
  expectVerified,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  sumOfPoints,
  type Answer,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';

const ROUNDS = 15;

describe('two writers race on one session', () => {
  let served: ServedApp;
  let second: NestFastifyApplication;
  /** Where the two send their writes: to one instance, or each to one of their own. */
  let instances: Readonly<Record<'one' | 'two', readonly [string, string]>>;
  let table: Table;

  const session = () => read<SessionView>(served.base, table.path);

  beforeAll(async () => {
    served = await serveTestApp({ alone: true });
    second = await createInstance(served.database);
    await second.listen(0, '127.0.0.1');
    const other = await second.getUrl();
    alsoAt(other, served.base);
    instances = { one: [served.base, served.base], two: [served.base, other] };
  });
  beforeEach(async () => {
    table = await openSession(served.base, await openClub(served.base, 4));
  });
  afterAll(async () => {
    await second.close();
    await served.close();
  });

  const expectOneWinner = (answers: readonly Answer<unknown>[], version: number) => {
    const losers = answers.filter(({ status }) => status >= 300);
    expect(losers).toHaveLength(answers.length - 1);
    for (const loser of losers) {
      expect(expectProblem(loser, 'version-stale').currentVersion).toBe(version);
      expect(loser.etag).toBe(`"${version}"`);
    }
  };

  test.each(['one', 'two'] as const)(
    'at %s instance(s): exactly one wins, the other gets the new version',
    async (count) => {
      for (let version = 1; version <= ROUNDS; version++) {
        const body = plainHand(await session());
        const answers = await Promise.all(
          instances[count].map((base) =>
            call(base, 'POST', `${table.path}/hands`, { body, version }),
          ),
        );
        expectOneWinner(answers, version + 1);
      }
      expect(await session()).toMatchObject({ hands: ROUNDS, version: ROUNDS + 1 });
      await expectVerified(served.base, table.club);
    },
  );

  test.each(['one', 'two'] as const)(
    'at %s instance(s): a hand, a fine, a newcomer and the close exclude each other',
    async (count) => {
      const { members } = table;
      table = await openSession(served.base, { ...table, members }, { players: 3 });
      const view = await session();
      const writes = [
        ['hands', plainHand(view)],
        ['fines', { player: members[0], code: 'other', stage: 'after', amount: 20 }],
        ['join', { player: members[3] }],
        ['close', {}],
      ] as const;
      const answers = await Promise.all(
        writes.map(([what, body], turn) =>
          call(instances[count][turn % 2 === 0 ? 0 : 1], 'POST', `${table.path}/${what}`, {
            body,
            version: 1,
          }),
        ),
      );
      expectOneWinner(answers, 2);
      expect(sumOfPoints(await session())).toBe(0);
      await expectVerified(served.base, table.club);
    },
  );

  test.each(['one', 'two'] as const)(
    'at %s instance(s): a close sent right behind a joining pays the newcomer too, or is stale',
    async (count) => {
      const newcomer = table.members[3];
      for (let round = 0; round < 10; round++) {
        const { path } = await openSession(served.base, table);
        const [first, other] = instances[count];
        const [joined, closed] = await Promise.all([
          call(first, 'POST', `${path}/join`, { body: { player: newcomer }, version: 1 }),
          call<SessionClosedView>(other, 'POST', `${path}/close`, { version: 2 }),
        ]);
        expect(joined.status).toBe(200);
        if (closed.status === 200) {
          expect(closed.body.money.map(({ player }) => player)).toContain(newcomer);
        } else {
          expectProblem(closed, 'version-stale');
        }
      }
      await expectVerified(served.base, table.club);
    },
  );

  test('one key at two instances makes one hand and one answer', async () => {
    for (let version = 1; version <= ROUNDS; version++) {
      const sent = { body: plainHand(await session()), key: randomUUID(), version };
      const answers = await Promise.all(
        [...instances.two, ...instances.two].map((base) =>
          call(base, 'POST', `${table.path}/hands`, sent),
        ),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
    }
    expect(await session()).toMatchObject({ hands: ROUNDS });
    await expectVerified(served.base, table.club);
  });

  test('one key opens one club at two instances', async () => {
    const sent = { body: { name: 'Kopperne' }, key: randomUUID() };
    const answers = await Promise.all(
      [...instances.two, ...instances.two].map((base) => call(base, 'POST', '/v1/clubs', sent)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  test('sessions of one club do not hinder each other, whichever instance writes', async () => {
    const tables = [table];
    for (let more = 0; more < 5; more++) tables.push(await openSession(served.base, table));
    const evenings = tables.map(async (one, index) => {
      const base = instances.two[index % 2 === 0 ? 0 : 1];
      for (let version = 1; version <= 10; version++) {
        const body = plainHand(await read<SessionView>(base, one.path));
        const answer = await call(base, 'POST', `${one.path}/hands`, { body, version });
        expect(answer).toMatchObject({ status: 201, etag: `"${version + 1}"` });
      }
    });
    await Promise.all(evenings);
    await expectVerified(served.base, table.club);
  });
});
