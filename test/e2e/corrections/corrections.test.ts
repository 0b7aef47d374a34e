import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type {
  CorrectionList,
  CorrectionMadeView,
  HandRevisionList,
} from '../../../src/sessions/corrections/correction.view.js';
import type { SessionStepsView } from '../../../src/sessions/steps/steps.view.js';
import type { RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import type { PaymentView } from '../../../src/sessions/table/table.view.js';
import { ownerActor } from '../../support/access/access.js';
import {
  expectProblem,
  serveTestApp,
  type Opening,
  type ServedApp,
} from '../../support/api/api.js';
import { MODES, voidFine, voidHand } from '../../support/corrections/corrections.js';
import { TarokEvening } from '../../support/tarok/tarok-evening.js';

/** The effect of a correction, compensated at the present table or replayed. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(async () => {
  await served.close();
});

const open = (opening: Opening = {}) => TarokEvening.open(served, opening);

describe('a fine of hand 3 whose pot was won in hand 5 (brix-1996)', () => {
  let evening: TarokEvening;
  let fine: string | undefined;

  beforeEach(async () => {
    evening = await open();
    await evening.hand();
    await evening.hand();
    const third = await evening.hand({ fines: [evening.fine('a', 'lead-out-of-turn')] });
    fine = third.fineIds[0];
    await evening.hand();
    await evening.hand(evening.lastTrick('c', 'c'));
    expect(evening.stand).toEqual({ a: -115, b: -135, c: 85, king: 60, pagat: 105 });
  });

  test('replay: c took 20 too much out of the king pot, the pagat pot still has its 20, a gets 40', async () => {
    const { effect } = await evening.correct('replay', voidFine(fine));
    expect(evening.stand).toEqual({ a: -115 + 40, b: -135, c: 85 - 20, king: 60, pagat: 105 - 20 });
    expect(evening.changed(effect)).toEqual({ a: 40, c: -20, pagat: -20 });
    expect(evening.told(effect)).toEqual([
      'c pays king-pot 20 points: pot-taken, hand 5',
      'king-pot pays a 20 points: fine, hand 3',
      'pagat-pot pays a 20 points: fine, hand 3',
    ]);
    await evening.expectSound();
  });

  test('compensate: both pots pay 20 as they are now, c keeps what c won', async () => {
    const { effect } = await evening.correct('compensate', voidFine(fine));
    expect(evening.stand).toEqual({ a: -115 + 40, b: -135, c: 85, king: 60 - 20, pagat: 105 - 20 });
    expect(evening.told(effect)).toEqual([
      'king-pot pays a 20 points: fine, hand 3',
      'pagat-pot pays a 20 points: fine, hand 3',
    ]);
    await evening.expectSound();
  });

  test('the preview shows both side by side and writes nothing', async () => {
    const before = await evening.verification();
    const preview = await evening.previewCorrection(voidFine(fine));
    expect(await evening.verification()).toEqual(before);
    expect(preview.version).toBe(evening.view.version);
    const { compensate, replay } = preview;
    expect([compensate.possible, replay.possible]).toEqual([true, true]);
    if (!compensate.effect || !replay.effect) throw new Error('no effect');
    expect(evening.changed(compensate.effect)).toEqual({ a: 40, king: -20, pagat: -20 });
    expect(evening.changed(replay.effect)).toEqual({ a: 40, c: -20, pagat: -20 });
    const changedHands = replay.effect.hands.map(({ hand }) => hand);
    expect(changedHands).toEqual(expect.arrayContaining([3, 5]));
    const fifth = replay.effect.hands.find(({ hand }) => hand === 5);
    const taken = (payments?: readonly PaymentView[]) =>
      payments?.find(({ reason }) => reason === 'pot-taken')?.points;
    expect([taken(fifth?.was.payments), taken(fifth?.now.payments)]).toEqual([105, 85]);
    expect(await evening.previewCorrection(voidFine(fine))).toEqual(preview);
  });

  test.each(MODES)('the preview of %s is what happens', async (mode) => {
    const { [mode]: foretold } = await evening.previewCorrection(voidFine(fine));
    const { effect } = await evening.correct(mode, voidFine(fine));
    expect(effect).toEqual(foretold.effect);
  });

  test('the fine is overturned, keeps its facts, and is not corrected twice', async () => {
    const [before] = await evening.fines();
    await evening.correct('replay', voidFine(fine));
    const [after, ...others] = await evening.fines();
    expect(after).toMatchObject({ ...before, state: 'overturned' });
    expect(others).toEqual([]);
    expectProblem(await evening.refuse('replay', voidFine(fine)), 'fine-overturned');
    expectProblem(await evening.refuse('compensate', voidFine(fine)), 'fine-overturned');
  });

  test('a smaller fine instead: other of 5 gives 15 of each 20 back, and has an id of its own', async () => {
    const record = evening.fine('a', 'other', { amount: 5 });
    const { effect } = await evening.correct('compensate', { fine, record });
    expect(evening.changed(effect)).toEqual({ a: 30, king: -15, pagat: -15 });
    const [first, second] = await evening.fines();
    expect(first).toMatchObject({ id: fine, state: 'overturned', amount: 20, hand: 3 });
    expect(second).toMatchObject({ state: 'recorded', amount: 5, hand: 3, code: 'other' });
    expect(second?.id).not.toBe(fine);
    await evening.correct('compensate', voidFine(second?.id));
    expect(evening.stand).toEqual({ a: -115 + 40, b: -135, c: 85, king: 40, pagat: 85 });
    await evening.expectSound();
  });

  test('the fine of another player: a gets 40, b pays 40, and no later hand changes', async () => {
    const record = evening.fine('b', 'lead-out-of-turn');
    const { effect } = await evening.correct('replay', { fine, record });
    expect(evening.changed(effect)).toEqual({ a: 40, b: -40 });
    await evening.expectSound();
  });

  test('compensated, then hand 5 replayed without the ultimo: hand 3 still counts with its fine there', async () => {
    // Hand 5 plain: a -75, b -35, c -100, pots 105 each; then the compensation takes 20 from each.
    await evening.correct('compensate', voidFine(fine));
    await evening.correct('replay', { hand: 5, record: evening.plain('b') });
    expect(evening.stand).toEqual({ a: -35, b: -35, c: -100, king: 85, pagat: 85 });
    await evening.expectSound();
  });

  test('compensated, then hand 3 replayed with the fine of b: the compensation falls away', async () => {
    // As first recorded, but the 40 are b’s: a -115 + 40, b -135 - 40.
    await evening.correct('compensate', voidFine(fine));
    const fines = [evening.fine('b', 'lead-out-of-turn')];
    await evening.correct('replay', { hand: 3, record: { ...evening.plain('c'), fines } });
    expect(evening.stand).toEqual({ a: -75, b: -175, c: 85, king: 60, pagat: 105 });
    await evening.expectSound();
  });

  test('two compensations of one hand add up: first without the fine, then with one of 20 for b', async () => {
    await evening.correct('compensate', voidFine(fine));
    const fines = [evening.fine('b', 'lead-out-of-turn')];
    await evening.correct('compensate', { hand: 3, record: { ...evening.plain('c'), fines } });
    expect(evening.stand).toEqual({ a: -75, b: -175, c: 85, king: 60, pagat: 105 });
    await evening.expectSound();
  });

  test('the corrected hand keeps its revisions, each with its payments', async () => {
    await evening.correct('replay', voidFine(fine));
    const record = { ...evening.plain('c'), fines: [evening.fine('b', 'premature-play')] };
    await evening.correct('compensate', { hand: 3, record });
    const path = `${evening.table.path}/hands/3`;
    const { revisions } = await evening.get<HandRevisionList>(`${path}/revisions`);
    const told = revisions.map(({ revision, by, payments, record }) => ({
      revision,
      by,
      fined: payments.filter(({ reason }) => reason === 'fine').map(({ points }) => points),
      fines: record?.fines?.map(({ code }) => code) ?? [],
    }));
    expect(told).toEqual([
      { revision: 1, by: 'recorded', fined: [20, 20], fines: ['lead-out-of-turn'] },
      { revision: 2, by: 'corrected', fined: [], fines: [] },
      { revision: 3, by: 'corrected', fined: [20, 20], fines: ['premature-play'] },
    ]);
    const hand = await evening.get<RecordedHandView>(path);
    expect(hand).toMatchObject({
      number: 3,
      revision: 3,
      record: { fines: [{ code: 'premature-play' }] },
    });
    await evening.expectSound();
  });

  test('a correction is listed with its mode, reason and effect', async () => {
    const made = await evening.correct('replay', voidFine(fine));
    const { corrections } = await evening.get<CorrectionList>(`${evening.table.path}/corrections`);
    const { session: _session, ...listed } = made;
    expect(corrections).toEqual([listed]);
    const owner = await ownerActor(served.base);
    expect(made).toMatchObject({ mode: 'replay', reason: 'It was wrong.', actor: owner });
  });
});

describe('a pot that cannot pay (brix-1996)', () => {
  let evening: TarokEvening;
  let fines: readonly [string, string];

  /**
   * a pays 2 × 40 into each pot; c takes 60 + 80 + 5 = 145 out of the king pot, which is founded again.
   */
  beforeEach(async () => {
    evening = await open();
    const ids: string[] = [];
    for (const note of ['first', 'second']) {
      const fine = evening.fine('a', 'other', { amount: 40, stage: 'after', note });
      ids.push((await evening.step<{ id: string }>('fines', fine)).id);
    }
    fines = [ids[0] ?? '', ids[1] ?? ''];
    await evening.hand(evening.lastTrick('c', 'c'));
    // a: -40 - 160 - 10 + 10 - 40 - 20; b: -40 - 5 - 40 - 20; c: -40 - 5 + 80 + 145 - 20.
    expect(evening.stand).toEqual({ a: -260, b: -105, c: 160, king: 60, pagat: 145 });
  });

  test('compensating both fines would take 80 out of the 60 in the king pot: refused', async () => {
    const { compensate, replay } = await evening.previewCorrection(...fines.map(voidFine));
    expect(compensate).toMatchObject({ possible: false, effect: null });
    expect(compensate.refusal).toMatchObject({ code: 'correction-refused' });
    expect(replay.possible).toBe(true);
    const answer = await evening.refuse('compensate', ...fines.map(voidFine));
    expect(expectProblem(answer, 'correction-refused')).toMatchObject({
      reason: 'pot-cannot-pay',
      params: { pot: 'king-pot', holds: 60, pays: 80 },
    });
    expect(await evening.session()).toMatchObject(evening.view);
  });

  test('compensating one of them takes 40: 20 are left in the king pot', async () => {
    await evening.correct('compensate', voidFine(fines[1]));
    expect(evening.stand).toEqual({ a: -180, b: -105, c: 160, king: 20, pagat: 105 });
    expectProblem(await evening.refuse('compensate', voidFine(fines[0])), 'correction-refused');
    await evening.expectSound();
  });

  test('replaying both: c took 80 too much, and the pagat pot has 80 too much', async () => {
    const { effect } = await evening.correct('replay', ...fines.map(voidFine));
    expect(evening.changed(effect)).toEqual({ a: 160, c: -80, pagat: -80 });
    expect((await evening.fines()).map(({ state }) => state)).toEqual(['overturned', 'overturned']);
    await evening.expectSound();
  });

  test('one fine corrected to 20 and the other voided as one: 60 out of each pot is possible', async () => {
    const record = evening.fine('a', 'other', { amount: 20, stage: 'after' });
    const made = await evening.correct(
      'compensate',
      { fine: fines[0], record },
      voidFine(fines[1]),
    );
    const { effect } = made;
    expect(evening.changed(effect)).toEqual({ a: 120, king: -60, pagat: -60 });
    expect([made.hands, made.fines.length]).toEqual([[], 2]);
    await evening.expectSound();
  });
});

