import { foldHistory } from '../../../src/evening/history.js';
import { paidBackOf, partsPaidBack } from '../../../src/evening/corrections/paid-back.js';
import { isPaidBack } from '../../../src/evening/lookup.js';
import type { EveningPosting } from '../../../src/evening/posting.js';
import { effectOf } from '../../../src/sessions/corrections/effect.js';
import { previewOf } from '../../../src/sessions/corrections/preview-correction.js';
import { figuresOf } from '../../../src/standings/figures/figures-of.js';
import { expectAddsUp } from '../../support/evening/adds-up.js';
import { BrixEvening, LED, finedEvening } from '../../support/tarok/brix-evening.js';
import { refusal } from '../../support/tarok/refusal.js';
import { A, B, C, D, fine as fineOf, last } from '../../support/tarok/tarok.js';

/** Pays a fine back, and returns what that moves. */
function paidBack(evening: BrixEvening, fine: string): readonly string[] {
  const { course: before } = evening;
  const event = evening.correct('paid-back', [{ fine, void: true }]);
  const { rules, course: after, postings } = evening;
  expectAddsUp(effectOf(rules, { event, before, after, postings }));
  return evening.moved();
}

type Move = readonly [from: string, to: string, amount: number, reason?: string, fine?: string];

const FINE: Move = ['b', 'king-pot', 21, 'fine', 'fine'];

/** The amounts that each party returns of the fine, after these moves in one step of a table of four. */
function followed(...moves: readonly Move[]): Record<string, number> {
  const [opening] = new BrixEvening(4).course;
  if (opening === undefined) throw new Error('There is no opening.');
  const postings = moves.map(([from, to, amount, reason = 'leaving', fineId = null]) => {
    const said = { unit: 'points', stage: 'play', source: 'house', handNumber: null } as const;
    return { ...said, from, to, amount, reason, fineId } as EveningPosting;
  });
  const returned = paidBackOf([{ ...opening, postings }], 'fine');
  expect(returned.every(({ to }) => to === B)).toBe(true);
  const sums: Record<string, number> = {};
  for (const { from, amount } of returned) sums[from] = (sums[from] ?? 0) + amount;
  const inParts: Record<string, number> = {};
  for (const { party, points } of partsPaidBack([{ ...opening, postings }], 'fine')) {
    inParts[party] = (inParts[party] ?? 0) + points;
  }
  expect(inParts).toEqual(sums);
  return sums;
}

const money = ({ unit }: EveningPosting) => unit === 'money';

