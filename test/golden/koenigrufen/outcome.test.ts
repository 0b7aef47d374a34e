import { KOENIGRUFEN } from '../../../src/rules/koenigrufen/books/koenigrufen.js';
import { canCount, leastPoints, mostPoints } from '../../../src/rules/koenigrufen/cards.js';
import { CLUB_FINES } from '../../../src/rules/koenigrufen/fine.js';
import { resolveRules } from '../../../src/rules/koenigrufen/books/house-rules.js';
import {
  bei,
  beside,
  evening,
  hand,
  id,
  negative,
  settled,
  trischaken,
} from '../../support/koenigrufen/koenigrufen.js';

/** 'b pays a 4: rufer, Rufer; kontra ×2' */
function told(record: Parameters<typeof settled>[0], at = evening()): string[] {
  return settled(record, at).payments.map(({ from, to, points, reason, stage, source }) => {
    // A valat is paid instead of the game, by the table of figures.
    const isFigure = source.includes('Figurer') && !source.includes('Valat');
    expect(stage).toBe(isFigure ? 'figures' : 'game');
    const place = source.replace(/^koenigrufen, (Budtabell|Figurer), /, '');
    return `${from} pays ${to} ${points}: ${reason}, ${place}`;
  });
}

const outcomeOf = (record: Parameters<typeof settled>[0]) => {
  const { kind, games, figures, count, trischaken: lost } = settled(record).outcome;
  return { kind, games, figures, count, trischaken: lost };
};

const NONE = { figures: [], count: null, trischaken: null } as const;
const game = (contract: string, declarer: string, won: boolean, more: object = {}) => {
  return { contract, declarer, partner: null, won, valat: null, ...more };
};
const made = (figure: string, more: object = {}) => {
  return { figure, side: 'declarer', declared: false, made: true, ...more };
};

describe('the pairs that settle, with reasons and places in the book', () => {
  const record = hand('rufer', {
    ...{ points: '45/2', made: ['trull'], missed: ['king-ultimo'], kontra: 'rekontra' },
    said: [['pagat-ultimo', 'a', 'kontra']],
  });
  test('the game first, then the figures in the order of the table, one pair after the other', () => {
    expect(told(record)).toEqual([
      'b pays a 4: rufer, Rufer; rekontra ×4',
      'd pays c 4: rufer, Rufer; rekontra ×4',
      'b pays a 1: trull, Trull, tyst',
      'd pays c 1: trull, Trull, tyst',
      'b pays a 1: grammeln, Grammeln, tyst',
      'd pays c 1: grammeln, Grammeln, tyst',
      'a pays b 1: king-ultimo, Kung ultimo, tyst; lost',
      'c pays d 1: king-ultimo, Kung ultimo, tyst; lost',
      'a pays b 4: pagat-ultimo, Pagat ultimo, dekl.; lost; kontra ×2',
      'c pays d 4: pagat-ultimo, Pagat ultimo, dekl.; lost; kontra ×2',
    ]);
    expect(outcomeOf(record)).toEqual({
      kind: 'played',
      games: [game('rufer', 'a', true, { partner: 'c' })],
      figures: [
        made('trull'),
        made('grammeln'),
        made('king-ultimo', { made: false }),
        made('pagat-ultimo', { declared: true, made: false }),
      ],
      count: { declarer: 137, opponents: 73 },
      trischaken: null,
    });
  });
  test.each([
    ['a', 'b', ['c pays a', 'd pays b']],
    ['a', 'd', ['b pays a', 'c pays d']],
  ] as const)(
    'the next player after the declarer %s settles with them, partner %s',
    (_, king, pairs) => {
      const payments = told(hand('rufer', { points: '40', king }));
      expect(payments.map((one) => one.slice(0, 8))).toEqual(pairs);
    },
  );
  test.each([
    ['b', ['c pays b', 'd pays b', 'a pays b']],
    ['c', ['d pays c', 'a pays c', 'b pays c']],
    ['d', ['a pays d', 'b pays d', 'c pays d']],
  ] as const)('alone, %s settles round the table', (declarer, pairs) => {
    const payments = told(hand('dreier', { points: '40', declarer }));
    expect(payments.map((one) => one.slice(0, 8))).toEqual(pairs);
  });
  test('in a solo the figures are doubled, for either side', () => {
    expect(told(hand('solorufer', { points: '33/2', made: ['trull'], theirs: ['uhu'] }))).toEqual([
      'a pays b 2: solorufer, Solorufer',
      'c pays d 2: solorufer, Solorufer',
      'b pays a 2: trull, Trull, tyst; solo ×2',
      'd pays c 2: trull, Trull, tyst; solo ×2',
      'a pays b 4: uhu, Uhu, tyst; solo ×2',
      'c pays d 4: uhu, Uhu, tyst; solo ×2',
    ]);
  });
});

