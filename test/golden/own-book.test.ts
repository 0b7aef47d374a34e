import type { BookChanges } from '../../src/rules/own-book/changes.js';
import { deriveBook } from '../../src/rules/own-book/derive-book.js';
import { readChanges } from '../../src/rules/own-book/read-book.js';
import { gameOf } from '../../src/rules/game.js';
import { ruleBook } from '../../src/rules/rule-book.js';
import { fineBetweenHands } from '../../src/rules/tarok/fine.js';
import { resolveRules } from '../../src/rules/tarok/books/house-rules.js';
import type { TarokBook } from '../../src/rules/tarok/books/book.js';
import { leave, openTable } from '../../src/rules/tarok/table.js';
import { resolveRules as resolveKoenigrufen } from '../../src/rules/koenigrufen/books/house-rules.js';
import { fineBetweenHands as fineOfClub } from '../../src/rules/koenigrufen/fine.js';
import { bidsOf, withDeclarer } from '../../src/rules/koenigrufen/partial/bidding.js';
import { contractOf, EMPTY_DRAFT } from '../../src/rules/koenigrufen/partial/draft.js';
import { nextHand } from '../../src/evening/asked.js';
import type { SessionState } from '../../src/evening/fold.js';
import { openTable as openFour } from '../../src/rules/koenigrufen/table.js';
import type { KoenigrufenBook } from '../../src/rules/koenigrufen/books/book.js';
import { refusal } from '../support/tarok/refusal.js';
import {
  A,
  B,
  C,
  D,
  fine,
  last,
  net,
  settled,
  trumps,
  type Evening,
} from '../support/tarok/tarok.js';

/** The book of a club after vlk-1970, as its general assembly decided it. */
const SILVER: BookChanges = {
  tariff: { foundation: 10, kingUltimo: 30, pagatUltimo: 50 },
  fines: { misdeal: [10], 'lead-out-of-turn': [15] },
  cups: { 'lead-out-of-turn': 'king-pot' },
  from: { 'lead-out-of-turn': 2 },
  added: [
    { code: 'telefon', words: { da: 'En mobiltelefon, der ringer' }, stage: 'play', price: 5 },
  ],
  notPlayed: ['tout'],
};

function bookOf(id: string, changes: BookChanges): TarokBook {
  return deriveBook(ruleBook(id), readChanges(ruleBook(id), changes, 'changes')) as TarokBook;
}

function eveningBy(id: string, changes: BookChanges): Evening {
  const rules = resolveRules(bookOf(id, changes));
  return { rules, table: openTable(rules, [A, B, C], A).table };
}

const silver = (): Evening => eveningBy('vlk-1970', SILVER);

test('cups are founded with 10; a king ultimo takes 30 from each and 35 from its cup', () => {
  const hand = settled(silver(), {
    lastTrick: last(B, [B, 'king-spades']),
    counts: { a: 26, c: 26 },
  });
  expect(net(hand, 'dealing')).toEqual({ a: -10, king: 5, pagat: 5 });
  expect(net(hand, 'king-ultimo')).toEqual({ a: -30, b: 60, c: -30 });
  expect(net(hand, 'pot-taken')).toEqual({ b: 35, king: -35 });
  expect(hand.table.pots).toEqual({ 'king-pot': 30, 'pagat-pot': 35 });
});

test('a bagud is as the parent has it', () => {
  const hand = settled(silver(), {
    lastTrick: last(C, [B, 'king-spades']),
    counts: { a: 26, c: 26 },
  });
  expect(net(hand, 'king-bagud')).toEqual({ a: 40, b: -80, c: 40 });
});

test('the first lead out of turn of a player costs nothing, the second 15 to the king pot alone', () => {
  const { rules, table } = silver();
  const first = fineBetweenHands(rules, table, fine(B, 'lead-out-of-turn'));
  expect([first.amount, net(first)]).toEqual([0, {}]);
  const second = fineBetweenHands(rules, first.table, fine(B, 'lead-out-of-turn'));
  expect([second.amount, second.to, net(second)]).toEqual([15, 'king-pot', { b: -15, king: 15 }]);
  const other = fineBetweenHands(rules, second.table, fine(C, 'lead-out-of-turn'));
  expect(net(other)).toEqual({});
});

test('times are counted through hands, and when somebody leaves the table', () => {
  const at = silver();
  const fines = [fine(B, 'lead-out-of-turn'), fine(B, 'lead-out-of-turn')];
  const hand = settled(at, { fines, counts: { a: 26, c: 26 } });
  expect(hand.fineAmounts).toEqual([0, 15]);
  expect(hand.finesTo).toEqual(['king-pot', 'king-pot']);
  expect(net(hand, 'fine')).toEqual({ b: -15, king: 15 });
  const third = fineBetweenHands(at.rules, hand.table, fine(B, 'lead-out-of-turn'));
  expect(net(third)).toEqual({ b: -15, king: 15 });
  const four = openTable(at.rules, [A, B, C, D], A).table;
  const once = fineBetweenHands(at.rules, four, fine(B, 'lead-out-of-turn')).table;
  const without = leave(at.rules, once, D).table;
  expect(fineBetweenHands(at.rules, without, fine(B, 'lead-out-of-turn')).amount).toBe(15);
});