describe('the points of a fine are returned by those who have them', () => {
  test('each part says by which payment its payer came to have it', () => {
    const evening = new BrixEvening();
    const fine = evening.fined(B);
    evening.hand({ lastTrick: last(A, [A, 'king-hearts']) });
    expect(partsPaidBack(evening.course, fine)).toEqual([
      {
        party: 'a',
        points: 20,
        taken: { cup: 'king-pot', place: 2, hand: 1, took: 85, held: 85, lay: 20 },
      },
      { party: 'pagat-pot', points: 20, taken: null },
    ]);
  });

  test('a fine whose points are still in the cups is returned by the cups', () => {
    const evening = new BrixEvening();
    const fine = evening.fined(B);
    expect(paidBack(evening, fine)).toEqual([
      'king-pot pays b 20 points: fine',
      'pagat-pot pays b 20 points: fine',
    ]);
    expect(evening.stand()).toEqual({ a: -40, b: -40, c: -40, king: 60, pagat: 60 });
    expect(evening.postings.map(({ fineId }) => fineId)).toEqual([fine, fine]);
  });

  test('the taker of all of a cup returns all; what goes into the cup later is left alone', () => {
    const evening = new BrixEvening();
    const fine = evening.fined(B);
    evening.hand({ lastTrick: last(A, [A, 'king-hearts']) });
    expect(evening.moved()).toContain('king-pot pays a 85 points: pot-taken');
    expect(paidBack(evening, fine)).toEqual([
      'a pays b 20 points: fine',
      'pagat-pot pays b 20 points: fine',
    ]);
  });

  test('the part that the fined player took themselves is not paid again', () => {
    const evening = new BrixEvening();
    const fine = evening.fined(A);
    evening.hand({ lastTrick: last(A, [A, 'king-hearts']) });
    expect(paidBack(evening, fine)).toEqual(['pagat-pot pays a 20 points: fine']);
  });

  test('a leaver with 25 of 100 returns 20 · 25 / 100 of each cup, the cups the rest', () => {
    const evening = new BrixEvening(4);
    const fine = evening.fined(B);
    evening.ask({ kind: 'leave', player: D });
    expect(evening.moved()[0]).toBe('king-pot pays d 25 points: leaving');
    expect(paidBack(evening, fine)).toEqual([
      'd pays b 10 points: fine',
      'king-pot pays b 15 points: fine',
      'pagat-pot pays b 15 points: fine',
    ]);
  });

  test('a part of a cup is rounded down: of 21 points, 28 of 112 are 5 and not 5.25', () => {
    expect(followed(['a', 'king-pot', 91], FINE, ['king-pot', 'd', 28])).toEqual({
      d: 5,
      'king-pot': 16,
    });
  });

  test('the split shares by largest remainder: of 20, 30 : 30 : 25 of 85 are 7 : 7 : 6', () => {
    const evening = new BrixEvening();
    const fine = evening.fined(B);
    evening.hand();
    evening.ask({ kind: 'close' });
    expect(evening.moved().slice(0, 3)).toEqual([
      'king-pot pays b 30 points: pot-split',
      'king-pot pays c 30 points: pot-split',
      'king-pot pays a 25 points: pot-split',
    ]);
    expect(paidBack(evening, fine)).toEqual([
      'c pays b 14 points: fine',
      'a pays b 12 points: fine',
      'a pays clearing 120 money: session-settled',
      'clearing pays b 260 money: session-settled',
      'c pays clearing 140 money: session-settled',
    ]);
  });

  test('of equal remainders the first in seat order from the dealer has the point', () => {
    const takers = [
      ['king-pot', 'c', 15],
      ['king-pot', 'a', 15],
    ] as const;
    expect(followed(['d', 'king-pot', 9], FINE, ...takers)).toEqual({ a: 11, c: 10 });
  });

  test('a cup that was filled again after it was taken whole has nothing of the fine', () => {
    const again = [
      ['king-pot', 'c', 30],
      ['d', 'king-pot', 40],
      ['king-pot', 'a', 40],
    ] as const;
    expect(followed(['d', 'king-pot', 9], FINE, ...again)).toEqual({ c: 21 });
  });

  test('two payments of a step for two reasons take one after the other', () => {
    const [first, second] = [
      ['king-pot', 'c', 10, 'foundation'],
      ['king-pot', 'a', 20],
    ] as const;
    // Of 21 in 30 the first 10 are 7; the other 20 are all that is left.
    expect(followed(['d', 'king-pot', 9], FINE, first, second)).toEqual({ c: 7, a: 14 });
  });

  test('a cup never returns more than it holds', () => {
    const lines = ['one', 'two', 'three'].map(
      (reason) => ['b', 'king-pot', 1, reason, 'fine'] as const,
    );
    // A third of each of three points is none, so that three are left of the fine, in a cup of two.
    expect(followed(...lines, ['king-pot', 'a', 1])).toEqual({ 'king-pot': 2 });
  });

  test('a fine that a correction lowered is returned as far as it was not refunded', () => {
    const lowered = ['king-pot', 'b', 8, 'fine', 'fine'] as const;
    expect(followed(FINE, lowered)).toEqual({ 'king-pot': 13 });
    expect(followed(FINE, ['king-pot', 'c', 21], ['d', 'king-pot', 9], lowered)).toEqual({ c: 13 });
  });

  test('a compensation that takes from a cup is a taker where it was posted', () => {
    const { evening, ofB, ofC } = finedEvening();
    const before = evening.stand();
    evening.correct('compensate', [{ fine: ofC, void: true }]);
    // 105 in each cup, of which c got 20: of the 20 of b that is 3.8, rounded down to 3.
    expect(before).toMatchObject({ king: 125, pagat: 125 });
    expect(evening.moved()).toEqual([
      'king-pot pays c 20 points: fine',
      'pagat-pot pays c 20 points: fine',
    ]);
    const fined = evening.course[2]?.step;
    const between = fined?.kind === 'fine-recorded' ? fined.fineId : '';
    expect(paidBack(evening, between)).toEqual([
      'c pays a 6 points: fine',
      'king-pot pays a 17 points: fine',
      'pagat-pot pays a 17 points: fine',
    ]);
    expect(paidBack(evening, ofB)).toHaveLength(4);
  });
});

