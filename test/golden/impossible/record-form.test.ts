import { ruleBook } from '../../../src/rules/rule-book.js';
import { resolveRules } from '../../../src/rules/tarok/books/house-rules.js';
import { settle } from '../../../src/rules/tarok/settle.js';
import { faultOf } from '../../support/tarok/fault.js';
import { examine } from '../../support/tarok/impossible.js';
import { refusal } from '../../support/tarok/refusal.js';
import {
  A,
  B,
  BOOKS,
  C,
  ROUNDED,
  abundant,
  evening,
  fine,
  full,
  fullKings,
  half,
  halfKings,
  kingLost,
  last,
  matadors,
  net,
  pagatLost,
  settled,
  small,
  trumps,
} from '../../support/tarok/tarok.js';

const BROKEN = { lastTrick: null, count: [], unsaid: true } as const;
const ABANDONED = { ...BROKEN, abandoned: true, fines: [fine(B, 'wrong-card-count')] } as const;
const REDEAL = { ...BROKEN, redeal: true } as const;
/** Enough for a player who shows much. */
const RICH = { a: 60, b: 9, c: 9 };

describe('a hand broken off has no end: the part that says otherwise is named', () => {
  examine([
    {
      rule: 'the last trick first',
      books: ROUNDED,
      refused: { ...ABANDONED, lastTrick: last(A), count: [{ player: A, points: 26 }] },
      reason: 'not-played-out',
      field: 'lastTrick',
      legal: ABANDONED,
    },
    {
      rule: 'then the count',
      books: ROUNDED,
      refused: { ...ABANDONED, count: [{ player: A, points: 26 }], trickless: [C] },
      reason: 'not-played-out',
      field: 'count',
      legal: ABANDONED,
    },
    {
      rule: 'then who took no trick',
      books: ROUNDED,
      refused: { ...ABANDONED, trickless: [C] },
      reason: 'not-played-out',
      field: 'trickless',
      legal: ABANDONED,
    },
  ]);
});

describe('cards dealt again', () => {
  const fines = [fine(A, 'misdeal')];
  examine([
    {
      rule: 'were not declared',
      refused: { ...REDEAL, fines, meldinger: [trumps(A, 10)], events: [pagatLost(A)] },
      reason: 'played-before-redeal',
      field: 'meldinger',
      legal: { ...REDEAL, fines },
    },
    {
      rule: 'nor played',
      refused: { ...REDEAL, fines, events: [pagatLost(A)] },
      reason: 'played-before-redeal',
      field: 'events',
      legal: { ...REDEAL, fines },
    },
    {
      rule: 'so nobody revoked, before the misdeal is told or after',
      books: ['wolff-1899', 'vlk-1970'],
      refused: { ...REDEAL, fines: [fine(B, 'revoke'), ...fines] },
      reason: 'fine-of-play-before-redeal',
      field: 'fines[0]',
      legal: { ...REDEAL, fines: [fine(B, 'superficial'), ...fines] },
    },
    {
      rule: 'nor led',
      books: ['brix-1996'],
      refused: { ...REDEAL, fines: [fine(B, 'lead-out-of-turn'), ...fines] },
      reason: 'fine-of-play-before-redeal',
      field: 'fines[0]',
      legal: { ...REDEAL, fines },
    },
    {
      rule: 'in vlk only for a misdeal (11.a), not for pots that were not moved',
      books: ['vlk-1970'],
      code: 'rule-refused',
      refused: { ...REDEAL, fines: [fine(A, 'cups-not-moved')] },
      reason: 'redeal-without-misdeal',
      field: 'redeal',
      legal: { ...REDEAL, fines: [fine(A, 'cups-not-moved'), ...fines] },
    },
  ]);
  test('brix, Irrecoverable: an error found when all is paid leaves a hand, also at a stake of nothing', () => {
    const at = evening('brix-1996', { house: { fines: { 'melding-false': 0 } } });
    const found = (stage: 'after' | 'play') => ({
      meldinger: [full(B, 'clubs')],
      fines: [fine(B, 'melding-false', { melding: 0, stage })],
    });
    expect(settled(at, found('after')).outcome.kind).toBe('played');
    expect(faultOf(() => settled(at, found('play')))).toEqual(['impossible-hand', 'fines[0]']);
  });
});

