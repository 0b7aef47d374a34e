import { refusal } from '../../support/tarok/refusal.js';
import {
  A,
  B,
  C,
  evening,
  half,
  last,
  net,
  openedBefore,
  pagatLost,
  settled,
  type Evening,
  type Part,
} from '../../support/tarok/tarok.js';

/**
 * Wolff §5: 'Viser det sig, at der er tabt mere end vundet, gaar det Overskydende i Pagatkoppen'. A
 * count is accepted when some division of the 78 gives everybody at least their count.
 */

const wolff = evening('wolff-1899');
type Counts = readonly [number, number, number];
const counted = (part: Part, [a, b, c]: Counts, at: Evening = wolff) =>
  settled(at, { ...part, counts: { a, b, c } });
const refusedWith = (part: Part, counts: Counts, at?: Evening) => {
  const { reason, field } = refusal(() => counted(part, counts, at));
  return [reason, field];
};

describe('wolff, beside a tout of the dealer', () => {
  const tout: Part = { events: [pagatLost(B)], trickless: [B, C], lastTrick: { winner: A } };

  test('76 and nothing: 2 are missing, which the others lose into the pagat pot', () => {
    const hand = counted(tout, [76, 0, 0]);
    expect(net(hand, 'count')).toEqual({ a: 50, b: -26, c: -24 });
    expect(net(hand, 'count-short')).toEqual({ c: -2, pagat: 2 });
  });
  test.each<Counts>([
    [74, 0, 0],
    [75, 0, 0],
    [77, 0, 0],
    [78, 0, 0],
    [74, 3, 0],
    [74, 0, 1],
    [74, 0, 4],
  ])('%i, %i, %i are accepted', (...counts) => {
    expect(counted(tout, counts).outcome.tout).toBe(A);
  });
  test('below what is certain it is recounted: 73, for the fool alone is not A’s', () => {
    expect(refusedWith(tout, [73, 0, 0])).toEqual(['count-too-low', 'count[0].points']);
  });
  test.each<Counts>([
    [75, 2, 0],
    [75, 0, 1],
    [76, 1, 1],
    [74, 2, 2],
  ])('%i, %i, %i are no division: the fool is with one, or home with A', (...counts) => {
    expect(refusedWith(tout, counts)).toEqual(['counts-not-divided', 'count']);
  });
  test('more than the fool, or than the deck, nobody has counted', () => {
    expect(refusedWith(tout, [74, 0, 5])).toEqual(['count-too-high', 'count[2].points']);
    expect(refusedWith(tout, [78, 0, 1])).toEqual(['counts-too-high', 'count']);
  });
  test('where the fool is known to be home with C, it is counted there', () => {
    const shown = {
      ...tout,
      meldinger: [half(C, 'hearts', 'king')],
      lastTrick: last(A, [C, 'king-spades']),
    };
    expect(counted(shown, [74, 0, 4]).outcome.tout).toBe(A);
    expect(refusedWith(shown, [74, 0, 3])).toEqual(['count-too-low', 'count[2].points']);
    expect(refusedWith(shown, [75, 0, 4])).toEqual(['counts-too-high', 'count']);
  });
});

describe('wolff, beside a tout of another, who leaves the dealer the skat', () => {
  const tout: Part = { events: [pagatLost(B)], trickless: [A, B], lastTrick: { winner: C } };
  test.each<Counts>([
    [1, 0, 64],
    [1, 3, 72],
    [10, 2, 64],
    [5, 0, 70],
  ])('%i, %i, %i are accepted', (...counts) => {
    expect(counted(tout, counts).outcome.tout).toBe(C);
  });
  test.each<Counts>([
    [1, 2, 74],
    [10, 1, 66],
  ])('%i, %i, %i are no division', (...counts) => {
    expect(refusedWith(tout, counts)).toEqual(['counts-not-divided', 'count']);
  });
  test('the skat itself counts 1', () => {
    expect(refusedWith(tout, [0, 0, 74])).toEqual(['count-too-low', 'count[0].points']);
  });
});

describe('without a tout every short count can be divided', () => {
  test.each<Counts>([
    [26, 26, 26],
    [26, 26, 20],
    [2, 1, 1],
  ])('%i, %i, %i', (...counts) => {
    const short = 78 - counts.reduce((sum, one) => sum + one, 0);
    expect(net(counted({ events: [pagatLost(B)] }, counts), 'count-short')['pagat'] ?? 0).toBe(
      short,
    );
  });
});

describe('as they are', () => {
  const tout: Part = { events: [pagatLost(B)], trickless: [B, C], lastTrick: { winner: A } };
  test('brix: 76 beside a tout is neither with nor without the fool', () => {
    expect(refusedWith(tout, [76, 0, 0], evening('brix-1996'))).toEqual([
      'count-between',
      'count[0].points',
    ]);
  });
  test('vlk: nothing is counted after a tout', () => {
    const count = [{ player: A, points: 76 }];
    const run = () => settled(evening('vlk-1970'), { ...tout, count });
    expect(refusal(run).reason).toBe('nothing-counted');
  });
  test('a session of wolff that was opened before goes on as it began', () => {
    expect(refusedWith(tout, [76, 0, 0], openedBefore(wolff))).toEqual([
      'count-between',
      'count[0].points',
    ]);
    expect(counted(tout, [74, 0, 0], openedBefore(wolff)).outcome.tout).toBe(A);
  });
});
