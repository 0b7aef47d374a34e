import { fineBetweenHands } from '../../../src/rules/tarok/fine.js';
import type { TarokBookId } from '../../../src/rules/tarok/books/book.js';
import type { FineCode } from '../../../src/rules/fine-record.js';
import type { Part } from '../../support/tarok/tarok.js';
import { refusal } from '../../support/tarok/refusal.js';
import {
  A,
  B,
  BOOKS,
  C,
  evening,
  fine,
  full,
  kingLost,
  last,
  net,
  pagatLost,
  settled,
  trumps,
} from '../../support/tarok/tarok.js';

/**
 * Points to each pot, then what else it does: A the hand is abandoned, R dealt again, D and by
 * another, B its maker is barred from ultimo. A dash: the book does not have it.
 */
const CATALOGUE: readonly [FineCode, string, string, string][] = [
  // code, wolff-1899, brix-1996, vlk-1970
  ['cups-not-moved', '10', '5', '5'],
  ['misdeal', '5 R', '5 R', '5 D'],
  ['skat-error', '20 B', '40 A', '-'],
  ['skat-not-laid', '-', '40 A', '40 A'],
  ['melding-early', '0 B', '20', '20'],
  ['melding-late', '0 B', '40 A', '40'],
  ['melding-omitted', '5 B', '40 A', '40'],
  ['melding-false', '5 B', '40 A', '40'],
  ['revoke', '20 B', '40 A', '40'],
  ['lead-out-of-turn', '5', '20', '20'],
  ['premature-lead', '5', '20', '20'],
  ['premature-play', '5', '20', '20'],
  ['fool-called-in-vain', '20', '20', '20'],
  ['wrong-card-count', '20 B', '40 A', '40 A'],
  ['miscount', '5', '-', '-'],
  ['superficial', '0', '0', '0'],
];
const CASES = CATALOGUE.flatMap(([code, ...columns]) =>
  BOOKS.map((book, place) => ({ book, code, does: columns[place] ?? '-' })),
);

const NO_PLAY = { lastTrick: null, count: [], unsaid: true } as const;

function handWith(does: string, fines: Part['fines']): Part {
  if (does.includes('A')) return { ...NO_PLAY, abandoned: true, fines: fines ?? [] };
  if (/[RD]/.test(does)) return { ...NO_PLAY, redeal: true, fines: fines ?? [] };
  return { fines: fines ?? [], lastTrick: last(A, [A, 'king-hearts']) };
}

describe('every fine of every book: amount, what becomes of the hand, who deals, who is barred', () => {
  test.each(CASES.filter(({ does }) => does !== '-'))(
    '$book, $code: $does',
    ({ book, code, does }) => {
      const hand = settled(evening(book), handWith(does, [fine(A, code)]));
      const amount = Number.parseInt(does, 10);
      expect(net(hand, 'fine')).toEqual(
        amount === 0 ? {} : { a: -2 * amount, king: amount, pagat: amount },
      );
      expect(hand.outcome.kind).toBe(
        does.includes('A') ? 'abandoned' : /[RD]/.test(does) ? 'redeal' : 'played',
      );
      expect(hand.table.dealer).toBe(does.includes('R') ? A : B);
      expect(net(hand, 'dealing')).toEqual(
        hand.outcome.kind === 'redeal' ? {} : { a: -10, king: 5, pagat: 5 },
      );
      if (hand.outcome.kind === 'played')
        expect(hand.outcome.ultimo === null).toBe(does.includes('B'));
    },
  );

  test.each(CASES.filter(({ does }) => does === '-'))('$book has no $code', ({ book, code }) => {
    expect(refusal(() => settled(evening(book), { fines: [fine(A, code)] }))).toMatchObject({
      code: 'rule-refused',
      reason: 'fine-unknown',
      field: 'fines[0].code',
    });
  });

  test.each<[TarokBookId, number[]]>([
    ['wolff-1899', [5, 20]],
    ['brix-1996', [5, 20, 40]],
    ['vlk-1970', [5, 20, 40]],
  ])('%s, other: the table agrees on %j', (book, amounts) => {
    for (const amount of [5, 20, 40, 10]) {
      const does = amount === 40 && book === 'brix-1996' ? 'A' : '';
      const run = () => settled(evening(book), handWith(does, [fine(A, 'other', { amount })]));
      if (amounts.includes(amount)) {
        expect(net(run(), 'fine')).toEqual({ a: -2 * amount, king: amount, pagat: amount });
      } else {
        expect(refusal(run)).toMatchObject({
          code: 'rule-refused',
          reason: 'fine-amount-unknown',
          params: { known: amounts },
          field: 'fines[0].amount',
        });
      }
    }
  });
});