describe('a void that shifts the dealer (brix-1996, dealers a, b, c, a)', () => {
  let evening: TarokEvening;

  beforeEach(async () => {
    evening = await open();
    for (let hand = 1; hand <= 4; hand++) await evening.hand();
    // a: -40 + 40 - 25 - 25 + 40; b: -40 - 25 + 40 - 25 - 25; c: -40 - 25 - 25 + 40 - 25.
    expect(evening.stand).toEqual({ a: -10, b: -75, c: -75, king: 80, pagat: 80 });
  });

  test('is refused in replay, naming hand 3, which b would then have dealt', async () => {
    const answer = await evening.refuse('replay', voidHand(2));
    const problem = expectProblem(answer, 'correction-refused');
    expect(problem.hand).toBe(3);
    const { replay } = await evening.previewCorrection(voidHand(2));
    expect(replay).toMatchObject({ possible: false, effect: null });
    const { code, reason, params, detail } = problem;
    expect(replay.refusal).toMatchObject({ code, reason, params, detail, hand: 3 });
  });

  test('and the preview lists every later hand that must be corrected with it', async () => {
    const { replay } = await evening.previewCorrection(voidHand(2));
    const also = replay.refusal?.alsoToCorrect ?? [];
    // Each with who would deal it then: b has hand 3, as hand 2 would not have been.
    expect(also.map(({ hand, table }) => [hand, evening.letter(table.dealer)])).toEqual([
      [3, 'b'],
      [4, 'c'],
    ]);
    expect(also.map(({ reason }) => reason)).toEqual(['does-not-count', 'does-not-count']);
  });

  test('keeps the dealers where that is asked for: hands 3 and 4 are as they were played', async () => {
    const { replayKeepingDealers: kept } = await evening.previewCorrection(voidHand(2));
    expect(kept).toMatchObject({ possible: true, refusal: null });
    const reason = 'It was not played.';
    const body = { mode: 'replay', keepDealers: true, reason, corrections: [voidHand(2)] };
    const made = await evening.step<CorrectionMadeView>('corrections', body);
    expect(made).toMatchObject({ mode: 'replay', keepDealers: true });
    expect(made.effect).toEqual(kept?.effect);
    expect(evening.changed(made.effect)).toEqual({ a: 25, b: -40, c: 25, king: -5, pagat: -5 });
    expect(evening.letter(evening.view.dealer)).toBe('b');
    // The app folds the same steps.
    const { steps } = await evening.get<SessionStepsView>(`${evening.table.path}/steps`);
    const dealers = steps.flatMap((step) => ('dealer' in step ? [step.dealer] : []));
    expect(dealers.map((one) => evening.letter(String(one)))).toEqual(['c', 'a']);
    await evening.expectSound();
  });

  test('goes through when those are corrected as one: three plain hands by a, b and c', async () => {
    const { effect } = await evening.correct(
      'replay',
      voidHand(2),
      { hand: 3, record: evening.plain('b') },
      { hand: 4, record: evening.plain('c') },
    );
    expect(evening.stand).toEqual({ a: -50, b: -50, c: -50, king: 75, pagat: 75 });
    expect(evening.changed(effect)).toEqual({ a: -40, b: 25, c: 25, king: -5, pagat: -5 });
    expect(evening.letter(evening.view.dealer)).toBe('a');
    expect(await evening.session()).toMatchObject({ hands: 4, version: 6 });
    await evening.expectSound();
  });

  test('compensated, it pays back hand 2 and leaves the deal: +25, -40, +25, and 5 out of each pot', async () => {
    const { effect } = await evening.correct('compensate', voidHand(2));
    expect(evening.changed(effect)).toEqual({ a: 25, b: -40, c: 25, king: -5, pagat: -5 });
    expect(evening.letter(evening.view.dealer)).toBe('b');
    await evening.expectSound();
  });

  test('a voided hand is recorded again, in either mode, with its old result', async () => {
    const before = evening.stand;
    await evening.correct('compensate', voidHand(2));
    await evening.correct('compensate', { hand: 2, record: evening.plain('b') });
    expect(evening.stand).toEqual(before);
    await evening.correct('compensate', voidHand(2));
    await evening.correct('replay', { hand: 2, record: evening.plain('b') });
    expect(evening.stand).toEqual(before);
    await evening.expectSound();
  });

  test('a voided hand cannot be voided again, in either mode', async () => {
    await evening.correct('compensate', voidHand(2));
    for (const mode of MODES) {
      expectProblem(await evening.refuse(mode, voidHand(2)), 'correction-refused');
    }
  });

  test('the record itself cannot be of another dealer: nothing is paid, in neither mode', async () => {
    const correction = { hand: 2, record: { ...evening.plain('b'), dealer: evening.id('c') } };
    const { compensate, replay } = await evening.previewCorrection(correction);
    expect([compensate.possible, replay.possible]).toEqual([false, false]);
    for (const mode of MODES) {
      const problem = expectProblem(await evening.refuse(mode, correction), 'impossible-hand');
      expect([problem.hand, problem.field]).toEqual([2, 'dealer']);
      expect(problem.reason).toBe('not-the-dealer');
    }
  });
});

