import type { Params } from '../../src/rules/refusals/params.js';
import type { RuleReason } from '../../src/rules/refusals/refusal.js';
import { ruleBook } from '../../src/rules/rule-book.js';
import type { TarokBookId } from '../../src/rules/tarok/books/book.js';
import type { HouseRules } from '../../src/rules/house-rules/house-rules.js';
import { resolveRules } from '../../src/rules/tarok/books/house-rules.js';
import { activePlayers, join, leave, splitPots } from '../../src/rules/tarok/table.js';
import type { Evening, Part } from '../support/tarok/tarok.js';
import { refusal } from '../support/tarok/refusal.js';
import {
  A,
  B,
  BOOKS,
  C,
  D,
  E,
  evening,
  fine,
  half,
  kingLost,
  last,
  net,
  openedBefore,
  pagatWon,
  trumps,
  settled,
  small,
} from '../support/tarok/tarok.js';

const house = (id: string, option: string): HouseRules => ({ readings: { [id]: option } });
type Net = Record<string, number>;
const W = 'wolff-1899';
const X = 'brix-1996';
const V = 'vlk-1970';
const LAST: Part['lastTrick'] = last(A);

/** Reading, book, the play, the result as the book is read, and the switched one. */
const READINGS: [string, TarokBookId, string, (at: Evening) => unknown, unknown, unknown][] = [
  [
    'R1',
    W,
    'paid',
    (at) => net(settled(at, { trickless: [B] }), 'last-trick'),
    {},
    { a: 20, b: -10, c: -10 },
  ],
  [
    'R2',
    V,
    'not-paid',
    (at) => net(settled(at, { lastTrick: last(A, [B, 'pagat']) }), 'last-trick'),
    { a: 40, b: -20, c: -20 },
    {},
  ],
  ...([W, V] as const).map((book): (typeof READINGS)[number] => [
    'R3',
    book,
    'as-then-in-pot',
    (at) =>
      net(
        settled(at, { lastTrick: last(A, [B, 'king-clubs'], [C, 'king-spades']) }),
        'pot-doubled',
      ),
    { b: -105, c: -105, king: 210 },
    { b: -105, c: -210, king: 315 },
  ]),
  ...([X, V] as const).map((book): (typeof READINGS)[number] => [
    'R4',
    book,
    'to-the-point',
    (at) => net(splitPots(at.rules, at.table)),
    { a: 70, b: 70, c: 60, king: -100, pagat: -100 }, // 20 chips: 7, 7, 6
    { a: 68, b: 66, c: 66, king: -100, pagat: -100 },
  ]),
  [
    'R5',
    V,
    'forehand',
    (at) => {
      const five = { ...at, table: { ...at.table, players: [A, B, C, D, E] } };
      const idle = five.rules.readings['R5'] === 'forehand' ? [A, E] : [B, E];
      const count = idle.map((player, place) => ({ player, points: place === 0 ? 39 : 26 }));
      return net(settled(five, { count, events: [pagatWon(B)] }), 'count');
    },
    { a: -15, b: 15 },
    { a: 15, b: -15 },
  ],
  ...([W, V] as const).map((book): (typeof READINGS)[number] => [
    'R6',
    book,
    'foundation',
    (at) => net(join(at.rules, { ...at.table, players: [A, B, C] }, D)),
    book === W ? { d: -66, king: 33, pagat: 33 } : { d: -70, king: 35, pagat: 35 },
    { d: -40, king: 20, pagat: 20 },
  ]),
  ...BOOKS.map((book): (typeof READINGS)[number] => [
    'R7',
    book,
    'takes-nothing',
    (at) => net(leave(at.rules, { ...at.table, players: [A, B, C, D] }, D)),
    { d: 50, king: -25, pagat: -25 },
    {},
  ]),
  [
    'R8',
    W,
    'paid-nothing',
    (at) =>
      net(
        settled(at, { fines: [fine(A, 'revoke')], lastTrick: last(A, [A, 'king-clubs']) }),
        'last-trick',
        'pot-taken',
      ),
    { a: 20, b: -10, c: -10 },
    {},
  ],
  [
    'R9',
    V,
    'paid',
    (at) => net(settled(at, { trickless: [B, C], lastTrick: LAST }), 'last-trick'),
    {},
    { a: 40, b: -20, c: -20 },
  ],
  [
    'R10',
    X,
    'not-paid',
    (at) => net(settled(at, { events: [pagatWon(B)] }), 'pagat-won'),
    { a: -5, b: 10, c: -5 },
    {},
  ],
  [
    'R11',
    W,
    'on',
    (at) =>
      attempt(() => net(settled(at, { meldinger: [half(B, 'clubs', 'king')] }), 'cavallerie')),
    { a: -5, b: 10, c: -5 },
    'rule-refused',
  ],
  [
    'R12',
    W,
    'on',
    (at) => attempt(() => net(settled(at, { meldinger: [small(B, 4)] }), 'small-matadors')),
    'rule-refused',
    { a: -15, b: 30, c: -15 },
  ],
  ...([W, V] as const).map((book): (typeof READINGS)[number] => [
    'R13',
    book,
    'falls-away',
    (at) => {
      const hand = settled(at, { trickless: [B, C], lastTrick: last(A, [B, 'king-clubs']) });
      return net(hand, 'king-bagud', 'pot-doubled', 'foundation');
    },
    { a: 40 - 40, b: -80 - 105 - 40, c: 40 - 40, king: 165, pagat: 60 },
    { a: -40, b: -40, c: -40, king: 60, pagat: 60 },
  ]),
  [
    'R14',
    W,
    'left-of-dealer',
    (at) => activePlayers(at.rules, { ...at.table, players: [A, B, C, D] }),
    [A, B, D],
    [A, B, C],
  ],
  ...BOOKS.map((book): (typeof READINGS)[number] => [
    'R15',
    book,
    'passes-left',
    (at) => leave(at.rules, { ...at.table, players: [A, B, C, D] }, A).table.dealer,
    B,
    D,
  ]),
  [
    'R16',
    V,
    'same-dealer',
    (at) => {
      const fines = [fine(B, 'wrong-card-count')];
      const broken = { abandoned: true, lastTrick: null, count: [], unsaid: true, fines } as const;
      const { table, payments } = settled(at, { ...broken, events: [kingLost(C, 'clubs')] });
      return [table.dealer, net({ payments }, 'king-lost')];
    },
    [B, { a: 5, b: 5, c: -15, king: 5 }],
    [A, { a: 5, b: 5, c: -15, king: 5 }],
  ],
  [
    'R17',
    V,
    'due',
    (at) => passedOn(at),
    [{}, { a: -10, king: 5, pagat: 5 }, B],
    [{ a: -10, king: 5, pagat: 5 }, { a: -10, king: 5, pagat: 5 }, B],
  ],
  ['R17', W, 'due', (at) => passedOn(at, 0), [{}, {}, B], [{ a: -10, king: 5, pagat: 5 }, {}, B]],
];