describe('all else stays', () => {
  test('hands, their payments and the deal are those of before, and the hand stays broken off', () => {
    const evening = new BrixEvening();
    const record = {
      abandoned: true,
      fines: [{ ...fineOf(A, 'skat-error'), stage: 'meldinger' }],
    } as const;
    const event = evening.ask({ kind: 'hand', record: record as never });
    const [fine = ''] = event.kind === 'hand-recorded' ? event.fineIds : [];
    for (let n = 0; n < 3; n++) evening.hand();
    const { course, state } = evening;
    paidBack(evening, fine);
    expect(evening.course.slice(0, -1)).toEqual(course);
    expect(evening.says(1)).toEqual(record);
    const { players, dealer } = evening.state.table;
    expect({ players, dealer }).toEqual({
      players: state.table.players,
      dealer: state.table.dealer,
    });
    expect(evening.state.version).toBe(state.version + 1);
  });

  test('the preview has it as a third way, and only for exactly one voided fine', () => {
    const { evening, ofB, between } = finedEvening();
    const history = foldHistory(evening.events);
    const { changes } = evening.correction('replay', [{ fine: ofB, void: true }]);
    expect(previewOf(history, changes).paidBack).toBeNull();
    const { paidBack: option } = previewOf(history, changes, { paidBack: ofB });
    expect(option).toMatchObject({ possible: true, refusal: null, effect: { hands: [] } });
    expect(option?.effect?.others).toEqual([
      {
        kind: 'paid-back',
        corrected: true,
        hand: 1,
        player: B,
        parties: [
          { party: B, points: 40 },
          { party: 'king-pot', points: -20 },
          { party: 'pagat-pot', points: -20 },
        ],
        parts: [
          { party: 'king-pot', points: 20, taken: null },
          { party: 'pagat-pot', points: 20, taken: null },
        ],
      },
    ]);
    const both = [
      { fine: ofB, void: true },
      { fine: between, void: true },
    ];
    const one = { reason: 'pays-back-one-fine', field: 'corrections' };
    expect(refusal(() => evening.correction('paid-back', both))).toMatchObject(one);
    const instead = [{ fine: ofB, record: LED(C) }];
    expect(refusal(() => evening.correction('paid-back', instead))).toMatchObject(one);
    expect(refusal(() => evening.correction('paid-back', [{ hand: 1, void: true }]))).toMatchObject(
      one,
    );
  });

  test('the fine is overturned: it is not paid back twice, corrected or undone', () => {
    const { evening, ofB, between } = finedEvening();
    paidBack(evening, ofB);
    paidBack(evening, between);
    for (const fine of [ofB, between]) {
      for (const mode of ['paid-back', 'compensate', 'replay'] as const) {
        expect(refusal(() => evening.correction(mode, [{ fine, void: true }]))).toMatchObject({
          reason: 'fine-is-overturned',
        });
      }
    }
    const gone = () => evening.correction('paid-back', [{ fine: 'none', void: true }]);
    expect(refusal(gone)).toMatchObject({ reason: 'no-such-fine' });
    // The fine came last, but it is overturned: the hand before it is taken back.
    evening.ask({ kind: 'undo', reason: null });
    expect(evening.says(1)).toBeNull();
  });

  test('statistics have it as lifted, and their sums are those of the evening', () => {
    const { evening, ofB } = finedEvening();
    paidBack(evening, ofB);
    evening.ask({ kind: 'close' });
    const figures = figuresOf(evening.rules, evening.course, undefined);
    const { fines } = figures.get(B)?.figures ?? { fines: [] };
    expect(fines).toMatchObject([{ fine: ofB, hand: 1, points: 0, end: 'lifted' }]);
    for (const { player, points } of evening.state.standings) {
      expect(figures.get(player)?.points).toBe(points);
    }
  });
});