describe('a game that was given up', () => {
  test('is lost to each of the three, and with it the bird of its contract', () => {
    const record = hand('pagatrufer', { gaveUp: true, king: 'talon' });
    const pays = (to: string) => [
      `a pays ${to} 1: pagatrufer, Pagatrufer; given up`,
      `a pays ${to} 2: pagat-ultimo, Pagat ultimo, dekl.; lost; given up`,
    ];
    expect(told(record).sort()).toEqual(['b', 'c', 'd'].flatMap(pays).sort());
    expect(outcomeOf(record)).toEqual({
      ...NONE,
      kind: 'given-up',
      games: [game('pagatrufer', 'a', false)],
      figures: [made('pagat-ultimo', { declared: true, made: false })],
    });
  });
  test('and without a bird it is the game alone', () => {
    const record = hand('rufer', { gaveUp: true, king: 'talon' });
    expect(told(record)).toEqual(
      ['b', 'c', 'd'].map((to) => `a pays ${to} 1: rufer, Rufer; given up`),
    );
    expect(outcomeOf(record)).toEqual({
      ...NONE,
      kind: 'given-up',
      games: [game('rufer', 'a', false)],
    });
  });
});

test('a farben game for want of suit cards is lost at once', () => {
  const place = 'Farbensolo, förlust i förhand; fewer than six cards in the suits';
  const record = hand('farbensolo', { suitCards: 5 });
  expect(told(record)).toEqual(
    ['b', 'c', 'd'].map((to) => `a pays ${to} 12: farbensolo, ${place}`),
  );
  expect(outcomeOf(record)).toEqual({
    ...NONE,
    kind: 'lost-at-once',
    games: [game('farbensolo', 'a', false)],
  });
  const later = hand('farbensolo', { declarer: 'b', suitCards: 5 });
  expect(told(later)[0]).toBe(
    'b pays c 6: farbensolo, Farbensolo; fewer than six cards in the suits',
  );
});

describe('every trick', () => {
  test.each([
    [
      'declared',
      hand('dreier', { said: [['valat', 'a']], made: ['valat'] }),
      'b pays a 32: dreier, Dreier; declared valat ×8: Figurer, Valat, dekl.',
      true,
      'declarer',
    ],
    [
      'silent, the opponents',
      hand('dreier', { theirs: ['valat'] }),
      'a pays b 16: dreier, Dreier; silent valat ×4: Figurer, Valat, tyst',
      false,
      'opponents',
    ],
    [
      'declared and missed',
      hand('dreier', { said: [['valat', 'a']], points: '40' }),
      'a pays b 32: dreier, Dreier; declared valat, lost ×8: Figurer, Valat, dekl.',
      false,
      null,
    ],
  ] as const)('%s', (_, record, first, won, valat) => {
    expect(told(record)[0]).toBe(first);
    expect(outcomeOf(record)).toMatchObject({
      games: [game('dreier', 'a', won, { valat })],
      figures: [],
    });
  });
  test('of a rufer is worth less than its silent figures: those are paid, and the valat is mentioned', () => {
    const record = hand('rufer', { made: ['valat'] });
    expect(outcomeOf(record)).toMatchObject({
      games: [game('rufer', 'a', true, { partner: 'c', valat: 'declarer' })],
      figures: [made('trull'), made('four-kings'), made('grammeln'), made('grossgrammeln')],
      count: { declarer: 210, opponents: 0 },
    });
    expect(told(record)[0]).toBe('b pays a 1: rufer, Rufer');
  });
});

describe('a negative game', () => {
  test('each opponent by their own kontra; one trick too many is enough, more are warned of', () => {
    const record = negative('zwiccolo', 'c', { c: 4 }, ['a', 'kontra']);
    expect(told(record)).toEqual([
      'c pays a 4: zwiccolo, Zwiccolo; kontra ×2',
      'c pays b 2: zwiccolo, Zwiccolo',
      'c pays d 2: zwiccolo, Zwiccolo',
    ]);
    expect(outcomeOf(record)).toEqual({
      ...NONE,
      kind: 'played',
      games: [game('zwiccolo', 'c', false)],
    });
    const [warning, ...others] = settled(record).warnings;
    expect(others).toEqual([]);
    const params = { player: id('c'), contract: 'zwiccolo', trick: 3 };
    expect(warning).toMatchObject({ code: 'played-on', reason: 'play-went-on', params });
    for (const tricks of [0, 1, 2, 3]) {
      expect(settled(negative('zwiccolo', 'c', { c: tricks })).warnings).toEqual([]);
    }
  });
  test('two at once are two, and stop for neither', () => {
    const record = bei(beside('piccolo', 'a', ['b', 'kontra']), beside('bettler', 'b'), {
      a: 1,
      b: 4,
    });
    expect(outcomeOf(record)).toEqual({
      ...NONE,
      kind: 'played',
      games: [game('piccolo', 'a', true), game('bettler', 'b', false)],
    });
    expect(settled(record).warnings).toEqual([]);
    expect(told(record)).toEqual([
      'b pays a 4: piccolo, Piccolo; kontra ×2',
      'c pays a 2: piccolo, Piccolo',
      'd pays a 2: piccolo, Piccolo',
      'b pays a 3: bettler, Bettler',
      'b pays c 3: bettler, Bettler',
      'b pays d 3: bettler, Bettler',
    ]);
  });
});