describe('a compensation that could not be after a replay (wolff-1899)', () => {
  test('is refused, naming the one hand of the two in it whose record does not fit', async () => {
    // Of three players all three count, so that a plain hand can have been dealt by anyone.
    const evening = await open({ book: 'wolff-1899' });
    for (let hand = 1; hand <= 3; hand++) await evening.hand();
    const second = { ...evening.plain('b'), fines: [evening.fine('a', 'lead-out-of-turn')] };
    const third = { ...evening.plain('c'), dealer: evening.id('c') };
    const made = [
      { hand: 2, record: second },
      { hand: 3, record: third },
    ];
    await evening.correct('compensate', ...made);
    const { replay } = await evening.previewCorrection(voidHand(1));
    expect(replay.refusal).toMatchObject({ code: 'correction-refused', hand: 3 });
    expect(replay.refusal?.alsoToCorrect.map(({ hand }) => hand)).toEqual([3]);
    const problem = expectProblem(
      await evening.refuse('replay', voidHand(1)),
      'correction-refused',
    );
    expect(problem.hand).toBe(3);
    // With hand 3 corrected as well its compensation falls away; that of hand 2 stays.
    await evening.correct('replay', voidHand(1), { hand: 3, record: evening.plain('c') });
    await evening.expectSound();
  });
});

