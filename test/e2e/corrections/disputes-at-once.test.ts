import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { alsoAt } from '../../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  plainHand,
  serveTestApp,
  type Answer,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';
import { createInstance } from '../../support/api/app.js';
import { write } from '../../support/corrections/corrections.js';
import {
  close,
  disputesOf,
  fileOf,
  fineStates,
  handWithFine,
  openTable,
  raise,
  sessionOf,
  step,
} from '../../support/corrections/disputes.js';

/** Steps of disputes at the same time, from several instances, and sent again. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
afterAll(() => served.close());

describe('at once', () => {
  const codes = (answers: readonly Answer<unknown>[]): string[] =>
    answers.map(({ status, body }) => (status < 300 ? 'ok' : (body as ProblemBody).code)).sort();

  test('one of many objections to a fine is raised, one decision of many is taken', async () => {
    const table = await openTable(served.base, 6);
    const { fine, hand } = await handWithFine(table);
    const [, , , dorte = '', erik = '', fie = ''] = table.members;
    const raising = await Promise.all(
      table.members.map((actor) => step(table, '', actor, { body: { fine } })),
    );
    expect(codes(raising)).toEqual([...Array<string>(5).fill('dispute-raised-before'), 'ok']);
    const id = raising.find(({ status }) => status === 201)?.body.id ?? '';
    const [by = ''] = [dorte, erik, fie].filter(
      (one) => one !== raising.find(({ status }) => status === 201)?.body.raisedBy,
    );
    const { version } = hand.session;
    const deciding = await Promise.all([
      ...Array.from({ length: 5 }, () => step<unknown>(table, `/${id}/uphold`, by)),
      ...['compensate', 'replay', 'compensate', 'replay'].map((mode) =>
        step<unknown>(table, `/${id}/overturn`, by, { body: { mode }, version }),
      ),
    ]);
    const taken = codes(deciding);
    expect(taken.filter((code) => code === 'ok')).toHaveLength(1);
    for (const code of taken) expect(['ok', 'dispute-closed', 'version-stale']).toContain(code);
    const { steps } = await fileOf(table, { id });
    expect(steps).toHaveLength(2);
    await expectVerified(served.base, table.club);
  });

  test('answers, hands and the correction of a fine all find their place', async () => {
    for (let round = 0; round < 5; round++) {
      const table = await openTable(served.base);
      const { fine, player } = await handWithFine(table);
      const spare = await handWithFine(table);
      const { version } = spare.hand.session;
      const dorte = table.members[3] ?? '';
      const { id } = await raise(table, player, { fine });
      const [overturned, hand, objection, correction, ...answers] = await Promise.all([
        step<unknown>(table, `/${id}/overturn`, dorte, { body: { mode: 'replay' }, version }),
        call(served.base, 'POST', `${table.path}/hands`, {
          body: plainHand(spare.hand.session),
          version,
        }),
        step(table, '', player, { body: { fine: spare.fine } }),
        write(served.base, {
          path: `${table.path}/corrections`,
          body: {
            mode: 'replay',
            reason: 'No.',
            corrections: [{ fine: spare.fine, void: true }],
          },
          version,
        }),
        ...table.members.map((actor) => step(table, `/${id}/answers`, actor)),
      ]);
      const ended = codes([overturned, hand, correction]);
      expect(ended.filter((code) => code === 'ok')).toHaveLength(1);
      // A fine that was taken back is not disputed; one that is disputed is not taken back.
      const [, state] = await fineStates(table);
      expect([objection.status, correction.status, state]).toEqual(
        correction.status === 201 ? [409, 201, 'overturned'] : [201, correction.status, 'disputed'],
      );
      const { steps } = await fileOf(table, { id });
      const heard = answers.filter(({ status }) => status === 201).length;
      const others = overturned.status === 200 ? 2 : 1;
      expect(steps).toHaveLength(others + heard);
      if (overturned.status !== 200) expect(heard).toBe(5);
      await expectVerified(served.base, table.club);
    }
  });
});

describe('writes of somebody else in between, on another instance', () => {
  let other: NestFastifyApplication;
  let base: string;

  beforeAll(async () => {
    other = await createInstance(served.database);
    await other.listen(0, '127.0.0.1');
    base = await other.getUrl();
    alsoAt(base, served.base);
  });
  afterAll(() => other.close());

  /** Returns when so many writes wait for a lock, however long they take to reach it. */
  async function waiting(writes: number): Promise<void> {
    for (let tries = 0; tries < 400; tries++) {
      const { rows } = await served.pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (rows[0]?.count === writes) return;
      await sleep(25);
    }
    throw new Error(`there never were ${writes} writes waiting`);
  }

  /** Both wait for the club; the second has read what it needs before the first is written. */
  async function inBetween<A, B>(
    { club }: Table,
    first: () => Promise<Answer<A>>,
    second: () => Promise<Answer<B>>,
  ): Promise<Answer<B>> {
    const client = await served.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT FROM club WHERE id = $1 FOR UPDATE', [club]);
      const before = first();
      await waiting(1);
      const after = second();
      await waiting(2);
      await client.query('COMMIT');
      expect((await before).status).toBeLessThan(300);
      return await after;
    } finally {
      client.release();
    }
  }

  /** A fine of Carl in a club of three, all of whom have part in it. */
  async function among(members: number) {
    const table = await openTable(served.base, members);
    const [anna = '', bent = '', carl = ''] = table.members;
    const { fine } = await handWithFine(table, { actor: anna, reportedBy: bent });
    const { id } = await raise(table, carl, { fine });
    const uphold = () => step(table, `/${id}/uphold`, anna, { base });
    return { table, fine, id, anna, carl, uphold };
  }

  const add = ({ club }: Table, kind: 'members' | 'guests') =>
    call(served.base, 'POST', `/v1/clubs/${club}/${kind}`, { body: { name: 'Fie' } });

  test('a member who is added counts at once, before they can sign in', async () => {
    const { table, uphold } = await among(3);
    const refused = await inBetween(table, () => add(table, 'members'), uphold);
    expectProblem(refused, 'decision-refused');
    await expectVerified(served.base, table.club);
  });

  test('a guest who is added is no member, and does not count', async () => {
    const { table, uphold } = await among(3);
    expectStatus(await inBetween(table, () => add(table, 'guests'), uphold), 200);
    await expectVerified(served.base, table.club);
  });

  test('so does one who is restored', async () => {
    const { table, uphold } = await among(4);
    const member = `/v1/clubs/${table.club}/members/${table.members[3]}`;
    const restore = () => call(served.base, 'POST', `${member}/restore`);
    expectStatus(await call(served.base, 'POST', `${member}/archive`), 200);
    expectProblem(await inBetween(table, restore, uphold), 'decision-refused');
    await expectVerified(served.base, table.club);
  });

  test('a fine that is taken back is not disputed any more', async () => {
    const { table, fine, id, carl } = await among(4);
    expectStatus(await step(table, `/${id}/withdraw`, carl), 200);
    const { version } = await sessionOf(table);
    const correct = () =>
      write(served.base, {
        path: `${table.path}/corrections`,
        body: { mode: 'replay', reason: 'No.', corrections: [{ fine, void: true }] },
        version,
      });
    const dispute = () => step(table, '', carl, { body: { fine }, base });
    expectProblem(await inBetween(table, correct, dispute), 'fine-overturned');
  });

  test('another hand leaves a dispute as it is, and makes its overturning stale', async () => {
    const { table, fine, id, carl } = await among(4);
    const dorte = table.members[3] ?? '';
    const record = async () => {
      const session = await sessionOf(table);
      const sent = { body: plainHand(session), version: session.version };
      return call(served.base, 'POST', `${table.path}/hands`, sent);
    };
    const { version } = await sessionOf(table);
    const overturn = () =>
      step(table, `/${id}/overturn`, dorte, { body: { mode: 'replay' }, version, base });
    expectProblem(await inBetween(table, record, overturn), 'version-stale');
    const withdraw = () => step(table, `/${id}/withdraw`, carl, { base });
    expectStatus(await inBetween(table, record, withdraw), 200);
    const dispute = () => step(table, '', carl, { body: { fine }, base });
    const raised = expectStatus(await inBetween(table, record, dispute), 201).body;
    const uphold = () => step(table, `/${raised.id}/uphold`, dorte, { base });
    expectStatus(await inBetween(table, record, uphold), 200);
    await expectVerified(served.base, table.club);
  });
});