describe('the melding that a fine is about', () => {
  const meldinger = [full(B, 'clubs')];
  const about = (code: FineCode, more = {}) => [fine(B, code, { melding: 0, ...more })];
  /** Paid at once, and given back. */
  const cases: [TarokBookId, FineCode, number, number, string][] = [
    ['wolff-1899', 'melding-early', 0, 0, 'intet for sin melding, §4'],
    ['wolff-1899', 'melding-late', 0, 0, 'intet for sin melding, §4'],
    ['wolff-1899', 'melding-omitted', 0, 0, 'intet for meldingen, §4'],
    ['wolff-1899', 'melding-false', 10, 10, 'betale tilbage, §4'],
    ['brix-1996', 'melding-early', 10, 0, 'Major: play continues'],
    ['brix-1996', 'melding-false', 10, 10, 'Irrecoverable: paid back'],
    ['brix-1996', 'melding-omitted', 0, 0, 'Irrecoverable'],
    ['vlk-1970', 'melding-early', 10, 0, '11.c'],
    ['vlk-1970', 'melding-omitted', 0, 0, '11.c'],
    ['vlk-1970', 'melding-false', 10, 10, '11.c: betale tilbage'],
  ];
  test.each(cases)('%s, %s: paid %i, given back %i (%s)', (book, code, paid, back) => {
    const isBroken = book === 'brix-1996' && code !== 'melding-early';
    const part = { meldinger, fines: about(code) };
    const hand = settled(evening(book), isBroken ? { ...part, ...NO_PLAY, abandoned: true } : part);
    expect(net(hand, 'cavallerie')).toEqual(paid ? { a: -paid, b: 2 * paid, c: -paid } : {});
    expect(net(hand, 'melding-paid-back')).toEqual(back ? { a: back, b: -2 * back, c: back } : {});
  });

  test('brix: found after all is paid: no fine, nothing paid back, the hand counts', () => {
    for (const code of ['melding-false', 'melding-omitted'] as const) {
      const hand = settled(evening('brix-1996'), {
        meldinger,
        fines: about(code, { stage: 'after' }),
      });
      expect(net(hand, 'fine', 'melding-paid-back')).toEqual({});
      expect(hand.outcome.kind).toBe('played');
    }
  });

  test('wolff, vlk: found after the hand, it is fined and paid back all the same', () => {
    for (const [book, amount] of [
      ['wolff-1899', 5],
      ['vlk-1970', 40],
    ] as const) {
      const fines = about('melding-false', { stage: 'after' });
      const hand = settled(evening(book), { meldinger, fines });
      expect(net(hand, 'fine')).toEqual({ b: -2 * amount, king: amount, pagat: amount });
      expect(net(hand, 'melding-paid-back')).toEqual({ a: 10, b: -20, c: 10 });
    }
  });

  test.each(['melding-omitted', 'melding-false'] as const)(
    'wolff §4, %s: a player who owns up pays no fine, but is barred as well',
    (code) => {
      const hand = settled(evening('wolff-1899'), {
        meldinger,
        fines: about(code, { selfReported: true }),
        lastTrick: last(B, [B, 'king-spades']),
      });
      expect(net(hand, 'fine')).toEqual({});
      expect(hand.outcome.ultimo).toBeNull();
    },
  );

  test('vlk 11.c: an own word does not soften it', () => {
    const fines = about('melding-omitted', { selfReported: true });
    const hand = settled(evening('vlk-1970'), { meldinger, fines });
    expect(net(hand, 'fine')).toEqual({ b: -80, king: 40, pagat: 40 });
  });

  test('wolff §4: 11 declared for 12: both are recorded, only the false one is paid back', () => {
    const hand = settled(evening('wolff-1899'), {
      meldinger: [trumps(B, 11), trumps(B, 12)],
      fines: [fine(B, 'melding-false', { melding: 0 }), fine(B, 'melding-omitted', { melding: 1 })],
    });
    expect(net(hand, 'trumps', 'melding-paid-back')).toEqual({});
  });
});

describe('wolff §5: a revoke that took a pagat or king', () => {
  test.each([
    ['pagat', pagatLost(B)],
    ['king', kingLost(B, 'spades')],
  ])('the revoker pays the holder of the %s the 15 that it cost them', (_, event) => {
    const hand = settled(evening('wolff-1899'), {
      events: [event],
      fines: [fine(C, 'revoke', { took: 0 })],
    });
    expect(net(hand, 'taken-card-refunded')).toEqual({ b: 15, c: -15 });
    expect(net(hand, 'fine')).toEqual({ c: -40, king: 20, pagat: 20 });
    expect(net(hand, event.kind)['b']).toBe(-15);
  });
});

describe.each(BOOKS)('a fine between two hands, %s', (book) => {
  const { rules, table } = evening(book, { players: 4 });
  test('goes to both pots, also from who sits out', () => {
    const step = fineBetweenHands(rules, table, fine(C, 'fool-called-in-vain', { stage: 'after' }));
    expect(net(step)).toEqual({ c: -40, king: 20, pagat: 20 });
    expect(step.table).toEqual({ ...table, pots: { 'king-pot': 120, 'pagat-pot': 120 } });
  });
  test('not from a stranger, not about a melding, not without its amount', () => {
    const stranger = fine('x' as never, 'superficial');
    expect(refusal(() => fineBetweenHands(rules, table, stranger))).toMatchObject({
      code: 'impossible-hand',
      reason: 'fined-not-seated',
      field: 'player',
    });
    const melding = fine(A, 'melding-false', { melding: 0 });
    expect(refusal(() => fineBetweenHands(rules, table, melding))).toMatchObject({
      code: 'rule-refused',
      reason: 'fine-belongs-to-hand',
      field: 'melding',
    });
    expect(refusal(() => fineBetweenHands(rules, table, fine(A, 'other')))).toMatchObject({
      code: 'rule-refused',
      reason: 'fine-amount-unknown',
      field: 'amount',
    });
  });
});