describe('the parts that a fine names', () => {
  const meldinger = [half(A, 'hearts', 'jack'), full(B, 'clubs')];
  examine([
    {
      rule: 'a melding only where it is about one',
      refused: { meldinger, fines: [fine(B, 'lead-out-of-turn', { melding: 1 })] },
      reason: 'fine-without-melding',
      field: 'fines[0].melding',
      legal: { meldinger, fines: [fine(B, 'lead-out-of-turn')] },
    },
    {
      rule: 'a melding that there is',
      refused: { meldinger, fines: [fine(B, 'melding-early', { melding: 2 })] },
      reason: 'fine-of-other-melding',
      field: 'fines[0].melding',
      legal: { meldinger, fines: [fine(B, 'melding-early', { melding: 1 })] },
    },
    {
      rule: 'none where there are none',
      refused: { fines: [fine(B, 'melding-early', { melding: 0 })] },
      reason: 'fine-of-other-melding',
      field: 'fines[0].melding',
      legal: { meldinger, fines: [fine(A, 'melding-early', { melding: 0 })] },
    },
    {
      rule: 'a card taken only by a revoke (wolff §5)',
      books: ['wolff-1899'],
      refused: { events: [kingLost(B, 'clubs')], fines: [fine(A, 'superficial', { took: 0 })] },
      reason: 'only-revoke-takes',
      field: 'fines[0].took',
      legal: { events: [kingLost(B, 'clubs')], fines: [fine(A, 'revoke', { took: 0 })] },
    },
    {
      rule: 'a card that was lost',
      books: ['wolff-1899'],
      refused: { events: [kingLost(B, 'clubs')], fines: [fine(A, 'revoke', { took: 2 })] },
      reason: 'taken-card-not-lost',
      field: 'fines[0].took',
      legal: { events: [kingLost(B, 'clubs')], fines: [fine(A, 'revoke', { took: 0 })] },
    },
    {
      rule: 'a card that nobody else took',
      books: ['wolff-1899'],
      refused: {
        events: [kingLost(B, 'clubs')],
        fines: [fine(A, 'revoke', { took: 0 }), fine(C, 'revoke', { took: 0 })],
      },
      reason: 'card-taken-twice',
      field: 'fines[1].took',
      legal: {
        events: [kingLost(B, 'clubs'), kingLost(B, 'hearts')],
        fines: [fine(A, 'revoke', { took: 0 }), fine(C, 'revoke', { took: 1 })],
      },
    },
    {
      rule: 'no other player to be paid: all fines go to both pots',
      code: 'rule-refused',
      refused: { fines: [fine(A, 'superficial', { to: 'players' })] },
      reason: 'fine-goes-to-pots',
      field: 'fines[0].to',
      legal: { fines: [fine(A, 'superficial', { to: null })] },
    },
  ]);
  test('wolff §5: a card that a revoke took before anything was lost', () => {
    const { rules, table } = evening('wolff-1899');
    const record = { fines: [fine(A, 'revoke', { took: 0 })], lastTrick: last(A) };
    expect(faultOf(() => settle(rules, table, record))).toEqual([
      'impossible-hand',
      'fines[0].took',
    ]);
  });
  test('wolff §4: a player who owns up may be recorded with the 0 that is due, or the 5, or nothing', () => {
    const run = (amount?: number) => () =>
      settled(evening('wolff-1899'), {
        fines: [
          fine(B, 'melding-omitted', {
            selfReported: true,
            ...(amount === undefined ? {} : { amount }),
          }),
        ],
      });
    for (const amount of [undefined, 0, 5]) expect(run(amount)().fineAmounts).toEqual([0]);
    expect(faultOf(run(17))).toEqual(['rule-refused', 'fines[0].amount']);
  });
  test('wolff §4: a player who is caught pays 5: 0 is no amount of that fine', () => {
    const run = () =>
      settled(evening('wolff-1899'), { fines: [fine(B, 'melding-omitted', { amount: 0 })] });
    expect(faultOf(run)).toEqual(['rule-refused', 'fines[0].amount']);
  });
  test('wolff §4: one melding of two: the other is paid', () => {
    const hand = settled(evening('wolff-1899'), {
      meldinger: [full(B, 'clubs'), full(B, 'hearts')],
      fines: [fine(B, 'melding-omitted', { melding: 1 })],
    });
    expect(net(hand, 'cavallerie')).toEqual({ a: -10, b: 20, c: -10 });
  });
  test.each([
    ['false, then late', ['melding-false', 'melding-late'] as const],
    ['late, then false', ['melding-late', 'melding-false'] as const],
  ])('wolff §4: a melding that is %s is paid back once', (_, [first, second]) => {
    const hand = settled(evening('wolff-1899'), {
      meldinger: [full(B, 'clubs')],
      fines: [fine(B, first, { melding: 0 }), fine(B, second, { melding: 0 })],
    });
    expect(net(hand, 'melding-paid-back')).toEqual({ a: 10, b: -20, c: 10 });
  });
});