describe('later corrections', () => {
  test('a replay before it computes it again', () => {
    const evening = new BrixEvening();
    const fine = evening.fined(B);
    evening.hand({ lastTrick: last(A, [A, 'king-hearts']) });
    paidBack(evening, fine);
    expect(evening.stand()).toMatchObject({ b: evening.stand()['b'] });
    const plain = new BrixEvening();
    plain.fined(B);
    evening.correct('replay', [{ hand: 1, record: plain.plain() }]);
    expect(evening.course.at(-2)?.postings).toMatchObject([
      { from: 'king-pot', to: B, amount: 20 },
      { from: 'pagat-pot', to: B, amount: 20 },
    ]);
    expect(evening.stand()).toEqual({ a: -15, b: -65, c: -50, king: 65, pagat: 65 });
    expect(foldHistory(evening.events).course).toEqual(evening.course);
  });

  test('a replay that changes its hand drops it, and a fine that the hand names again is a new one', () => {
    const { evening, ofB } = finedEvening();
    const before = evening.stand();
    paidBack(evening, ofB);
    const { course } = evening;
    const { fines = [], ...record } = evening.says(1) ?? evening.plain();
    const event = evening.correct('replay', [
      { hand: 1, record: { ...record, fines: [...fines, LED(A)] } },
    ]);
    const [change] = event.changes;
    if (change === undefined || !('hand' in change)) throw new Error('No hand was changed.');
    expect(change.now.fineIds).not.toContain(ofB);
    expect(change.now.fineIds[1]).toBe(change.was.fineIds[1]);
    expect(isPaidBack(evening.course, ofB)).toBe(false);
    expect(evening.stand()['b']).toBe(before['b']);
    const { rules, course: after, postings } = evening;
    const effect = effectOf(rules, { event, before: course, after, postings });
    expectAddsUp(effect);
    expect(effect.others).toMatchObject([{ kind: 'paid-back', corrected: false }]);
    expect(foldHistory(evening.events).course).toEqual(evening.course);
  });

  test('the effect names the points that the fined player took out of the pots themselves', () => {
    const evening = new BrixEvening();
    const fine = evening.fined(B);
    evening.ask({ kind: 'close' });
    const taken = evening.postings.filter(({ to, unit }) => to === 'b' && unit === 'points');
    expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(0);
    const history = foldHistory(evening.events);
    const { changes } = evening.correction('replay', [{ fine, void: true }]);
    const { paidBack: option } = previewOf(history, changes, { paidBack: fine });
    const [other] = option?.effect?.others ?? [];
    const back = other?.parties.find(({ party }) => party === B)?.points ?? 0;
    // All cups are split at the close: each of the 40 points is with somebody else, or with b.
    expect([other?.kind, back + (other?.taken ?? 0)]).toEqual(['paid-back', 40]);
    expect(other?.taken).toBeGreaterThan(0);
  });

  test('a compensation of its hand is refused: its points would be returned twice', () => {
    const { evening, ofB } = finedEvening();
    paidBack(evening, ofB);
    const void1 = [{ hand: 1, void: true }];
    expect(refusal(() => evening.correct('compensate', void1))).toMatchObject({
      reason: 'hand-has-fine-paid-back',
      params: { hand: 1 },
    });
  });
});

test('no money moves where the evening is played for honour, nor before the close', () => {
  const evening = new BrixEvening(3, 0);
  const fine = evening.fined(B);
  evening.ask({ kind: 'close' });
  paidBack(evening, fine);
  expect(evening.postings.filter(money)).toEqual([]);
});
