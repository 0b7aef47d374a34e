import { randomUUID } from 'node:crypto';
import type { BalanceReport } from '../../../src/reports/balance-report.js';
import type { DisputeOverturnedView } from '../../../src/sessions/disputes/dispute.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  read,
  serveTestApp,
  sumOfPoints,
  type ServedApp,
  potsOf,
} from '../../support/api/api.js';
import { MODES } from '../../support/corrections/corrections.js';
import {
  close,
  disputesOf,
  fileOf,
  fineBetween,
  fineStates,
  handWithFine,
  openTable,
  openTableOf,
  pointsOf,
  raise,
  sessionOf,
  step,
} from '../../support/corrections/disputes.js';

/** How disputes go, about fines and about hands, and where they are read. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

describe('a dispute about a fine', () => {
  test('is raised, answered and upheld, each step with author, time and text', async () => {
    const table = await openTable(served.base);
    const { fine, player, hand } = await handWithFine(table);
    const [, bent = '', , dorte = '', erik = ''] = table.members;
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

    const body = { text: 'It was not.', together: [erik] };
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
      ['dispute-upheld', dorte, [erik], 'It was not.'],
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

  test.each(MODES)('is overturned by %s: the fine of the hand goes back', async (mode) => {
    const table = await openTable(served.base);
    const { fine, player } = await handWithFine(table);
    await handWithFine(table, { fined: 1 });
    const before = await sessionOf(table);
    const raised = await raise(table, player, { fine });
    const erik = table.members[4] ?? '';
    const body = { mode, text: 'That was right.' };
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
      reason: 'That was right.',
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
    await expectVerified(served.base, table.club);
  });

  test.each(MODES)('between two hands is overturned by %s', async (mode) => {
    const table = await openTable(served.base);
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
  });

  test('ends with another fine in its place, which can be disputed in turn', async () => {
    const table = await openTable(served.base);
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
    const table = await openTable(served.base);
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
    const table = await openTable(served.base);
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
    const table = await openTable(served.base);
    const { fine, player } = await handWithFine(table);
    const other = await handWithFine(table);
    const [, , , dorte = ''] = table.members;
    const decided = (decision: string) => ({
      reason: 'fine-dispute-decided',
      params: { decision },
    });
    const raised = await raise(table, player, { fine });
    const twice = await step(table, '', dorte, { body: { fine } });
    expect(expectProblem(twice, 'dispute-raised-before').reason).toBe('fine-disputed-already');
    expectStatus(await step(table, `/${raised.id}/uphold`, dorte), 200);
    const late = await step(table, '', dorte, { body: { fine } });
    expect(expectProblem(late, 'dispute-raised-before')).toMatchObject(decided('upheld'));

    const second = await raise(table, player, { fine: other.fine });
    const { version } = await sessionOf(table);
    const gone = await step(table, `/${second.id}/overturn`, dorte, {
      body: { mode: 'compensate' },
      version,
    });
    expectStatus(gone, 200);
    const never = await step(table, '', dorte, { body: { fine: other.fine } });
    expect(expectProblem(never, 'dispute-raised-before')).toMatchObject(decided('overturned'));
  });

  test.each(MODES)(
    'is decided after the evening has closed, and moves the money by %s',
    async (mode) => {
      const table = await openTable(served.base, 5, { rate: 10 });
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
        expect(expectProblem(sent, 'correction-refused')).toMatchObject({
          reason: 'pot-cannot-pay',
          params: { holds: 0 },
        });
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
  test('is upheld, and may be raised again', async () => {
    const table = await openTable(served.base);
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
    const table = await openTable(served.base);
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
    expect(refused).toMatchObject({
      field: 'corrections',
      reason: 'corrects-another-hand',
      params: { hand: 1 },
    });
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
    const table = await openTable(served.base);
    const { fine, hand, player } = await handWithFine(table);
    const [anna = '', , , dorte = ''] = table.members;
    const raised = await raise(table, anna, { hand: 1 });
    const ofFine = await raise(table, player, { fine });
    const overturn = () =>
      step<DisputeOverturnedView>(table, `/${raised.id}/overturn`, dorte, {
        body: { mode: 'replay', corrections: [{ hand: 1, void: true }] },
        version: hand.session.version,
      });
    expect(expectProblem(await overturn(), 'correction-refused').reason).toBe('fine-is-disputed');
    expectStatus(await step(table, `/${ofFine.id}/withdraw`, player), 200);
    const { correction } = expectStatus(await overturn(), 200).body;
    expect(correction.hands).toMatchObject([{ hand: 1, now: null, overturned: [fine] }]);
    expect(await fineStates(table)).toEqual(['overturned']);
    await expectVerified(served.base, table.club);
  });
});

describe('the disputes of a club', () => {
  test('are listed, the latest first, by state, member and session', async () => {
    const table = await openTable(served.base);
    const other = await openTableOf(served.base, table);
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
    expect([disputes[1], next]).toEqual([{ ...asListed, fineCode: null }, null]);
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
    expect(await disputesOf(await openTable(served.base))).toEqual({ disputes: [], next: null });
  });
});
