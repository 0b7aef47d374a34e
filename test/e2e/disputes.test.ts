import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InviteMadeView } from '../../src/access/access.view.js';
import type { MemberView } from '../../src/clubs/view.js';
import { Database } from '../../src/platform/database.js';
import type { Role } from '../../src/platform/permission.js';
import type { ProblemBody, ProblemCode } from '../../src/platform/problem.js';
import type { BalanceReport } from '../../src/reports/balance-report.js';
import type { FineLine } from '../../src/sessions/fine.view.js';
import type { CorrectionMadeView } from '../../src/sessions/corrections/correction.view.js';
import type {
  DisputeFileView,
  DisputeList,
  DisputeOverturnedView,
  DisputeSteppedView,
} from '../../src/sessions/disputes/dispute.view.js';
import type { FineRecordedView } from '../../src/sessions/fine.view.js';
import type { HandRecordedView } from '../../src/sessions/hand.view.js';
import type { SessionView } from '../../src/sessions/session.view.js';
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
  sumOfPoints,
  type Answer,
  type Opening,
  type ServedApp,
  type Table,
  potsOf,
} from '../support/api.js';
import { alsoAt, asOwner, claimAll, deviceAt, memberAt, signUp } from '../support/access.js';
import { createInstance } from '../support/app.js';
import { write } from '../support/corrections.js';

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

const WHY = 'The table remembers it so.';