describe('the least that a record can say', () => {
  test.each(BOOKS)(
    '%s: the winner of the last trick, the count, and the fate of the pagat',
    (book) => {
      const { rules, table } = evening(book);
      const points = 26;
      const count = (book === 'wolff-1899' ? [A, B, C] : [A, C]).map((player) => ({
        player,
        points,
      }));
      const lastTrick = { winner: A };
      const hand = settle(rules, table, { events: [pagatLost(B)], lastTrick, count });
      expect(hand.outcome.kind).toBe('played');
      expect(hand.fineAmounts).toEqual([]);
    },
  );
  test.each(['wolff-1899', 'brix-1996'] as const)('%s: a nolo, the pagat in the skat', (book) => {
    const { rules, table } = evening(book);
    const hand = settle(rules, table, { trickless: [B], lastTrick: { winner: A } });
    expect(hand.outcome.nolo).toBe(B);
  });
  test.each(['wolff-1899', 'brix-1996'] as const)('%s: dealt again', (book) => {
    const { rules, table } = evening(book);
    expect(settle(rules, table, { redeal: true }).outcome.kind).toBe('redeal');
  });
});

describe('the card that is at odds is named, of several the lowest', () => {
  const house = { readings: { R12: 'on' } };
  test.each([
    ['fool', [matadors(A, 3), matadors(B, 3)]],
    ['pagat', [trumps(A, 10, true), trumps(B, 10, true)]],
    ['mondo', [matadors(A, 3), small(A, 21)]],
    ['trump-20', [matadors(A, 3), trumps(A, 22, true)]],
    ['king-hearts', [fullKings(A), fullKings(B)]],
    ['king-clubs', [full(A, 'clubs'), fullKings(B)]],
    ['queen-hearts', [half(A, 'hearts', 'king'), full(B, 'hearts')]],
    ['king-spades', [halfKings(A, 'spades'), abundant(A, 'spades')]],
    ['king-hearts', [halfKings(A, 'spades'), half(A, 'hearts', 'king')]],
  ] as const)('%s', (card, meldinger) => {
    const refused = refusal(() => settled(evening('wolff-1899', { house }), { meldinger }));
    expect([refused.code, refused.card]).toEqual(['impossible-hand', card]);
  });
  test('the last trick: one card, twice', () => {
    const lastTrick = last(A, [A, 'king-hearts'], [B, 'king-hearts']);
    const refused = refusal(() => settled(evening('brix-1996'), { lastTrick }));
    expect([refused.field, refused.card]).toEqual(['lastTrick.ultimoCards[1].card', 'king-hearts']);
  });
  test('or two of one player', () => {
    const lastTrick = last(A, [A, 'king-hearts'], [A, 'king-clubs']);
    const refused = refusal(() => settled(evening('brix-1996'), { lastTrick }));
    expect([refused.field, refused.card]).toEqual([
      'lastTrick.ultimoCards[1].player',
      'king-clubs',
    ]);
  });
});