test('a telephone costs 5 to each cup, and is no other fine', () => {
  const { rules, table } = silver();
  const rung = fineBetweenHands(rules, table, fine(C, 'other', { own: 'telefon' }));
  expect(net(rung)).toEqual({ c: -10, king: 5, pagat: 5 });
  expect(rung.source).toContain('telefon');
  expect(
    refusal(() => fineBetweenHands(rules, table, fine(C, 'other', { own: 'hund' }))).reason,
  ).toBe('own-fine-unknown');
});

test('a misdeal costs 10 to each cup, no dealing fee, and the next player deals', () => {
  const misdeal = { redeal: true, lastTrick: null, count: [], unsaid: true } as const;
  const hand = settled(silver(), { ...misdeal, fines: [fine(A, 'misdeal', { stage: 'deal' })] });
  expect(net(hand)).toEqual({ a: -20, king: 10, pagat: 10 });
  expect(hand.table.dealer).toBe(B);
});

test('a tout that is not played is the last trick and the count like anybody’s', () => {
  const tout = { trickless: [A, C], lastTrick: last(B), count: [] };
  const hand = settled(silver(), {
    ...tout,
    count: [
      { player: A, points: 1 },
      { player: C, points: 0 },
    ],
  });
  expect(hand.outcome.tout).toBeNull();
  expect(net(hand, 'tout', 'pot-taken')).toEqual({});
  expect(net(hand, 'last-trick')).toEqual({ a: -20, b: 40, c: -20 });
  expect(net(hand, 'count')).toEqual({ a: -25, b: 50, c: -25 });
  expect(hand.table.pots).toEqual({ 'king-pot': 35, 'pagat-pot': 35 });
  // With a king in it the last trick is an ultimo like any other.
  const ultimo = settled(silver(), {
    ...tout,
    lastTrick: last(B, [B, 'king-spades']),
    count: [
      { player: A, points: 1 },
      { player: C, points: 4 },
    ],
  });
  expect(net(ultimo, 'king-ultimo')).toEqual({ a: -30, b: 60, c: -30 });
});

test('the book as a page has no topic for what is not played', () => {
  const { rules } = silver();
  const topics = gameOf(rules).topics(rules);
  expect(topics.map(({ id }) => id)).toContain('nolo');
  expect(topics.map(({ id }) => id)).not.toContain('tout');
});

test('a nolo is played: 25, and no count', () => {
  const hand = settled(silver(), { trickless: [B], lastTrick: last(A) });
  expect(net(hand, 'nolo')).toEqual({ a: -25, b: 50, c: -25 });
});

test('a nolo that is not played is counted, and needs its last trick', () => {
  const at = eveningBy('vlk-1970', { notPlayed: ['nolo'] });
  const count = [
    { player: A, points: 40 },
    { player: C, points: 34 },
  ];
  const hand = settled(at, { trickless: [B], lastTrick: last(A), count });
  expect(net(hand, 'nolo')).toEqual({});
  expect(net(hand, 'last-trick')).toEqual({ a: 40, b: -20, c: -20 });
  expect(net(hand, 'count')).toEqual({ a: 15, b: -25, c: 10 });
  expect(refusal(() => settled(at, { trickless: [B], lastTrick: null, count })).reason).toBe(
    'last-trick-missing',
  );
});

test('a count that pays double: 39 gets 30, 19 pays 10, the third pays 20', () => {
  const at = eveningBy('vlk-1970', { ...SILVER, countFactor: 2 });
  const hand = settled(at, { counts: { a: 39, c: 19 } });
  expect(net(hand, 'count')).toEqual({ a: 30, b: -20, c: -10 });
});

test('an exact count that pays double, with what is missing into the pagat pot', () => {
  const at = eveningBy('wolff-1899', { countFactor: 2 });
  const hand = settled(at, { counts: { a: 30, b: 24, c: 22 } });
  expect(net(hand, 'count', 'count-short')).toEqual({ a: 8, b: -4, c: -8, pagat: 4 });
});

test('a kind of melding that is not played is paid nothing, and missed by nobody', () => {
  const at = eveningBy('brix-1996', { notPlayed: ['trumps'] });
  const hand = settled(at, { meldinger: [trumps(B, 12)], counts: { a: 26, c: 26 } });
  expect(net(hand, 'trumps')).toEqual({});
  expect(hand.warnings).toEqual([]);
});

