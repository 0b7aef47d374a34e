import type { EveningParty, EveningPosting, PostingReason } from '../../../src/evening/posting.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { whereItWent, type PostedStep } from '../../../src/audit/fine-register/course.js';

/** Courses made by hand: accounts 1 and 2 are the pots, 11, 12, … players. */

const PARTIES: Readonly<Record<number, EveningParty>> = {
  1: 'king-pot',
  2: 'pagat-pot',
  11: 'anna' as PlayerId,
  12: 'bent' as PlayerId,
  13: 'carl' as PlayerId,
  14: 'dorte' as PlayerId,
};

function party(number: number): EveningParty {
  const found = PARTIES[number];
  if (found === undefined) throw new RangeError(`party ${number}`);
  return found;
}

function pay(
  from: number,
  to: number,
  amount: number,
  reason: PostingReason,
  more: Partial<EveningPosting> = {},
): EveningPosting {
  return {
    from: party(from),
    to: party(to),
    unit: 'points',
    amount,
    reason,
    source: '',
    stage: 'play',
    handNumber: null,
    fineId: null,
    ...more,
  };
}

const FOUNDED = step(
  1,
  [11, 12, 13].map((player) => pay(player, 1, 20, 'foundation')),
);

function step(
  event: number,
  postings: readonly EveningPosting[],
  hand: number | null = null,
): PostedStep {
  const own = postings.map((one) => (hand === null ? one : { ...one, handNumber: hand }));
  return { event, hand, isCorrection: false, postings: own };
}

function correction(event: number, postings: readonly EveningPosting[]): PostedStep {
  return { event, hand: null, isCorrection: true, postings };
}

const fineOf = (amount: number, id = 'f', from = 12) =>
  pay(from, 1, amount, 'fine', { fineId: id });

/** The king pot's part of what became of fine f. */
function king(
  course: readonly PostedStep[],
  fine: Partial<Parameters<typeof whereItWent>[1]> = {},
) {
  const pots = whereItWent(course, { id: 'f', inHand: null, stage: 'play', ...fine });
  return pots.find(({ pot }) => pot === 'king-pot');
}

const told = (followed: ReturnType<typeof king>) =>
  followed && [
    followed.now,
    followed.steps.map(({ what, event, to }) => [
      what,
      event,
      ...to.map(({ player, points }) => `${player} ${points}`),
    ]),
  ];

test('a fine lies in the pot until somebody wins it', () => {
  const course = [FOUNDED, step(2, [fineOf(5)]), step(3, [pay(12, 1, 4, 'king-lost')], 1)];
  expect(king(course)).toMatchObject({
    points: 5,
    now: 'in-pot',
    steps: [{ what: 'paid', event: 2 }],
  });
  const won = [...course, step(4, [pay(1, 13, 69, 'pot-taken')], 2), step(5, [], 3)];
  expect(king(won)).toEqual({
    pot: 'king-pot',
    points: 5,
    now: 'won',
    steps: [
      { what: 'paid', event: 2, hand: null, reason: 'fine', to: [] },
      { what: 'won', event: 4, hand: 2, reason: 'pot-taken', to: [{ player: 'carl', points: 69 }] },
    ],
  });
});

test('later foundations and winnings have nothing to do with it', () => {
  const course = [
    FOUNDED,
    step(2, [fineOf(5), pay(1, 13, 65, 'pot-taken'), pay(11, 1, 60, 'foundation')], 1),
    step(3, [pay(1, 11, 60, 'pot-taken')], 2),
  ];
  expect(told(king(course, { inHand: 1 }))).toEqual([
    'won',
    [
      ['paid', 2],
      ['won', 2, 'carl 65'],
    ],
  ]);
});

test('a fine paid after the last trick of a hand stays when the pot was won in it', () => {
  const course = [
    FOUNDED,
    step(2, [pay(1, 13, 60, 'pot-taken'), pay(11, 1, 60, 'foundation'), fineOf(5)], 1),
  ];
  expect(king(course, { inHand: 1, stage: 'after' })?.now).toBe('in-pot');
});

test('a leaver takes some of it, and the close shares the rest', () => {
  const course = [
    FOUNDED,
    step(2, [fineOf(15)]),
    step(3, [pay(1, 14, 15, 'leaving')]),
    step(
      4,
      [11, 12, 13].map((player) => pay(1, player, 20, 'pot-split')),
    ),
  ];
  expect(told(king(course))).toEqual([
    'shared',
    [
      ['paid', 2],
      ['partly-taken', 3, 'dorte 15'],
      ['shared', 4, 'anna 20', 'bent 20', 'carl 20'],
    ],
  ]);
});

test('a compensation gives it back out of the pot, after any winner', () => {
  const back = correction(5, [pay(1, 12, 5, 'fine', { fineId: 'f' })]);
  const course = [
    FOUNDED,
    step(2, [fineOf(5)]),
    step(3, [pay(1, 13, 65, 'pot-taken'), pay(11, 1, 60, 'foundation')], 1),
  ];
  expect(told(king([...course, back]))).toEqual([
    'given-back',
    [
      ['paid', 2],
      ['won', 3, 'carl 65'],
      ['given-back', 5, 'bent 5'],
    ],
  ]);
  expect(told(king([FOUNDED, step(2, [fineOf(5)]), back]))).toEqual([
    'given-back',
    [
      ['paid', 2],
      ['given-back', 5, 'bent 5'],
    ],
  ]);
});