/** The dealing and the fine of a deal that a misdeal passes on, and who deals next. */
function passedOn(at: Evening, amount?: number) {
  const broken = { redeal: true, lastTrick: null, count: [], unsaid: true } as const;
  const fines = [
    fine(A, 'misdeal', { stage: 'deal', ...(amount === undefined ? {} : { amount }) }),
  ];
  const hand = settled(at, { ...broken, fines });
  return [net(hand, 'dealing'), net(hand, 'fine'), hand.table.dealer];
}

/** Zeros say nothing about who paid. */
const clean = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value as Net).filter(([, sum]) => sum !== 0))
    : value;

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch {
    return refusal(run).code;
  }
}

describe('the readings of section 9, as the book is read and switched', () => {
  test.each(READINGS)('%s, %s: %s', (id, book, option, run, usual, switched) => {
    expect(run(evening(book))).toEqual(clean(usual));
    expect(run(evening(book, { house: house(id, option) }))).toEqual(clean(switched));
  });

  test('a club can switch each of the seventeen in some book', () => {
    const known = new Set(BOOKS.flatMap((book) => ruleBook(book).readings.map(({ id }) => id)));
    expect([...known].sort()).toEqual(Array.from({ length: 17 }, (_, n) => `R${n + 1}`).sort());
  });

  test('a reading that a club does not switch stays as the book is read', () => {
    for (const book of BOOKS) {
      const rules = resolveRules(ruleBook(book));
      for (const { id, options } of ruleBook(book).readings) {
        const same = resolveRules(ruleBook(book), house(id, options[0]?.id ?? ''));
        expect(same.conventions).toEqual(rules.conventions);
      }
    }
  });

  test.each([
    [X, house('R1', 'paid'), 'readings.R1', 'reading-unknown', { reading: 'R1' }],
    [
      W,
      house('R1', 'perhaps'),
      'readings.R1',
      'reading-option-unknown',
      { option: 'perhaps', known: ['not-paid', 'paid'] },
    ],
    [V, house('R99', 'on'), 'readings.R99', 'reading-unknown', { reading: 'R99' }],
    [W, { tariff: { supper: 5 } }, 'tariff.supper', 'tariff-row-unknown', { row: 'supper' }],
    [W, { tariff: { nolo: -1 } }, 'tariff.nolo', 'stake-out-of-range', { least: 0 }],
    [W, { tariff: { nolo: 2.5 } }, 'tariff.nolo', 'stake-out-of-range', { least: 0 }],
    [W, { tariff: { countUnit: 5 } }, 'tariff.countUnit', 'count-is-exact', { book: W }],
    [V, { tariff: { countUnit: 0 } }, 'tariff.countUnit', 'stake-out-of-range', { least: 1 }],
    [X, { fines: { miscount: 5 } }, 'fines.miscount', 'house-fine-unknown', { fine: 'miscount' }],
    [W, { fines: { revoke: -5 } }, 'fines.revoke', 'stake-out-of-range', { least: 0 }],
    [X, { fines: { other: [5, 20] } }, 'fines.other', 'fine-degrees', { degrees: 3 }],
  ] as [TarokBookId, HouseRules, string, RuleReason, Params][])(
    '%s refuses %j',
    (book, wrong, place, reason, params) => {
      expect(refusal(() => resolveRules(ruleBook(book), wrong))).toMatchObject({
        code: 'house-rule-unknown',
        field: `houseRules.${place}`,
        reason,
        params,
      });
    },
  );
});

