import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import type { CorrectionMadeView } from '../../../src/sessions/corrections/correction.view.js';
import type { RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  serveTestApp,
  type Opening,
  type ServedApp,
} from '../../support/api/api.js';
import { MODES, voidFine, voidHand, write } from '../../support/corrections/corrections.js';
import { TarokEvening } from '../../support/tarok/tarok-evening.js';

/** Corrections that cannot be made, or not twice, with the reason. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(async () => {
  await served.close();
});

const open = (opening: Opening = {}) => TarokEvening.open(served, opening);

describe('impossible corrections', () => {
  let evening: TarokEvening;
  let fine: string;
  let fineInHand: string;

  beforeAll(async () => {
    evening = await open();
    const hand = await evening.hand({ fines: [evening.fine('b', 'lead-out-of-turn')] });
    fineInHand = hand.fineIds[0] ?? '';
    const body = evening.fine('c', 'other', { amount: 20, stage: 'after', note: 'coffee' });
    fine = (await evening.step<{ id: string }>('fines', body)).id;
  });
  afterEach(async () => {
    expect(await evening.session()).toMatchObject(evening.view);
  });
  afterAll(async () => {
    await evening.expectSound();
  });

  test('the revisions of a hand that was never played', async () => {
    const path = `${evening.table.path}/hands/99/revisions`;
    const answer = await call(served.base, 'GET', path);
    expect(expectProblem(answer, 'hand-not-found')).toMatchObject({
      reason: 'no-such-hand',
      params: { hand: 99 },
    });
  });

  test.each(MODES)('%s: a hand that was never played', async (mode) => {
    for (const hand of [2, 99]) {
      expectProblem(await evening.refuse(mode, voidHand(hand)), 'hand-not-found');
    }
    for (const hand of [0, -1, 1.5, '1']) {
      expectProblem(await evening.refuse(mode, { hand, void: true }), 'validation-failed');
    }
  });

  test('nor has such a hand revisions to read', async () => {
    const path = `${evening.table.path}/hands/99/revisions`;
    const problem = expectProblem(await call(served.base, 'GET', path), 'hand-not-found');
    expect(problem).toMatchObject({ reason: 'no-such-hand', params: { hand: 99 } });
  });

  test.each(MODES)('%s: a fine that nobody gave', async (mode) => {
    expectProblem(await evening.refuse(mode, voidFine(randomUUID())), 'fine-not-found');
    expectProblem(await evening.refuse(mode, voidFine('the last one')), 'validation-failed');
  });

  test('a fine of another session', async () => {
    const other = await open();
    const body = other.fine('c', 'other', { amount: 20, stage: 'after' });
    const { id } = await other.step<{ id: string }>('fines', body);
    expectProblem(await evening.refuse('replay', voidFine(id)), 'fine-not-found');
  });

  test('the same target twice, in one request', async () => {
    const twice: readonly (readonly object[])[] = [
      [voidHand(1), voidHand(1)],
      [voidHand(1), { hand: 1, record: evening.plain('a') }],
      [voidFine(fine), voidFine(fine)],
      [voidFine(fineInHand), voidFine(fineInHand)],
      [voidFine(fineInHand), voidHand(1)],
    ];
    for (const corrections of twice) {
      const problem = expectProblem(
        await evening.refuse('replay', ...corrections),
        'correction-refused',
      );
      expect([problem.field, problem.reason]).toEqual([
        'corrections[1]',
        expect.stringMatching(/^(hand|fine)-corrected-twice$/),
      ]);
    }
  });

  test.each([[undefined], [''], [null], [7]])('no reason: %p', async (reason) => {
    const body = { mode: 'replay', reason, corrections: [voidFine(fine)] };
    expectProblem(await evening.refused('corrections', body), 'validation-failed');
  });

  test.each([['both'], [''], [null], [undefined]])('no such mode: %p', async (mode) => {
    const body = { mode, reason: 'It was wrong.', corrections: [voidFine(fine)] };
    expectProblem(await evening.refused('corrections', body), 'validation-failed');
  });

  test('no correction, or none that says what', async () => {
    const nothing: readonly unknown[] = [
      undefined,
      null,
      [],
      [{}],
      [{ hand: 1 }],
      [{ fine }],
      [{ hand: 1, void: false }],
      [{ void: true }],
      [{ hand: 1, fine, void: true }],
      [{ hand: 1, void: true, record: evening.plain('a') }],
      ['hand 1'],
      voidHand(1),
    ];
    for (const corrections of nothing) {
      const body = { mode: 'replay', reason: 'It was wrong.', corrections };
      const answer = await evening.refused('corrections', body);
      expect([JSON.stringify(corrections), answer.status]).toEqual([
        JSON.stringify(corrections),
        400,
      ]);
      expectProblem(answer, 'validation-failed');
      const path = `${evening.table.path}/corrections/preview`;
      expectProblem(await write(served.base, { path, body: { corrections } }), 'validation-failed');
    }
  });

  test('a correction to what it already says', async () => {
    const hand = await evening.get<RecordedHandView>(`${evening.table.path}/hands/1`);
    const record = evening.fine('c', 'other', { amount: 20, stage: 'after', note: 'coffee' });
    for (const correction of [
      { hand: 1, record: hand.record },
      { fine, record },
    ]) {
      for (const mode of MODES) {
        expectProblem(await evening.refuse(mode, correction), 'correction-refused');
      }
    }
  });

  test('a record that no play gives, naming the place in it', async () => {
    const { compensate, replay } = await evening.previewCorrection({
      hand: 1,
      record: { ...evening.plain('a'), lastTrick: null },
    });
    expect([compensate.possible, replay.possible]).toEqual([false, false]);
    const answer = await evening.refuse('replay', {
      hand: 1,
      record: { ...evening.plain('a'), lastTrick: null },
    });
    expect(expectProblem(answer, 'impossible-hand')).toMatchObject({
      hand: 1,
      field: 'lastTrick',
      reason: 'last-trick-missing',
    });
  });

  test('a fine that the book does not know, and one about a melding between hands', async () => {
    for (const [record, refusal] of [
      [evening.fine('c', 'miscount', { stage: 'after' }), 'rule-refused code'],
      [evening.fine('c', 'other', { stage: 'after', amount: 7 }), 'rule-refused amount'],
      [evening.fine('c', 'melding-false', { stage: 'after', melding: 0 }), 'rule-refused melding'],
      [evening.fine('e', 'other', { stage: 'after', amount: 5 }), 'impossible-hand player'],
    ] as const) {
      for (const mode of MODES) {
        const { code, field } = (await evening.refuse(mode, { fine, record })).body as ProblemBody;
        expect(`${code} ${field ?? '-'}`).toBe(refusal);
      }
    }
  });

  test('without a version, or with a stale one', async () => {
    const path = `${evening.table.path}/corrections`;
    const body = { mode: 'replay', reason: 'It was wrong.', corrections: [voidFine(fine)] };
    expectProblem(await write(served.base, { path, body }), 'if-match-missing');
    for (const version of [1, 2, 4, 99]) {
      const answer = await evening.refused('corrections', body, version);
      expect(expectProblem(answer, 'version-stale').currentVersion).toBe(3);
    }
  });

  test('without a key', async () => {
    const path = `${evening.table.path}/corrections`;
    const body = { mode: 'replay', reason: 'It was wrong.', corrections: [voidFine(fine)] };
    const sent = { body, version: evening.view.version, key: null };
    expectProblem(await call(served.base, 'POST', path, sent), 'idempotency-key-missing');
  });

  test('in a session that there is not', async () => {
    const path = `/v1/clubs/${evening.table.club}/sessions/${randomUUID()}/corrections`;
    const body = { mode: 'replay', reason: 'It was wrong.', corrections: [voidHand(1)] };
    expectProblem(await write(served.base, { path, body, version: 1 }), 'session-not-found');
    const preview = { path: `${path}/preview`, body: { corrections: [voidHand(1)] } };
    expectProblem(await write(served.base, preview), 'session-not-found');
  });
});

describe('a fine that is disputed (brix-1996)', () => {
  let evening: TarokEvening;
  let fine: string;

  beforeEach(async () => {
    evening = await open();
    const hand = await evening.hand({ fines: [evening.fine('b', 'lead-out-of-turn')] });
    fine = hand.fineIds[0] ?? '';
    const path = `${evening.table.path}/disputes`;
    const body = { fine, text: 'It was c who led.' };
    expectStatus(await write(served.base, { path, body, actor: evening.id('b') }), 201);
  });

  test('is taken back by the decision of its dispute, and by no other correction', async () => {
    for (const mode of MODES) {
      for (const correction of [voidFine(fine), voidHand(1)]) {
        expectProblem(await evening.refuse(mode, correction), 'correction-refused');
        const { [mode]: foretold } = await evening.previewCorrection(correction);
        expect(foretold).toMatchObject({ possible: false, effect: null });
      }
    }
    expectProblem(await evening.refused('undo', {}), 'correction-refused');
    expect((await evening.fines()).map(({ state }) => state)).toEqual(['disputed']);
  });

  test('stays as it is when something else of its hand is corrected', async () => {
    const fines = [evening.fine('b', 'lead-out-of-turn'), evening.fine('c', 'premature-play')];
    await evening.correct('replay', { hand: 1, record: { ...evening.plain('a'), fines } });
    const states = (await evening.fines()).map(({ id, state }) => [id === fine, state]);
    expect(states).toEqual([
      [true, 'disputed'],
      [false, 'recorded'],
    ]);
    await evening.expectSound();
  });
});

describe('the same key twice', () => {
  test('corrects once; with another body it is refused', async () => {
    const evening = await open();
    const hand = await evening.hand({ fines: [evening.fine('b', 'lead-out-of-turn')] });
    const body = { mode: 'replay', reason: 'b did not.', corrections: [voidFine(hand.fineIds[0])] };
    const path = `${evening.table.path}/corrections`;
    const sent = { path, body, version: evening.view.version, key: randomUUID() };
    const [first, second] = await Promise.all([
      write<CorrectionMadeView>(served.base, sent),
      write<CorrectionMadeView>(served.base, sent),
    ]);
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
    evening.view = first.body.session;
    await evening.hand();
    const third = await write(served.base, sent);
    expect([third.status, third.replayed, third.text]).toEqual([201, 'true', first.text]);
    const other = { ...sent, body: { ...body, mode: 'compensate' } };
    expectProblem(await write(served.base, other), 'idempotency-key-reused');
    expect(evening.view.version).toBe(4);
    await evening.expectSound();
  });

  test('undoes one hand and not two', async () => {
    const evening = await open();
    await evening.hand();
    await evening.hand();
    const path = `${evening.table.path}/undo`;
    const sent = { path, body: {}, version: evening.view.version, key: randomUUID() };
    const answers = await Promise.all(
      [1, 2, 3].map(() => write<CorrectionMadeView>(served.base, sent)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const [first] = answers;
    if (first === undefined) throw new Error('no answer');
    expectStatus(first, 201);
    evening.view = first.body.session;
    expect(evening.stand).toEqual({ a: 0, b: -65, c: -65, king: 65, pagat: 65 });
    await evening.expectSound();
  });

  test('of two different corrections at once, one goes through and the other is stale', async () => {
    const evening = await open();
    const hand = await evening.hand({
      fines: ['a', 'b'].map((one) => evening.fine(one, 'lead-out-of-turn')),
    });
    const path = `${evening.table.path}/corrections`;
    const answers = await Promise.all(
      hand.fineIds.map((fine) => {
        const body = { mode: 'replay', reason: 'No.', corrections: [voidFine(fine)] };
        return write(served.base, { path, body, version: evening.view.version });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412]);
    await expectVerified(served.base, evening.table.club);
  });
});