describe('the cards in runs of trumps and half holdings', () => {
  const R12 = { readings: { R12: 'on' } };
  examine([
    {
      rule: 'wolff §4: small matadors go up from the 2: twelve are twelve trumps',
      books: ['wolff-1899'],
      house: R12,
      refused: { meldinger: [small(A, 12), trumps(A, 11, true)] },
      reason: 'shows-more-trumps',
      field: 'meldinger',
      legal: { meldinger: [small(A, 12), trumps(A, 12, true)] },
    },
    {
      rule: 'wolff §4: and stop below the next',
      books: ['wolff-1899'],
      house: R12,
      refused: { meldinger: [small(A, 3), trumps(A, 22, true)], counts: RICH },
      reason: 'held-and-missing',
      field: 'meldinger[1]',
      card: 'trump-3',
      legal: { meldinger: [small(A, 3), trumps(A, 21, true)], counts: RICH },
    },
    {
      rule: 'all 22 matadors are the fool too',
      refused: { meldinger: [matadors(A, 22), half(B, 'hearts', 'jack')], counts: RICH },
      reason: 'card-in-two-hands',
      field: 'meldinger[1]',
      card: 'fool',
      legal: { meldinger: [matadors(A, 22), full(B, 'hearts')], counts: RICH },
    },
    {
      rule: 'a half cavallerie is three cards: with 14 trumps and two more 25, with 15 one too many',
      refused: {
        meldinger: [
          trumps(B, 15),
          half(B, 'hearts', 'jack'),
          abundant(B, 'spades'),
          abundant(B, 'clubs'),
        ],
        counts: { a: 9, b: 60, c: 9 },
      },
      reason: 'shows-too-many',
      field: 'meldinger[0]',
      legal: {
        meldinger: [
          trumps(B, 14),
          half(B, 'hearts', 'jack'),
          abundant(B, 'spades'),
          abundant(B, 'clubs'),
        ],
        counts: { a: 9, b: 60, c: 9 },
      },
    },
    {
      rule: 'R11: a half cavallerie has the king in it, whatever else is missing',
      books: ['wolff-1899'],
      house: { readings: { R11: 'on' } },
      code: 'rule-refused',
      refused: { meldinger: [half(A, 'hearts', 'king')] },
      reason: 'half-cavallerie-without-king',
      field: 'meldinger[0].missing',
      legal: { meldinger: [half(A, 'hearts', 'jack'), halfKings(A, 'spades')] },
    },
  ]);
});

describe.each(BOOKS)('nobody pays himself, %s', (book) => {
  test.each([
    ['a lost king', { events: [kingLost(B, 'clubs')] }],
    ['a melding', { meldinger: [full(B, 'clubs')] }],
    ['a bagud', { lastTrick: last(A, [B, 'king-clubs']) }],
    ['a tout', { trickless: [A, C] }],
  ])('%s', (_, part) => {
    const { payments } = settled(evening(book), part);
    expect(payments.filter(({ from, to }) => from === to)).toEqual([]);
  });
});

describe.each(BOOKS)('readings and stakes of the house, %s', (book) => {
  const { readings, conventions } = ruleBook(book);
  test.each(readings.map(({ id, options }) => ({ id, options })))(
    '$id: each option says what it sets, the first one too',
    ({ id, options }) => {
      const [first, ...others] = options;
      for (const other of others) {
        const switched = { ...ruleBook(book), conventions: { ...conventions, ...other.sets } };
        expect(switched.conventions).not.toEqual(conventions);
        const chosen = { readings: { [id]: first?.id ?? '' } };
        expect(resolveRules(switched, chosen).conventions).toMatchObject(conventions);
      }
    },
  );
  test('a chip is of one point at least', () => {
    const run = (chip: number) => () => resolveRules(ruleBook(book), { tariff: { chip } });
    expect(faultOf(run(0))).toEqual(['house-rule-unknown', 'houseRules.tariff.chip']);
    expect(run(1)().tariff.chip.points).toBe(1);
  });
});

describe('one number for a fine of several degrees', () => {
  test('changes the usual one: a misdeal of 8 in wolff, while the deal is still forfeited for 0', () => {
    const { fines } = resolveRules(ruleBook('wolff-1899'), { fines: { misdeal: 8 } });
    expect(fines.misdeal?.choices.map(({ amount }) => amount)).toEqual([8, 0]);
  });
  test.each(BOOKS)('%s: not where the table must agree on one', (book) => {
    const run = () => resolveRules(ruleBook(book), { fines: { other: 8 } });
    expect(faultOf(run)).toEqual(['house-rule-unknown', 'houseRules.fines.other']);
  });
});