test('another fine given back leaves it where it is, unless nothing is left', () => {
  const both = [FOUNDED, step(2, [fineOf(5), fineOf(7, 'g', 11)])];
  const back = correction(4, [pay(1, 11, 7, 'fine', { fineId: 'g' })]);
  expect(king([...both, back])?.now).toBe('in-pot');
  const won = step(3, [pay(1, 13, 72, 'pot-taken'), pay(12, 1, 7, 'fine', { fineId: 'f' })]);
  const course = [FOUNDED, step(2, [fineOf(12, 'g', 11)]), won, back];
  expect(told(king(course))).toEqual([
    'won',
    [
      ['paid', 3],
      ['won', 4, 'anna 7'],
    ],
  ]);
});

describe('when a compensation says that somebody else won the pot', () => {
  const ofHand = { handNumber: 1 };
  const course = [
    FOUNDED,
    step(2, [fineOf(5)]),
    step(3, [pay(1, 13, 65, 'pot-taken'), pay(11, 1, 60, 'foundation')], 1),
  ];
  const back = pay(13, 1, 65, 'pot-taken', ofHand);

  test('the taker has it', () => {
    // The lines of a correction may come in any order.
    const other = correction(4, [pay(1, 11, 65, 'pot-taken', ofHand), back]);
    expect(told(king([...course, other]))).toEqual([
      'won',
      [
        ['paid', 2],
        ['won', 3, 'carl 65'],
        ['won', 4, 'anna 65'],
      ],
    ]);
  });

  test('or nobody: it lies in the pot again, until that is won', () => {
    const nobody = correction(4, [back, pay(1, 11, 60, 'foundation', ofHand)]);
    expect(told(king([...course, nobody]))).toEqual([
      'in-pot',
      [
        ['paid', 2],
        ['won', 3, 'carl 65'],
        ['returned', 4],
      ],
    ]);
    const later = step(6, [pay(1, 12, 65, 'pot-taken')], 2);
    expect(king([...course, nobody, later])).toMatchObject({
      now: 'won',
      steps: [{}, {}, {}, { event: 6, to: [{ player: 'bent' }] }],
    });
  });

  test('a part of it paid back changes nothing', () => {
    const part = correction(4, [pay(13, 1, 5, 'pot-taken', ofHand)]);
    expect(king([...course, part])?.now).toBe('won');
  });

  test('somebody did after all: only what lay there then is theirs', () => {
    const quiet = [FOUNDED, step(2, [fineOf(5)]), step(3, [pay(11, 12, 4, 'count')], 1)];
    const late = step(4, [fineOf(9, 'late')]);
    const after = correction(5, [
      pay(1, 13, 65, 'pot-taken', ofHand),
      pay(11, 1, 60, 'foundation', ofHand),
    ]);
    expect(king([...quiet, late, after])?.now).toBe('won');
    expect(king([...quiet, late, after], { id: 'late' })?.now).toBe('in-pot');
  });
});

test('a fine that a compensation adds to a hand is won with the pot of that hand', () => {
  const added = (handNumber: number) =>
    correction(4, [pay(12, 1, 5, 'fine', { fineId: 'f', handNumber })]);
  const course = [
    FOUNDED,
    step(2, [pay(1, 13, 60, 'pot-taken'), pay(11, 1, 60, 'foundation')], 1),
    step(3, [], 2),
  ];
  expect(told(king([...course, added(1)], { inHand: 1 }))).toEqual([
    'won',
    [
      ['paid', 4],
      ['won', 4, 'carl 60'],
    ],
  ]);
  expect(king([...course, added(1)], { inHand: 1, stage: 'after' })?.now).toBe('in-pot');
  expect(king([...course, added(2)], { inHand: 2 })?.now).toBe('in-pot');
  // Between hands it is only about the hand.
  expect(king([...course, added(1)])?.now).toBe('in-pot');
});

test('a correction’s payment into the pots after the close is split at once', () => {
  const split = [11, 12, 13].map((player) => pay(1, player, 20, 'pot-split'));
  const again = [11, 12, 13].map((player) => pay(1, player, 2, 'pot-split'));
  const course = [FOUNDED, step(2, split), correction(3, [...again, fineOf(6)])];
  expect(told(king(course))).toEqual([
    'shared',
    [
      ['paid', 3],
      ['shared', 3, 'anna 2', 'bent 2', 'carl 2'],
    ],
  ]);
});

test('each pot has its own way; a fine that is not in the course has none', () => {
  const course = [
    FOUNDED,
    step(2, [fineOf(5), { ...fineOf(5), to: 'pagat-pot' }]),
    step(3, [pay(1, 13, 65, 'pot-taken')], 1),
  ];
  const pots = whereItWent(course, { id: 'f', inHand: null, stage: 'play' });
  expect(pots.map(({ pot, now }) => [pot, now])).toEqual([
    ['king-pot', 'won'],
    ['pagat-pot', 'in-pot'],
  ]);
  expect(whereItWent(course, { id: 'x', inHand: 1, stage: 'play' })).toEqual([]);
});