describe('a repeated key', () => {
  test('gets the first answer of its step, whatever happened since', async () => {
    const table = await openTable(served.base);
    const { fine, player, hand } = await handWithFine(table);
    const [, bent = '', , dorte = '', erik = ''] = table.members;
    type Request = readonly [
      path: string,
      actor: string,
      more: { body?: object; version?: number },
    ];
    const made: { request: Request; key: string; first: Answer<unknown> }[] = [];
    const once = async (...request: Request) => {
      const key = randomUUID();
      const [path, actor, more] = request;
      const first = await step(table, path, actor, { ...more, key });
      expect([first.text, first.status < 300, first.replayed]).toEqual([first.text, true, null]);
      made.push({ request, key, first });
      return first.body;
    };
    const { id } = await once('', player, { body: { fine } });
    await once(`/${id}/answers`, bent, {});
    await once(`/${id}/withdraw`, player, {});
    const second = await once('', player, { body: { fine } });
    const { version } = hand.session;
    await once(`/${second.id}/overturn`, dorte, { body: { mode: 'compensate' }, version });
    const third = await once('', player, { body: { hand: 1 } });
    await once(`/${third.id}/uphold`, erik, {});
    await close(table);
    await call(served.base, 'POST', `/v1/clubs/${table.club}/members/${dorte}/archive`);
    await call(served.base, 'POST', `/v1/clubs/${table.club}/archive`);
    const events = (await disputesOf(table)).disputes.length;
    for (const { request, key, first } of made) {
      const [path, actor, more] = request;
      const again = await step(table, path, actor, { ...more, key });
      expect(again).toEqual({ ...first, replayed: 'true' });
      const other = { ...more, body: { ...more.body, text: 'Something else.' } };
      expectProblem(await step(table, path, actor, { ...other, key }), 'idempotency-key-reused');
      // It is written in the caller's own name: no other member gets the answer.
      const by = actor === bent ? erik : bent;
      expectProblem(await step(table, path, by, { ...more, key }), 'idempotency-key-reused');
    }
    expect((await disputesOf(table)).disputes).toHaveLength(events);
    await expectVerified(served.base, table.club);
  });

  test('makes one step of many at once', async () => {
    const table = await openTable(served.base);
    const { fine, player } = await handWithFine(table);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => step(table, '', player, { body: { fine }, key })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await disputesOf(table)).disputes).toHaveLength(1);
  });
});
