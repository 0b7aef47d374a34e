import { revisionOf } from '../../../src/evening/lookup.js';
import { BrixEvening, LED, threeHands } from '../../support/tarok/brix-evening.js';
import { A, B, C } from '../../support/tarok/tarok.js';

describe('a replay plays the evening again', () => {
  test('with the corrected hand in its place: later hands are dealt and paid as they now are', () => {
    const evening = threeHands();
    const record = { ...evening.says(1), fines: [LED(B)] };
    evening.correct('replay', [{ hand: 1, record }]);
    const again = new BrixEvening();
    again.hand({ fines: [LED(B)] });
    again.hand();
    again.hand();
    expect(evening.stand()).toEqual(again.stand());
    expect(evening.state.version).toBe(5);
    expect(evening.course.map(({ step }) => step.kind)).toEqual([
      'session-opened',
      ...Array.from({ length: 3 }, () => 'hand-recorded'),
      'correction-recorded',
    ]);
    expect(evening.course[1]?.step).toMatchObject({
      hand: 1,
      revision: 2,
      record: { fines: [LED(B)] },
    });
    expect(evening.course[2]?.step).not.toHaveProperty('revision');
    expect(evening.course.at(-1)).toMatchObject({ payments: [], postings: [] });
  });
  test('a voided hand is as if it had not been dealt', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.correct('replay', [{ hand: 1, void: true }]);
    expect(evening.state).toMatchObject({ hands: 1, version: 3, table: { dealer: A } });
    expect(evening.stand()).toEqual({ a: -40, b: -40, c: -40, king: 60, pagat: 60 });
    expect(evening.course[1]).toMatchObject({ payments: [], postings: [] });
    expect(evening.course[1]).not.toHaveProperty('settlement');
    evening.hand();
    expect(evening.state.hands).toBe(2);
  });
  test('a voided fine between hands is as if it had not been', () => {
    const evening = new BrixEvening();
    const id = evening.fined(B);
    evening.correct('replay', [{ fine: id, void: true }]);
    expect(evening.stand()).toMatchObject({ b: -40, king: 60 });
    expect(evening.course[1]?.step).toMatchObject({ kind: 'fine-recorded', record: null });
  });
  test('a compensation of the same hand is dropped, of another it is kept', () => {
    const evening = threeHands();
    for (const hand of [1, 2]) {
      evening.correct('compensate', [{ hand, record: { ...evening.says(hand), fines: [LED(B)] } }]);
    }
    evening.correct('replay', [{ hand: 1, record: { ...evening.says(1), fines: [] } }]);
    const left = evening.course.flatMap(({ step }) =>
      step.kind === 'correction-recorded' ? [step.changes.length] : [],
    );
    expect(left).toEqual([0, 1, 1]);
    expect(revisionOf(evening.course, 1)).toBe(3);
    expect(revisionOf(evening.course, 2)).toBe(2);
    expect(evening.says(1)?.fines).toEqual([]);
    expect(evening.says(2)?.fines).toEqual([LED(B)]);
  });
  test.each([
    ['of two changes one stays, and the deal is given back still', [1], B],
    ['with the last of them goes what came with it', [1, 2], A],
  ] as const)('%s', (_, hands, dealer) => {
    const evening = threeHands();
    const fined = [1, 2].map((hand) => ({
      hand,
      record: { ...evening.says(hand), fines: [LED(B)] },
    }));
    evening.correct('compensate', fined, { dealGivenBack: B });
    expect(evening.state.table.dealer).toBe(B);
    const without = hands.map((hand) => ({
      hand,
      record: { ...evening.says(hand), fines: [LED(C)] },
    }));
    evening.correct('replay', without);
    expect(evening.state.table.dealer).toBe(dealer);
  });
  test('the course of each change is shown: one of two is kept, the other is replaced', () => {
    const evening = threeHands();
    const fined = [1, 2].map((hand) => ({
      hand,
      record: { ...evening.says(hand), fines: [LED(B)] },
    }));
    const { changes } = evening.correct('compensate', fined);
    evening.correct('replay', [{ hand: 1, record: { ...evening.says(1), fines: [LED(C)] } }]);
    expect(evening.course[4]?.step).toMatchObject({
      changes: [changes[1]],
      replaced: [changes[0]],
    });
  });
  test('nothing before the first change is folded again', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.fined(B);
    evening.correct('compensate', [{ hand: 1, record: { ...evening.says(1), fines: [LED(C)] } }]);
    evening.hand();
    const before = evening.course;
    evening.correct('replay', [{ hand: 2, record: { ...evening.says(2), fines: [LED(B)] } }]);
    for (const place of [0, 1, 2, 3]) expect(evening.course[place]).toBe(before[place]);
    expect(evening.course[4]).not.toBe(before[4]);
  });
  test('a fine between hands by whatever id it has now', () => {
    const evening = new BrixEvening();
    const first = evening.fined(B);
    const change = evening.correct('compensate', [{ fine: first, record: LED(C) }]).changes[0];
    const second = change && 'fine' in change ? change.now.fineId : '';
    evening.correct('replay', [{ fine: second, record: LED(A) }]);
    expect(evening.stand()).toMatchObject({ a: -80, b: -40, c: -40, king: 80 });
    expect(evening.course[2]?.step).toMatchObject({ changes: [] });
  });
});