test('each cup has a foundation of its own', () => {
  const { rules, table } = eveningBy('vlk-1970', { foundations: { 'pagat-pot': 30 } });
  expect(table.pots).toEqual({ 'king-pot': 60, 'pagat-pot': 90 });
  const hand = settled(
    { rules, table },
    { lastTrick: last(B, [B, 'pagat']), counts: { a: 26, c: 26 } },
  );
  expect(net(hand, 'foundation')).toEqual({ a: -30, b: -30, c: -30, pagat: 90 });
});

test('a fine that the club has left out is none', () => {
  const { rules, table } = eveningBy('vlk-1970', { leftOut: ['premature-play'] });
  expect(refusal(() => fineBetweenHands(rules, table, fine(B, 'premature-play'))).reason).toBe(
    'fine-unknown',
  );
});

test('the switches of one evening are worked into the club’s book', () => {
  const rules = resolveRules(bookOf('vlk-1970', SILVER), { tariff: { kingUltimo: 35 } });
  expect(rules.tariff.kingUltimo.points).toBe(35);
  expect(rules.tariff.pagatUltimo.points).toBe(50);
  expect(rules.ownFines).toHaveLength(1);
  expect(rules.notPlayed).toEqual(['tout']);
});

describe('Königrufen', () => {
  const book = (changes: BookChanges): KoenigrufenBook => {
    const printed = ruleBook('koenigrufen');
    return deriveBook(printed, readChanges(printed, changes, 'changes')) as KoenigrufenBook;
  };

  test('a contract that is not played is refused', () => {
    const rules = resolveKoenigrufen(book({ notPlayed: ['trischaken'] }));
    const { table } = openFour([A, B, C, D], A);
    const record = { game: 'koenigrufen', contract: 'trischaken' } as const;
    expect(refusal(() => gameOf(rules).settle(rules, table, record as never)).reason).toBe(
      'contract-not-played',
    );
  });

  test('an announcement that is not played is refused at its field in a new hand, and pays nothing in an old one', () => {
    const rules = resolveKoenigrufen(book({ notPlayed: ['kakadu'] }));
    const { table } = openFour([A, B, C, D], A);
    const hand = {
      game: 'koenigrufen',
      contract: 'dreier',
      declarer: B,
      announcements: [
        { figure: 'pagat-ultimo', player: B },
        { figure: 'kakadu', player: B },
      ],
      count: [{ side: 'declarer', blad: 120 }],
    } as const;
    const state = { hands: 0 } as SessionState;
    const refused = refusal(() => nextHand(rules, '', state, hand, String));
    expect([refused.reason, refused.field]).toEqual([
      'figure-not-played',
      'announcements[1].figure',
    ]);
    const { payments } = gameOf(rules).settle(rules, table, hand);
    expect(payments.filter(({ reason }) => reason === 'kakadu')).toEqual([]);
    // The bird of a contract is announced with it.
    const named = { ...hand, contract: 'kakadurufer', announcements: [hand.announcements[1]] };
    expect(nextHand(rules, '', state, named as unknown as typeof hand, String).hand).toBe(1);
    const plain = resolveKoenigrufen(book({}));
    expect(nextHand(plain, '', state, hand, String).hand).toBe(1);
  });

  test('contracts that are not played are not offered, and a rufer that is not played is no first bid', () => {
    const rules = resolveKoenigrufen(book({ notPlayed: ['rufer', 'zwiccolo', 'bei'] }));
    const setting = { rules, table: openFour([A, B, C, D], A).table };
    const offered = bidsOf(setting).map(({ group, bids }) => [group, bids.length]);
    expect(offered).toEqual([
      ['forehand', 2],
      ['partner', 4],
      ['alone', 4],
      ['negative', 4],
    ]);
    expect(contractOf(setting, EMPTY_DRAFT)).toBeNull();
    expect(withDeclarer(setting, { declarer: C }, B)).toEqual({ declarer: B });
  });

  test('a figure that is not played is worth nothing, and a valat multiplies by 1', () => {
    const { tariff } = book({ notPlayed: ['trull', 'valat'] });
    expect(tariff.trull.points).toBe(0);
    expect(tariff['trull-declared'].points).toBe(0);
    expect(tariff['valat-declared'].points).toBe(1);
  });

  test('a named fine has its price, and from its second time on', () => {
    const added = [
      { code: 'sent', words: { sv: 'Kom för sent' }, stage: 'deal', price: 3, from: 2 },
    ] as const;
    const rules = resolveKoenigrufen(book({ added }));
    const { table } = openFour([A, B, C, D], A);
    const late = fine(B, 'other', { own: 'sent', stage: 'deal' });
    const first = fineOfClub(rules, table, late);
    expect(first.payments).toEqual([]);
    expect(net(fineOfClub(rules, first.table, late))).toEqual({ a: 3, b: -9, c: 3, d: 3 });
  });
});