describe('a king ultimo that was another’s (brix-1996)', () => {
  let evening: TarokEvening;

  /** b takes 60 + 5 out of the king pot, then two plain hands by b and c. */
  beforeEach(async () => {
    evening = await open();
    await evening.hand(evening.lastTrick('b', 'b'));
    // a: -40 - 10 + 10 - 40 - 20; b: -40 - 5 + 80 + 65 - 20; c: -40 - 5 - 40 - 20.
    expect(evening.stand).toEqual({ a: -100, b: 80, c: -105, king: 60, pagat: 65 });
    await evening.hand();
    await evening.hand();
  });

  test.each(MODES)(
    '%s: b gives back 80 + 65 and pays 40, c gets 40 + 40 + 65 and the 40 that c paid',
    async (mode) => {
      const record = { ...evening.plain('a'), ...evening.lastTrick('c', 'c') };
      const { effect } = await evening.correct(mode, { hand: 1, record });
      expect(evening.changed(effect)).toEqual({ b: -185, c: 185 });
      expect(evening.told(effect)).toEqual([
        'a pays c 40 points: king-ultimo, hand 1',
        'b pays a 40 points: king-ultimo, hand 1',
        'b pays c 80 points: king-ultimo, hand 1',
        'b pays king-pot 65 points: pot-taken, hand 1',
        'king-pot pays c 65 points: pot-taken, hand 1',
      ]);
      await evening.expectSound();
    },
  );

  test('no ultimo at all: replay leaves the 65 in the king pot, and nobody founds it', async () => {
    // a: no ultimo paid +40, no foundation +20, the last trick won +40: plain.
    const { effect } = await evening.correct('replay', { hand: 1, record: evening.plain('a') });
    // Plain by a: a 0, b -65, c -65, pots 65; was a -100, b 80, c -105, king 60, pagat 65.
    expect(evening.changed(effect)).toEqual({ a: 100, b: -145, c: 40, king: 5 });
    await evening.expectSound();
  });
});