/** A step of a dispute, or its raising: what comes after `…/disputes` in its address. */
async function step<T = DisputeSteppedView>(
  table: Table,
  path: string,
  actor: string,
  more: { body?: object; version?: number; key?: string; base?: string } = {},
): Promise<Answer<T>> {
  const { body, base = served.base, ...rest } = more;
  return write<T>(base, {
    path: `${table.path}/disputes${path}`,
    body: { text: WHY, ...body },
    headers: bearer(await memberAt(base, table.club, actor)),
    ...rest,
  });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function raise(table: Table, actor: string, body: object): Promise<DisputeSteppedView> {
  return expectStatus(await step(table, '', actor, { body }), 201).body;
}

/** Records a hand with a fine; by whom, and reported by whom, the case says. */
async function handWithFine(
  table: Table,
  { fined = 2, actor, reportedBy }: { fined?: number; actor?: string; reportedBy?: string } = {},
) {
  const session = await read<SessionView>(served.base, table.path);
  const fine = { player: session.active[fined], code: 'lead-out-of-turn', stage: 'play' };
  const sent = await write<HandRecordedView>(served.base, {
    path: `${table.path}/hands`,
    body: { ...plainHand(session), fines: [{ ...fine, reportedBy }] },
    version: session.version,
    ...(actor === undefined ? {} : { actor }),
  });
  const { body } = expectStatus(sent, 201);
  return { hand: body, fine: body.fineIds[0] ?? '', player: String(fine.player) };
}

async function fineBetween(table: Table, player: string, more: object = {}) {
  const { version } = await read<SessionView>(served.base, table.path);
  const sent = await write<FineRecordedView>(served.base, {
    path: `${table.path}/fines`,
    body: { player, code: 'other', stage: 'after', amount: 20, ...more },
    version,
  });
  return expectStatus(sent, 201).body;
}

/** All of the club can sign in, as auditors: they raise disputes and decide them. */
async function openTable(members = 5, opening: Opening = {}): Promise<Table> {
  const party = await openClub(served.base, members);
  await claimAll(served.base, party);
  return openSession(served.base, party, opening);
}

const sessionOf = (table: Table) => read<SessionView>(served.base, table.path);
const fileOf = ({ club }: Table, { id }: { readonly id: string }) =>
  read<DisputeFileView>(served.base, `/v1/clubs/${club}/disputes/${id}`);
const disputesOf = ({ club }: Table, query = '') =>
  read<DisputeList>(served.base, `/v1/clubs/${club}/disputes${query}`);

async function fineStates(table: Table): Promise<string[]> {
  const { fines } = await read<{ fines: FineLine[] }>(served.base, `${table.path}/fines`);
  return fines.map(({ state }) => state);
}

function pointsOf({ standings }: Pick<SessionView, 'standings'>, player: string): number {
  return standings.find((one) => one.player === player)?.points ?? NaN;
}

async function close(table: Table): Promise<SessionView> {
  const { version } = await sessionOf(table);
  expectStatus(await call(served.base, 'POST', `${table.path}/close`, { version }), 200);
  return sessionOf(table);
}

describe('a dispute about a fine', () => {
  test('is raised, answered and upheld, each step with author, time and text', async () => {
    const table = await openTable();
    const { fine, player, hand } = await handWithFine(table);
    const [, bent = '', , dorte = ''] = table.members;
    const raised = await raise(table, player, { fine, text: '  It was my lead.  ' });
    expect(raised).toMatchObject({
      session: table.session.id,
      hand: 1,
      fine,
      raisedBy: player,
      text: 'It was my lead.',
      state: 'open',
      event: hand.event + 1,
      endedEvent: null,
      endedAt: null,
      step: { kind: 'dispute-raised', by: player, together: [], event: hand.event + 1 },
    });
    expect(await fineStates(table)).toEqual(['disputed']);

    const answer = await step(table, `/${raised.id}/answers`, bent, { body: { text: 'It was.' } });
    expect(expectStatus(answer, 201).body).toMatchObject({
      state: 'open',
      step: { kind: 'dispute-answered', by: bent, text: 'It was.', event: hand.event + 2 },
    });

    const body = { text: 'It was not.', together: [bent] };
    const upheld = expectStatus(await step(table, `/${raised.id}/uphold`, dorte, { body }), 200);
    const { step: last, ...dispute } = upheld.body;
    expect(dispute).toMatchObject({ state: 'upheld', endedEvent: hand.event + 3 });
    expect(await fineStates(table)).toEqual(['upheld']);

    const file = await fileOf(table, raised);
    expect(file).toMatchObject(dispute);
    expect(file.steps).toEqual([raised.step, answer.body.step, last]);
    expect(file.steps.map(({ kind, by, together, text }) => [kind, by, together, text])).toEqual([
      ['dispute-raised', player, [], 'It was my lead.'],
      ['dispute-answered', bent, [], 'It was.'],
      ['dispute-upheld', dorte, [bent], 'It was not.'],
    ]);
    expect(file).toMatchObject({
      disputedFine: {
        player,
        code: 'lead-out-of-turn',
        amount: 20,
        state: 'upheld',
        event: hand.event,
      },
      disputedHand: null,
      correction: null,
    });
    // Neither the version nor the table has moved.
    expect(await sessionOf(table)).toMatchObject({ ...hand.session });
    await expectVerified(served.base, table.club);
  });

  test.each(['compensate', 'replay'] as const)(
    'is overturned by %s: the fine of the hand goes back',
    async (mode) => {
      const table = await openTable();
      const { fine, player } = await handWithFine(table);
      const second = await handWithFine(table, { fined: 1 });
      const before = await sessionOf(table);
      const raised = await raise(table, player, { fine });
      const erik = table.members[4] ?? '';
      const body = { mode, text: 'He was right.' };
      const overturned = await step<DisputeOverturnedView>(table, `/${raised.id}/overturn`, erik, {
        body,
        version: before.version,
      });
      const { dispute, correction, session } = expectStatus(overturned, 200).body;
      expect(overturned.etag).toBe(`"${before.version + 1}"`);
      expect(dispute).toMatchObject({ id: raised.id, state: 'overturned' });
      expect(correction).toMatchObject({
        event: dispute.step.event + 1,
        recordedAt: dispute.step.time,
        actor: erik,
        mode,
        reason: 'He was right.',
        dispute: raised.id,
        hands: [{ hand: 1, revision: 2, overturned: [fine], fineIds: [] }],
        fines: [],
      });
      expect(pointsOf(session, player) - pointsOf(before, player)).toBe(40);
      expect(session.pots).toEqual({
        king: potsOf(before).king - 20,
        pagat: potsOf(before).pagat - 20,
      });
      expect(sumOfPoints(session)).toBe(0);
      expect(await sessionOf(table)).toMatchObject({ ...session });
      expect(await fineStates(table)).toEqual(['overturned', 'recorded']);
      expect(await fileOf(table, raised)).toMatchObject({
        state: 'overturned',
        endedEvent: dispute.step.event,
        disputedFine: { state: 'overturned' },
        correction: { event: correction.event, mode },
      });
      const { corrections } = await read<{ corrections: unknown[] }>(
        served.base,
        `${table.path}/corrections`,
      );
      expect(corrections).toEqual([correction]);
      expect(second.fine).not.toBe(fine);
      await expectVerified(served.base, table.club);
    },
  );

  test.each(['compensate', 'replay'] as const)(
    'between two hands is overturned by %s',
    async (mode) => {
      const table = await openTable();
      const [anna = '', , , dorte = ''] = table.members;
      await handWithFine(table);
      const fine = await fineBetween(table, anna, { hand: 1 });
      const before = await sessionOf(table);
      const raised = await raise(table, anna, { fine: fine.id });
      expect(raised).toMatchObject({ fine: fine.id, hand: 1 });
      const sent = await step<DisputeOverturnedView>(table, `/${raised.id}/overturn`, dorte, {
        body: { mode },
        version: before.version,
      });
      const { session, correction } = expectStatus(sent, 200).body;
      expect(correction.fines).toMatchObject([{ fine: fine.id, now: null, replacedBy: null }]);
      expect(pointsOf(session, anna) - pointsOf(before, anna)).toBe(40);
      expect(await fineStates(table)).toEqual(['recorded', 'overturned']);
      await expectVerified(served.base, table.club);
    },
  );

  test('ends with another fine in its place, which can be disputed in turn', async () => {
    const table = await openTable();
    const { fine, player, hand } = await handWithFine(table);
    const [, , , dorte = '', erik = ''] = table.members;
    const raised = await raise(table, player, { fine });
    const record = { player, code: 'superficial', stage: 'play' };
    const sent = await step<DisputeOverturnedView>(table, `/${raised.id}/overturn`, dorte, {
      body: { mode: 'replay', corrections: [{ fine, record }] },
      version: hand.session.version,
    });
    const [change] = expectStatus(sent, 200).body.correction.hands;
    const [instead = ''] = change?.fineIds ?? [];
    expect(change).toMatchObject({ overturned: [fine], fineIds: [expect.any(String)] });
    expect(await fineStates(table)).toEqual(['overturned', 'recorded']);
    // Dorte put it there: it is she who recorded this one.
    const again = await raise(table, player, { fine: instead });
    expectProblem(await step(table, `/${again.id}/uphold`, dorte), 'decision-refused');
    expectStatus(await step(table, `/${again.id}/uphold`, erik), 200);
    expect(await fineStates(table)).toEqual(['overturned', 'upheld']);
    await expectVerified(served.base, table.club);
  });

  test('between hands keeps its hand when another fine takes its place', async () => {
    const table = await openTable();
    const [anna = '', , , dorte = ''] = table.members;
    await handWithFine(table);
    const fine = await fineBetween(table, anna, { hand: 1 });
    const raised = await raise(table, anna, { fine: fine.id });
    const record = { player: anna, code: 'other', stage: 'after', amount: 5 };
    const sent = await step<DisputeOverturnedView>(table, `/${raised.id}/overturn`, dorte, {
      body: { mode: 'compensate', corrections: [{ fine: fine.id, record }] },
      version: fine.session.version,
    });
    const [change] = expectStatus(sent, 200).body.correction.fines;
    const again = await raise(table, anna, { fine: change?.replacedBy });
    expect(again).toMatchObject({ fine: change?.replacedBy, hand: 1 });
    expect((await fileOf(table, again)).disputedFine).toMatchObject({ amount: 5 });
    await expectVerified(served.base, table.club);
  });

  test('is withdrawn by who raised it, and then raised again', async () => {
    const table = await openTable();
    const { fine, player } = await handWithFine(table);
    const [anna = '', bent = ''] = table.members;
    const raised = await raise(table, bent, { fine });
    for (const other of [anna, player]) {
      expectProblem(await step(table, `/${raised.id}/withdraw`, other), 'decision-refused');
    }
    const withdrawn = expectStatus(await step(table, `/${raised.id}/withdraw`, bent), 200);
    expect(withdrawn.body).toMatchObject({
      state: 'withdrawn',
      step: { kind: 'dispute-withdrawn', by: bent },
    });
    expect(await fineStates(table)).toEqual(['recorded']);
    const again = await raise(table, player, { fine });
    expect(again.id).not.toBe(raised.id);
    expect(await fineStates(table)).toEqual(['disputed']);
    await expectVerified(served.base, table.club);
  });

  test('is open once at a time, and decided for good', async () => {
    const table = await openTable();
    const { fine, player } = await handWithFine(table);
    const other = await handWithFine(table);
    const [, , , dorte = ''] = table.members;
    const raised = await raise(table, player, { fine });
    const twice = await step(table, '', dorte, { body: { fine } });
    expect(expectProblem(twice, 'dispute-raised-before').detail).toMatch(/disputed already/);
    expectStatus(await step(table, `/${raised.id}/uphold`, dorte), 200);
    const late = await step(table, '', dorte, { body: { fine } });
    expect(expectProblem(late, 'dispute-raised-before').detail).toMatch(/upheld.*for good/);

    const second = await raise(table, player, { fine: other.fine });
    const { version } = await sessionOf(table);
    const gone = await step(table, `/${second.id}/overturn`, dorte, {
      body: { mode: 'compensate' },
      version,
    });
    expectStatus(gone, 200);
    const never = await step(table, '', dorte, { body: { fine: other.fine } });
    expect(expectProblem(never, 'dispute-raised-before').detail).toMatch(/overturned.*for good/);
  });

  test.each(['compensate', 'replay'] as const)(
    'is decided after the evening has closed, and moves the money by %s',
    async (mode) => {
      const table = await openTable(5, { rate: 10 });
      const [anna = '', bent = '', , dorte = ''] = table.members;
      await handWithFine(table);
      const fine = await fineBetween(table, anna);
      const closed = await close(table);
      const moneyOf = (member: string) =>
        read<BalanceReport>(served.base, `/v1/clubs/${table.club}/members/${member}/balance`);
      const before = await Promise.all(table.members.map(moneyOf));
      const raised = await raise(table, anna, { fine: fine.id });
      expectStatus(await step(table, `/${raised.id}/answers`, bent), 201);
      const sent = await step<DisputeOverturnedView>(table, `/${raised.id}/overturn`, dorte, {
        body: { mode },
        version: closed.version,
      });
      if (mode === 'compensate') {
        // The pots were split; nothing lies in them that could be given back.
        expect(expectProblem(sent, 'correction-refused').detail).toMatch(/pot holds 0/);
        expect(await fileOf(table, raised)).toMatchObject({ state: 'open', correction: null });
        expect(await fineStates(table)).toEqual(['recorded', 'disputed']);
        return;
      }
      const { correction, session } = expectStatus(sent, 200).body;
      expect(session.pots).toEqual({ king: 0, pagat: 0 });
      expect(sumOfPoints(session)).toBe(0);
      const after = await Promise.all(table.members.map(moneyOf));
      const moved = after.map(({ money }, seat) => money - (before[seat]?.money ?? 0));
      expect(moved.reduce((sum, money) => sum + money, 0)).toBe(0);
      expect(moved[0]).toBeGreaterThan(0);
      expect(correction.effect.members.map(({ money }) => money)).toEqual(moved.slice(0, 3));
      expect(await sessionOf(table)).toMatchObject({
        status: 'closed',
        version: closed.version + 1,
      });
      await expectVerified(served.base, table.club);
    },
  );
});

describe('a dispute about a hand', () => {
  test('is upheld, and may be raised anew', async () => {
    const table = await openTable();
    const { hand } = await handWithFine(table);
    const [anna = '', , , dorte = ''] = table.members;
    const raised = await raise(table, anna, { hand: 1 });
    expect(raised).toMatchObject({ hand: 1, fine: null });
    expect(await fineStates(table)).toEqual(['recorded']);
    const twice = await step(table, '', dorte, { body: { hand: 1 } });
    expect(expectProblem(twice, 'dispute-raised-before').field).toBe('hand');
    expectStatus(await step(table, `/${raised.id}/uphold`, dorte), 200);
    expect(await fileOf(table, raised)).toMatchObject({
      disputedFine: null,
      disputedHand: { revision: 1, kind: 'played', event: hand.event, record: hand.record },
      correction: null,
    });
    await raise(table, anna, { hand: 1 });
    await expectVerified(served.base, table.club);
  });

  test('is overturned by what the hand should have said', async () => {
    const table = await openTable();
    const { hand } = await handWithFine(table);
    const other = await handWithFine(table);
    const [anna = '', , , dorte = ''] = table.members;
    const raised = await raise(table, anna, { hand: 1 });
    const overturn = (body: object) =>
      step<DisputeOverturnedView>(table, `/${raised.id}/overturn`, dorte, {
        body: { mode: 'replay', ...body },
        version: other.hand.session.version,
      });
    expect(expectProblem(await overturn({}), 'validation-failed').field).toBe('corrections');
    expectProblem(await overturn({ corrections: [] }), 'validation-failed');
    const elsewhere = await overturn({ corrections: [{ fine: other.fine, void: true }] });
    const refused = expectProblem(elsewhere, 'correction-refused');
    expect([refused.field, refused.detail]).toEqual([
      'corrections',
      expect.stringContaining('hand 1'),
    ]);
    const { record } = hand;
    const same = await overturn({ corrections: [{ hand: 1, record }] });
    expectProblem(same, 'correction-refused');
    expect((await fileOf(table, raised)).state).toBe('open');

    const count = record?.count?.map(({ player }) => ({ player, points: 13 }));
    const now = { ...record, count };
    const sent = await overturn({ corrections: [{ hand: 1, record: now }] });
    const { correction, session } = expectStatus(sent, 200).body;
    expect(correction).toMatchObject({
      dispute: raised.id,
      hands: [{ hand: 1, revision: 2, now }],
    });
    expect(sumOfPoints(session)).toBe(0);
    // The file keeps what was disputed.
    expect((await fileOf(table, raised)).disputedHand).toMatchObject({ revision: 1, record });
    await expectVerified(served.base, table.club);
  });

  test('is overturned by a void, but not together with a fine that is disputed too', async () => {
    const table = await openTable();
    const { fine, hand, player } = await handWithFine(table);
    const [anna = '', , , dorte = ''] = table.members;
    const raised = await raise(table, anna, { hand: 1 });
    const ofFine = await raise(table, player, { fine });
    const overturn = () =>
      step<DisputeOverturnedView>(table, `/${raised.id}/overturn`, dorte, {
        body: { mode: 'replay', corrections: [{ hand: 1, void: true }] },
        version: hand.session.version,
      });
    expect(expectProblem(await overturn(), 'correction-refused').detail).toMatch(/disputed/);
    expectStatus(await step(table, `/${ofFine.id}/withdraw`, player), 200);
    const { correction } = expectStatus(await overturn(), 200).body;
    expect(correction.hands).toMatchObject([{ hand: 1, now: null, overturned: [fine] }]);
    expect(await fineStates(table)).toEqual(['overturned']);
    await expectVerified(served.base, table.club);
  });
});

describe('who decides', () => {
  /** Anna records a fine of Carl that Bent reports; Dorte, who has no part in it, raises nothing. */
  async function disputed(members: number) {
    const table = await openTable(members);
    const [anna = '', bent = '', carl = '', dorte = '', erik = ''] = table.members;
    const { fine, player } = await handWithFine(table, { actor: anna, reportedBy: bent });
    expect(player).toBe(carl);
    const { id } = await raise(table, carl, { fine });
    const decide = (actor: string, together?: unknown) =>
      step(table, `/${id}/uphold`, actor, { body: together === undefined ? {} : { together } });
    return { table, id, decide, anna, bent, carl, dorte, erik, fine };
  }

  test('not alone who recorded the fine, reported it, was fined, or raised the dispute', async () => {
    const { decide, anna, bent, carl, dorte } = await disputed(4);
    for (const [actor, together, words] of [
      [anna, [], /Anna recorded the fine\./],
      [bent, undefined, /Bent reported the fine\./],
      [carl, null, /Carl was fined\./],
      [anna, [bent, carl], /Anna recorded the fine, Bent reported the fine, Carl was fined\./],
    ] as const) {
      const refused = expectProblem(await decide(actor, together), 'decision-refused');
      expect([refused.field, refused.detail]).toEqual(['together', expect.stringMatching(words)]);
    }
    const sent = expectStatus(await decide(anna, [bent, dorte]), 200);
    expect(sent.body.step.together).toEqual([bent, dorte]);
  });

  test('nor who raised it about the fine of another', async () => {
    const { table, dorte, erik } = await disputed(5);
    const { fine } = await handWithFine(table);
    const { id } = await raise(table, dorte, { fine });
    const refused = expectProblem(await step(table, `/${id}/uphold`, dorte), 'decision-refused');
    expect(refused.detail).toMatch(/Dorte raised the dispute/);
    expectStatus(await step(table, `/${id}/uphold`, erik), 200);
  });

  test('nor who recorded the hand or corrected it; who played it may', async () => {
    const { table, anna, bent, carl, dorte, erik, id } = await disputed(5);
    expectStatus(await step(table, `/${id}/withdraw`, carl), 200);
    const { version } = await sessionOf(table);
    const corrected = await write(served.base, {
      path: `${table.path}/corrections`,
      body: { mode: 'replay', reason: 'Dealt wrongly.', corrections: [{ hand: 1, void: true }] },
      version,
      actor: dorte,
    });
    expectStatus(corrected, 201);
    const raised = await raise(table, erik, { hand: 1 });
    for (const actor of [anna, dorte, erik]) {
      expectProblem(await step(table, `/${raised.id}/uphold`, actor), 'decision-refused');
    }
    expectStatus(await step(table, `/${raised.id}/uphold`, bent), 200);
  });

  test('anybody, once the club has nobody else', async () => {
    const { table, id, decide, anna, dorte } = await disputed(4);
    const member = `/v1/clubs/${table.club}/members/${dorte}`;
    expectProblem(await decide(anna), 'decision-refused');
    expectStatus(await call(served.base, 'POST', `${member}/archive`), 200);
    expectProblem(await decide(anna, [dorte]), 'member-archived');
    // Somebody who is archived does not count, also when he is asked for at the same time.
    const [decided, ...refused] = await Promise.all([
      decide(anna),
      ...Array.from({ length: 5 }, () => step(table, `/${id}/answers`, dorte)),
    ]);
    expectStatus(decided, 200);
    for (const answer of refused) expectProblem(answer, 'member-archived');
    await expectVerified(served.base, table.club);
  });

  test('who recorded a fine stays who did, when the hand around it is corrected', async () => {
    const { table, id, decide, anna, carl, dorte } = await disputed(4);
    expectStatus(await step(table, `/${id}/withdraw`, carl), 200);
    const { version } = await sessionOf(table);
    const { record, fineIds } = await read<HandRecordedView>(served.base, `${table.path}/hands/1`);
    const count = record?.count?.map(({ player }) => ({ player, points: 13 }));
    const corrected = await write<CorrectionMadeView>(served.base, {
      path: `${table.path}/corrections`,
      body: {
        mode: 'replay',
        reason: 'Counted wrongly.',
        corrections: [{ hand: 1, record: { ...record, count } }],
      },
      version,
      actor: dorte,
    });
    expect(expectStatus(corrected, 201).body.hands[0]?.fineIds).toEqual(fineIds);
    const again = await raise(table, carl, { fine: fineIds[0] });
    expectProblem(await step(table, `/${again.id}/uphold`, anna), 'decision-refused');
    expectStatus(await step(table, `/${again.id}/uphold`, dorte), 200);
    expectProblem(await decide(dorte), 'dispute-closed');
  });

  test('overturning asks for the same', async () => {
    const { table, id, anna, bent, dorte } = await disputed(4);
    const { version } = await sessionOf(table);
    const overturn = (actor: string, together: string[]) =>
      step(table, `/${id}/overturn`, actor, { body: { mode: 'replay', together }, version });
    expectProblem(await overturn(anna, [bent]), 'decision-refused');
    expect(await sessionOf(table)).toMatchObject({ version });
    expectStatus(await overturn(anna, [dorte]), 200);
  });

  test('with members of the club, each named once', async () => {
    const { table, decide, dorte, erik } = await disputed(5);
    const stranger = randomUUID();
    for (const [together, code, field] of [
      [[stranger], 'member-not-found', 'together[0]'],
      [[erik, erik], 'validation-failed', 'together[1]'],
      [[erik, dorte], 'validation-failed', 'together[1]'],
      ['Erik', 'validation-failed', 'together'],
    ] as const) {
      expect(expectProblem(await decide(dorte, together), code).field).toBe(field);
    }
    const path = `/v1/clubs/${table.club}/members/${erik}/archive`;
    expectStatus(await call(served.base, 'POST', path), 200);
    expect(expectProblem(await decide(dorte, [erik]), 'member-archived').field).toBe('together[0]');
    expect(expectProblem(await decide(erik), 'member-archived').field).toBe('member');
    expectStatus(await decide(dorte), 200);
  });
});

describe('a step of a dispute is refused in words', () => {
  test('where there is nothing to dispute', async () => {
    const table = await openTable();
    const { fine, hand, player } = await handWithFine(table);
    const [anna = ''] = table.members;
    const cases: [object, ProblemCode, string][] = [
      [{ fine: randomUUID() }, 'fine-not-found', 'fine'],
      [{ fine: 'x' }, 'validation-failed', 'fine'],
      [{ hand: 2 }, 'hand-not-found', 'hand'],
      [{ hand: 0 }, 'validation-failed', 'hand'],
      [{}, 'validation-failed', 'fine'],
      [{ fine, hand: 1 }, 'validation-failed', 'fine'],
      [{ fine, text: ' ' }, 'validation-failed', 'text'],
      [{ fine, text: 'x'.repeat(501) }, 'validation-failed', 'text'],
      [{ fine, together: [] }, 'validation-failed', 'together'],
    ];
    for (const [body, code, field] of cases) {
      expect(expectProblem(await step(table, '', anna, { body }), code).field).toBe(field);
    }
    const other = await openSession(served.base, table);
    expectProblem(await step(other, '', anna, { body: { fine } }), 'fine-not-found');

    const corrected = await write(served.base, {
      path: `${table.path}/corrections`,
      body: { mode: 'replay', reason: 'No.', corrections: [{ fine, void: true }] },
      version: hand.session.version,
    });
    expectStatus(corrected, 201);
    const late = await step(table, '', player, { body: { fine } });
    expect(expectProblem(late, 'fine-overturned').field).toBe('fine');
    expect((await disputesOf(table)).disputes).toEqual([]);
  });

  test('where nobody acts, or nobody who may', async () => {
    const table = await openTable();
    const [anna = '', bent = ''] = table.members;
    const { fine, player } = await handWithFine(table);
    const { id } = await raise(table, player, { fine });
    const { version } = await sessionOf(table);
    const { base } = served;
    const tablet = bearer(await deviceAt(base, table.club));
    const asAnna = bearer(await memberAt(base, table.club, anna));
    const unclaimed = bearer(await signUp(base, table.club, { role: 'auditor' }));
    const elsewhere = await openClub(base, 0);
    const stranger = bearer(await signUp(base, elsewhere.club, { role: 'owner' }));
    const named = { 'acting-member': bent };
    for (const [path, body] of [
      ['', { hand: 1 }],
      [`/${id}/answers`, {}],
      [`/${id}/uphold`, {}],
      [`/${id}/overturn`, { mode: 'replay' }],
      [`/${id}/withdraw`, {}],
    ] as const) {
      for (const [headers, code, field] of [
        [{}, 'not-signed-in'],
        [stranger, 'club-not-found'],
        [unclaimed, 'member-not-claimed'],
        [asOwner(base), 'member-not-claimed'],
        [tablet, 'not-allowed'],
        [{ ...tablet, ...named }, 'not-allowed'],
        [{ ...asAnna, ...named }, 'not-allowed'],
        [{ ...asAnna, 'acting-member': 'Anna' }, 'acting-member-malformed', 'Acting-Member'],
      ] as const) {
        const sent = { path: `${table.path}/disputes${path}`, version, headers };
        const refused = await write(base, { ...sent, body: { text: WHY, ...body } });
        expect(expectProblem(refused, code).field).toBe(field);
      }
    }
    expect((await fileOf(table, { id })).steps).toHaveLength(1);
  });

  test('where the role does not let him', async () => {
    const party = await openClub(served.base);
    const table = await openSession(served.base, party);
    const [anna = '', bent = '', carl = '', dorte = '', erik = ''] = table.members;
    const tokens = new Map<string, string>();
    for (const member of [anna, bent, carl, dorte]) {
      tokens.set(member, await memberAt(served.base, table.club, member, 'member'));
    }
    tokens.set(erik, await memberAt(served.base, table.club, erik, 'secretary'));
    const { fine, player } = await handWithFine(table);
    expect(player).toBe(carl);
    const { version } = await sessionOf(table);
    const as = (actor: string, path: string, body: object = {}) =>
      write<DisputeSteppedView>(served.base, {
        path: `${table.path}/disputes${path}`,
        body: { text: WHY, ...body },
        version,
        headers: bearer(tokens.get(actor) ?? ''),
      });
    // A member objects to what was done to him, and to hands at his table.
    expect(expectProblem(await as(anna, '', { fine }), 'not-allowed').field).toBe('fine');
    expect(expectProblem(await as(dorte, '', { hand: 1 }), 'not-allowed').field).toBe('hand');
    const ofFine = expectStatus(await as(carl, '', { fine }), 201).body;
    const ofHand = expectStatus(await as(bent, '', { hand: 1 }), 201).body;
    // Neither members nor the secretary, who records, decide; the secretary may object for others.
    for (const actor of [anna, carl, dorte, erik]) {
      expectProblem(await as(actor, `/${ofFine.id}/uphold`), 'not-allowed');
      const overturned = await as(actor, `/${ofFine.id}/overturn`, { mode: 'replay' });
      expectProblem(overturned, 'not-allowed');
    }
    expectStatus(await as(carl, `/${ofFine.id}/withdraw`), 200);
    const byErik = expectStatus(await as(erik, '', { fine }), 201).body;

    const seenBy = async (actor: string, query = '') => {
      const path = `/v1/clubs/${table.club}/disputes${query}`;
      const sent = { as: tokens.get(actor) ?? '' };
      const answer = await call<DisputeList>(served.base, 'GET', path, sent);
      return expectStatus(answer, 200).body.disputes.map(({ id }) => id);
    };
    expect(await seenBy(carl)).toEqual([byErik.id, ofFine.id]);
    expect(await seenBy(bent, `?member=${bent}`)).toEqual([ofHand.id]);
    expect(await seenBy(anna)).toEqual([]);
    expect(await seenBy(erik)).toEqual([byErik.id, ofHand.id, ofFine.id]);
    const path = `/v1/clubs/${table.club}/disputes`;
    const asAnna = { as: tokens.get(anna) ?? '' };
    const ofCarl = await call(served.base, 'GET', `${path}?member=${carl}`, asAnna);
    expectProblem(ofCarl, 'not-allowed');
    const one = await call(served.base, 'GET', `${path}/${ofFine.id}`, asAnna);
    expectProblem(one, 'dispute-not-found');
    await expectVerified(served.base, table.club);
  });

  test('where there is no such dispute', async () => {
    const table = await openTable();
    const { fine, player } = await handWithFine(table);
    const { id } = await raise(table, player, { fine });
    const other = await openSession(served.base, table);
    const stranger = await openTable();
    for (const [at, dispute, code] of [
      [table, randomUUID(), 'dispute-not-found'],
      [table, 'first', 'dispute-not-found'],
      [other, id, 'dispute-not-found'],
      [{ ...table, path: table.path.replace(/[^/]+$/, randomUUID()) }, id, 'session-not-found'],
      [{ ...table, path: table.path.replace(table.club, randomUUID()) }, id, 'club-not-found'],
    ] as const) {
      for (const what of ['answers', 'uphold', 'overturn', 'withdraw']) {
        const body = what === 'overturn' ? { mode: 'replay' } : {};
        const sent = await step(at, `/${dispute}/${what}`, player, { body, version: 1 });
        // To overturn asks for the version first, as every write to a session does.
        const isStale = sent.status === 412 && what === 'overturn';
        expectProblem(sent, isStale ? 'version-stale' : code);
      }
    }
    for (const [club, dispute, code] of [
      [table.club, randomUUID(), 'dispute-not-found'],
      [stranger.club, id, 'dispute-not-found'],
      ['x', id, 'club-not-found'],
    ] as const) {
      const path = `/v1/clubs/${club}/disputes/${dispute}`;
      expectProblem(await call(served.base, 'GET', path), code);
    }
  });

  test('once it is decided or withdrawn', async () => {
    const table = await openTable();
    const { fine, player } = await handWithFine(table);
    const dorte = table.members[3] ?? '';
    const { version } = await sessionOf(table);
    for (const end of ['withdraw', 'uphold'] as const) {
      const { id } = await raise(table, player, { fine });
      const by = end === 'withdraw' ? player : dorte;
      expectStatus(await step(table, `/${id}/${end}`, by), 200);
      for (const what of ['answers', 'uphold', 'overturn', 'withdraw']) {
        const body = what === 'overturn' ? { mode: 'replay' } : {};
        const sent = await step(table, `/${id}/${what}`, player, { body, version });
        const { detail } = expectProblem(sent, 'dispute-closed');
        expect(detail).toMatch(end === 'withdraw' ? /withdrawn/ : /upheld/);
      }
      expect((await fileOf(table, { id })).steps).toHaveLength(2);
    }
  });

  test('in an archived club, where it can still be read', async () => {
    const table = await openTable();
    const { fine, player } = await handWithFine(table);
    const raised = await raise(table, player, { fine });
    const { version } = await sessionOf(table);
    await call(served.base, 'POST', `/v1/clubs/${table.club}/archive`);
    for (const [path, body] of [
      ['', { hand: 1 }],
      [`/${raised.id}/answers`, {}],
      [`/${raised.id}/uphold`, {}],
      [`/${raised.id}/overturn`, { mode: 'replay' }],
      [`/${raised.id}/withdraw`, {}],
    ] as const) {
      expectProblem(await step(table, path, player, { body, version }), 'club-archived');
    }
    expect((await fileOf(table, raised)).state).toBe('open');
  });

  test('when it overturns for a version that is past, or for none', async () => {
    const table = await openTable();
    const { fine, player } = await handWithFine(table);
    const { id } = await raise(table, player, { fine });
    const dorte = table.members[3] ?? '';
    const body = { mode: 'replay' };
    expectProblem(await step(table, `/${id}/overturn`, dorte, { body }), 'if-match-missing');
    for (const version of [1, 3]) {
      const stale = await step(table, `/${id}/overturn`, dorte, { body, version });
      expect(expectProblem(stale, 'version-stale').currentVersion).toBe(2);
      expect(stale.etag).toBe('"2"');
    }
    const odd = await step(table, `/${id}/overturn`, dorte, { body: { mode: 'undo' }, version: 2 });
    expect(expectProblem(odd, 'validation-failed').field).toBe('mode');
  });
});

describe('at once', () => {
  const codes = (answers: readonly Answer<unknown>[]): string[] =>
    answers.map(({ status, body }) => (status < 300 ? 'ok' : (body as ProblemBody).code)).sort();

  test('one of many objections to a fine is raised, one decision of many is taken', async () => {
    const table = await openTable(6);
    const { fine, player, hand } = await handWithFine(table);
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
    expect(player).toBe(hand.active[2]);
    await expectVerified(served.base, table.club);
  });

  test('answers, hands and the correction of a fine all find their place', async () => {
    for (let round = 0; round < 5; round++) {
      const table = await openTable();
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

describe('what somebody else writes in between, on another instance', () => {
  let other: NestFastifyApplication;
  let base: string;

  beforeAll(async () => {
    other = await createInstance(served.database);
    await other.listen(0, '127.0.0.1');
    base = await other.getUrl();
    alsoAt(base, served.base);
  });
  afterAll(() => other.close());

  /** Both wait for the club; the second has read what it needs before the first is written. */
  async function inBetween<A, B>(
    { club }: Table,
    first: () => Promise<Answer<A>>,
    second: () => Promise<Answer<B>>,
  ): Promise<Answer<B>> {
    const client = await served.app.get(Database).pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT FROM club WHERE id = $1 FOR UPDATE', [club]);
      const before = first();
      await sleep(150);
      const after = second();
      await sleep(150);
      await client.query('COMMIT');
      expect((await before).status).toBeLessThan(300);
      return await after;
    } finally {
      client.release();
    }
  }

  /** A fine of Carl in a club of three, all of whom have part in it. */
  async function among(members: number) {
    const table = await openTable(members);
    const [anna = '', bent = '', carl = ''] = table.members;
    const { fine } = await handWithFine(table, { actor: anna, reportedBy: bent });
    const { id } = await raise(table, carl, { fine });
    const uphold = () => step(table, `/${id}/uphold`, anna, { base });
    return { table, fine, id, anna, carl, uphold };
  }

  /** Somebody of another club, and what lets him into this one as Fie, who is new there. */
  async function invited({ club }: Table, role: Role) {
    const here = `/v1/clubs/${club}`;
    const fie = await call<MemberView>(served.base, 'POST', `${here}/members`, {
      body: { name: 'Fie' },
    });
    const body = { role, member: expectStatus(fie, 201).body.id };
    const made = await call<InviteMadeView>(served.base, 'POST', `${here}/invites`, { body });
    const { token } = expectStatus(made, 201).body;
    const elsewhere = await openClub(served.base, 0);
    const as = await signUp(served.base, elsewhere.club, { role: 'member' });
    return () => call(served.base, 'POST', '/v1/invites/accept', { body: { token }, as });
  }

  test.each(['auditor', 'owner'] as const)(
    'a member who joins the club as %s counts at once',
    async (role) => {
      const { table, uphold } = await among(3);
      const join = await invited(table, role);
      expectProblem(await inBetween(table, join, uphold), 'decision-refused');
      await expectVerified(served.base, table.club);
    },
  );

  test.each(['secretary', 'member'] as const)(
    'a member who joins the club as %s could not decide, and does not count',
    async (role) => {
      const { table, uphold } = await among(3);
      const join = await invited(table, role);
      expectStatus(await inBetween(table, join, uphold), 200);
      await expectVerified(served.base, table.club);
    },
  );

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
    const table = await openTable();
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
      // Who asks is no part of it: what the club was told, it is told again.
      const by = actor === bent ? erik : bent;
      expect(await step(table, path, by, { ...more, key })).toEqual({ ...first, replayed: 'true' });
    }
    expect((await disputesOf(table)).disputes).toHaveLength(events);
    await expectVerified(served.base, table.club);
  });

  test('makes one step of many at once', async () => {
    const table = await openTable();
    const { fine, player } = await handWithFine(table);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => step(table, '', player, { body: { fine }, key })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await disputesOf(table)).disputes).toHaveLength(1);
  });
});