describe('trischaken', () => {
  test.each([
    [
      'mayor and forehand, to the virgin',
      trischaken(110, 60, 40, 0),
      ['a'],
      ['d'],
      true,
      ['a pays d 24: trischaken, Trischaken; mayor ×2; virgin ×2; forehand ×2'],
    ],
    [
      'to both virgins',
      trischaken(100, 110, 0, 0),
      ['b'],
      ['c', 'd'],
      true,
      [
        'b pays c 6: trischaken, Trischaken; mayor ×2; virgin ×2',
        'b pays d 6: trischaken, Trischaken; mayor ×2; virgin ×2',
      ],
    ],
    [
      'two lose, and pay each other too',
      trischaken(40, 60, 60, 50),
      ['b', 'c'],
      [],
      false,
      [
        'b pays a 1: trischaken, Trischaken',
        'b pays c 1: trischaken, Trischaken',
        'b pays d 1: trischaken, Trischaken',
        'c pays a 1: trischaken, Trischaken',
        'c pays b 1: trischaken, Trischaken',
        'c pays d 1: trischaken, Trischaken',
      ],
    ],
  ] as const)('%s', (_, record, losers, virgins, mayor, payments) => {
    expect(outcomeOf(record)).toEqual({
      ...NONE,
      kind: 'played',
      games: [],
      trischaken: { losers, virgins, mayor },
    });
    expect(told(record)).toEqual(payments);
  });
  test('K2: two who lose pay only those who have not lost', () => {
    const at = evening({ house: { readings: { K2: 'pay-the-others' } } });
    expect(told(trischaken(40, 60, 60, 50), at).map((one) => one.slice(0, 8))).toEqual([
      'b pays a',
      'b pays d',
      'c pays a',
      'c pays d',
    ]);
  });
});

describe('the readings of the source', () => {
  test.each(KOENIGRUFEN.readings.map(({ id: reading, options }) => ({ reading, options })))(
    '$reading: each option says what it sets, the first one too',
    ({ reading, options }) => {
      const [first, ...others] = options;
      const plain = resolveRules(KOENIGRUFEN);
      for (const other of others) {
        const chosen = resolveRules(KOENIGRUFEN, { readings: { [reading]: other.id } });
        expect([chosen.conventions, chosen.tariff]).not.toEqual([plain.conventions, plain.tariff]);
        expect(chosen.readings).toEqual({ ...plain.readings, [reading]: other.id });
        const switched = {
          ...KOENIGRUFEN,
          conventions: { ...KOENIGRUFEN.conventions, ...other.sets },
        };
        const back = resolveRules(switched, { readings: { [reading]: first?.id ?? '' } });
        expect([back.conventions, back.tariff]).toEqual([plain.conventions, plain.tariff]);
      }
    },
  );
});

test('the only fine is one of the club, whose amount it must name', () => {
  expect(CLUB_FINES).toEqual({
    other: { source: 'koenigrufen, fine of the club', choices: [], amountMustBeNamed: true },
  });
});

describe('card points: 7 fours, 12 court cards of 3, 2 and 1, and 35 that count nothing', () => {
  /** All that some cards can count beside their blad, by how many of them are fours. */
  const sums = (cards: number, fours: number): Set<number> => {
    const found = new Set<number>();
    for (let threes = 0; threes <= 4; threes++)
      for (let twos = 0; twos <= 4; twos++)
        for (let ones = 0; ones <= 4; ones++) {
          const empty = cards - fours - threes - twos - ones;
          if (empty < 0 || empty > 35) continue;
          found.add(4 * fours + 3 * threes + 2 * twos + ones);
        }
    return found;
  };
  test.each([0, 1, 4, 7, 10, 22, 34, 41, 47, 50, 54])('%i cards', (cards) => {
    const by = Array.from({ length: 8 }, (_, fours) => sums(cards, fours));
    by.forEach((some, fours) => {
      if (some.size === 0) return;
      expect([leastPoints(cards, fours), mostPoints(cards, fours)]).toEqual([
        Math.min(...some),
        Math.max(...some),
      ]);
    });
    for (let fewest = 0; fewest <= 7; fewest++)
      for (let most = fewest; most <= 7; most++) {
        const can = new Set(by.slice(fewest, most + 1).flatMap((some) => [...some]));
        if (by[fewest]?.size === 0 && fewest <= cards) continue;
        const wrong = Array.from({ length: 260 }, (_, blad) => blad - 10).filter((blad) => {
          const wanted = blad >= cards && (blad - cards) % 3 === 0 && can.has((blad - cards) / 3);
          return canCount(blad, cards, fewest, most) !== wanted;
        });
        expect({ cards, fewest, most, wrong }).toEqual({ cards, fewest, most, wrong: [] });
      }
  });
  test('not when the fours are to be more than they may be', () => {
    expect(canCount(40, 10, 3, 2)).toBe(false);
    expect(canCount(40, 10, 2, 3)).toBe(true);
  });
});