describe('a king bagud that doubled a fine (vlk-1970)', () => {
  let evening: TarokEvening;
  let fine: string;

  /** c is fined 20; then c loses the king of hearts in the last trick to a and doubles 60 + 20 + 5. */
  beforeEach(async () => {
    evening = await open({ book: 'vlk-1970' });
    const body = evening.fine('c', 'other', { amount: 20, stage: 'after' });
    fine = (await evening.step<{ id: string }>('fines', body)).id;
    await evening.hand(evening.lastTrick('a', 'c'));
    // a: -40 - 10 + 10 + 40 + 40; b: -40 - 5 + 40 - 20; c: -40 - 40 - 5 - 80 - 85 - 20.
    expect(evening.stand).toEqual({ a: 40, b: -25, c: -270, king: 170, pagat: 85 });
  });

  test('replay gives c back 40 and the 20 that c doubled', async () => {
    const { effect } = await evening.correct('replay', voidFine(fine));
    expect(evening.changed(effect)).toEqual({ c: 60, king: -40, pagat: -20 });
    await evening.expectSound();
  });

  test('compensate gives c back the 40', async () => {
    const { effect } = await evening.correct('compensate', voidFine(fine));
    expect(evening.changed(effect)).toEqual({ c: 40, king: -20, pagat: -20 });
    await evening.expectSound();
  });
});