describe('R17: only a deal that is passed on', () => {
  const due = (book: TarokBookId) => evening(book, { house: house('R17', 'due') });
  test('wolff: a dealer who pays and deals again pays for that deal, not for this one', () => {
    expect(passedOn(due(W))).toEqual([{}, { a: -10, king: 5, pagat: 5 }, A]);
  });
  test('brix: the same dealer deals again, so it has no such question', () => {
    expect(passedOn(evening(X))).toEqual([{}, { a: -10, king: 5, pagat: 5 }, A]);
    expect(refusal(() => due(X).rules).reason).toBe('reading-unknown');
  });
  test.each([V, W] as const)('%s: rules pinned before it: not due', (book) => {
    const at = openedBefore(evening(book));
    expect(passedOn(at, book === W ? 0 : undefined)[0]).toEqual({});
  });
  test('a deal that is played is paid once', () => {
    expect(net(settled(due(V), {}), 'dealing')).toEqual({ a: -10, king: 5, pagat: 5 });
  });
});

describe('R1 and R9 switched to paid: a last trick taken with the pagat or a king', () => {
  const nolo = (at: Evening, card?: 'pagat' | 'king-clubs') =>
    net(
      settled(at, {
        trickless: [B],
        lastTrick: card === undefined ? last(A) : last(A, [A, card]),
        unsaid: card === 'pagat',
      }),
      'last-trick',
    );
  const paid = evening(W, { house: house('R1', 'paid') });
  test.each(['pagat', 'king-clubs'] as const)(
    'wolff §5, beside a nolo: not for the %s (naar baade Pagat og Konger er ude)',
    (card) => {
      expect(nolo(paid, card)).toEqual({});
      expect(nolo(openedBefore(paid), card)).toEqual({ a: 20, b: -10, c: -10 });
      expect(nolo(evening(W), card)).toEqual({});
    },
  );
  test('wolff: for any other card', () => {
    expect(nolo(paid)).toEqual({ a: 20, b: -10, c: -10 });
    expect(nolo(openedBefore(paid))).toEqual({ a: 20, b: -10, c: -10 });
  });
  test('vlk 10.d, beside a tout: for whatever card, as no exception is named', () => {
    const at = evening(V, { house: house('R9', 'paid') });
    const tout = settled(at, { trickless: [B, C], lastTrick: last(A, [A, 'king-clubs']) });
    expect(net(tout, 'last-trick')).toEqual({ a: 40, b: -20, c: -20 });
  });
});

describe('R10, brix: where a pagat that won is not paid, nothing need be said of it', () => {
  const at = evening(X, { house: house('R10', 'not-paid') });
  const missing = (where: Evening, part: Part) => refusal(() => settled(where, part)).reason;
  // A declared ten trumps, so the pagat was not laid.
  const silent: Part = { meldinger: [trumps(A, 10)], unsaid: true };
  test('it may be left out', () => {
    expect(net(settled(at, silent), 'pagat-won')).toEqual({});
    expect(net(settled(at, { meldinger: [trumps(A, 10, true)], unsaid: true }))).toBeDefined();
  });
  test('not as the book is read, nor by rules pinned before', () => {
    expect(missing(evening(X), silent)).toBe('pagat-fate-missing');
    expect(missing(openedBefore(at), silent)).toBe('pagat-fate-missing');
  });
  test('nor when it cannot have won: its holder, or all who can have held it, took no trick', () => {
    const trickless: Part = { meldinger: [trumps(A, 10)], trickless: [B, C], unsaid: true };
    expect(missing(at, trickless)).toBe('pagat-fate-missing');
    const shown: Part = { meldinger: [trumps(B, 10, true)], trickless: [B], unsaid: true };
    expect(missing(at, shown)).toBe('pagat-fate-missing');
    expect(
      settled(at, { meldinger: [trumps(B, 10, true)], trickless: [C], unsaid: true }).outcome.nolo,
    ).toBe(C);
  });
});

describe('R4: a question only where the chip is above 1', () => {
  test('wolff has a chip of 1, but takes it whatever the chip is', () => {
    expect(ruleBook(W).readings.find(({ id }) => id === 'R4')?.onlyAbove).toEqual({
      row: 'chip',
      points: 1,
    });
    expect(evening(W).rules.tariff.chip.points).toBe(1);
    for (const chip of [1, 5]) {
      const at = evening(W, {
        king: 101,
        pagat: 0,
        house: { tariff: { chip }, ...house('R4', 'to-the-point') },
      });
      expect(net(splitPots(at.rules, at.table))).toEqual({ a: 34, b: 34, c: 33, king: -101 });
    }
  });
});
