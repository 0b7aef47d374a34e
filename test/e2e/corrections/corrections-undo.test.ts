import { randomUUID } from 'node:crypto';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { CorrectionMadeView } from '../../../src/sessions/corrections/correction.view.js';
import type { RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import { expectAddsUp } from '../../support/evening/adds-up.js';
import {
  expectProblem,
  read,
  serveTestApp,
  type Opening,
  type ServedApp,
} from '../../support/api/api.js';
import { write } from '../../support/corrections/corrections.js';
import { TarokEvening } from '../../support/tarok/tarok-evening.js';

/** The undo in one call: of the last step, or of the fine for a misdeal of faulty cards. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(async () => {
  await served.close();
});

const open = (opening: Opening = {}) => TarokEvening.open(served, opening);

describe('undo (brix-1996)', () => {
  let evening: TarokEvening;

  beforeEach(async () => {
    evening = await open();
  });

  test('voids the latest hand in one call: everything is as before it, and its number is not used again', async () => {
    await evening.hand();
    const before = evening.view;
    await evening.hand(evening.lastTrick('c', 'c'));
    const { reason, hands } = await evening.step<CorrectionMadeView>('undo', {});
    expect(reason.length).toBeGreaterThan(0);
    expect(hands).toMatchObject([{ hand: 2, revision: 2, now: null }]);
    expect(evening.view).toEqual({ ...before, version: before.version + 2 });
    expect((await evening.hand()).number).toBe(3);
    await evening.expectSound();
  });

  test('takes back whatever came last: a hand, then the fine before it, then the hand before that', async () => {
    const opened = evening.view;
    await evening.hand();
    const first = evening.stand;
    const fine = evening.fine('b', 'other', { amount: 20, stage: 'after' });
    const { id } = await evening.step<{ id: string }>('fines', fine);
    const fined = evening.stand;
    await evening.hand();
    await evening.step('undo', {});
    expect(evening.stand).toEqual(fined);
    const { fines, hands } = await evening.step<CorrectionMadeView>('undo', {});
    expect([hands, fines]).toMatchObject([[], [{ fine: id, now: null, replacedBy: null }]]);
    expect(evening.stand).toEqual(first);
    expect(await evening.fines()).toMatchObject([{ id, state: 'overturned' }]);
    await evening.step('undo', {});
    expect(evening.stand).toEqual({ a: -40, b: -40, c: -40, king: 60, pagat: 60 });
    expect(evening.view.dealer).toBe(opened.dealer);
    expectProblem(await evening.refused('undo', {}), 'hand-not-found');
    await evening.expectSound();
  });

  test('a joiner gets their share back, and has no result there; a leaver sits again', async () => {
    await evening.hand();
    const before = evening.view;
    const d = evening.id('d');
    await evening.step('join', { player: d });
    const joined = evening.view;
    const { seats, effect } = await evening.step<CorrectionMadeView>('undo', {});
    expect(seats).toEqual([{ step: joined.version, seat: 'joined', player: d }]);
    const { seats: at, standings, pots } = evening.view;
    expect({ at, standings, pots }).toEqual({
      at: before.seats,
      standings: before.standings,
      pots: before.pots,
    });
    const got = effect.members.find(({ player }) => player === d)?.points ?? 0;
    expect(got).toBeGreaterThan(0);
    expect(effect.others).toMatchObject([{ kind: 'join', player: d, corrected: true }]);
    expectAddsUp(effect);
    const balance = `/v1/clubs/${evening.table.club}/members/${d}/balance`;
    expect(await read(served.base, balance)).toMatchObject({ openSessions: [] });
    await evening.expectSound();
    await evening.step('join', { player: d });
    const again = evening.view;
    await evening.step('leave', { player: evening.id('b') });
    await evening.step('undo', {});
    expect(evening.view).toEqual({ ...again, version: again.version + 2 });
    await evening.hand();
    await evening.expectSound();
  });

  test('a joining in the middle is taken back with the steps that depend on it, listed one by one', async () => {
    const d = evening.id('d');
    await evening.step('join', { player: d });
    const { version: step } = evening.view;
    const joined = { step, void: true };
    await evening.hand();
    await evening.step('leave', { player: d });
    const left = evening.view.version;
    const alone = await evening.previewCorrection(joined);
    expect(alone.compensate.refusal?.reason).toBe('seats-only-replayed');
    const also = alone.replay.refusal?.alsoToCorrect ?? [];
    expect(also.map((one) => [one.hand, one.step])).toEqual([
      [1, null],
      [null, left],
    ]);
    const all = [joined, { hand: 1, void: true }, { step: left, void: true }];
    expect((await evening.previewCorrection(...all)).replay.possible).toBe(true);
    const { effect, seats } = await evening.correct('replay', ...all);
    expect(seats.map(({ seat }) => seat)).toEqual(['joined', 'left']);
    expectAddsUp(effect);
    expect(evening.view.standings.map(({ player }) => player)).not.toContain(d);
    const audit = `/v1/clubs/${evening.table.club}/audit?session=${evening.table.session.id}`;
    const { entries } = await evening.get<AuditPage>(audit);
    expect(entries.map(({ sentence }) => sentence).join()).toMatch(/Undone: .* sat down/);
    await evening.expectSound();
  });

  test('a fine is not about a hand that was taken back', async () => {
    await evening.hand();
    await evening.hand();
    await evening.step('undo', {});
    const fine = evening.fine('b', 'other', { amount: 20, stage: 'after' });
    const refused = await evening.refused('fines', { ...fine, hand: 2 });
    expectProblem(refused, 'hand-not-found');
    expect(refused.body).toMatchObject({ reason: 'fine-of-void-hand', params: { hand: 2 } });
    await evening.step('fines', { ...fine, hand: 1 });
    await evening.expectSound();
  });

  test('after the close the split is a line of its own, and all lines add up', async () => {
    await evening.hand();
    await evening.hand();
    await evening.step('close', {});
    const { effect } = await evening.step<CorrectionMadeView>('undo', {});
    expect(effect.others).toMatchObject([{ kind: 'split', player: null, corrected: false }]);
    expectAddsUp(effect);
    await evening.expectSound();
  });

  test('needs the version, and takes no stale one', async () => {
    await evening.hand();
    const path = `${evening.table.path}/undo`;
    expectProblem(await write(served.base, { path, body: {} }), 'if-match-missing');
    expectProblem(await evening.refused('undo', {}, 1), 'version-stale');
  });
});

describe('cards that were faulty (wolff-1899, §2)', () => {
  let evening: TarokEvening;

  const misdeal = async (more: object = {}): Promise<string> => {
    const fines = [evening.fine('a', 'misdeal', { stage: 'deal', ...more })];
    const hand = await evening.step<RecordedHandView>('hands', { redeal: true, fines });
    return hand.fineIds[0] ?? '';
  };

  beforeEach(async () => {
    evening = await open({ book: 'wolff-1899' });
  });

  test('the 5 of a misdeal are given back out of each pot, and a deals on', async () => {
    const fine = await misdeal();
    expect(evening.stand).toEqual({ a: -50, b: -40, c: -40, king: 65, pagat: 65 });
    const { mode, effect } = await evening.step<CorrectionMadeView>('faulty-deck', { fine });
    expect([mode, evening.changed(effect)]).toEqual(['compensate', { a: 10, king: -5, pagat: -5 }]);
    expect(evening.stand).toEqual({ a: -40, b: -40, c: -40, king: 60, pagat: 60 });
    expect(evening.letter(evening.view.dealer)).toBe('a');
    expect(await evening.fines()).toMatchObject([{ id: fine, state: 'overturned' }]);
    expectProblem(await evening.refused('faulty-deck', { fine }), 'fine-overturned');
    await evening.expectSound();
  });

  test('a hand later it is the same, paid out of the pots as they are', async () => {
    const fine = await misdeal();
    await evening.hand();
    const { effect } = await evening.step<CorrectionMadeView>('faulty-deck', {
      fine,
      reason: 'Two mondos.',
    });
    expect(evening.changed(effect)).toEqual({ a: 10, king: -5, pagat: -5 });
    expect(evening.letter(evening.view.dealer)).toBe('b');
    await evening.expectSound();
  });

  test('a forfeited deal is given back: nothing is paid, and a deals the next hand', async () => {
    const fine = await misdeal({ amount: 0 });
    expect(evening.letter(evening.view.dealer)).toBe('b');
    const { effect } = await evening.step<CorrectionMadeView>('faulty-deck', { fine });
    expect(evening.changed(effect)).toEqual({});
    expect(evening.letter(evening.view.dealer)).toBe('a');
    expect((await evening.hand({ dealer: evening.id('a') })).dealer).toBe(evening.id('a'));
    await evening.expectSound();
  });

  test('a deal given back after b has dealt: a deals the next hand', async () => {
    const fine = await misdeal({ amount: 0 });
    await evening.hand();
    await evening.step('faulty-deck', { fine });
    expect(evening.letter(evening.view.dealer)).toBe('a');
    await evening.hand();
    await evening.correct('replay', {
      hand: 2,
      record: { ...evening.plain('b'), fines: [evening.fine('c', 'lead-out-of-turn')] },
    });
    expect(evening.letter(evening.view.dealer)).toBe('b');
    await evening.expectSound();
  });

  test('a deal given back falls away when the misdeal itself is replayed: a let it go after all', async () => {
    const fine = await misdeal({ amount: 0 });
    await evening.step('faulty-deck', { fine });
    expect(evening.letter(evening.view.dealer)).toBe('a');
    const fines = [evening.fine('a', 'misdeal', { stage: 'deal', amount: 0, note: 'sound' })];
    await evening.correct('replay', { hand: 1, record: { redeal: true, fines } });
    expect(evening.letter(evening.view.dealer)).toBe('b');
    await evening.expectSound();
  });

  test('the fine of 5 was a deal let go: another fine, which costs nothing, and b deals', async () => {
    const fine = await misdeal();
    const fines = [evening.fine('a', 'misdeal', { stage: 'deal', amount: 0 })];
    await evening.correct('replay', { hand: 1, record: { redeal: true, fines } });
    expect(evening.stand).toEqual({ a: -40, b: -40, c: -40, king: 60, pagat: 60 });
    expect(evening.letter(evening.view.dealer)).toBe('b');
    const [first, second] = await evening.fines();
    expect(first).toMatchObject({ id: fine, amount: 5, state: 'overturned' });
    expect(second).toMatchObject({ amount: 0, state: 'recorded' });
    await evening.expectSound();
  });

  test('a misdeal recorded between two hands is given back as well', async () => {
    const fine = evening.fine('a', 'misdeal', { stage: 'deal' });
    const { id } = await evening.step<{ id: string }>('fines', fine);
    const { effect } = await evening.step<CorrectionMadeView>('faulty-deck', { fine: id });
    expect(evening.changed(effect)).toEqual({ a: 10, king: -5, pagat: -5 });
    await evening.expectSound();
  });

  test('no other fine is given back so, and no other book does it', async () => {
    const hand = await evening.hand({ fines: [evening.fine('b', 'lead-out-of-turn')] });
    const other = { fine: hand.fineIds[0] };
    expectProblem(await evening.refused('faulty-deck', other), 'rule-refused');
    expectProblem(await evening.refused('faulty-deck', { fine: randomUUID() }), 'fine-not-found');
    evening = await open();
    const fine = await misdeal();
    expectProblem(await evening.refused('faulty-deck', { fine }), 'rule-refused');
  });
});