describe('a player who joined a pot that a fine had filled (brix-1996)', () => {
  test('replay gives back a third of it, to the chip: 85/3 is 30, 65/3 is 20', async () => {
    const evening = await open();
    const hand = await evening.hand({ fines: [evening.fine('b', 'lead-out-of-turn')] });
    await evening.step('join', { player: evening.id('d'), seat: 3 });
    // Plain: a 0, b -65 - 40, c -65, pots 85; d pays 30 to each.
    expect(evening.stand).toEqual({ a: 0, b: -105, c: -65, d: -60, king: 115, pagat: 115 });
    const { effect } = await evening.correct('replay', voidFine(hand.fineIds[0]));
    expect(evening.changed(effect)).toEqual({ b: 40, d: 20, king: -30, pagat: -30 });
    await evening.expectSound();
  });
});

describe('a closed session (brix-1996, 10 øre a point)', () => {
  let evening: TarokEvening;
  let fine: string | undefined;

  /** Plain by a with a fine of 20 for b; pots 85. Seventeen chips: b 6, c 6, a 5 of each pot. */
  beforeEach(async () => {
    evening = await open();
    const hand = await evening.hand({ fines: [evening.fine('b', 'lead-out-of-turn')] });
    fine = hand.fineIds[0];
    await evening.step('close', {});
    expect(evening.stand).toEqual({ a: 50, b: -45, c: -5, king: 0, pagat: 0 });
    expect(await evening.money()).toEqual({ a: 500, b: -450, c: -50 });
  });

  test('replay: b gets 40 back, pots of 65 are split 25, 20, 20, and the money follows', async () => {
    const { effect } = await evening.correct('replay', voidFine(fine));
    expect(evening.changed(effect)).toEqual({ a: -10, b: 30, c: -20 });
    expect(evening.changedMoney(effect)).toEqual({ a: -100, b: 300, c: -200 });
    expect(evening.stand).toEqual({ a: 40, b: -15, c: -25, king: 0, pagat: 0 });
    expect(await evening.money()).toEqual({ a: 400, b: -150, c: -250 });
    expect(evening.told(effect)).toEqual([
      'a pays clearing 100 money: session-settled',
      'a pays king-pot 5 points: pot-split',
      'a pays pagat-pot 5 points: pot-split',
      'b pays king-pot 5 points: pot-split',
      'b pays pagat-pot 5 points: pot-split',
      'c pays clearing 200 money: session-settled',
      'c pays king-pot 10 points: pot-split',
      'c pays pagat-pot 10 points: pot-split',
      'clearing pays b 300 money: session-settled',
      'king-pot pays b 20 points: fine, hand 1',
      'pagat-pot pays b 20 points: fine, hand 1',
    ]);
    expect(await evening.session()).toMatchObject({ status: 'closed', version: 4 });
    await evening.expectSound();
  });

  test('compensate: the pots are empty and cannot give the fine back', async () => {
    const { compensate, replay } = await evening.previewCorrection(voidFine(fine));
    expect([compensate.possible, replay.possible]).toEqual([false, true]);
    expectProblem(await evening.refuse('compensate', voidFine(fine)), 'correction-refused');
    expect(await evening.money()).toEqual({ a: 500, b: -450, c: -50 });
  });

  test('compensate: the points of a fine of c, 20 to each pot, are split again: b 10, c 5, a 5', async () => {
    const fines = ['b', 'c'].map((one) => evening.fine(one, 'lead-out-of-turn'));
    const { effect } = await evening.correct('compensate', {
      hand: 1,
      record: { ...evening.plain('a'), fines },
    });
    expect(evening.changed(effect)).toEqual({ a: 10, b: 20, c: -30 });
    expect(evening.changedMoney(effect)).toEqual({ a: 100, b: 200, c: -300 });
    expect(evening.stand).toEqual({ a: 60, b: -25, c: -35, king: 0, pagat: 0 });
    expect(await evening.money()).toEqual({ a: 600, b: -250, c: -350 });
    await evening.expectSound();
  });

  test('compensate, and then replay of the same hand: only the replay is left', async () => {
    const fines = ['b', 'c'].map((one) => evening.fine(one, 'lead-out-of-turn'));
    const record = { ...evening.plain('a'), fines };
    await evening.correct('compensate', { hand: 1, record });
    await evening.correct('replay', { hand: 1, record: evening.plain('a') });
    expect(evening.stand).toEqual({ a: 40, b: -15, c: -25, king: 0, pagat: 0 });
    expect(await evening.money()).toEqual({ a: 400, b: -150, c: -250 });
    await evening.expectSound();
  });

  test('a correction between players leaves the split alone: a count of 36 for a is 10 from b', async () => {
    // b deals next, does not count, and pays a 10 for 36 against 26.
    const [dealer, , third] = ['a', 'b', 'c'].map((one) => evening.id(one));
    const record = {
      ...evening.plain('a'),
      fines: [evening.fine('b', 'lead-out-of-turn')],
      count: [
        { player: dealer, points: 36 },
        { player: third, points: 26 },
      ],
    };
    const { effect } = await evening.correct('compensate', { hand: 1, record });
    expect(evening.told(effect)).toEqual([
      'b pays a 10 points: count, hand 1',
      'b pays clearing 100 money: session-settled',
      'clearing pays a 100 money: session-settled',
    ]);
    await evening.expectSound();
  });

  test('undo voids the only hand: everybody gets their foundation back', async () => {
    const { mode, effect } = await evening.step<CorrectionMadeView>('undo', {
      reason: 'Never played.',
    });
    expect([mode, evening.changed(effect)]).toEqual(['replay', { a: -50, b: 45, c: 5 }]);
    expect(evening.stand).toEqual({ a: 0, b: 0, c: 0, king: 0, pagat: 0 });
    expect(await evening.money()).toEqual({ a: 0, b: 0, c: 0 });
    expect(await evening.session()).toMatchObject({ status: 'closed' });
    await evening.expectSound();
  });

  test('it is still closed for everything else', async () => {
    await evening.correct('replay', voidFine(fine));
    expectProblem(await evening.refused('hands', evening.plain()), 'session-closed');
    expectProblem(await evening.refused('close', {}), 'session-closed');
  });
});