describe('the disputes of a club', () => {
  test('are listed, the latest first, by state, member and session', async () => {
    const table = await openTable();
    const other = await openSession(served.base, table);
    const [anna = '', , carl = '', dorte = '', erik = ''] = table.members;
    const { fine, player } = await handWithFine(table);
    expect(player).toBe(carl);
    const ofFine = await raise(table, dorte, { fine });
    const ofHand = await raise(table, anna, { hand: 1 });
    await handWithFine(other);
    const elsewhere = await raise(other, erik, { hand: 1 });
    const upheld = expectStatus(await step(table, `/${ofHand.id}/uphold`, erik), 200).body;
    const { step: _last, ...asListed } = upheld;

    const { disputes, next } = await disputesOf(table);
    expect(disputes.map(({ id }) => id)).toEqual([elsewhere.id, ofHand.id, ofFine.id]);
    expect([disputes[1], next]).toEqual([asListed, null]);
    for (const [query, found] of [
      ['state=open', [elsewhere, ofFine]],
      ['state=upheld', [ofHand]],
      ['state=withdrawn', []],
      [`member=${carl}`, [ofFine]],
      [`member=${dorte}`, [ofFine]],
      [`member=${erik}`, [elsewhere]],
      [`session=${table.session.id}`, [ofHand, ofFine]],
      [`session=${other.session.id}&state=upheld`, []],
      [`session=${randomUUID()}`, []],
    ] as const) {
      const page = await disputesOf(table, `?${query}`);
      expect([query, page.disputes.map(({ id }) => id)]).toEqual([
        query,
        found.map(({ id }) => id),
      ]);
    }

    const pages: string[] = [];
    let query = '?limit=2';
    for (;;) {
      const page = await disputesOf(table, query);
      pages.push(...page.disputes.map(({ id }) => id));
      if (page.next === null) break;
      query = `?limit=2&cursor=${page.next}`;
    }
    expect(pages).toEqual([elsewhere.id, ofHand.id, ofFine.id]);
    const path = `/v1/clubs/${table.club}/disputes`;
    for (const wrong of ['cursor=first', 'limit=0', 'state=lost', 'member=Anna', 'session=1']) {
      const answer = await call(served.base, 'GET', `${path}?${wrong}`);
      expectProblem(answer, 'validation-failed');
    }
    expectProblem(
      await call(served.base, 'GET', `/v1/clubs/${randomUUID()}/disputes`),
      'club-not-found',
    );
    expect(await disputesOf(await openTable())).toEqual({ disputes: [], next: null });
  });
});