describe('counting less than 78 (wolff-1899, §5)', () => {
  test('20, 26 and 26 put 6 into the pagat pot; with 26 all round they never were there', async () => {
    const evening = await open({ book: 'wolff-1899' });
    const count = (first: number) =>
      ['a', 'b', 'c'].map((one) => ({ player: evening.id(one), points: one === 'a' ? first : 26 }));
    await evening.hand({ count: count(20) });
    // a: -40 - 10 + 10 + 20 - 6; b and c: -40 - 5 - 10.
    expect(evening.stand).toEqual({ a: -26, b: -55, c: -55, king: 65, pagat: 71 });
    const record = { ...evening.plain('a'), count: count(26) };
    const { effect } = await evening.correct('compensate', { hand: 1, record });
    expect(evening.told(effect)).toEqual(['pagat-pot pays a 6 points: count-short, hand 1']);
    await evening.expectSound();
  });
});

describe('a melding that was false (brix-1996)', () => {
  /** b deals next and does not count; a declares 11 trumps and 3 matadors, of which one was false. */
  test('a fine that names another melding is another fine, and pays the other one back', async () => {
    const evening = await open();
    const meldinger = [
      { player: evening.id('a'), kind: 'trumps', count: 11, withPagat: true },
      { player: evening.id('a'), kind: 'matadors', count: 3 },
    ];
    const falsely = (melding: number) => {
      const fines = [evening.fine('a', 'melding-false', { stage: 'meldinger', melding })];
      return { meldinger, abandoned: true, fines } as unknown as TarokHandRecord;
    };
    const hand = await evening.step<RecordedHandView>('hands', falsely(0));
    // a: -40 - 10 + 2 × 15 + 2 × 10 - 2 × 15 - 80; b and c: -40 - 10.
    expect(evening.stand).toEqual({ a: -110, b: -50, c: -50, king: 105, pagat: 105 });
    const { effect } = await evening.correct('compensate', { hand: 1, record: falsely(1) });
    // The 15 for the trumps stay, the 10 for the matadors are paid back: 5 more for a from each.
    expect(evening.changed(effect)).toEqual({ a: 10, b: -5, c: -5 });
    const states = (await evening.fines()).map(({ id, state }) => [id === hand.fineIds[0], state]);
    expect(states).toEqual([
      [true, 'overturned'],
      [false, 'recorded'],
    ]);
    await evening.expectSound();
  });
});
